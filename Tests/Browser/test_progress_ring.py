"""`<rotary-progress-ring>` on a page: its value, its countdown, and its announcements."""

import pytest
from playwright.sync_api import expect

from axe import violations
from conftest import let_pass, steady, wait
from hands import arc_share, check_is_in_the_way_of_nothing
from real_pages.test_locales import NUMBERS, check_separators
from real_pages.test_order import check_attributes, check_properties
from test_access import tree
from test_before_core import check_early
from test_gallery import code, gallery, ready, rows, section, site  # noqa: F401
from test_states import PLACE, WAYS, check_move, check_moving, states
from test_words import LIST, page_in

RING = '<rotary-progress-ring id="r" aria-label="Upload" value="0.25"></rotary-progress-ring>'
TEA = '<rotary-progress-ring id="r" caption="Tea" duration="0.4" thresholds="0.2"></rotary-progress-ring>'
UNKNOWN = '<rotary-progress-ring id="r" aria-label="Loading"></rotary-progress-ring>'
TEXT = "document.querySelector('#r').shadowRoot.querySelector('[part=title]')?.textContent ?? ''"
BAR = "document.querySelector('#r').shadowRoot.querySelector('.list')"
LIVE = "document.querySelector('#r').shadowRoot.querySelector('.live').textContent"
SHOWN = arc_share("#r")


def bars(page):
    return [(name, states) for role, name, states in tree(page) if role == "progressbar"]


def told(page):
    """Records the events from now on."""
    page.evaluate("""(() => {
      window.told = [];
      for (const type of ['cross', 'finish']) {
        document.querySelector('#r').addEventListener(type, ({ detail }) => told.push([type, detail.value]));
      }
    })()""")


def test_it_is_a_progress_bar_with_a_value(open_page):
    page = open_page(RING)
    assert [name for name, _ in bars(page)] == ["Upload"]
    attributes = ["role", "aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext", "aria-busy"]
    got = page.evaluate(f"(names) => names.map((name) => {BAR}.getAttribute(name))", attributes)
    assert got == ["progressbar", "0.25", "0", "1", "25%", None]
    assert page.evaluate("[r.value, r.position]") == [0.25, 0.25]
    assert page.evaluate(TEXT) == "25%"


def test_without_a_value_it_is_busy(open_page):
    page = open_page(UNKNOWN)
    assert page.evaluate(f"[{BAR}.ariaBusy, {BAR}.getAttribute('aria-valuenow')]") == ["true", None]
    assert page.evaluate("[r.value, r.position]") == [None, -1]
    turned = "r.shadowRoot.querySelector('[part=disc]').style.transform"
    before = page.evaluate(turned)
    wait(page, f"{turned} !== argument", before)
    assert not page.evaluate("r.resting")
    page.evaluate("r.value = 0.5")
    assert page.evaluate("[r.value, r.position]") == [0.5, 0.5]
    assert page.evaluate(f"{BAR}.ariaBusy") is None
    page.evaluate("r.value = null")
    assert page.evaluate("[r.value, r.hasAttribute('value')]") == [None, False]
    assert page.evaluate(f"{BAR}.ariaBusy") == "true"


def test_a_label_or_what_is_written_names_it(open_page):
    page = open_page(f'<label for="r">Disk</label>{RING.replace("aria-label", "data-was")}')
    assert [name for name, _ in bars(page)] == ["Disk"]
    assert [name for name, _ in bars(open_page(TEA))] == ["Tea"]


def test_it_is_no_tab_stop_and_in_the_way_of_nothing(open_page):
    check_is_in_the_way_of_nothing(open_page, RING)


def test_another_value_is_gone_to_from_where_the_arc_is(open_page):
    page = open_page(RING)
    assert page.evaluate(SHOWN) == 0.25
    told(page)
    steady(page)
    # The value is the new one immediately; the arc is still moving.
    page.evaluate(
        f"""() => {{
          r.value = 1;
          window.seen = [];
          const look = () => {{
            seen.push({SHOWN});
            if (!r.resting) requestAnimationFrame(look);
          }};
          requestAnimationFrame(look);
        }}"""
    )
    assert page.evaluate("[r.value, told]") == [1, [["finish", 1]]]
    wait(page, "r.resting")
    assert any(0.25 < shown < 1 for shown in page.evaluate("seen"))
    assert page.evaluate(SHOWN) == 1
    assert page.evaluate(TEXT) == "100%"
    assert page.evaluate(LIVE) == "Upload: 100%"
    page.evaluate("r.setAttribute('value', '0.5')")
    wait(page, f"{SHOWN} === 0.5")
    # With reduced motion, the arc shows it in the next frame.
    still = open_page(RING, reduced_motion="reduce")
    still.evaluate("r.value = 0.75; r.value")
    assert still.evaluate(SHOWN) == 0.75


