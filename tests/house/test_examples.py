"""The examples in docstrings give what they promise."""

import ast
import doctest
from importlib import import_module

import pytest

from tests.house.sources import ROOT, modules


def documented(tree):
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return (ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, kinds))


EXAMPLES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for path, tree in modules().items()
    if any(">>> " in docstring for docstring in documented(tree))
)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_a_module_hold(name):
    tried = doctest.testmod(import_module(name))
    assert tried.attempted > 0
    assert tried.failed == 0
