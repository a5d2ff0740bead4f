"""Compiles or runs every block of code of every document; script/documents calls it."""

import sys
from concurrent.futures import ThreadPoolExecutor

import swift_code
from blocks import MISTAKES, ROOT, all_blocks, blocks_of, documents, indented
from other_code import CHECKS, PLAIN, dead_links, missing_program
from swift_code import (
    APPLE, CORE, ELSEWHERE, SCRATCH, build_of, check_elsewhere, check_manifest, compile_program, imports_of,
    is_manifest, make_library, programs,
)


def is_apple(block):
    return block.language == "swift" and not is_manifest(block) and build_of(imports_of(block)) is APPLE


def unchecked(blocks):
    """The blocks that this machine cannot check, with the reason."""
    for program in programs([block for block in blocks if block.language == "swift"]):
        if not program.build.exists:
            for block in program.blocks:
                yield block, f"{program.build.folder} is not built: {program.build.command} does"
    for block in blocks:
        if missing_program(block.language):
            yield block, f"{missing_program(block.language)} is missing"


def wrong_blocks(blocks):
    """The mistakes in blocks, in their order."""
    swift = [block for block in blocks if block.language == "swift"]
    found = programs(swift)
    if any(program.is_run for program in found):
        make_library()
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(compile_program, found, range(len(found))))
    results += [check_manifest(block) for block in swift if is_manifest(block)]
    results += [check_elsewhere(block) for block in swift if block.file in ELSEWHERE]
    for block in blocks:
        if block.language in CHECKS:
            wrong = CHECKS[block.language](block)
            results.append(f"{block.place}: {wrong}" if wrong else "")
        elif block.language != "swift" and block.language not in PLAIN:
            results.append(f"{block.place}: a block of {block.language or 'no language'}, which nobody checks")
    return [each for each in results if each]


def check_mistakes():
    """Each mistake is found, for the reason that it names: the check finds what it is for."""
    wrong = []
    for path, text in documents(MISTAKES):
        expected = text.split("<!-- expected: ")[1].split(" -->")[0]
        found = wrong_blocks(blocks_of(path, text)) + list(indented(path, text)) + list(dead_links(path, text))
        if not any(expected in each for each in found):
            wrong.append(f"{path} is not refused for: {expected}\n{found}")
    return wrong


def main(apple):
    SCRATCH.mkdir(exist_ok=True)
    needed = APPLE if apple else CORE
    if not needed.exists:
        raise SystemExit(f"script/documents: {needed.folder} is not built; {needed.command} does")
    blocks = [block for block in all_blocks() if is_apple(block) == apple]
    left = {block.place: (block, reason) for block, reason in unchecked(blocks)}
    checked = [block for block in blocks if block.place not in left]
    wrong = wrong_blocks(checked)
    if not apple:
        for path, text in documents():
            wrong += [f"{place}: a block without a language; put it between ``` marks" for place in indented(path, text)]
            wrong += [f"{path}: there is no {link}" for link in dead_links(path, text)]
        wrong += check_mistakes()
    for place, (_, reason) in left.items():
        print(f"not checked: {place}: {reason}")
    plain = sum(block.language in PLAIN for block in checked)
    print(f"{len(checked) - plain} blocks of code are checked, {len(left)} are not; {plain} are plain text")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main(sys.argv[1:] == ["apple"])
