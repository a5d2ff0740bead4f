"""`<rotary-spinner>` on a page: its form, its keys, its touches, and the positions of its tiles."""

import base64
import json
import math
import os
import random
import statistics
import subprocess

import pytest

from conftest import ROOT, wait
from hands import let_go, type_keys

SPINNER = '<rotary-spinner id="s" aria-label="S" max="100" value="5"></rotary-spinner>'
CSS = "rotary-spinner { width: 320px; height: 120px }"
RECORD = """() => {
  window.told = [];
  for (const type of ['input', 'change', 'press']) {
    s.addEventListener(type, ({ detail }) => told.push([type, detail.value]));
  }
}"""
REST = "s.resting"
STEP = 75


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)
    wait(page, REST)


def typed(page, *keys):
    """In one call: a pause of a second would end the number."""
    type_keys(page, "#s", keys)
    wait(page, REST)


def test_keys_move_it_and_tell_the_page(open_page):
    page = open_page(SPINNER, CSS)
    page.evaluate(RECORD)
    page.keyboard.press("Tab")
    press(page, "ArrowUp")
    assert page.evaluate("told") == [["input", "6"], ["change", "6"]]
    typed(page, "4", "2")
    assert page.evaluate("[s.value, s.valueAsNumber]") == ["42", 42]
    press(page, "Home")
    typed(page, "4", "2", "Backspace")
    assert page.evaluate("s.value") == "4"
    press(page, "ArrowUp")
    typed(page, "7", "Escape")
    assert page.evaluate("s.value") == "5"
    press(page, "PageUp")
    assert page.evaluate("s.value") == "15"
    press(page, "End")
    assert page.evaluate("s.value") == "100"
    press(page, "Home")
    assert page.evaluate("s.value") == "0"


def test_a_drag_turns_it_and_a_tap_brings_a_neighbour(open_page):
    page = open_page(SPINNER, CSS)
    page.evaluate(RECORD)
    box = page.locator("#s").bounding_box()
    x, y = box["x"] + 160, box["y"] + 60
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - STEP, y, steps=10)
    let_go(page)
    wait(page, REST)
    assert page.evaluate("s.value") == "6"
    assert page.evaluate("told.filter(([type]) => type === 'change').length") == 1
    page.mouse.click(x + STEP, y)
    wait(page, REST)
    assert page.evaluate("s.value") == "7"
    page.mouse.click(x - STEP, y)
    wait(page, REST)
    assert page.evaluate("s.value") == "6"


def test_it_takes_part_in_a_form(open_page):
    page = open_page(f'<form id="f">{SPINNER.replace("id=", "name=n id=")}</form>', CSS)
    assert page.evaluate("new FormData(f).get('n')") == "5"
    page.evaluate("s.value = 1000")
    assert page.evaluate("new FormData(f).get('n')") == "100"
    page.evaluate("s.value = 'x'")
    assert page.evaluate("s.value") == "100"
    page.evaluate("f.reset()")
    assert page.evaluate("[s.value, new FormData(f).get('n')]") == ["5", "5"]
    page.evaluate("s.setAttribute('min', 50)")
    assert page.evaluate("s.value") == "50"
    page.evaluate("s.stepUp(3)")
    assert page.evaluate("s.valueAsNumber") == 53


def test_it_is_a_spin_button(open_page):
    page = open_page(SPINNER, CSS)
    button = page.get_by_role("spinbutton", name="S")
    names = ["aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext"]
    assert [button.get_attribute(name) for name in names] == ["5", "0", "100", "5"]


