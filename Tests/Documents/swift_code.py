"""Checks blocks of Swift: those of a document together, in their order, as a reader would paste them."""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from blocks import ROOT

SCRATCH = ROOT / ".build-documents"
CONTEXTS = Path(__file__).parent / "Contexts"
# The imports of a module's documents, and of recipes for a host, in addition to those in the code.
MODULES = {
    "Rotary": ["Rotary", "RotaryGestures"],
    "RotaryGestures": ["Rotary", "RotaryGestures"],
    "RotaryCairo": ["Rotary", "RotaryCairo"],
    "RotaryReplay": ["Rotary", "RotaryReplay"],
    "RotaryGallery": ["Rotary", "RotaryGallery"],
    "RotaryCommands": ["RotaryCommands", "RotaryReplay"],
    "RotaryGTK": ["Rotary", "RotaryGTK", "CGtk"],
    "RotaryUIKit": ["Foundation", "Rotary", "RotaryUIKit", "UIKit"],
    "RotarySwiftUI": ["Foundation", "Rotary", "RotarySwiftUI", "SwiftUI"],
}


# Documents whose blocks are also in a source, word for word: outlets and actions need the Objective-C runtime, for
# which script/apple compiles that source.
ELSEWHERE = {
    "Sources/RotaryUIKit/RotaryUIKit.docc/InAStoryboard.md":
        "Checks/Apple/Tests/DocumentTests/Blocks/InAStoryboard.swift",
}


@dataclass
class Build:
    """A folder of built modules."""

    name: str
    folder: str
    packages: list
    # How it is built, for a reader who lacks it.
    command: str

    @property
    def path(self):
        return ROOT / self.folder

    @property
    def exists(self):
        # Without GTK the module of its widgets is built, and empty.
        lacks_gtk = self.name == "gtk" and subprocess.run(["pkg-config", "--exists", "gtk4"], check=False).returncode
        return not lacks_gtk and (self.path / "Modules" / f"{self.main}.swiftmodule").exists()

    @property
    def main(self):
        return {"apple": "RotarySwiftUI", "gtk": "RotaryGTK"}.get(self.name, "RotaryCommands")

    def flags(self):
        flags = ["-swift-version", "6", "-I", str(self.path / "Modules")]
        for file in sorted(self.path.glob("*.build/module.modulemap")):
            flags += ["-Xcc", f"-fmodule-map-file={file}"]
        # Packages with a module map.
        for file in sorted((self.path.parent / "checkouts").glob("*/Sources/*/include/module.modulemap")):
            flags += ["-I", str(file.parent)]
        libraries = sorted((ROOT / "Sources/Libraries").iterdir()) if self.packages else []
        for library in libraries:
            if library.name != "CGtk" or self.name == "gtk":
                flags += ["-I", str(library)]
        if self.packages:
            found = subprocess.run(
                ["pkg-config", "--cflags-only-I", *self.packages], capture_output=True, text=True, check=False
            ).stdout.split()
            flags += [part for each in found for part in ("-I", each.removeprefix("-I"))]
        return flags


CORE = Build("core", ".build-all/debug", ["pangocairo", "libwebpmux"], "script/build")
# The same folder, if GTK was installed when it was built.
GTK = Build("gtk", ".build-all/debug", ["gtk4", "pangocairo", "libwebpmux"], "script/bootstrap --gtk; script/build")
APPLE = Build("apple", "Checks/Apple/.build/debug", [], "swift build --package-path Checks/Apple")


@dataclass
class Program:
    """Blocks that are compiled as one file."""

    build: Build
    blocks: list
    is_run: bool

    @property
    def place(self):
        return self.blocks[0].place


def is_manifest(block):
    """Whether a block is a package's manifest, or a dependency for one."""
    return "import PackageDescription" in block.text or block.text.startswith(".package(")


def imports_of(block):
    """The imports of a block, or those of its document."""
    said = re.findall(r"^import (\w+)", block.text, re.M) + block.imports
    parts = block.file.split("/")
    usual = MODULES.get(parts[1], ["Rotary"]) if parts[0] == "Sources" else ["Rotary"]
    if block.host:
        usual = MODULES.get(f"Rotary{block.host}", usual)
    return said or usual


def build_of(imports):
    if {"UIKit", "SwiftUI", "RotaryUIKit", "RotarySwiftUI"} & set(imports):
        return APPLE
    return GTK if {"CGtk", "RotaryGTK"} & set(imports) else CORE


def programs(blocks):
    """A program for each document and what it is built with; one for each block of a doc comment."""
    found = {}
    for block in blocks:
        if is_manifest(block) or block.file in ELSEWHERE:
            continue
        build = build_of(imports_of(block))
        # Named modules make a separate program: a README shows several. So do the recipes for a host.
        key = (block.file, build.name, block.host, block.line if block.is_comment else 0)
        found.setdefault(key, Program(build, [], False)).blocks.append(block)
    for program in found.values():
        program.is_run = program.build is CORE and not any(
            block.is_comment or "import RotaryCommands" in block.text for block in program.blocks
        )
    return list(found.values())


