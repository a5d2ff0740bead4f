"""Makes a catalogue for DocC from one whose links work on GitHub: stage.py MODULE FOLDER.

In the repository, articles link to articles, pictures and other files by relative paths. DocC links articles by their
names and needs all pictures in the catalogue. A link to any other file becomes the file's path. Texts under labels,
such as **UIKit**, become tabs.
"""

import re
import shutil
import sys
from pathlib import Path

from search import anchor, parts, plain

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(
    r"(?P<picture>!?)\[(?P<text>[^\]\[]*(?:`[^`]*`[^\]\[]*)*)\]\((?P<path>[^)\s#:]+)(?:#(?P<heading>[^)\s]*))?\)")
FENCE = re.compile(r"^(```.*?^```)$", re.M | re.S)
# The host that the text up to the next label or heading is for.
LABEL = re.compile(r"^\*\*(SwiftUI|UIKit|HTML|GTK)\*\*$")


def articles():
    """The module of each article, by the article's file."""
    return {file.resolve(): file.parents[len(file.relative_to(ROOT).parts) - 3].name
            for file in ROOT.glob("Sources/*/*.docc/**/*.md")}


def slug(title):
    """A heading's anchor on GitHub."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def headings(text):
    """The headings of an article by their anchors on GitHub."""
    return {slug(title): title for _, title, _ in parts(text)}


def fragment(target, heading):
    """A heading's anchor in DocC, for one on GitHub."""
    if not heading:
        return ""
    return "#" + anchor(plain(headings(target.read_text())[heading]))


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
            # DocC ignores other kinds without a warning.
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

    pieces = FENCE.split(text)
    return tabs("".join(piece if index % 2 else LINK.sub(link, piece) for index, piece in enumerate(pieces)))


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
