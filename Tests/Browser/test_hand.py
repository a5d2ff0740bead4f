"""The hand that demonstrates a gesture once, and undoes it."""

import pytest
from playwright.sync_api import expect

from conftest import wait
from test_gallery import control, gallery, ready, site  # noqa: F401

# Timers take no time, so that an effect that is not immediate never comes.
HASTY = """const later = setTimeout;
  window.setTimeout = (run, _, ...rest) => later(run, 0, ...rest);"""
# Keeps elements that exist only while the hand shows its gesture: a slow machine may look when it is over.
SEEN = """window.seen = { tips: 0, words: [], events: 0, values: [] };
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    seen.tips += added.filter((node) => node.classList?.contains('fingertip')).length;
    seen.events = Math.max(seen.events, document.querySelectorAll('.log li').length);
    const word = document.querySelector('.watch')?.textContent.trim();
    if (word && word !== seen.words.at(-1)) seen.words.push(word);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  addEventListener('input', ({ target }) => {
    if (target.localName === 'rotary-dial') seen.values.push(target.valueAsNumber);
  }, true);"""
# Once the fingertip presses, frames come at one time: the hand is never lifted by itself.
PRESSED = """let until = Infinity;
  const request = requestAnimationFrame;
  window.requestAnimationFrame = (run) => request((now) => run(Math.min(now, until)));
  new MutationObserver(() => {
    if (document.querySelector('.fingertip.is-down')) until = Math.min(until, performance.now());
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });"""
# Waits until all present timers have run, and their effects are drawn.
TIMERS = """async () => {
  await new Promise((done) => setTimeout(done));
  for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame);
}"""


def test_the_hand_shows_the_gesture_once_and_takes_it_back(gallery):
    page = gallery("dial.html", is_new=True, script=HASTY + SEEN)
    dial = control(page, "thermostat")
    wait(page, "seen.words.length === 3")
    seen = page.evaluate("seen")
    assert seen["words"] == ["Watch", "Try", "Watch"] and seen["tips"] == 1
    assert any(value != 21.5 for value in seen["values"])
    assert page.locator(".fingertip").count() == 0
    page.wait_for_function("dial => dial.valueAsNumber === 21.5 && dial.resting", arg=dial.element_handle())
    expect(page.locator(".log li")).to_have_count(0)
    # The gesture is not shown again, except on request.
    page.reload()
    ready(page, "thermostat")
    page.evaluate(TIMERS)
    assert page.evaluate("seen.tips") == 0
    # Its parts take at least ten frames: after three it is not over by itself.
    tips = page.evaluate("""async () => {
      const watch = document.querySelector('.watch');
      const tips = [];
      for (let count = 0; count < 2; count++) {
        watch.click();
        await new Promise(requestAnimationFrame);
        if (count > 0) await new Promise(requestAnimationFrame);
        tips.push(document.querySelectorAll('.fingertip').length);
      }
      return tips;
    }""")
    assert tips == [1, 0] and page.evaluate("seen.tips") == 1
    assert page.evaluate("document.activeElement.localName") == "rotary-dial"


def test_a_touch_ends_the_hand(gallery):
    page = gallery("dial.html", script=PRESSED)
    dial = ready(page, "thermostat")
    page.locator(".watch").click()
    page.locator(".fingertip.is-down").wait_for()
    box = dial.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".fingertip")).to_have_count(0)


def test_no_hand_comes_where_less_motion_is_wished(gallery):
    page = gallery("dial.html", is_new=True, script=HASTY + SEEN, reduced_motion="reduce")
    ready(page, "thermostat")
    page.evaluate(TIMERS)
    assert page.evaluate("seen.tips") == 0


@pytest.mark.parametrize("address", [f"{name}.html" for name in (
    "wheel", "number-spinner", "spinner-row", "turntable", "dial", "ring-menu")])
def test_the_hand_moves_each_control(gallery, address):
    page = gallery(address, script=SEEN)
    page.locator(".bench .control:not(.is-coming)").first.wait_for()
    page.locator(".watch").click()
    wait(page, "seen.words.length === 3")
    seen = page.evaluate("seen")
    assert seen["tips"] == 1 and seen["events"] > 0
    expect(page.locator(".fingertip")).to_have_count(0)