def test_thresholds_change_the_colour_and_are_announced(open_page):
    page = open_page(RING.replace(
        "value", 'max="100" thresholds="20 50" tints="critical, warning, positive" value="64" data-was'))
    colour = "[...r.shadowRoot.querySelectorAll('path[style*=stroke-dasharray]')].at(-1).getAttribute('stroke')"
    told(page)
    seen = []
    for value in (64, 50, 20, 80):
        page.evaluate(f"r.value = {value}; r.value")
        seen.append(page.evaluate(colour))
    assert seen == [f"var(--_{name})" for name in ("positive", "warning", "critical", "positive")]
    assert page.evaluate("told") == [["cross", 50], ["cross", 20], ["cross", 20], ["cross", 50]]
    assert page.evaluate(LIVE) == "Upload: 80%"


@pytest.mark.parametrize("language, text, _", NUMBERS)
def test_separators_are_those_of_the_language(open_page, language, text, _):
    check_separators(open_page, "rotary-progress-ring", language, text)


def test_a_countdown_runs_is_paused_and_ends_once(open_page):
    # With a long animation, nothing is over before a slow machine looks.
    page = open_page(TEA.replace("0.4", "3600"))
    told(page)
    assert page.evaluate("[r.phase, r.remaining, r.position]") == ["ready", 3600, 1]
    assert page.evaluate("[r.pause(), r.resume(), r.start(), r.phase]") == [False, False, True, "running"]
    # After the countdown has started.
    assert page.evaluate(
        """new Promise((done) => {
          const look = () => r.remaining < 3600 ? done([r.pause(), r.phase]) : requestAnimationFrame(look);
          look();
        })"""
    ) == [True, "paused"]
    left = page.evaluate("r.remaining")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("r.remaining") == left > 0
    assert page.evaluate("[r.resume(), r.phase]") == [True, "running"]
    wait(page, "r.remaining < argument", left)
    assert page.evaluate("told") == []
    assert page.evaluate("[r.reset(), r.phase, r.remaining]") == [True, "ready", 3600]
    page = open_page(TEA)
    told(page)
    assert page.evaluate("[r.start(), r.pause(), r.resume()]") == [True, True, True]
    wait(page, "r.phase === 'finished'")
    assert page.evaluate("[r.remaining, r.position]") == [0, 0]
    assert page.evaluate("told") == [["cross", 0.2], ["finish", 0]]
    assert page.evaluate(LIVE) == "Tea: 0:00"
    assert page.evaluate("[r.reset(), r.phase, r.remaining]") == [True, "ready", 0.4]


def test_a_countdown_asks_for_the_frames_that_show_something(open_page):
    page = open_page(TEA.replace("0.4", "36000"))
    let_pass(page, 0)
    assert page.evaluate("r.start()")
    asked = let_pass(page, 2500)
    # The time at the last frame.
    assert page.evaluate("r.remaining") == pytest.approx(35998, abs=0.1)
    # One for each second, and those for an arc that was at another position.
    assert asked <= 6
    # An arc of ten seconds moves visibly.
    page.evaluate("() => { r.duration = 10; r.start(); }")
    asked = let_pass(page, 2000) - asked
    assert page.evaluate("r.remaining") == pytest.approx(8, abs=0.1)
    assert 20 <= asked <= 75


def test_a_page_that_changes_its_countdown_does_not_hold_it_up(open_page):
    page = open_page(TEA.replace("0.4", "36000"))
    assert page.evaluate("r.start()")
    page.evaluate("() => { setInterval(() => { r.unit = ` ${performance.now()}`; }, 100); }")
    wait(page, "r.remaining < 35998")


def test_a_countdown_goes_on_while_the_machine_sleeps(open_page):
    page = open_page(TEA.replace("0.4", "1800"))
    told(page)
    assert page.evaluate("r.start()")
    # The time of day advances during sleep; that of frames may not.
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 1_790_000; }")
    wait(page, "r.remaining < 11")
    assert page.evaluate("r.phase") == "running"
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 60_000; }")
    wait(page, "r.phase === 'finished'")
    assert page.evaluate("told.at(-1)[0]") == "finish"