# Puts spinners below one another, each with its size and attributes, and holds each with a pen that has moved by its way.
HOLD = """async (states) => {
  const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const main = document.querySelector('main');
  while (main.children.length < states.length) main.append(document.createElement('rotary-spinner'));
  const spinners = [...main.children];
  states.forEach(({ size: [width, height], attributes }, index) => {
    const spinner = spinners[index];
    Object.assign(spinner.style, { display: 'block', width: `${width}px`, height: `${height}px` });
    for (const [name, text] of Object.entries(attributes)) spinner.setAttribute(name, text);
    spinner.value = attributes.value;
  });
  await shown();
  const pen = (index, type, way) => {
    const { x, y, width, height } = spinners[index].getBoundingClientRect();
    const at = { clientX: x + width / 2 + way, clientY: y + height / 2 };
    spinners[index].shadowRoot.querySelector('.area').dispatchEvent(
      new PointerEvent(type, { ...at, buttons: 1, pointerId: index + 1, pointerType: 'pen', isPrimary: true }));
  };
  states.forEach(({ way }, index) => {
    pen(index, 'pointerdown', 0);
    pen(index, 'pointermove', way);
  });
  window.release = () => states.forEach(({ way }, index) => pen(index, 'pointerup', way));
  await shown();
}"""
TOGETHER = 20
# Room for as many of the largest.
ROOM = (640, 240 * TOGETHER)


def held(page, states):
    """Shows some states at a time, each held; returns them."""
    for start in range(0, len(states), TOGETHER):
        some = states[start:start + TOGETHER]
        page.evaluate(HOLD, some)
        yield some
        page.evaluate("release()")
        # A number set during the motion is its new goal.
        wait(page, "![...document.querySelector('main').children].some((each) => each.matches(':state(moving)'))")


CORNERS = """(sizes) => sizes.map(([width, height], index) => {
  const { shadowRoot } = document.querySelector('main').children[index];
  return [...shadowRoot.querySelectorAll('[part~=tile]')].map((tile) => {
    const matrix = new DOMMatrix(getComputedStyle(tile).transform);
    return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => {
      const { x: px, y: py, w } = matrix.transformPoint(new DOMPoint(x * width / 2, y * height / 2));
      return [px / w, py / w];
    });
  });
})"""


def expected_corners(size, tiles, perspective, place, last, width_and_height):
    """The specification's own formulas: r = (b/2)/tan(a/2), x′ = x/(1 − z/d)."""
    width, height = width_and_height
    angle = 2 * math.pi / tiles
    radius = width / 2 / math.tan(angle / 2)
    eye = perspective * size[0] if perspective else math.inf
    edge = radius / (eye + radius) if perspective else 0
    result = []
    for tile in range(0, last + 1):
        turn = (tile - place) * angle
        if abs(turn) > math.pi or math.cos(turn) <= edge:
            continue
        corners = []
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            across = x * width / 2
            z = radius * math.cos(turn) - across * math.sin(turn) - radius
            share = 1 - z / eye
            corners.append((size[0] / 2 + (radius * math.sin(turn) + across * math.cos(turn)) / share,
                            size[1] / 2 + y * height / 2 / share))
        result.append(corners)
    return result


def tile_size(size, tiles, perspective):
    reach = 0.94 * size[0] / 2
    near = reach / (perspective * size[0]) if perspective else 0
    corner = math.cos(math.pi / tiles)
    widest = reach * corner * (near * corner + math.hypot(1, near)) / (1 + (near * (1 - corner**2) ** 0.5) ** 2)
    height = 0.8 * size[1]
    width = min(widest * 2 * math.tan(math.pi / tiles), 2 * reach, height * 1.15)
    return width, min(height, width * 1.45)


def test_tiles_stand_where_the_formulas_say_in_a_hundred_states(open_page):
    page = open_page("", viewport=ROOM)
    source = random.Random(100)
    states = []
    for _ in range(100):
        size = (source.randint(160, 640), source.randint(60, 240))
        tiles = source.randint(5, 40)
        perspective = source.choice([None, round(source.uniform(0.5, 4), 3)])
        tile = tile_size(size, tiles, perspective)
        value = source.randint(0, 100)
        # Between two tiles.
        way = source.uniform(-0.8, 0.8) * tile[0] if 0 < value < 100 else 0
        attributes = {"max": "100", "tiles": str(tiles), "perspective": str(perspective or "none"), "value": str(value)}
        states.append({"size": size, "attributes": attributes, "way": way, "tile": tile,
                       "expected": expected_corners(size, tiles, perspective, value - way / tile[0], 100, tile)})
    for some in held(page, states):
        found = page.evaluate(CORNERS, [state["tile"] for state in some])
        for state, moved in zip(some, found, strict=True):
            assert len(moved) == len(state["expected"])
            for here, there in zip(moved, state["expected"]):
                for (x, y), (ex, ey) in zip(here, there):
                    assert math.hypot(x - ex, y - ey) < 0.05, state


