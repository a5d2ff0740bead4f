"""Motions of a wheel that nothing disturbs, which the browser animates without the page's scripts."""

import math
import random

import pytest
from conftest import wait
from hands import place

OPTIONS = "".join(f"<option>{number}</option>" for number in range(12))
WHEEL = f'<rotary-wheel id="w" aria-label="W">{OPTIONS}</rotary-wheel>'
SCRIPT = "/dist/rotary-wheel.js"
# The clock of tests is ahead of the browser's, so that frames can come at any time; animations have the browser's.
SAME_CLOCK = "pageTime.follow()"
ANIMATIONS = "w.shadowRoot.getAnimations().filter(({ playState }) => playState !== 'finished').length"
GLIDES = f"{ANIMATIONS} > 0"
SPIN = "void w.spin(3, { turns: 2, duration: 3 })"
# The displayed angle of the disc and the core's, at the same time; null without an animation. While a timer for an event
# is late, the state is the one before the event, the same from then on: then there is nothing to compare.
ANGLES = """() => {
  const animation = w.shadowRoot.getAnimations().find(({ effect }) => effect.target.getAttribute('part') === 'disc');
  if (!animation) return null;
  const { now } = performance;
  const time = now.call(performance);
  const angleAt = (time) => {
    performance.now = () => time;
    return w.rotation;
  };
  const [angle, after] = [angleAt(time), angleAt(time + 0.1)];
  performance.now = now;
  if (angle === after) return {};
  const { startTime } = animation;
  animation.pause();
  animation.currentTime = time - startTime;
  const { a, b } = new DOMMatrix(getComputedStyle(animation.effect.target).transform);
  animation.startTime = startTime;
  return { shown: Math.atan2(b, a), angle };
}"""


@pytest.fixture
def glide_page(open_page):
    def glide_page(body=WHEEL):
        page = open_page(body, script=SCRIPT)
        page.evaluate(SAME_CLOCK)
        return page

    return glide_page


def test_an_undisturbed_motion_is_an_animation_without_frames(glide_page):
    page = glide_page()
    page.evaluate(SPIN)
    wait(page, GLIDES)
    frames = page.evaluate("recorded.frames")
    page.evaluate("new Promise((done) => setTimeout(done, 500))")
    assert page.evaluate("recorded.frames") == frames
    assert page.evaluate("w.matches(':state(moving)')")
    wait(page, "w.resting")
    assert page.evaluate(ANIMATIONS) == 0
    assert page.evaluate("w.selectedIndex") == 3


def test_a_page_with_another_clock_gets_frames(open_page):
    page = open_page(WHEEL, script=SCRIPT)
    page.evaluate(f"() => {{ window.most = 0; {SPIN}; }}")
    wait(page, f"(most = Math.max(most, {ANIMATIONS}), w.resting)")
    assert page.evaluate("most") == 0 and page.evaluate("w.selectedIndex") == 3


def test_events_come_in_the_order_of_frames(glide_page, open_page, events):
    told = []
    for make in (lambda: open_page(WHEEL, script=SCRIPT), glide_page):
        page = make()
        page.evaluate(SPIN)
        wait(page, "w.resting", seconds=60)
        # Cues that follow too soon are left out, which depends on the frames.
        told.append([(event["type"], event["value"]) for event in events(page, "input", "change")])
    assert told[0] == told[1] and len(told[0]) > 20


def test_the_picture_is_that_of_the_core(glide_page):
    page = glide_page()
    page.evaluate(SPIN)
    wait(page, GLIDES)
    count = 0
    while (angles := page.evaluate(ANGLES)) is not None:
        if not angles:
            continue
        difference = math.remainder(angles["shown"] - angles["angle"], math.tau)
        assert abs(difference) < math.radians(0.05), angles
        count += 1
    assert count > 3


