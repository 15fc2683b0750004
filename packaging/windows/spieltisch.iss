; Inno Setup: the installer for Windows, made of dist\spieltisch.
; iscc /DVersion=0.1.0 packaging\windows\spieltisch.iss
[Setup]
AppId={{6A1F0C2E-6B4E-4B7F-9D2A-5C1F3E8B7A40}
AppName=Spieltisch
AppVersion={#Version}
DefaultDirName={autopf}\Spieltisch
DefaultGroupName=Spieltisch
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
SetupIconFile=spieltisch.ico
UninstallDisplayIcon={app}\spieltisch.exe
OutputDir=..\..\dist
OutputBaseFilename=spieltisch-{#Version}-windows-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\dist\spieltisch\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Spieltisch"; Filename: "{app}\spieltisch.exe"
Name: "{autodesktop}\Spieltisch"; Filename: "{app}\spieltisch.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\spieltisch.exe"; Description: "{cm:LaunchProgram,Spieltisch}"; Flags: nowait postinstall skipifsilent