# For each state, the mean difference of two pictures, 0 to 255, and the share of pixels that differ much. The first
# picture is of all states below one another.
COMPARE = """async ([shot, states]) => {
  const decode = (base64) => createImageBitmap(
    new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' }));
  const pixels = (image, left, top, [width, height]) => {
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.drawImage(image, -left, -top);
    return canvas.getImageData(0, 0, width, height).data;
  };
  const all = await decode(shot);
  const found = [];
  let top = 0;
  for (const { size, drawn } of states) {
    const image = await decode(drawn);
    const margin = (image.width - size[0]) / 2;
    const [one, other] = [pixels(all, 0, top, size), pixels(image, margin, margin, size)];
    top += size[1];
    let sum = 0;
    let far = 0;
    for (let at = 0; at < one.length; at += 4) {
      let most = 0;
      for (let part = at; part < at + 3; part++) {
        most = Math.max(most, Math.abs(one[part] - other[part]));
      }
      sum += most;
      if (most > 96) far++;
    }
    found.push([sum / (size[0] * size[1]), far / (size[0] * size[1])]);
  }
  return found;
}"""


def drawn_by_cairo(state, recording):
    """A picture of the same state, without a browser."""
    rotary = os.environ.get("ROTARY_TOOL", ROOT / ".build-all/debug/rotary")
    x, y = (length / 2 for length in state["size"])
    recording.write_text("\n".join(json.dumps(line) for line in [
        {"recording": 1, "control": "number-spinner", "settings": state["attributes"], "size": state["size"]},
        {"t": 0, "pointer": "down", "x": x, "y": y},
        {"t": 0.02, "pointer": "move", "x": x + state["way"], "y": y},
        {"t": 1, "end": True},
    ]))
    return subprocess.run(
        [rotary, "render", "number-spinner", "--from", recording, "--at", "0.03", "-o", "-"],
        check=True, stdout=subprocess.PIPE).stdout


def test_the_page_shows_what_cairo_draws_in_a_hundred_states(open_page, browser, tmp_path):
    page = open_page("", css="body { background: #faf9f7 }", viewport=ROOM)
    judge = browser.new_context().new_page()
    source = random.Random(7)
    states = []
    for _ in range(100):
        size = (10 * source.randint(16, 64), 10 * source.randint(6, 24))
        attributes = {
            "max": 100, "tiles": source.randint(5, 40), "value": source.randint(1, 99),
            "perspective": source.choice(["none", round(source.uniform(0.5, 4), 3)]),
        }
        states.append({"size": size, "attributes": attributes, "way": round(source.uniform(-1, 1) * size[0] / 10, 1)})
    means = []
    for some in held(page, states):
        shot = base64.b64encode(page.screenshot()).decode()
        for state in some:
            state["drawn"] = base64.b64encode(drawn_by_cairo(state, tmp_path / "held.jsonl")).decode()
        for state, (mean, far) in zip(some, judge.evaluate(COMPARE, [shot, some]), strict=True):
            # Letters of small tiles are up to two points higher where the browser rounds their lines.
            assert mean < 8 and far < 0.03, (state["size"], state["attributes"], state["way"], mean, far)
            means.append(mean)
    judge.context.close()
    assert statistics.median(means) < 2.5


MONTHS = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"
CUT_OFF = """[...s.shadowRoot.querySelectorAll('.text')].filter((text) =>
  getComputedStyle(text).overflow !== 'visible' && text.scrollWidth > text.clientWidth)
  .map((text) => text.textContent)"""


def test_a_word_that_is_made_to_fit_is_not_cut_off(open_page):
    page = open_page(
        f'<rotary-spinner id="s" max="11" wrap titles="{MONTHS}"></rotary-spinner>',
        css="#s { height: 600px }",
        viewport=(1300, 800),
    )
    for width in range(300, 1200, 37):
        page.evaluate(f"s.style.width = '{width}px'")
        wait(page, f"s.shadowRoot.querySelector('.scene').style.width === '{width}px'")
        assert page.evaluate(CUT_OFF) == [], width