# Scripts that disturb a glide.
SCRIPTS = {
    "setting": "w.setAttribute('pointer', 'top')",
    "value": "w.selectedIndex = 7",
    "call": "void w.select(2)",
    "direction": "document.documentElement.dir = document.documentElement.dir === 'rtl' ? 'ltr' : 'rtl'",
    "options": "w.lastElementChild.remove()",
    "hidden": "Object.defineProperty(document, 'hidden', { configurable: true, value: true });"
              " document.dispatchEvent(new Event('visibilitychange'))",
    "removed": "{ const it = w; const main = it.parentNode; it.remove(); main.append(it); }",
}


def disturb(page, kind):
    if kind == "grab":
        page.mouse.move(*place(page, "#w", 40))
        page.mouse.down()
    elif kind == "key":
        page.locator("#w").focus()
        page.keyboard.press("ArrowRight")
    elif kind == "resize":
        page.evaluate("document.querySelector('#w').classList.toggle('small')")
    else:
        page.evaluate(f"() => {{ {SCRIPTS[kind]} }}")


@pytest.mark.parametrize("kind", ["grab", "key", "resize", *SCRIPTS])
def test_what_disturbs_a_glide_ends_it_where_the_wheel_is(open_page, kind):
    page = open_page(WHEEL, script=SCRIPT, css=".small { width: 150px !important }")
    page.evaluate(SAME_CLOCK)
    page.evaluate(SPIN)
    wait(page, GLIDES)
    disturb(page, kind)
    wait(page, f"{ANIMATIONS} === 0")
    page.evaluate("delete document.hidden")
    if kind == "grab":
        assert page.evaluate("w.matches(':state(held)')")
        page.mouse.up()
    wait(page, "w.resting", seconds=60)
    index, rotation = page.evaluate("[w.selectedIndex, w.rotation]")
    count = page.evaluate("w.options.length")
    detents = rotation / (2 * 3.141592653589793 / count)
    assert abs(detents - round(detents)) < 1e-6, "it rests on a sector"
    assert 0 <= index < count


def test_two_hundred_glides_that_are_disturbed_at_random_end_on_a_sector_and_say_so(open_page):
    """The ends are those of frames: see the same test of the core, WheelGlideTests."""
    wheels, rounds = 20, 10
    body = "".join(f'<rotary-wheel class="w" aria-label="W">{OPTIONS}</rotary-wheel>' for _ in range(wheels))
    page = open_page(body, script=SCRIPT, css="rotary-wheel { width: 90px !important; height: 90px !important }")
    page.evaluate(SAME_CLOCK)
    page.evaluate("""() => {
      window.all = [...document.querySelectorAll('.w')];
      window.changed = new Map();
      for (const wheel of all) wheel.addEventListener('change', ({ detail }) => changed.set(wheel, detail.index));
      window.glided = 0;
    }""")
    seeded = random.Random(5)
    for _ in range(rounds):
        plan = [[seeded.randrange(12), seeded.uniform(0.3, 1.5), seeded.randrange(4)] for _ in range(wheels)]
        page.evaluate("""async (plan) => {
          await Promise.all(plan.map(async ([index, seconds, kind], number) => {
            const wheel = all[number];
            wheel.spin(index, { turns: 1, duration: 2 });
            await new Promise((done) => setTimeout(done, seconds * 1000));
            if (wheel.shadowRoot.getAnimations().length > 0) glided++;
            if (kind === 0) wheel.pointer = wheel.pointer === 'top' ? 'left' : 'top';
            else if (kind === 1) wheel.select(11 - index);
            else if (kind === 2) wheel.shadowRoot.querySelector('.list').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
            // An attribute is applied in a microtask.
            await null;
            if (kind < 3 && wheel.shadowRoot.getAnimations().length > 0) throw new Error('an animation goes on');
          }));
        }""", plan)
        wait(page, "all.every(({ resting }) => resting)", seconds=60)
        wrong = page.evaluate("""all.filter((wheel) => {
          const detents = wheel.rotation / (Math.PI / 6);
          const isOnSector = Math.abs(detents - Math.round(detents)) < 1e-6;
          return !isOnSector || changed.has(wheel) && changed.get(wheel) !== wheel.selectedIndex
            || wheel.shadowRoot.getAnimations().length > 0;
        }).length""")
        assert wrong == 0
    assert page.evaluate("glided") > wheels * rounds / 4
