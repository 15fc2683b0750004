"""Commands called as scripts call them."""

from __future__ import annotations

from desktop.cli import main


def run(capsys, *argv):
    """Return exit code, stdout and stderr of a command."""
    try:
        code = main(argv)
    except SystemExit as ended:
        code = ended.code
    out, err = capsys.readouterr()
    return code, out, err


def told(capsys, *argv):
    """Return the one sentence that a command refuses with."""
    code, out, err = run(capsys, *argv)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()
