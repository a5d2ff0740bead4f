"""What script/release refuses and makes, in a small repository with other scripts in place of the slow ones."""

import os
import pathlib
import random
import re
import shutil
import subprocess
import tarfile

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHANGELOG = """# Changelog

## [Unreleased]

## [0.1.0] - 2026-11-30

### Controls
- `Wheel`: a wheel ([how
  it ends](Sources/Settling.md)).

### Web
- Elements.

## [0.0.1] - 2026-01-01

- Nothing.
"""
SCRIPTS = {
    "api": 'echo "api $*" >>.build-log',
    "test": 'echo "test $*" >>.build-log',
    "bootstrap": "",
    "docs": "mkdir -p .build-docs/site; echo page >.build-docs/site/index.html",
    "dist": "mkdir -p Web; echo package >Web/dist-package.tgz",
}
# A tool that is written instead of compiled, and its libraries.
SWIFT = """while [ $# -gt 0 ]; do [ "$1" != --scratch-path ] || out=$2; shift; done
mkdir -p "$out/release" "$out/checkouts/swift-nio"
echo licence >"$out/checkouts/swift-nio/NOTICE.txt"
printf '#!/bin/sh\\necho 0.1.0\\n' >"$out/release/rotary"
chmod +x "$out/release/rotary"
"""
OBJDUMP = "echo '  NEEDED               libcairo.so.2'"


class Project:
    """A repository in which 0.1.0 can be released."""

    def __init__(self, folder):
        self.folder = folder
        for name in ("release", "version", "archive"):
            (folder / "script").mkdir(exist_ok=True)
            shutil.copy(ROOT / "script" / name, folder / "script" / name)
        for name, text in SCRIPTS.items():
            self.program(f"script/{name}", text)
        self.program(".build-bin/swift", SWIFT)
        self.program(".build-bin/objdump", OBJDUMP)
        self.write(".gitignore", ".build*\nWeb/\n")
        self.write("Sources/RotaryCommands/RotaryCommands.swift", 'public static let version = "0.1.0"\n')
        self.write("README.md", "# RotaryKit\n")
        self.write("LICENSE", "A licence\n")
        self.write("CHANGELOG.md", CHANGELOG)
        self.git("init", "-q", "-b", "main")
        self.commit()

    def write(self, name, text):
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def program(self, name, text):
        self.write(name, f"#!/usr/bin/env bash\nset -e\n{text}\n").chmod(0o755)

    def git(self, *words):
        command = ["git", "-c", "user.name=a", "-c", "user.email=a@b", *words]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=True).stdout

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", "Begin")

    def release(self, *words):
        """Runs the script; returns the exit code, and all that is printed."""
        done = subprocess.run(
            [self.folder / "script/release", *words], cwd=self.folder, capture_output=True, text=True, check=False,
            env={"PATH": f"{self.folder}/.build-bin:/usr/bin:/bin", "HOME": str(self.folder)},
        )
        return done.returncode, done.stdout + done.stderr

    @property
    def log(self):
        """The scripts that ran, with their arguments."""
        file = self.folder / ".build-log"
        return [line.strip() for line in file.read_text().splitlines()] if file.exists() else []


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path)


@pytest.mark.parametrize("version", ["1", "0.1", "v0.1.0", "0.01.0", "0.1.0-", "0.1.0-01", "0.1.0+5", "0.1.0 ", "new"])
def test_a_version_that_is_not_semantic_is_refused(project, version):
    code, said = project.release(version, "--dry-run")
    assert code == 1 and f"'{version}' is not a semantic version, such as 0.1.0" in said
    assert project.log == []


@pytest.mark.parametrize("version", ["0.2.0", "0.1.0-beta.1", "10.20.30"])
def test_a_version_that_differs_from_the_declared_one_is_refused(project, version):
    code, said = project.release(version, "--dry-run")
    assert code == 1 and f"RotaryCommands.version is 0.1.0, not {version}" in said


def test_a_dry_run_checks_and_makes_nothing(project):
    code, said = project.release("0.1.0", "--dry-run")
    assert code == 0 and "0.1.0 can be released, if the tests pass" in said
    assert project.log == ["api --check core", "api --check apple"]
    assert not (project.folder / ".build-release").exists()


@pytest.mark.parametrize("file", ["README.md", "new.txt"])
def test_a_work_tree_with_changes_is_refused(project, file):
    project.write(file, "changed\n")
    code, said = project.release("0.1.0", "--dry-run")
    assert code == 1 and "the work tree has changes" in said


def test_another_branch_is_refused(project):
    project.git("checkout", "-q", "-b", "topic")
    code, said = project.release("0.1.0", "--dry-run")
    assert code == 1 and "releases are made on main, but this is topic" in said


def test_an_existing_tag_is_refused(project):
    project.git("tag", "0.1.0")
    code, said = project.release("0.1.0", "--dry-run")
    assert code == 1 and "the tag 0.1.0 exists" in said