def test_a_countdown_can_end_at_a_time_of_day(open_page):
    page = open_page(TEA.replace("0.4", "60"))
    assert page.evaluate("r.start({ until: new Date(Date.now() + 40_000) })")
    assert 38 < page.evaluate("r.remaining") <= 40
    assert page.evaluate("r.start({ until: Date.now() + 90_000 }) && r.remaining") == 60
    assert page.evaluate("r.start({ until: 0 }) && r.phase") == "finished"
    for until in "NaN", "'noon'":
        assert "a Date or a time in milliseconds" in page.evaluate(
            f"(() => {{ try {{ return r.start({{ until: {until} }}); }} catch ({{ message }}) {{ return message; }} }})()")


def test_the_page_writes_it_in_its_own_way(open_page):
    page = open_page(RING.replace('value="0.25"', 'max="12" value="3"'))
    page.evaluate("r.formatter = (done) => `${done} of 12`")
    assert page.evaluate(TEXT) == "3 of 12"
    page.evaluate("r.value = 4; r.value")
    assert page.evaluate(f"[{TEXT}, {BAR}.ariaValueText]") == ["4 of 12", "4 of 12"]
    page.evaluate("r.formatter = null")
    assert page.evaluate(TEXT) == "33%"
    tea = open_page(TEA.replace("0.4", "90"))
    # In one call: the countdown runs.
    text = tea.evaluate(f"(r.formatter = (seconds) => `${{seconds}} s`, r.start(), {TEXT})")
    assert text == "90 s"


def test_an_attribute_that_is_taken_away_is_at_its_default(open_page):
    page = open_page(RING.replace("value", 'caption="Disk" max="10" value'))
    assert page.evaluate(TEXT) == "2%"
    page.evaluate("r.max = null; r.value")
    assert page.evaluate(TEXT) == "25%"
    page.evaluate("r.segments = 5; r.value")
    assert page.evaluate("r.shadowRoot.querySelectorAll('path[style*=stroke-dasharray]').length") == 5


def test_reduced_motion_pulses_and_does_not_turn(open_page):
    page = open_page(UNKNOWN, reduced_motion="reduce")
    opacity = "Number([...r.shadowRoot.querySelectorAll('.scene div')].at(-1).style.opacity)"
    before = page.evaluate(opacity)
    assert 0.3 <= before <= 0.75
    wait(page, f"{opacity} !== argument", before)
    assert page.evaluate("r.shadowRoot.querySelector('[part=disc]')") is None


def test_forced_colours_are_the_systems(open_page):
    page = open_page(
        RING.replace("value", 'thresholds="1" tints="critical" value'), forced_colors="active")
    highlight, arc = page.evaluate("""(() => {
      const probe = document.createElement('div');
      probe.style.color = 'Highlight';
      document.body.append(probe);
      const arc = [...r.shadowRoot.querySelectorAll('path[style*=stroke-dasharray]')].at(-1);
      return [getComputedStyle(probe).color, getComputedStyle(arc).stroke];
    })()""")
    assert arc == highlight


def test_text_follows_the_users_size(open_page):
    body = RING.replace("value", 'caption="Disk" value')
    sizes = "[...r.shadowRoot.querySelectorAll('[part=title]')].map((one) => parseFloat(one.style.fontSize))"
    cut = "[...r.shadowRoot.querySelectorAll('[part=title]')].filter((one) => one.scrollWidth > one.clientWidth + 1)"
    usual, large = open_page(body), open_page(body, css="html { font-size: 200% }")
    assert len(usual.evaluate(sizes)) == 2
    assert all(now > before * 1.1 for now, before in zip(large.evaluate(sizes), usual.evaluate(sizes)))
    assert large.evaluate(f"{cut}.length") == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violations(open_page, scheme):
    body = "<h1>Rings</h1>" + RING + TEA.replace('"r"', '"s"') + UNKNOWN.replace('"r"', '"t"')
    page = open_page(body, css="html { color-scheme: light dark }", color_scheme=scheme)
    assert violations(page) == []


def test_the_gallery_starts_a_countdown_and_goes_on_by_steps(gallery):
    page = gallery("progress-ring.html#tea")
    ready(page, "tea")
    tea = section(page, "tea")
    main, reset = tea.get_by_role("button", name="Start"), tea.locator(".reading").get_by_role("button", name="Reset")
    expect(reset).to_be_disabled()
    main.click()
    for word in ("Pause", "Resume", "Pause"):
        main = tea.get_by_role("button", name=word)
        expect(main).to_be_visible()
        main.click()
    reset.click()
    expect(tea.get_by_role("button", name="Start")).to_be_visible()
    # From 64 by twelfths past the end to the beginning, which is below both thresholds.
    ready(page, "battery")
    battery = section(page, "battery")
    for _ in range(6):
        battery.get_by_role("button", name="Advance").click()
    expect(rows(page, "battery", "finish")).to_have_count(1)
    expect(rows(page, "battery", "cross")).to_have_count(2)


