"""States of an element for CSS; moving an element in the document; costs at rest."""

import pytest
from conftest import TAGS, Handler, quiet, wait
from hands import drag, place

OPTIONS = "".join(f'<option value="{name}">{name}</option>' for name in "abcdefgh")
# Attributes that an element always needs, and its content, if it needs any.
ATTRIBUTES = {"rotary-spinner": "max='100'"}
CONTENT = {
    "rotary-wheel": OPTIONS, "rotary-turntable": OPTIONS,
    "rotary-ring-menu": "<option>One</option><option>Two</option>",
}
# Starts a motion of half a second or more.
MOVES = {
    "rotary-wheel": "e.spin(4, { duration: 1.5 })",
    "rotary-spinner": "e.moveTo(40)",
    "rotary-spinner-row": "e.moveTo(444)",
    "rotary-turntable": "e.scrollToItem(7)",
    "rotary-dial": "e.moveTo(80)",
}
# An attribute with which an element is at an end, and a method that moves it away.
ENDS = {
    "rotary-wheel": ("stops='0 170'", "e.rotateBy(1.5, { animated: false })"),
    "rotary-spinner": ("value='100'", "e.valueAsNumber = 50"),
    "rotary-turntable": ("", "e.scrollToItem(3, { animated: false })"),
    "rotary-dial": ("value='0'", "e.valueAsNumber = 50"),
}


# Ways to move an element in a document, and the place.
WAYS = ["append", "insertBefore", "moveBefore"]
PLACE = "<section id=s><b></b></section>"


def element_of(name, attributes="", identifier="e"):
    common = f'id="{identifier}" aria-label="E" {ATTRIBUTES.get(name, "")} {attributes}'
    return f"<{name} {common}>{CONTENT.get(name, '')}</{name}>"


def states(page):
    names = ["moving", "held", "open", "at-end", "error"]
    return page.evaluate("(names) => names.filter((name) => e.matches(`:state(${name})`))", names)


def check_moving(page, script):
    """Starts a motion of the element #e, and checks its state for CSS."""
    assert "moving" not in states(page)
    assert page.evaluate(f"async () => {{ {script}; await null; return e.matches(':state(moving)'); }}")
    wait(page, "$('#e').resting && !$('#e').matches(':state(moving)')")


@pytest.mark.parametrize("element", MOVES)
def test_what_moves_says_so_until_it_rests(open_page, element):
    check_moving(open_page(element_of(element)), MOVES[element])


@pytest.mark.parametrize("element", MOVES)
def test_what_a_pointer_holds_says_so(open_page, element):
    page = open_page(element_of(element))
    page.mouse.move(*place(page, "#e", 60, 0.8))
    page.mouse.down()
    assert "held" in states(page)
    page.mouse.up()
    assert "held" not in states(page)


@pytest.mark.parametrize("element", ENDS)
def test_an_end_that_is_reached_is_told(open_page, element):
    attributes, away = ENDS[element]
    page = open_page(element_of(element, attributes))
    wait(page, "e.resting")
    if element == "rotary-turntable":
        page.evaluate("e.scrollToItem(0, { position: 'start', animated: false })")
    if element == "rotary-wheel":
        page.evaluate("e.rotateBy(-9, { animated: false })")
    assert "at-end" in states(page)
    page.evaluate(away)
    wait(page, "!e.matches(':state(at-end)')")


def test_an_open_menu_and_an_open_lock_say_so(open_page):
    page = open_page(element_of("rotary-ring-menu"))
    assert states(page) == []
    page.evaluate("e.show()")
    assert "open" in states(page)
    page.evaluate("e.close()")
    assert "open" not in states(page)
    page = open_page(element_of("rotary-spinner-row", "code='123' value='120' look='lock'"))
    assert "open" not in states(page)
    page.evaluate("e.value = '123'")
    assert "open" in states(page)
    page.evaluate("e.value = '124'")
    assert "open" not in states(page)


def check_move(page, script, way, value="e.value"):
    """Starts a motion of #e and moves it into #s meanwhile; returns its end, which must not be immediate."""
    is_moving, is_done, is_there, end = page.evaluate(
        f"""async (way) => {{
          {script};
          await null;
          way === 'append' ? s.append(e) : s[way](e, s.firstChild);
          await null;
          const moves = () => e.matches(':state(moving)');
          const isMoving = moves();
          let frames = 0;
          for (; moves() && frames < 600; frames++) await new Promise(requestAnimationFrame);
          return [isMoving, frames < 600, e.parentNode === s, String({value})];
        }}""",
        way,
    )
    assert is_moving and is_done and is_there
    return end


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("element", MOVES)
def test_what_moves_goes_on_where_it_is_put(open_page, element, way):
    """The end is the same as without moving the element."""
    ends = {
        "rotary-wheel": "e", "rotary-spinner": "40", "rotary-spinner-row": "444",
        "rotary-turntable": "", "rotary-dial": "80",
    }
    page = open_page(element_of(element) + PLACE)
    assert check_move(page, MOVES[element], way) == ends[element]


def test_replacing_options_in_the_handler_of_input_goes_on(open_page):
    page = open_page(element_of("rotary-turntable"))
    page.evaluate(
        """() => {
          window.count = 0;
          e.addEventListener('input', () => {
            count++;
            e.replaceChildren(...[...'abcdefgh'].map((name) => new Option(name, name)));
          });
          e.scrollToItem(7);
        }"""
    )
    wait(page, "e.resting")
    assert 0 < page.evaluate("count") < 20