def context_of(program):
    """Code around a block, with names that it uses: for its file, for properties in its module, or for its module."""
    first = program.blocks[0]
    path = Path(first.file)
    is_members = "var body: some View" in first.text and "struct " not in first.text
    module = path.parts[1] if path.parts[0] == "Sources" else ""
    # Articles have none.
    names = [f"{module}.members", module] if is_members else [module]
    names = names if first.is_comment or path.stem == "README" else []
    if first.host:
        names = [f"Recipes.{first.host}"]
    for name in [str(path.with_suffix("")).replace("/", "."), *names]:
        if (CONTEXTS / f"{name}.swift").exists():
            return (CONTEXTS / f"{name}.swift").read_text()
    return ""


def source(program):
    """The text of a program; compilers name the lines of the document."""
    names = sorted({name for block in program.blocks for name in imports_of(block)})
    code = []
    for block in program.blocks:
        code.append(f'#sourceLocation(file: "{ROOT / block.file}", line: {block.line})')
        text = block.text.rstrip("\n")
        if block.host:
            # Recipes may use the same names; an import cannot be in a function.
            text = re.sub(r"^import .*$", "", text, flags=re.M)
            text = f"@MainActor func recipe{block.line}() async throws {{\n{text}\n}}"
            code[-1] = f'#sourceLocation(file: "{ROOT / block.file}", line: {block.line - 1})'
        code.append(text)
        code.append("#sourceLocation()")
    before, mark, after = context_of(program).partition("// block")
    return "\n".join([*(f"import {name}" for name in names), before, *code, after]) + "\n"


def make_library():
    """One library of all that programs may call, so that each is linked in no time; made where it is older."""
    library = SCRATCH / "libDocuments.so"
    names = ["RealModule", "Rotary", "RotaryGestures", "RotaryCairo", "RotaryReplay", "RotaryGallery"]
    objects = [
        str(file) for name in [*names, "_NumericsShims"] for file in sorted((CORE.path / f"{name}.build").rglob("*.o"))
        # Deleted sources leave objects behind.
        if not (ROOT / "Sources" / name).exists() or any((ROOT / "Sources" / name).rglob(file.stem))
        or ".swiftmodule" in file.name
    ]
    newest = max(os.path.getmtime(file) for file in objects)
    if library.exists() and library.stat().st_mtime > newest:
        return
    linked = subprocess.run(
        ["pkg-config", "--libs", "pangocairo", "libwebpmux"], capture_output=True, text=True, check=False
    ).stdout.split()
    subprocess.run(["swiftc", "-emit-library", "-o", str(library), *objects, *linked, "-lgif"], check=True)


def compile_program(program, number):
    """Nothing where a program is compiled, and run; else what the compiler or the program says."""
    folder = SCRATCH / f"{program.build.name}-{number}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "main.swift").write_text(source(program))
    command = ["swiftc", *program.build.flags()]
    if program.build is APPLE:
        command += ["-Xfrontend", "-disable-cross-import-overlays"]
    if any("@main" in block.text for block in program.blocks):
        command.append("-parse-as-library")
    if not program.is_run:
        return said(subprocess.run([*command, "-typecheck", folder / "main.swift"], capture_output=True, text=True, check=False))
    wrong = said(subprocess.run(
        [*command, folder / "main.swift", "-o", folder / "main", "-L", SCRATCH, "-lDocuments", "-lm"],
        capture_output=True, text=True, check=False,
    ))
    if wrong:
        return wrong
    ran = subprocess.run(
        [folder / "main"], cwd=folder, env={**os.environ, "LD_LIBRARY_PATH": str(SCRATCH), "SWIFT_BACKTRACE": "enable=no"},
        capture_output=True, text=True, check=False, timeout=30,
    )
    return f"{program.place}: it ends with {ran.returncode}\n{ran.stderr[-2000:]}" if ran.returncode else ""


def said(done):
    """The errors of a compiler; warnings are allowed."""
    if done.returncode == 0:
        return ""
    return "\n".join(
        line.replace(f"{ROOT}/", "") for line in done.stderr.split("\n") if re.match(r"\S+:\d+:\d+: error:", line)
    ) or done.stderr


def check_elsewhere(block):
    """Nothing where a source has a block word for word."""
    source = ELSEWHERE[block.file]
    return "" if block.text in (ROOT / source).read_text() else f"{block.place}: {source} has another text"


def check_manifest(block):
    """Returns an empty text if a package's manifest compiles, with a dependency alone in a manifest around it."""
    text = block.text
    if "import PackageDescription" not in text:
        text = f'import PackageDescription\nlet package = Package(name: "App", dependencies: [\n{text}])\n'
    toolchain = Path(shutil.which("swiftc")).resolve().parents[1]
    folder = SCRATCH / "manifest"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "Package.swift").write_text(text)
    return said(subprocess.run(
        ["swiftc", "-typecheck", "-I", toolchain / "lib/swift/pm/ManifestAPI", "-package-description-version", "6.1",
         folder / "Package.swift"], capture_output=True, text=True, check=False,
    ))