def test_it_is_a_progress_bar_of_its_size_before_the_core(held_page):
    page = held_page(RING, "rotary-progress-ring")
    box = "(({ width, height }) => [width, height])(r.getBoundingClientRect())"
    before = page.evaluate(f"[{box}, {BAR}.getAttribute('role'), {BAR}.ariaValueNow, r.value]")
    assert before == [[200, 200], "progressbar", "0.25", 0.25]
    page.evaluate("r.value = 0.5")
    assert page.evaluate("[r.value, r.start()]") == [0.5, False]
    page.release()
    page.evaluate("r.ready")
    assert page.evaluate(f"[{box}, r.value]") == [[200, 200], 0.5]
    wait(page, "!!r.shadowRoot.querySelector('[part]')")


def test_properties_set_before_the_script_came_are_kept(server, browser):
    early = "e.max = 8; e.value = 2; e.formatter = (n) => `${n} of 8`"
    then = "e.value === 2 && e.position === 0.25 && e.formatter(1) === '1 of 8'"
    check_early(server, browser, "rotary-progress-ring", early, then)


def test_it_says_that_it_moves_and_that_all_is_done(open_page):
    page = open_page(RING.replace('"r"', '"e"'))
    assert states(page) == []
    check_moving(page, "e.value = 1")
    assert states(page) == ["at-end"]
    page.evaluate("e.value = 0.5")
    wait(page, "!$('#e').matches(':state(at-end)')")


@pytest.mark.parametrize("way", WAYS)
def test_the_arc_goes_on_where_the_ring_is_put(open_page, way):
    page = open_page(RING.replace('"r"', '"e"') + PLACE)
    assert check_move(page, "e.value = 0.75", way) == "0.75"


def test_its_value_is_written_in_the_language_of_the_page(open_page):
    page = open_page(
        "<div lang='de'><rotary-progress-ring id='r' aria-label='It' max='10' value='2.5' format='value' "
        "decimals='1'></rotary-progress-ring></div>")
    wait(page, f"{BAR}.ariaValueText === '2,5'")
    page.evaluate("r.value = 7.5")
    wait(page, f"{BAR}.ariaValueText === '7,5'")


@pytest.mark.parametrize(
    "language, value, expected",
    [("en", "0.5", "50%"), ("fr", "0.5", "50 %"), ("de", "0.125", "12,5 %"), ("fa", "0.5", "۵۰٪"),
     ("ar-EG", "0.125", "١٢٫٥٪"), ("tr", "0.5", "%50")],
)
def test_per_cent_are_written_in_the_language_of_the_page(open_page, language, value, expected):
    decimals = 1 if "5" in value[3:] else 0
    page = page_in(
        open_page, language, f"<rotary-progress-ring id='e' aria-label='E' value='{value}' decimals='{decimals}'>"
        "</rotary-progress-ring>")
    # The space there breaks no line, and Arabic digits end with a directional mark.
    text = "replace(/[\\u00a0\\u202f]/g, ' ').replace('\\u061c', '')"
    wait(page, f"{LIST}.ariaValueText.{text} === argument", expected)
    shown = "$('#e').shadowRoot.querySelector('.scene .text').textContent"
    wait(page, f"{shown}.{text} === argument", expected)
    page.evaluate("e.formatter = (number) => `<${number}>`")
    wait(page, f"{LIST}.ariaValueText === '<{value}>'")


@pytest.mark.parametrize("check", [check_properties, check_attributes])
def test_a_value_beyond_the_end_waits_for_the_end(open_page, check):
    check(open_page, "rotary-progress-ring")


def test_the_gallery_moves_activity_rings_by_steps(gallery):
    page = gallery("progress-ring.html#activity")
    ready(page, "activity")
    activity = section(page, "activity")
    for _ in range(4):
        activity.get_by_role("button", name="Advance").click()
    # Of 420, by twelfths of 600.
    expect(rows(page, "activity", "reach")).to_have_count(2)
    expect(code(page, "activity", "SwiftUI")).to_contain_text('unit: " kcal"')