COUNTING = """(() => {
  window.live = { timers: new Set(), frames: 0, listeners: new Map() };
  const { setInterval, setTimeout, clearInterval, clearTimeout, requestAnimationFrame } = window;
  const forget = (clear) => (id) => { live.timers.delete(id); clear.call(window, id); };
  window.setInterval = (...rest) => {
    const id = setInterval(...rest);
    live.timers.add(id);
    return id;
  };
  window.setTimeout = (callback, ...rest) => {
    const id = setTimeout(() => { live.timers.delete(id); callback(); }, ...rest);
    live.timers.add(id);
    return id;
  };
  window.clearInterval = forget(clearInterval);
  window.clearTimeout = forget(clearTimeout);
  window.requestAnimationFrame = (callback) => {
    live.frames++;
    return requestAnimationFrame((stamp) => { live.frames--; callback(stamp); });
  };
  const lists = [
    [window, 'window'], [document, 'document'], [document.fonts, 'fonts'], [document.documentElement, 'root'],
    [document.body, 'body'], [MediaQueryList.prototype, 'media'],
  ];
  for (const [target, name] of lists) {
    const { addEventListener, removeEventListener } = target;
    const listeners = (type) => {
      const key = `${name} ${type}`;
      if (!live.listeners.has(key)) live.listeners.set(key, new Set());
      return live.listeners.get(key);
    };
    target.addEventListener = function (type, listener, ...rest) {
      listeners(type).add(listener);
      addEventListener.call(this, type, listener, ...rest);
    };
    target.removeEventListener = function (type, listener, ...rest) {
      listeners(type).delete(listener);
      removeEventListener.call(this, type, listener, ...rest);
    };
  }
})();
"""


# Every element with its settings, and those that are another control by their attributes. Without a value, a progress
# ring turns forever.
AT_REST = [
    *((name, "value='1'") for name in TAGS), ("rotary-dial", "range low='20' high='60'"),
]


# Replaces each element by a plain box.
BARE = """() => {
  for (const element of document.querySelectorAll('main > [id]')) {
    const { width, height } = element.getBoundingClientRect();
    const box = document.createElement('div');
    box.style.cssText = `display: inline-block; width: ${width}px; height: ${height}px`;
    element.replaceWith(box);
  }
}"""


class Layers:
    """The layers that a browser keeps of a page, each a separate picture."""

    def __init__(self, page):
        self.page, self.shown = page, []
        self.session = page.context.new_cdp_session(page)
        self.session.on("LayerTree.layerTreeDidChange", lambda told: self.shown.append(told.get("layers")))
        self.session.send("DOM.enable")
        self.session.send("LayerTree.enable")

    def reasons(self):
        """The browser's reason for each layer that draws something."""
        self.shown.clear()
        # Any new drawing reports all layers.
        self.page.evaluate("document.body.style.paddingTop = document.body.style.paddingTop ? '' : '1px'")
        while not self.shown or not self.shown[-1]:
            self.page.evaluate("new Promise(requestAnimationFrame)")
        return sorted(
            ",".join(self.session.send("LayerTree.compositingReasons", {"layerId": layer["layerId"]})
                     ["compositingReasonIds"])
            for layer in self.shown[-1] if layer["drawsContent"]
        )


def test_fifty_elements_at_rest_leave_nothing_behind(open_page):
    """No frame, no timer, no layer, and no listener on the window or the document for each."""
    Handler.pages["/counting.js"] = ("text/javascript", COUNTING)
    body = "".join(element_of(*each, f"e{number}") for number, each in enumerate(AT_REST * 6))
    # The layers of tiles in perspective are larger than their element; an element that they overlap has a layer, too.
    apart = "main > [id] { margin: 30px }"
    page = open_page('<script src="/counting.js"></script>', css=apart, viewport=(1200, 900))
    listeners = """Object.fromEntries([...live.listeners].map(([key, { size }]) => [key, size])
      .filter(([, size]) => size > 0))"""
    # The tool that drives the page has listeners, too.
    page.locator("body").scroll_into_view_if_needed()
    before = page.evaluate(listeners)
    page.evaluate("(body) => { document.querySelector('main').innerHTML = body; }", body)
    for number in range(len(AT_REST)):
        selector = f"#e{number}"
        page.locator(selector).scroll_into_view_if_needed()
        drag(page, selector, 20, 60, steps=5)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Escape")
    wait(page, "[...document.querySelectorAll('main > [id]')].every((each) => each.resting)")
    quiet(page)
    wait(page, "live.timers.size === 0")
    assert page.evaluate("live.frames") == 0
    assert page.evaluate(listeners) == before
    layers = Layers(page)
    shown = layers.reasons()
    page.evaluate(
        """document.querySelectorAll('rotary-spinner, rotary-spinner-row').forEach(({ style }) => {
          style.visibility = 'hidden';
        })""")
    flat = layers.reasons()
    page.evaluate(BARE)
    bare = layers.reasons()
    assert flat == bare
    # Tiles are in perspective, which needs a layer.
    assert set(shown) - set(bare) == {"3DTransform"}
