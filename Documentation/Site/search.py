"""Prints the search index of the documentation as JSON: search.py

The index is made from articles and doc comments, so the gallery can search the documentation before it is built.
`script/docs` compares it with the built pages: search.py --check SITE.
"""

import json
import re
import sys
import unicodedata
from pathlib import Path

import settings

ROOT = Path(__file__).resolve().parents[2]
WORDS = Path(__file__).with_name("search-words.json")
MODULES = ["Rotary", "RotarySwiftUI", "RotaryUIKit", "RotaryGTK", "RotaryCairo", "RotaryReplay", "RotaryGallery",
           "RotaryCommands", "RotaryGestures"]
# The longest description that a result shows, in characters.
ABOUT = 160
# A public type at the top level of a file, and the doc comment and attributes above it.
TYPE = re.compile(
    r"^(?P<above>(?:(?:///|@).*\n)*)(?:@\w+(?:\([^)]*\))? )*"
    r"(?:public|open) (?:final )?(?:struct|class|enum|protocol|actor) (?P<name>\w+)", re.M)
FENCE = re.compile(r"^```.*?^```$", re.M | re.S)


def plain(text):
    """The text of Markdown."""
    text = re.sub(r"<!--.*?-->", "", text, flags=re.S)
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"``(?:\w+/)*([^`]+)``", r"\1", text)
    text = re.sub(r"^[|:\- ]+$", "", text, flags=re.M)
    return re.sub(r"\s+", " ", re.sub(r"[*`]+", "", text).replace("|", " ")).strip()


def about(text):
    """The first paragraph, cut after a word."""
    for paragraph in FENCE.sub("", text).split("\n\n"):
        found = plain(paragraph)
        if found and not paragraph.lstrip().startswith("|"):
            return found if len(found) <= ABOUT else found[:ABOUT].rsplit(" ", 1)[0] + "…"
    return ""


def words(text):
    """Each word once, code included."""
    return " ".join(dict.fromkeys(re.findall(r"[^\W_]+", plain(text))))


def anchor(heading):
    """The part of an address that DocC gives a heading."""
    joined = "-".join(each for each in re.split(r"[\s\-–—]+", heading.strip()) if each)
    # DocC removes punctuation from the anchor.
    return "".join(each for each in joined if each == "-" or not is_punctuation(each))


def is_punctuation(character):
    return unicodedata.category(character).startswith("P") or character == "`"


def parts(text):
    """The title, the text below it, and each section with its heading, outside code."""
    blocks, place, sections = [], 0, []
    for fence in FENCE.finditer(text):
        blocks.append((place, fence.start()))
        place = fence.end()
    blocks.append((place, len(text)))
    headings = [match for match in re.finditer(r"^(#+) +(.+?) *$", text, re.M)
                if any(begin <= match.start() < end for begin, end in blocks)]
    for index, heading in enumerate(headings):
        end = headings[index + 1].start() if index + 1 < len(headings) else len(text)
        sections.append((len(heading[1]), heading[2], text[heading.end():end].strip()))
    return sections


def entry(kind, module, title, page, abstract, text="", sections=()):
    address = "/".join(["docs/documentation", module.lower(), *([page.lower()] if page else [])]) + "/"
    return {"kind": kind, "module": module, "title": title, "address": address, "about": abstract, "text": text,
            "sections": list(sections)}


def article(file, module):
    return page_of(file.read_text(), "Article", module, file.stem)


def page_of(text, kind, module, page):
    (_, title, opening), *rest = parts(text)
    overview = " ".join(body for _, name, body in rest if name == "Overview")
    sections = [[plain(name), anchor(plain(name)), about(body), words(body)]
                for level, name, body in rest if name not in ("Overview", "Topics", "See also")]
    abstract = about(opening) or about(overview) or next((each[2] for each in sections if each[2]), "")
    return entry(kind, module, plain(title), page, abstract, words(opening + " " + overview), sections)


def types(module):
    """The public types of a module, with the first paragraph of their doc comments."""
    found = {}
    for file in sorted((ROOT / "Sources" / module).rglob("*.swift")):
        for match in TYPE.finditer(file.read_text()):
            lines = [line[3:].strip() for line in match["above"].splitlines() if line.startswith("///")]
            found[match["name"]] = entry("Type", module, match["name"], match["name"], about("\n".join(lines)))
    return found


def entries():
    """All pages of all modules."""
    for module in MODULES:
        found = types(module)
        pages = []
        for file in sorted((ROOT / "Sources" / module).glob("*.docc/**/*.md")):
            title = parts(file.read_text())[0][1]
            extended = re.fullmatch(r"``(?:\w+/)?(\w+)``", title)
            if not extended:
                pages.append(article(file, module))
            elif extended[1] == module:
                (_, _, opening), *rest = parts(file.read_text())
                overview = "\n\n".join(body for _, name, body in rest if name == "Overview")
                pages.append(entry("Module", module, module, "", about(opening), words(opening + " " + overview)))
            elif extended[1] in found:
                found[extended[1]]["text"] = words(file.read_text())
        if module == "Rotary":
            pages.append(page_of(settings.PAGE, "Article", module, "SettingReference"))
            names = settings.controls()
            pages[-1]["sections"] = [[name, name, f"Every setting of {name}", ""] for name in names]
        yield from pages
        yield from found.values()


def read_me():
    """The README, which the site serves as it is: without addresses of sections."""
    (_, title, opening), *rest = parts((ROOT / "README.md").read_text())
    return {"kind": "Article", "title": "Read me", "address": "README.md", "about": about(opening),
            "text": words(opening + " " + " ".join(f"{name} {body}" for _, name, body in rest)), "sections": []}


def index():
    known = json.loads(WORDS.read_text())
    return {"entries": [read_me(), *entries()], **known}


def check(site):
    """The addresses of the index that the built documentation lacks."""
    data = Path(site) / "data"
    for each in entries():
        file = data / (each["address"].removeprefix("docs/").rstrip("/") + ".json")
        if not file.exists():
            # RotaryGTK is left out where GTK is missing.
            if (data / "documentation" / each["address"].split("/")[2]).exists():
                yield f"{each['address']} is not in the documentation"
            continue
        page = json.loads(file.read_text())
        content = [part for section in page.get("primaryContentSections", []) for part in section.get("content", [])]
        anchors = {part.get("anchor") for part in content}
        for title, name, *_ in each["sections"]:
            if name not in anchors:
                yield f"{each['address']} has no anchor {name} for \"{title}\""


if __name__ == "__main__":
    if sys.argv[1:2] == ["--check"]:
        problems = list(check(sys.argv[2]))
        print(*problems, sep="\n", file=sys.stderr) if problems else None
        sys.exit(1 if problems else 0)
    print(json.dumps(index(), ensure_ascii=False, separators=(",", ":")))