@pytest.mark.parametrize("heading", ["## [Unreleased]", "## [0.1.0]", "## [0.1.0] - soon", "## [0-1-0] - 2026-11-30"])
def test_a_changelog_without_a_dated_section_is_refused(project, heading):
    project.write("CHANGELOG.md", CHANGELOG.replace("## [0.1.0] - 2026-11-30", heading))
    project.commit()
    code, said = project.release("0.1.0", "--dry-run")
    assert code == 1 and "CHANGELOG.md has no '## [0.1.0] - DATE'; rename '## [Unreleased]' to '## [0.1.0] - 20" in said


def test_an_empty_section_is_refused(project):
    project.write("CHANGELOG.md", "## [0.1.0] - 2026-11-30\n\n## [0.0.1] - 2026-01-01\n\n- Nothing.\n")
    project.commit()
    code, said = project.release("0.1.0", "--dry-run")
    assert code == 1 and "the section of 0.1.0 in CHANGELOG.md is empty" in said


def test_a_readme_that_says_that_nothing_is_released_is_refused(project):
    project.write("README.md", "No version is released yet.\n")
    project.commit()
    code, said = project.release("0.1.0", "--dry-run")
    assert code == 1 and "README.md says that nothing is released yet" in said


def test_a_changed_interface_is_refused_with_all_other_problems(project):
    project.program("script/api", "[ \"$2\" = apple ]")
    project.write("new.txt", "new\n")
    code, said = project.release("0.1.0", "--dry-run")
    assert code == 1 and "the public interface is not as recorded (core)" in said and "(apple)" not in said
    assert "the work tree has changes" in said


def test_a_failed_test_ends_the_release(project):
    project.program("script/test", '[ "$1" != --hosts ]')
    project.commit()
    code, said = project.release("0.1.0")
    assert code == 1 and "script/test --hosts has failed" in said
    assert not (project.folder / ".build-release").exists()


def test_tests_run_once_for_a_commit(project):
    tests = ["test", "test --hosts"]
    assert project.release("0.1.0", "--tested")[0] == 0
    assert not set(tests) & set(project.log)
    for expected in (1, 1, 2):
        code, said = project.release("0.1.0")
        assert code == 0, said
        assert [each for each in project.log if each in tests] == tests * expected
        if "the tests have passed for this commit" in said:
            project.commit()


def test_the_artefacts_and_the_commands(project):
    code, said = project.release("0.1.0", "--tested")
    assert code == 0, said
    made = project.folder / ".build-release/0.1.0"
    sums = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=made, capture_output=True, text=True, check=True)
    packed = sorted(line.removesuffix(": OK") for line in sums.stdout.splitlines())
    tool = next(name for name in packed if name.startswith("rotary-"))
    assert re.fullmatch(r"rotary-0\.1\.0-linux-\w+\.tar\.gz", tool)
    assert packed == [tool, "rotarykit-0.1.0-documentation.tar.gz", "rotarykit-0.1.0.tgz"]
    folder = tool.removesuffix(".tar.gz")
    with tarfile.open(made / tool) as archive:
        names = [folder, *(f"{folder}/{name}" for name in ("LICENSE", "rotary", "swift-nio-NOTICE.txt"))]
        assert archive.getnames() == names
    with tarfile.open(made / "rotarykit-0.1.0-documentation.tar.gz") as archive:
        assert archive.getnames() == ["docs", "docs/index.html"]
    assert re.search(r"rotary has \d+ bytes and needs these shared libraries:\n  libcairo.so.2\n", said)
    for command in ("git tag -a 0.1.0", "git push origin main 0.1.0", f"npm publish .build-release/0.1.0/{packed[2]}"):
        assert f"\n  {command}" in said
    assert project.git("tag") == ""


def test_the_printed_command_makes_a_tag_with_the_section(project):
    _, said = project.release("0.1.0", "--tested")
    project.git(*re.search(r"^  git (tag .*)$", said, re.M)[1].split())
    assert project.git("tag", "-l", "--format=%(contents)", "0.1.0").strip() == (
        "RotaryKit 0.1.0\n\nControls:\n- `Wheel`: a wheel (how\n  it ends).\n\nWeb:\n- Elements."
    )


def test_an_archive_depends_only_on_the_files(tmp_path):
    names = [f"file{number}" for number in range(20)]
    for copy, seconds in (("a", 1000), ("b", 2000)):
        folder = tmp_path / copy / "site"
        folder.mkdir(parents=True)
        for name in random.Random(seconds).sample(names, len(names)):
            (folder / name).write_text(name)
            os.utime(folder / name, (seconds, seconds))
        subprocess.run([ROOT / "script/archive", tmp_path / f"{copy}.tar.gz", folder, "docs"], check=True)
    assert (tmp_path / "a.tar.gz").read_bytes() == (tmp_path / "b.tar.gz").read_bytes()
    with tarfile.open(tmp_path / "a.tar.gz") as archive:
        assert archive.getnames() == ["docs", *(f"docs/{name}" for name in sorted(names))]
