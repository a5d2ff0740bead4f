"""`<rotary-activity-rings>` on a page: its values, its goals, and its announcements."""

import pytest

from axe import violations
from conftest import steady, wait
from hands import check_is_in_the_way_of_nothing
from test_access import tree
from test_before_core import check_early
from test_states import PLACE, WAYS, check_move, check_moving, states
from test_words import page_in

RINGS = (
    '<rotary-activity-rings id="r" aria-label="Today" values="300 15 9" goals="600 30 12"'
    ' names="Move, Exercise, Stand"></rotary-activity-rings>'
)
LIST = "document.querySelector('#r').shadowRoot.querySelector('.list')"
LIVE = "document.querySelector('#r').shadowRoot.querySelector('.live').textContent"
TEXTS = "[...document.querySelector('#r').shadowRoot.querySelectorAll('[part=title]')].map((one) => one.textContent)"
# The visible share of each ring, up to a whole round. Each is an outline without a line, then the line in pieces.
SHOWN = """[...document.querySelector('#r').shadowRoot.querySelectorAll('svg:has(path[pathLength])')].map((ring) => {
  const pieces = [...ring.querySelectorAll('path[pathLength]')];
  const share = ({ style }) => style.visibility === 'hidden' ? 0 : parseFloat(style.strokeDasharray);
  return pieces.reduce((sum, piece) => sum + share(piece), 0) / pieces.length;
})"""
LARGE = "#r { width: 320px; height: 320px }"


def told(page):
    """Records the events from now on."""
    page.evaluate("""(() => {
      window.told = [];
      r.addEventListener('reach', ({ detail }) => told.push([detail.index, detail.value]));
    })()""")


def test_it_is_a_group_of_progress_bars(open_page):
    page = open_page(RINGS, css=LARGE)
    bars = [(name, states) for role, name, states in tree(page) if role == "progressbar"]
    assert [name for name, _ in bars] == ["Move", "Exercise", "Stand"]
    names = ["role", "aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext"]
    first = page.evaluate(f"(names) => names.map((name) => {LIST}.children[0].getAttribute(name))", names)
    assert first == ["progressbar", "300", "0", "600", "50%"]
    assert page.evaluate(f"[{LIST}.getAttribute('role'), {LIST}.ariaLabel]") == ["group", "Today"]
    assert page.evaluate(TEXTS) == ["Move 50%", "Exercise 50%", "Stand 75%"]


def test_it_is_no_tab_stop_and_in_the_way_of_nothing(open_page):
    check_is_in_the_way_of_nothing(open_page, RINGS)


def test_new_values_are_gone_to_from_where_the_rings_are(open_page):
    page = open_page(RINGS, css=LARGE)
    told(page)
    steady(page)
    page.evaluate(f"""() => {{
      window.seen = [];
      r.values = [600, 15, 18];
      const look = () => {{
        seen.push({SHOWN});
        if (!r.resting) requestAnimationFrame(look);
      }};
      requestAnimationFrame(look);
    }}""")
    assert page.evaluate("[r.values, r.complete, told]") == [[600, 15, 18], False, [[0, 600], [2, 18]]]
    wait(page, "r.resting")
    seen = page.evaluate("seen")
    assert any(0.5 < first < 1 for first, _, _ in seen) and all(second == 0.5 for _, second, _ in seen)
    assert page.evaluate(f"[{SHOWN}, r.shares]") == [[1, 0.5, 1], [1, 0.5, 1.5]]
    assert page.evaluate(TEXTS) == ["Move 100%", "Exercise 50%", "Stand 150%"]
    assert page.evaluate(LIVE).endswith("Move 100%, Exercise 50%, Stand 150%")
    page.evaluate("r.setAttribute('values', '600, 30')")
    assert page.evaluate("[r.values, r.complete, told.length]") == [[600, 30], True, 3]
    # With reduced motion, the rings show them in the next frame.
    still = open_page(RINGS, reduced_motion="reduce")
    still.evaluate("r.values = [150, 0, 0]; r.shares")
    assert still.evaluate(SHOWN) == [0.25, 0, 0]


