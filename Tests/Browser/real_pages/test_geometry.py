"""A control that is moved, rotated or scaled under a pointer continues from its new position."""

import pytest

from conftest import Handler, wait
from real_pages.holds import HOLDS, control, move, place, press, seen, value

# Changes of a control while it is held or hovered: a script, and the style of the page that it needs.
CHANGES = {
    "content comes in above": "outer.before(Object.assign(document.createElement('div'), { className: 'added' }))",
    "it is moved by style": "e.style.translate = '40px 15px'",
    "a margin is set": "outer.style.margin = '33px 0 0 21px'",
    "what is around it is scaled": "outer.style.transform = 'scale(0.7)'",
    "what is around it is turned over": "outer.style.transform = 'rotate(180deg)'",
    "what is around it takes a quarter turn": "outer.style.transform = 'rotate(90deg)'",
    "what is around it is zoomed": "outer.style.zoom = 0.8",
    "what is around it is resized": "outer.style.width = '700px'",
    "a box around it scrolls": "box.scrollTop = 30",
    "a box around it in a shadow tree scrolls": "host.shadowRoot.querySelector('#inner').scrollTop = 30",
    "the page scrolls": "scrollTo(0, 25)",
    "what is around it fills the screen": "box.requestFullscreen()",
}
BODY = """<div id="box"><div id="host"><template shadowrootmode="open"><link rel="stylesheet" href="/shadow.css">
  <div id="inner"><slot></slot><div class="tall"></div></div></template><div id="outer">{}</div></div>
  <div class="tall"></div></div><div class="tall"></div>"""
CSS = """.tall { height: 900px } .added { height: 47px } #outer { width: 600px; text-align: center; padding-top: 40px }
  #box { height: 700px; overflow: auto }"""
SHADOW = "#inner { height: 650px; overflow: auto } .tall { height: 900px }"


@pytest.fixture
def moved_page(open_page):
    Handler.pages["/shadow.css"] = ("text/css", SHADOW)

    def moved_page(tag, **settings):
        page = open_page(BODY.format(control(tag)), css=CSS, viewport=(900, 800), **settings)
        wait(page, "$('#e').shadowRoot.querySelector('.area') && $('#host').shadowRoot.querySelector('link').sheet")
        return page

    return moved_page


@pytest.mark.parametrize("tag", HOLDS)
def test_a_stroke_is_relative_to_where_a_control_is(moved_page, tag):
    page = moved_page(tag)
    before = value(page, tag)
    press(page, tag)
    move(page, tag)
    assert value(page, tag) != before
    wanted = float(value(page, tag))
    page.mouse.up()
    for name, script in CHANGES.items():
        moved_page(tag, page=page)
        press(page, tag)
        page.evaluate(script)
        seen(page)
        move(page, tag)
        assert abs(float(value(page, tag)) - wanted) <= 0.02 * max(1, abs(wanted)), name
        page.mouse.up()


@pytest.mark.parametrize("script", CHANGES.values(), ids=CHANGES)
def test_a_control_that_is_moved_knows_what_is_pointed_at(moved_page, script):
    """A dial's wheel pads nothing: a press after a hover begins at the pointer."""
    page = moved_page("rotary-wheel")
    page.mouse.move(*place(page, (0.5, 0.1)))
    page.evaluate(script)
    seen(page)
    page.mouse.click(*place(page, (0.9, 0.5)))
    wait(page, "e.selectedIndex === 4 && e.resting")


COUNT = """() => {
  const { getBoundingClientRect } = Element.prototype;
  window.reads = 0;
  Element.prototype.getBoundingClientRect = function () { reads++; return getBoundingClientRect.call(this); };
}"""


@pytest.mark.parametrize("tag", HOLDS)
def test_where_a_control_stays_nothing_is_asked_of_the_layout(moved_page, tag):
    page = moved_page(tag)
    press(page, tag)
    seen(page)
    page.evaluate(COUNT)
    points = [place(page, point) for point in HOLDS[tag].way]
    page.evaluate("reads = 0")
    for point in points * 5:
        page.mouse.move(*point)
        seen(page)
    assert page.evaluate("reads") == 0
    page.mouse.up()


def test_no_place_is_watched_where_no_pointer_is(moved_page):
    page = moved_page("rotary-dial")
    page.evaluate("""() => {
      const { observe, disconnect } = IntersectionObserver.prototype;
      window.watched = new Set();
      IntersectionObserver.prototype.observe = function (target) { watched.add(this); observe.call(this, target); };
      IntersectionObserver.prototype.disconnect = function () { watched.delete(this); disconnect.call(this); };
    }""")
    press(page, "rotary-dial")
    assert page.evaluate("watched.size") == 2
    move(page, "rotary-dial")
    page.mouse.up()
    page.mouse.move(5, 5)
    assert page.evaluate("watched.size") == 0
    page.mouse.move(*place(page, (0.5, 0.1)))
    assert page.evaluate("watched.size") == 2
    page.evaluate("e.remove()")
    assert page.evaluate("watched.size") == 0
