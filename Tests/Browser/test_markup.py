"""The markup of a page: attributes, options, properties, methods."""

import pytest

from conftest import wait
from test_mouse import state

TITLES = "[...$('#w').shadowRoot.querySelectorAll('[role=option]')].map((o) => o.ariaLabel)"


def titles(page):
    return page.evaluate(f"(() => {{ const $ = (s) => document.querySelector(s); return {TITLES} }})()")


def test_attributes_are_settings_in_whatever_order_they_stand(open_page):
    page = open_page('<rotary-wheel id="w" value="10" sectors="12" aria-label="W"></rotary-wheel>')
    assert state(page)["index"] == 10 and len(titles(page)) == 12


@pytest.mark.parametrize(
    "attributes",
    [
        'sectors="0"', 'sectors="-3"', 'sectors="many"', 'sectors="1e9"', 'value="99"', 'value="-1"',
        'pointer="nowhere"', 'direction="sideways"', 'stops="1"', 'stops="90,-90"', 'stops="a,b"',
        'weights="1,2"', 'weights="0,0,0,0,0,0,0,0"', 'weights="[1,"', 'odds="-1"',
        'deceleration="2"', 'mode=""', 'colors="red"', 'hub="perhaps"', 'selected-opacity="7"',
        'tints="#ggg"', 'icons="[null]"', 'titles=""', 'inner-radius="NaN"', 'scroll-points="Infinity"',
    ],
)
def test_garbage_leaves_the_default(open_page, attributes):
    page = open_page(f'<rotary-wheel id="w" {attributes} aria-label="W"></rotary-wheel>')
    assert titles(page) == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert state(page)["resting"] and state(page)["rotation"] == 0


def test_a_setting_that_is_taken_away_or_spoilt_is_the_default_again(open_page):
    page = open_page('<rotary-wheel id="w" sectors="12" value="3" aria-label="W"></rotary-wheel>')
    page.evaluate("document.querySelector('#w').setAttribute('sectors', 'garbage')")
    wait(page, f"{TITLES}.length === 8")
    page.evaluate("document.querySelector('#w').setAttribute('sectors', '5')")
    wait(page, f"{TITLES}.length === 5")
    page.evaluate("document.querySelector('#w').removeAttribute('sectors')")
    wait(page, f"{TITLES}.length === 8")
    assert state(page)["index"] == 3


def test_options_make_the_sectors(open_page):
    page = open_page(
        """<rotary-wheel id="w" aria-label="W"><option value="1">One</option>
        <option label="Two" icon="M4 4L20 20" tint="palette3">ignored</option>
        <option weight="2" tint="#ff8800">Three</option></rotary-wheel>"""
    )
    assert titles(page) == ["One", "Two", "Three"]
    paths = page.evaluate(
        "[...document.querySelector('#w').shadowRoot.querySelectorAll('path[part=sector]')]"
        ".map((p) => p.getAttribute('fill'))"
    )
    assert paths[1:3] == ["var(--_palette-3)", "#ff880099"]
    assert page.evaluate("!!document.querySelector('#w').shadowRoot.querySelector('path[part=icon]')")


def test_a_picture_stands_for_an_icon(open_page):
    page = open_page(
        '<rotary-wheel id="w" aria-label="W"><option icon="/favicon.ico">A</option><option>B</option></rotary-wheel>'
    )
    source = page.evaluate("document.querySelector('#w').shadowRoot.querySelector('img').getAttribute('src')")
    assert source == "/favicon.ico"


def test_options_that_change_are_taken_up(open_page):
    page = open_page(
        '<rotary-wheel id="w" aria-label="W"><option>A</option><option>B</option><option>C</option></rotary-wheel>'
    )
    page.evaluate("document.querySelector('#w').selectedIndex = 2")
    page.evaluate("document.querySelector('#w').options[0].remove()")
    assert state(page)["value"] == "C" and state(page)["index"] == 1
    assert titles(page) == ["B", "C"]
    page.evaluate("document.querySelector('#w').options[0].textContent = 'Bee'")
    wait(page, f"{TITLES}.join() === 'Bee,C'")
    page.evaluate("document.querySelector('#w').append(new Option('D', 'dee'))")
    page.evaluate("document.querySelector('#w').value = 'dee'")
    assert state(page)["index"] == 2
    page.evaluate("document.querySelector('#w').replaceChildren()")
    wait(page, f"{TITLES}.length === 8")


def test_properties_stand_for_attributes(open_page):
    page = open_page('<rotary-wheel id="w" aria-label="W"></rotary-wheel>')
    got = page.evaluate(
        """() => {
          const w = document.querySelector('#w');
          w.sectors = 12;
          w.titles = ['a', 'b, c', 'd'];
          w.stops = [-90, 90];
          w.tapSelects = false;
          w.pointer = 'top';
          return [w.getAttribute('titles'), w.getAttribute('stops'), w.getAttribute('tap-selects')];
        }"""
    )
    assert got == ['["a","b, c","d"]', "[-90,90]", "false"]
    wait(page, f"{TITLES}.join('|') === 'a|b, c|d'")