def test_a_ring_beyond_its_goal_is_a_whole_ring_with_an_end_above_it(open_page):
    page = open_page(RINGS)
    ends = "r.shadowRoot.querySelectorAll('[part=pointer]').length"
    assert page.evaluate(ends) == 0
    page.evaluate("r.values = [700, 15, 30]")
    wait(page, "r.resting")
    assert page.evaluate(ends) == 2, "of the first and the third ring"
    page.evaluate("r.values = [600, 15, 12]")
    wait(page, "r.resting")
    assert page.evaluate(ends) == 0


def test_what_is_not_a_list_of_values_is_refused_with_a_warning(open_page):
    page = open_page(RINGS)
    warnings = []
    page.on("console", lambda message: warnings.append(message.text))
    page.evaluate("r.setAttribute('values', '1, many'); r.values")
    assert page.evaluate("[r.values, r.shares]") == [[], []]
    page.evaluate("r.values = [300, -1]; r.values")
    page.evaluate("r.goals = [0]; r.goals")
    page.evaluate("r.tints = ['blueish']; r.tints")
    assert [text.split(": ", 1)[1].split(";")[0] for text in warnings] == [
        'invalid values="1, many"', 'invalid goals="[0]"', 'invalid tints="["blueish"]"']
    page.evaluate("r.values = [1, 2]; r.goals = [4]; r.tints = ['warning']")
    assert page.evaluate("[r.shares, r.values]") == [[0.25, 0.5], [1, 2]]


@pytest.mark.parametrize("language, text", [("de", "12,5 %"), ("fa", "۱۲٫۵٪"), ("tr", "%12,5")])
def test_its_values_are_written_in_the_language_of_the_page(open_page, language, text):
    page = page_in(
        open_page, language,
        '<rotary-activity-rings id="r" aria-label="It" values="0.125" decimals="1"></rotary-activity-rings>')
    wait(page, f"{LIST}.children[0].ariaValueText?.replace(/[\\u00a0\\u202f]/g, ' ') === argument", text)


def test_forced_colours_are_the_systems(open_page):
    page = open_page(RINGS.replace("300", "900"), forced_colors="active")
    highlight, canvas, *shown = page.evaluate("""(() => {
      const colour = (name) => {
        const probe = document.createElement('div');
        probe.style.color = name;
        document.body.append(probe);
        return getComputedStyle(probe).color;
      };
      const stroke = (path) => getComputedStyle(r.shadowRoot.querySelector(path)).stroke;
      return [colour('Highlight'), colour('Canvas'), stroke('path[pathLength]'), stroke('[part=pointer]')];
    })()""")
    assert shown == [highlight, canvas]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violations(open_page, scheme):
    body = "<h1>Rings</h1>" + RINGS + RINGS.replace('"r"', '"s"').replace("names", "data-names")
    page = open_page(body, css="html { color-scheme: light dark }", color_scheme=scheme)
    assert violations(page) == []


def test_text_follows_the_users_size(open_page):
    sizes = "[...r.shadowRoot.querySelectorAll('[part=title]')].map((one) => parseFloat(one.style.fontSize))"
    cut = "[...r.shadowRoot.querySelectorAll('[part=title]')].filter((one) => one.scrollWidth > one.clientWidth + 1)"
    usual, large = open_page(RINGS, css=LARGE), open_page(RINGS, css=f"{LARGE} html {{ font-size: 200% }}")
    assert len(usual.evaluate(sizes)) == 3
    assert all(now > before for now, before in zip(large.evaluate(sizes), usual.evaluate(sizes)))
    assert large.evaluate(f"{cut}.length") == 0


def test_properties_set_before_the_script_came_are_kept(server, browser):
    early = "e.goals = [4]; e.values = [1, 4]"
    check_early(server, browser, "rotary-activity-rings", early, "e.values[1] === 4 && e.shares[0] === 0.25")


def test_it_says_that_it_moves_and_that_all_goals_are_reached(open_page):
    page = open_page(RINGS.replace('"r"', '"e"'))
    assert states(page) == []
    check_moving(page, "e.values = [600, 30, 12]")
    assert states(page) == ["at-end"]


@pytest.mark.parametrize("way", WAYS)
def test_the_rings_go_on_where_they_are_put(open_page, way):
    page = open_page(RINGS.replace('"r"', '"e"') + PLACE)
    assert check_move(page, "e.values = [450, 15, 9]", way, "e.values[0]") == "450"
