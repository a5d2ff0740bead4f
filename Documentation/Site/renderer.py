"""Prepares DocC's renderer for a strict content security policy.

renderer.py FOLDER BASE       moves the inline script of the renderer's pages into a file, and adds links above them
renderer.py --finish FOLDER   adds the first page, the colors and the typeface to a built site
"""

import json
import re
import sys
from pathlib import Path

# The colors of the gallery's css/theme.css.
COLORS = {
    "fill": {"light": "#faf9f7", "dark": "#14161b"},
    "fill-secondary": {"light": "#f1efea", "dark": "#1e2129"},
    "text": {"light": "#16151a", "dark": "#f6f6fa"},
    "link": {"light": "#4f46c8", "dark": "#a5a0ff"},
    "figure-blue": {"light": "#4f46c8", "dark": "#a5a0ff"},
    "documentation-intro-fill": {"light": "#f1efea", "dark": "#1e2129"},
    "documentation-intro-title": {"light": "#16151a", "dark": "#f6f6fa"},
    "documentation-intro-figure": {"light": "#16151a", "dark": "#f6f6fa"},
    "documentation-intro-eyebrow": {"light": "#5e5b66", "dark": "#a9adba"},
}
FIRST_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="favicon.svg">
<meta http-equiv="refresh" content="0; url=documentation/">
<title>RotaryKit's documentation</title>
<p><a href="documentation/">RotaryKit's documentation</a></p>
</html>
"""


# Links above every page, to the gallery and to its search, which includes the documentation.
BAR = ('<nav class="gallery" aria-label="Gallery"><a href="/">RotaryKit: all controls, live</a>'
       '<a href="/?search">Search</a></nav>')
# The gallery serves its typeface. The renderer's figure beside a title would lie under the text.
FONT = "Inter, system-ui, sans-serif"
STYLE = """@font-face {
  font-family: Inter; font-weight: 400 500; font-display: swap;
  src: url("/gallery/fonts/inter-400.woff2") format("woff2");
}
@font-face {
  font-family: Inter; font-weight: 501 800; font-display: swap;
  src: url("/gallery/fonts/inter-600.woff2") format("woff2");
}
.gallery { display: flex; justify-content: space-between; padding: 10px 20px; font: 14px/20px %s; background: var(--color-fill-secondary); }
.gallery a { color: var(--color-text); text-decoration: none; }
.gallery a:hover, .gallery a:focus-visible { text-decoration: underline; }
.documentation-hero .icon { display: none !important; }
""" % FONT


def fit(folder, base):
    """Moves inline scripts and styles of the renderer's pages into files, and adds the bar above."""
    for name in ("index.html", "index-template.html"):
        page = folder / name
        text = page.read_text()
        text, scripts = re.subn(
            r'<script>var baseUrl = "([^"]*)/?"</script>',
            f'<script src="{base}js/base.js"></script>', text,
        )
        text = re.sub(r"<noscript><style>.*?</style>", "<noscript>", text, flags=re.S)
        if scripts != 1 or re.search(r"<script>|<style|\sstyle=|\son\w+=", text):
            raise SystemExit(f"{name} of DocC's renderer has an unknown inline script or style")
        text = text.replace("</head>", f'<link href="{base}css/gallery.css" rel="stylesheet"></head>')
        page.write_text(text.replace('<div id="app">', BAR + '<div id="app">'))
    (folder / "css" / "gallery.css").write_text(STYLE)
    (folder / "js" / "base.js").write_text(f'var baseUrl = "{base}";\n')


def finish(folder):
    """Writes the first page and the theme of the merged site."""
    (folder / "index.html").write_text(FIRST_PAGE)
    theme = {"color": COLORS, "typography": {"html-font": FONT}}
    settings = {"theme": theme, "features": {"docs": {"quickNavigation": {"enable": True}}}}
    (folder / "theme-settings.json").write_text(json.dumps(settings, indent=2) + "\n")


if __name__ == "__main__":
    if sys.argv[1] == "--finish":
        finish(Path(sys.argv[2]))
    else:
        fit(Path(sys.argv[1]), sys.argv[2])