def test_methods_do_what_they_say(open_page, rest, events):
    page = open_page('<rotary-wheel id="w" aria-label="W"></rotary-wheel>')
    call = lambda code: page.evaluate(f"document.querySelector('#w').{code}")
    assert call("select(3)")["index"] == state(page)["index"] == 3
    assert call("select(1, { animated: false })")["index"] == 1
    assert state(page)["rotation"] == pytest.approx(-0.7853981633974483)
    assert call("rotateBy(-0.8)")["index"] == state(page)["index"] == 2
    assert call("spin(5, { turns: 2, duration: 0.3 })")["index"] == state(page)["index"] == 5
    assert events(page, "change")[-1]["index"] == 5
    page.evaluate("void document.querySelector('#w').startTurning(3)")
    wait(page, "$('#w').selectedIndex === 3")
    call("stopTurning()")
    assert state(page)["resting"]


def test_a_draw_ends_on_the_sector_that_chance_chose(open_page, rest):
    page = open_page(
        """<rotary-wheel id="w" aria-label="W"><option odds="0">A</option><option odds="1">B</option>
        <option odds="3">C</option></rotary-wheel>"""
    )
    page.evaluate("void document.querySelector('#w').draw({ random: 0.2, turns: 1, duration: 0.2 })")
    assert page.evaluate("document.querySelector('#w').goalIndex") == 1
    rest(page)
    assert state(page)["value"] == "B"
    drawn = page.evaluate("document.querySelector('#w').draw({ random: 0.3, turns: 1, duration: 0.2 })")
    draw = {"random": 0.3, "odds": [0, 1, 3], "index": 2}
    assert drawn == {"index": 2, "value": "C", "interrupted": False, "draw": draw}
    assert state(page)["value"] == "C"


def test_each_draw_can_be_verified_by_its_end(open_page, rest):
    page = open_page(
        """<rotary-wheel id="w" aria-label="W"><option odds="0.1">A</option><option weight="3">B</option>
        <option disabled odds="9">C</option><option odds="0">D</option></rotary-wheel>"""
    )
    # The first draw is interrupted by the second, and reports its own numbers.
    first, second, told, moved = page.evaluate(
        """async () => {
          const w = document.querySelector('#w'), told = [];
          w.addEventListener('motionend', ({ detail }) => told.push(detail));
          const ends = [w.draw({ random: 0.02 }), w.draw({ random: 0.5, turns: 1, duration: 0.2 })];
          const [first, second] = await Promise.all(ends);
          return [first, second, told, await w.select(0, { animated: false })];
        }"""
    )
    odds = [0.1, 3, 0, 0]
    assert first["interrupted"] and first["draw"] == {"random": 0.02, "odds": odds, "index": 0}
    assert not second["interrupted"] and second["draw"] == {"random": 0.5, "odds": odds, "index": 1}
    assert told[:2] == [first, second]
    assert "draw" not in moved
    # By chance, as the documentation says to verify it.
    draws = page.evaluate(
        """async () => {
          const w = document.querySelector('#w'), ends = [];
          for (let n = 0; n < 40; n++) ends.push(await w.draw({ duration: 0.001 }));
          return ends;
        }"""
    )
    for end in draws:
        draw, sum_ = end["draw"], 0
        for index, share in enumerate(draw["odds"]):
            sum_ += share
            if sum_ / sum(draw["odds"]) > draw["random"]:
                break
        assert end["index"] == draw["index"] == index
    assert len({end["draw"]["random"] for end in draws}) == 40


def test_the_first_interaction_of_an_element_made_by_script(open_page):
    page = open_page("")
    got = page.evaluate(
        """async () => {
          const w = document.createElement('rotary-wheel');
          w.sectors = 5;
          w.selectedIndex = 4;
          const before = [w.selectedIndex, (await w.select(2, { animated: false })).index, w.value];
          document.querySelector('main').append(w);
          return [...before, w.value];
        }"""
    )
    assert got == [4, 2, "2", "2"]


def test_it_survives_being_moved_and_cloned(open_page, rest):
    page = open_page(
        '<div id="a"><rotary-wheel id="w" aria-label="W" value="2" sectors="6"></rotary-wheel></div><div id="b"></div>'
    )
    page.evaluate("document.querySelector('#w').selectedIndex = 4")
    page.evaluate("document.querySelector('#b').append(document.querySelector('#w'))")
    assert state(page)["index"] == 4
    page.evaluate(
        "(() => { const c = document.querySelector('#w').cloneNode(true); c.id = 'c';"
        " document.querySelector('#a').append(c) })()"
    )
    assert state(page, "#c")["index"] == 2
    page.evaluate("void document.querySelector('#w').select(0)")
    rest(page, "#w")
    assert state(page)["index"] == 0 and state(page, "#c")["index"] == 2


def test_an_app_may_act_from_within_an_event(open_page, rest):
    page = open_page('<rotary-wheel id="w" aria-label="W"></rotary-wheel>')
    page.evaluate(
        "document.querySelector('#w').addEventListener('change', (e) => {"
        " if (e.detail.index !== 0) { e.target.sectors = 6; e.target.select(0); } })"
    )
    page.evaluate("void document.querySelector('#w').select(2)")
    wait(page, "$('#w').selectedIndex === 0")
    rest(page)
    assert len(titles(page)) == 6
