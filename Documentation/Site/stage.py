"""Makes a catalogue for DocC from one whose links work on GitHub: stage.py MODULE FOLDER.

Articles link to each other by their files, and show pictures and name files of the repository by their paths,
as GitHub has it. DocC links by names and has all pictures in the catalogue; a file that is no article is
called by its path. Texts under labels, such as **UIKit**, become tabs.
"""

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(
    r"(?P<picture>!?)\[(?P<text>[^\]\[]*(?:`[^`]*`[^\]\[]*)*)\]\((?P<path>[^)\s#:]+)(?:#(?P<heading>[^)\s]*))?\)")
FENCE = re.compile(r"^(```.*?^```)$", re.M | re.S)
# As Tests/Documents/blocks.py has it.
LABEL = re.compile(r"^\*\*(SwiftUI|UIKit|HTML|GTK)\*\*$")


def articles():
    """The module of each article, by the article's file."""
    return {file.resolve(): file.parents[len(file.relative_to(ROOT).parts) - 3].name
            for file in ROOT.glob("Sources/*/*.docc/**/*.md")}


def slug(title):
    """A heading's anchor on GitHub."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def headings(file):
    """The headings of an article by their anchors, without those in code."""
    text = FENCE.sub("", file.read_text())
    return {slug(title): title for title in re.findall(r"^#+ (.*)$", text, re.M)}


def fragment(target, heading):
    """A heading's anchor in DocC, for one on GitHub."""
    if not heading:
        return ""
    return "#" + re.sub(r"[^\w\- ]", "", headings(target)[heading]).replace(" ", "-")


def tabs(text):
    """Texts under labels, up to the next heading, as tabs."""
    lines, is_open, is_code = [], False, False
    for line in [*text.split("\n"), "# end"]:
        is_code = is_code != line.startswith("```")
        label = not is_code and LABEL.match(line)
        if is_open and (label or not is_code and line.startswith("#")):
            lines += ["  }"] if label else ["  }", "}", ""]
        if label:
            lines += [] if is_open else ["@TabNavigator {"]
            lines.append(f'  @Tab("{label[1]}") {{')
            is_open = True
            continue
        if not is_code and line.startswith("#"):
            is_open = False
        lines.append(f"    {line}" if is_open and line else line)
    return "\n".join(lines[:-1])


def rewritten(text, file, module, known, pictures):
    """An article's text with links for DocC. Adds the article's pictures to `pictures`."""

    def link(match):
        text = match.string
        target = (file.parent / match["path"]).resolve()
        if not target.exists():
            raise SystemExit(f"{file.relative_to(ROOT)}: there is no {match['path']}")
        if match["picture"]:
            # DocC leaves out any other without a word.
            if target.suffix not in (".png", ".jpg", ".gif", ".svg"):
                raise SystemExit(f"{file.relative_to(ROOT)}: DocC cannot show {target.name}")
            pictures.add(target)
            return f"![{match['text']}]({target.name})"
        if target not in known:
            path = target.relative_to(ROOT)
            return match["text"] if match["text"].strip("`") == str(path) else f"{match['text']} (`{path}`)"
        if known[target] == module:
            # In a list of topics, DocC writes the title of the page.
            before, after = text[:match.start()], text[match.end():]
            if before.endswith("\n- ") and after[:1] in ("\n", ""):
                return f"<doc:{target.stem}>"
            return f"[{match['text']}](doc:{target.stem}{fragment(target, match['heading'])})"
        # DocC builds one module at a time, and the renderer has the addresses of all. A module's page has the name of
        # the module.
        page = "" if target.stem == known[target] else f"/{target.stem.lower()}"
        return f"[{match['text']}](/documentation/{known[target].lower()}{page})"

    parts = FENCE.split(text)
    return tabs("".join(part if index % 2 else LINK.sub(link, part) for index, part in enumerate(parts)))


def stage(module, folder):
    """Writes a module's catalogue into a folder."""
    known = articles()
    source = ROOT / "Sources" / module / f"{module}.docc"
    target = Path(folder) / f"{module}.docc"
    shutil.copytree(source, target)
    pictures = set()
    for file in source.rglob("*.md"):
        text = rewritten(file.read_text(), file, module, known, pictures)
        (target / file.relative_to(source)).write_text(text)
    for picture in pictures:
        shutil.copy(picture, target / picture.name)


if __name__ == "__main__":
    stage(*sys.argv[1:])
