"""The mouse: drags, flicks, taps, the hub, the scroll wheel, hovering."""

from conftest import steady, wait
from hands import drag, flick, let_go, place

WHEEL = '<rotary-wheel id="w" aria-label="Numbers"></rotary-wheel>'

SCROLLED = WHEEL.replace("<rotary-wheel ", "<rotary-wheel scroll-input='always' ")


def state(page, selector="#w"):
    return page.evaluate(
        "(s) => { const w = document.querySelector(s);"
        " return { value: w.value, index: w.selectedIndex, rotation: w.rotation, resting: w.resting } }",
        selector,
    )


def test_a_drag_turns_the_wheel_and_it_rests_on_a_sector(open_page, rest, events):
    page = open_page(WHEEL)
    drag(page, "#w", 180, 90, steps=30, release=False)
    held = state(page)
    assert not held["resting"]
    assert abs(held["rotation"] - 1.5708) < 1e-2
    let_go(page)
    rest(page)
    index = state(page)["index"]
    assert abs(state(page)["rotation"] % 0.7853981633974483) < 1e-9
    told = events(page, "input", "change")
    assert [entry["type"] for entry in told].count("change") == 1
    assert told[-1]["type"] == "change" and told[-1]["index"] == index
    assert [entry["index"] for entry in told[:2]] == [7, 6]


def test_a_flick_goes_on_and_rests_on_the_sector_it_told(open_page, rest, events):
    page = open_page(WHEEL)
    released = flick(page, "#w", 180, 60)
    assert not released["resting"]
    rest(page)
    assert state(page)["rotation"] > released["rotation"]
    index = state(page)["index"]
    # Back on the first sector, nothing has changed.
    assert [entry["index"] for entry in events(page, "change")] == ([index] if index else [])


def test_a_tap_selects_the_sector_under_it(open_page, rest):
    page = open_page(WHEEL)
    page.mouse.click(*place(page, "#w", 180 + 90))
    rest(page)
    assert state(page)["index"] == 2


def test_the_hub_is_pressed(open_page, events):
    page = open_page(WHEEL)
    page.mouse.click(*place(page, "#w", 0, 0))
    assert [(entry["type"], entry["index"]) for entry in events(page)] == [("press", 0)]


def test_only_the_first_button_drags(open_page):
    page = open_page(WHEEL)
    page.mouse.move(*place(page, "#w", 180))
    page.mouse.down(button="right")
    page.mouse.move(*place(page, "#w", 270))
    assert state(page)["rotation"] == 0
    page.mouse.up(button="right")


def test_a_drag_goes_on_outside_the_element(open_page):
    page = open_page(WHEEL, css="#w { margin: 100px }")
    drag(page, "#w", 180, 90, share=1.5 * 0.6, release=False)
    page.mouse.move(*place(page, "#w", 0, 1.6))
    assert abs(state(page)["rotation"] - 3.14159) < 1e-2
    page.mouse.up()


def test_a_press_in_the_corner_is_for_what_lies_below(open_page):
    page = open_page(
        '<button id="below">Below</button>' + WHEEL,
        css="#below { position: absolute; width: 300px; height: 300px; top: 0; left: 0 }"
        " #w { position: absolute; top: 0; left: 0 }",
    )
    page.evaluate("document.querySelector('#below').onclick = () => { window.pressed = true }")
    page.mouse.click(5, 5)
    assert page.evaluate("window.pressed")
    assert state(page)["resting"]


def test_the_scroll_wheel_turns_it_and_the_page_stays(open_page, rest):
    page = open_page(SCROLLED + '<div class="tall"></div>', css=".tall { height: 3000px }")
    page.mouse.move(*place(page, "#w", 180))
    page.mouse.wheel(0, 120)
    wait(page, "$('#w').selectedIndex === 1")
    rest(page)
    assert page.evaluate("scrollY") == 0


def test_the_scroll_wheel_over_corner_and_hub_scrolls_the_page(open_page):
    for share, degrees in ((1.3, 45), (0.05, 0)):
        page = open_page(SCROLLED + '<div class="tall"></div>', css=".tall { height: 3000px }")
        page.mouse.move(*place(page, "#w", degrees, share))
        page.mouse.wheel(0, 80)
        wait(page, "scrollY > 0")
        assert state(page)["index"] == 0


def test_a_zooming_scroll_is_not_the_wheels(open_page):
    page = open_page(SCROLLED)
    taken = page.evaluate(
        """() => {
          const ring = document.querySelector('#w').shadowRoot.querySelector('.hold');
          const event = (ctrlKey) => new WheelEvent(
            'wheel', { deltaY: 40, ctrlKey, cancelable: true, bubbles: true, composed: true });
          return [true, false].map((ctrlKey) => {
            const wheel = event(ctrlKey);
            ring.dispatchEvent(wheel);
            return wheel.defaultPrevented;
          });
        }"""
    )
    assert taken == [False, True]


def test_losing_the_window_lets_go(open_page, rest):
    page = open_page(WHEEL)
    drag(page, "#w", 180, 40, release=False)
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    rest(page)
    assert state(page)["index"] in (0, 7)


def test_cues_come_at_most_every_20_milliseconds(open_page, rest, events):
    page = open_page('<rotary-wheel id="w" aria-label="Many" sectors="200"></rotary-wheel>')
    steady(page)
    page.evaluate(
        "document.addEventListener('cue', () => (window.cues ??= []).push(performance.now()))"
    )
    page.evaluate("void document.querySelector('#w').spin(3, { turns: 5, duration: 1 })")
    rest(page)
    # A thousand sectors pass in about a second, which is sixty frames. The settling is another cue.
    *ticks, _ = page.evaluate("window.cues")
    assert 10 < len(ticks)
    assert all(later - earlier >= 20 for earlier, later in zip(ticks, ticks[1:]))
    assert events(page, "cue")[-1]["cue"] == "settle"
