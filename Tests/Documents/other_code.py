"""Checks blocks of everything but Swift."""

import ast
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

from blocks import ROOT
from stage import headings

# Programs of others that documents call; their options are theirs.
PROGRAMS = {
    "apt", "cc", "cd", "docc", "git", "npm", "python3", "sudo", "swift", "taskset", "xvfb-run",
}


def parsed_by_esbuild(loader):
    def check(block):
        done = subprocess.run(
            ["esbuild", f"--loader={loader}", "--log-level=error"], input=block.text, capture_output=True, text=True,
            check=False,
        )
        return done.stderr if done.returncode else ""

    return check


def script_of_page(block):
    """The script of a component that a framework's compiler takes apart: Vue's, Svelte's."""
    script = re.search(r"<script>\n(.*?)</script>", block.text, re.S)
    if not script:
        return "it has no script"
    return parsed_by_esbuild("js")(type(block)(block.file, block.line, "js", script[1]))


def json_lines(block):
    """Whole, or line by line, as a recording is."""
    for part in [block.text], block.text.splitlines():
        try:
            for each in part:
                json.loads(each)
            return ""
        except json.JSONDecodeError as error:
            wrong = str(error)
    return wrong


def python(block):
    try:
        ast.parse(block.text)
    except SyntaxError as error:
        return str(error)
    return ""


def c(block):
    """With GTK's headers and ours; a block that is no whole file is the inside of a function."""
    text = block.text if "int main" in block.text else f"void block(void) {{\n{block.text}\n}}\n"
    flags = subprocess.run(["pkg-config", "--cflags", "gtk4"], capture_output=True, text=True, check=False).stdout.split()
    done = subprocess.run(
        ["cc", "-fsyntax-only", "-Wall", "-Werror", *flags, f"-I{ROOT}/Sources/RotaryGTK/include", "-x", "c", "-"],
        input=text, capture_output=True, text=True, check=False,
    )
    return done.stderr


def shell(block):
    """Read by bash; then each command by itself: our scripts are there and know their options, `rotary` runs."""
    done = subprocess.run(["bash", "-n"], input=block.text, capture_output=True, text=True, check=False)
    if done.returncode:
        return done.stderr
    text = re.sub(r"\\\n\s*", "", block.text)
    wrong = [command(line) for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
    return "\n".join(each for each in wrong if each)


def command(line):
    """The mistakes in one line of a shell."""
    words = shlex.split(line, comments=True)
    while words and re.match(r"[A-Z_]+=", words[0]):
        words = words[1:]
    # Capitals stand for a value of the reader's.
    if not words or any(re.fullmatch(r"[A-Z]{3,}", word) for word in words[1:]):
        words = words[:1]
    if not words:
        return ""
    name, *options = words
    if name == "rotary":
        return tool(options)
    if "/" in name:
        file = ROOT / name
        if not file.exists():
            return "" if name.startswith(".build") else f"there is no {name}"
        known = file.read_text(errors="ignore")
        missing = [each for each in options if each.startswith("--") and each.split("=")[0] not in known]
        return f"{name} does not know {' '.join(missing)}" if missing else ""
    return "" if name in PROGRAMS else f"there is no program {name}"


def tool(options):
    """Runs the tool beside the recordings; of a command that does not end, only its help."""
    folder = ROOT / ".build-documents" / "shell"
    folder.mkdir(parents=True, exist_ok=True)
    link = folder / "Recordings"
    if not link.exists():
        link.symlink_to(ROOT / "Recordings")
    program = ROOT / ".build-all/debug/rotary"
    if options[:1] == ["serve"]:
        options = [*options, "--help"]
    done = subprocess.run(
        [program, *options], cwd=folder, capture_output=True, text=True, check=False, timeout=30
    )
    return f"rotary {' '.join(options)}: {done.stderr.strip()}" if done.returncode else ""


def tested_elsewhere(path, word):
    """A test that takes the block out of its document."""

    def check(block):
        text = (ROOT / path).read_text()
        return "" if word in text else f"{path} has no test of it"

    return check


CHECKS = {
    "c": c,
    "css": parsed_by_esbuild("css"),
    "html": tested_elsewhere("Tests/Browser/test_documents.py", 'language == "html"'),
    "js": parsed_by_esbuild("js"),
    "json": json_lines,
    "jsx": parsed_by_esbuild("jsx"),
    "python": python,
    "sh": shell,
    "svelte": script_of_page,
    "ts": parsed_by_esbuild("ts"),
    "vue": script_of_page,
}
# Nothing that a program reads.
PLAIN = {"text"}


def missing_program(language):
    """The program that is needed to check blocks of a language and is not installed, or None."""
    needed = {"c": "cc", "css": "esbuild", "js": "esbuild", "jsx": "esbuild", "ts": "esbuild"}
    needed |= {"svelte": "esbuild", "vue": "esbuild"}
    program = needed.get(language)
    return program if program and not shutil.which(program) else None


def dead_links(file, text):
    """Links and pictures of a document that lead to no file, or to no heading."""
    own = headings(text)
    text = re.sub(r"^\s*```.*?^\s*```", "", text, flags=re.M | re.S)
    text = re.sub(r"`[^`\n]*`", "", text)
    for path in re.findall(r"\]\(([^)\s#:]+)(?:#[^)]*)?\)", text) + re.findall(r'src="([^":]+)"', text):
        if not ((ROOT / file).parent / path).exists():
            yield path
    for path, anchor in re.findall(r"\]\(([^)\s#:]*)#([^)\s]+)\)", text):
        target = (ROOT / file).parent / path
        if not path or target.suffix == ".md" and target.exists():
            if anchor not in (headings(target.read_text()) if path else own):
                yield f"{path}#{anchor}"
