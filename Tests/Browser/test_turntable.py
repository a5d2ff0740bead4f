"""`<rotary-turntable>` on a page: its items, its cells, its listbox, and the page around it."""

import json

import pytest

from conftest import Handler, leap, quiet, steady, wait
from hands import STILL_MILLISECONDS, Fingers, type_keys

TABLE = '<rotary-turntable id="t" aria-label="T" count="{count}"></rotary-turntable>'
REST = "t.resting && !t.shadowRoot.querySelector('.moving')"
SLOP = 10
ITEM = 60
FACE = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60"/></svg>'
CELLS = "[...t.shadowRoot.querySelectorAll('.scene [part=disc] > div')]"
TITLES = CELLS + ".map((cell) => cell.querySelector('.text[part=title]')?.textContent)"
OPTIONS = "[...t.shadowRoot.querySelectorAll('[role=option]')]"
FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))"


def table(open_page, count=100, before="", after="", **settings):
    return open_page(before + TABLE.format(count=count) + after, **settings)


def titles(page):
    return sorted(title for title in page.evaluate(TITLES) if title)


def drag(page, way, steps=20, hold=STILL_MILLISECONDS):
    box = page.locator("#t").bounding_box()
    x, y = box["x"] + 400, box["y"] + 180
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + way, steps=steps)
    leap(page, hold)
    page.mouse.up()


def test_a_drag_scrolls_it_and_a_tap_chooses(open_page):
    page = table(open_page)
    page.evaluate("""() => {
      window.told = [];
      for (const type of ['change', 'press', 'settle']) {
        t.addEventListener(type, ({ detail }) => told.push([type, detail.index ?? null]));
      }
    }""")
    drag(page, -SLOP - 3 * ITEM)
    wait(page, REST)
    assert page.evaluate("t.state.position") == pytest.approx(5, abs=1e-3)
    box = page.locator("#t").bounding_box()
    page.mouse.click(box["x"] + 165, box["y"] + 180)
    page.mouse.click(box["x"] + 165, box["y"] + 180)
    assert page.evaluate("told.filter(([type]) => type !== 'settle')") == [
        ["press", 5], ["change", 5], ["press", 5]]
    assert page.evaluate("[t.value, t.selectedIndex]") == ["5", 5]


def test_its_options_say_their_positions_in_all(open_page):
    page = table(open_page, 10_000_000)
    page.evaluate("t.scrollToItem(4_000_000, { animated: false })")
    # From the position before the visible items to the one after them.
    assert page.evaluate(OPTIONS + ".map((o) => Number(o.getAttribute('aria-posinset')))") == list(
        range(3_999_998, 4_000_005))
    assert page.evaluate(OPTIONS + "[0].getAttribute('aria-setsize')") == "10000000"
    assert page.evaluate("t.shadowRoot.querySelector('.list').getAttribute('role')") == "listbox"
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert page.evaluate("t.selectedIndex") == 4_000_001
    active = "t.shadowRoot.getElementById(t.shadowRoot.querySelector('.list').getAttribute('aria-activedescendant'))"
    assert page.evaluate(f"{active}.getAttribute('aria-posinset')") == "4000002"
    page.evaluate(OPTIONS + "[1].click()")
    assert page.evaluate("t.selectedIndex") == 3_999_998


def test_ten_million_with_pictures_take_thirty_nodes(open_page):
    for number in range(8):
        Handler.pages[f"/face{number}.svg"] = ("image/svg+xml", FACE)
    page = table(open_page, 10_000_000)
    page.evaluate("""() => {
      window.asked = 0;
      window.most = 0;
      t.itemAt = (index) => { asked++; return { title: `Person ${index}`, image: `/face${index % 8}.svg` }; };
      const count = () => {
        const cells = [...t.shadowRoot.querySelectorAll('.scene [part=disc] > div')];
        most = Math.max(most, cells.reduce((sum, cell) => sum + 1 + cell.querySelectorAll('*').length, 0));
        requestAnimationFrame(count);
      };
      count();
    }""")
    assert page.evaluate("asked") == 6
    page.evaluate("t.scrollToItem(5_000_000, { animated: false })")
    assert page.evaluate("asked") == 13
    # In late frames, items would pass without being displayed.
    steady(page)
    drag(page, -150, steps=4, hold=0)
    wait(page, REST)
    assert page.evaluate("t.state.position") > 5_000_001
    # Each is requested once, when it comes into view.
    passed = page.evaluate("t.state.centered") - 5_000_000
    assert page.evaluate("asked") == 13 + passed
    assert 20 < page.evaluate("most") <= 30


def test_a_cell_that_is_handed_on_shows_nothing_of_the_item_before(open_page):
    page = table(open_page)
    page.evaluate("""() => {
      window.wanted = new Map();
      t.itemAt = (index) => new Promise((done) => wanted.set(index, done));
    }""")
    assert titles(page) == []
    page.evaluate("wanted.get(1)({ title: 'One' })")
    page.evaluate(FRAME)
    assert titles(page) == ["One"]
    # A result for an item that has left is not displayed.
    page.evaluate("t.scrollToItem(50, { animated: false })")
    assert titles(page) == []
    page.evaluate("wanted.get(2)({ title: 'Two' })")
    page.evaluate("wanted.get(50)({ title: 'Fifty' })")
    page.evaluate(FRAME)
    assert titles(page) == ["Fifty"]


def test_a_source_that_fails_is_told_of_and_the_item_shows_a_sign(open_page):
    page = table(open_page)
    warnings = []
    page.on("console", lambda message: message.type == "warning" and warnings.append(message.text))
    page.evaluate("""() => {
      t.itemAt = (index) => {
        if (index === 1) throw new Error('no luck');
        if (index === 2) return Promise.reject(new Error('no answer'));
        return index === 3 ? undefined : `Person ${index}`;
      };
    }""")
    page.evaluate(FRAME)
    assert titles(page) == ["Person 0", "Person 4", "Person 5"]
    assert sorted(warning.split("item ")[1] for warning in warnings) == [
        "1: Error: no luck", "2: Error: no answer", "3: no item",
    ]


def test_a_picture_that_does_not_come_is_replaced_by_a_sign(open_page):
    Handler.pages["/broken.svg"] = ("image/svg+xml", "not a picture")
    page = table(open_page)
    page.evaluate("t.items = [{ title: 'A', image: '/broken.svg' }, { title: 'B' }]")
    wait(page, "t.shadowRoot.querySelector('svg.missing')")
    assert page.evaluate("t.shadowRoot.querySelectorAll('img').length") == 0


def test_an_array_of_items_is_changed_by_another(open_page):
    page = table(open_page)
    page.evaluate("""() => {
      window.list = Array.from({ length: 20 }, (_, index) => ({ id: `p${index}`, title: `P ${index}` }));
      t.items = list;
      t.scrollToItem(10, { animated: false });
    }""")
    assert page.evaluate("t.count") == 20
    assert titles(page) == sorted(f"P {index}" for index in range(7, 14))
    page.evaluate("t.items = list.toSpliced(0, 2, { id: 'new', title: 'New' })")
    # The item in the middle stays there.
    assert page.evaluate("t.state.position") == 9
    assert page.evaluate("t.items.length") == 19
    # The same item with other content.
    page.evaluate("t.items = t.items.map((item) => item.id === 'p10' ? { ...item, title: 'Ten' } : item)")
    wait(page, REST)
    assert "Ten" in titles(page)
    message = page.evaluate("""() => {
      try { t.items = [{ id: 'a' }, { id: 'b' }, { id: 'a' }]; } catch (error) { return String(error); }
    }""")
    assert message == "TypeError: items: duplicate item a"
    assert page.evaluate("t.count") == 19


def test_a_list_of_a_callback_is_changed_by_index(open_page):
    page = table(open_page, 50)
    page.evaluate("""() => {
      window.names = Array.from({ length: 50 }, (_, index) => `N ${index}`);
      t.itemAt = (index) => names[index];
      t.scrollToItem(20, { animated: false });
    }""")
    page.evaluate("names.splice(21, 0, 'New'); t.insertItems(21)")
    shown = sorted(["New", *(f"N {index}" for index in range(17, 23))])
    wait(page, f"JSON.stringify({TITLES}.filter(Boolean).sort()) === argument",
         json.dumps(shown, separators=(",", ":")))
    wait(page, REST)
    assert titles(page) == shown
    page.evaluate("names.splice(20, 1); t.removeItems(20)")
    assert page.evaluate("t.count") == 50
    problems = page.evaluate("""() => {
      const problem = (body) => { try { body(); return null; } catch (error) { return String(error); } };
      return [problem(() => t.insertItems(52)), problem(() => t.removeItems(48, 3)),
        problem(() => t.moveItem(0, 50)), problem(() => t.insertItems(-1))];
    }""")
    assert problems == [
        "RangeError: <rotary-turntable>: insertItems(): index 52 out of range; there are 50 items.",
        "RangeError: <rotary-turntable>: removeItems(): indices 48 to 50 out of range; there are 50 items.",
        "RangeError: <rotary-turntable>: moveItem(): index 0 or 50 out of range; there are 50 items.",
        "RangeError: <rotary-turntable>: insertItems(): index -1 out of range; there are 50 items.",
    ]
    assert page.evaluate("t.count") == 50


def test_options_make_it_a_form_control(open_page):
    options = "".join(
        f'<option value="v{index}" detail="No. {index}">Person {index}</option>' for index in range(9))
    page = open_page(
        f'<form id="f"><rotary-turntable id="t" name="who" aria-label="T">{options}</rotary-turntable></form>')
    assert page.evaluate("[t.count, t.value, new FormData(f).get('who')]") == [9, "", None]
    page.evaluate("t.press(2)")
    assert page.evaluate("[t.value, new FormData(f).get('who')]") == ["v2", "v2"]
    page.evaluate("t.value = 'v4'")
    assert page.evaluate("t.selectedIndex") == 4
    page.evaluate("f.reset()")
    assert page.evaluate("t.selectedIndex") == -1
    page.evaluate("t.querySelector('option').textContent = 'Another'")
    page.evaluate(FRAME)
    assert "Another" in titles(page)
    page.evaluate("t.querySelector('option').remove()")
    page.evaluate(FRAME)
    assert page.evaluate("t.count") == 8


def test_settings_are_taken_up_where_it_stands(open_page):
    page = table(open_page)
    page.evaluate("t.scrollToItem(50, { animated: false })")
    page.evaluate("t.setAttribute('edge', 'right')")
    assert page.evaluate("t.state.position") == 50
    page.evaluate("t.removeAttribute('edge')")
    page.evaluate(FRAME)
    assert page.evaluate("t.state.position") == 50


TALL = '<div class="tall"></div>'
CSS = ".tall { height: 3000px }"
# Waits until the page stops scrolling.
SCROLLED = """async () => {
  for (let before = NaN; before !== scrollY; await new Promise(requestAnimationFrame)) {
    before = scrollY;
    await new Promise(requestAnimationFrame);
  }
}"""


def test_beyond_its_ends_the_page_scrolls_under_a_finger(open_page):
    page = table(open_page, before=TALL, after=TALL, css=CSS, has_touch=True)
    page.evaluate("scrollTo(0, 2900)")
    page.evaluate(FRAME)
    fingers = Fingers(page)

    def swipe(way):
        box = page.locator("#t").bounding_box()
        x, y = box["x"] + 400, box["y"] + 180
        fingers.down((x, y))
        for step in range(1, 16):
            fingers.move((x, y + way * step / 15))
        leap(page, STILL_MILLISECONDS)
        fingers.up()
        page.evaluate(SCROLLED)
        wait(page, REST)

    # At its first item, pulled down: that scrolls the page.
    swipe(120)
    assert page.evaluate("scrollY") < 2850
    assert page.evaluate("t.state.position") == 2
    before = page.evaluate("scrollY")
    swipe(-120)
    assert page.evaluate("scrollY") == before
    assert page.evaluate("t.state.position") == pytest.approx(2 + 110 / ITEM, abs=0.2)
    # Away from the end, it takes both directions, with an elastic end.
    swipe(200)
    assert page.evaluate("scrollY") == before
    wait(page, "t.state.position === 2")


def test_beyond_its_ends_the_page_scrolls_under_a_wheel(open_page):
    page = table(open_page, 12, before=TALL, after=TALL, css=CSS)
    page.evaluate("t.scrollInput = 'always'; scrollTo(0, 2900)")
    page.evaluate(FRAME)
    box = page.locator("#t").bounding_box()
    page.mouse.move(box["x"] + 400, box["y"] + 180)
    page.mouse.wheel(0, 120)
    wait(page, "t.state.position === 3")
    assert page.evaluate("scrollY") == 2900
    page.evaluate("addEventListener('wheel', () => { window.hasCome = true; })")
    page.mouse.wheel(30, 0)
    wait(page, "window.hasCome")
    wait(page, REST)
    assert page.evaluate("t.state.position") == 3
    page.evaluate("t.scrollToItem(11, { position: 'end', animated: false })")
    leap(page, 300)
    page.mouse.wheel(0, 120)
    wait(page, "scrollY > 2900")
    assert page.evaluate("t.state.position") == 9


def test_nothing_is_asked_for_at_rest(open_page):
    page = table(open_page, 10_000)
    page.evaluate("void t.scrollToItem(50)")
    wait(page, REST)
    quiet(page)


def test_ten_million_take_no_more_memory_than_fifteen(open_page):
    page = table(open_page, 15, script="/js/apart/rotary.js")
    size = "customElements.get('rotary-turntable').core.exports.memory.buffer.byteLength"
    before = page.evaluate(size)
    page.evaluate("t.itemAt = (index) => `Person ${index}`; t.count = 10_000_000")
    page.evaluate("void t.scrollToItem(9_000_000)")
    wait(page, REST)
    assert page.evaluate(size) - before < 2**20


MANY = "Array.from({ length: 90 }, (_, n) => ({ id: n, title: `${'ABCDEFGHI'[n % 9]}-${n}` }))"


@pytest.mark.parametrize("source", ["options", "array", "callback", "promise"])
def test_a_typed_letter_finds_an_item_however_items_are_given(open_page, source):
    options = "".join(f"<option>{'ABCDEFGHI'[n % 9]}-{n}</option>" for n in range(90))
    inside = options if source == "options" else ""
    page = open_page(f'<rotary-turntable id="t" aria-label="T" count="90">{inside}</rotary-turntable>')
    page.evaluate({
        "options": "0",
        "array": f"t.items = {MANY}",
        "callback": f"(window.many = {MANY}, t.itemAt = (index) => many[index])",
        "promise": f"(window.many = {MANY}, t.itemAt = async (index) => many[index])",
    }[source])
    page.keyboard.press("Tab")
    page.keyboard.press("Home")
    for letters, index in (("h", 7), ("H", 16), ("-", 16)):
        page.keyboard.press(letters)
        wait(page, f"t.state.active === {index}")
    # A pause begins another word.
    leap(page, 1_100)
    type_keys(page, "#t", "i-8")
    wait(page, "t.state.active === 80")


def test_an_empty_list_says_so(open_page):
    page = open_page('<rotary-turntable id="t" aria-label="T" count="0"></rotary-turntable>')
    words = "[...t.shadowRoot.querySelectorAll('.scene .text')].map((text) => text.textContent)"
    assert page.evaluate(words) == ["No items"]
    page.evaluate("t.setAttribute('empty-text', 'Niemand da')")
    wait(page, f"String({words}) === 'Niemand da'")
    option = page.get_by_role("option", name="Niemand da")
    assert option.get_attribute("aria-disabled") == "true"
    page.evaluate("t.items = ['Anna']")
    wait(page, f"!{words}.includes('Niemand da')")


def test_scrolling_is_told_at_most_once_a_frame(open_page):
    page = table(open_page)
    page.evaluate("""() => {
      window.told = [];
      t.addEventListener('scrolled', ({ detail, bubbles }) =>
        told.push([document.timeline.currentTime, detail.offset, detail.speed, bubbles]));
    }""")
    # Moves come as often as the machine can; then it moves fast, and as often as frames.
    drag(page, -200)
    steady(page)
    page.evaluate("void t.scrollToItem(60)")
    wait(page, REST)
    page.evaluate(FRAME)
    told = page.evaluate("told")
    frames = [frame for frame, *_ in told]
    assert len(told) > 10 and len(set(frames)) == len(frames)
    assert told[-1][1:] == [page.evaluate("t.offset"), 0, False]
    assert any(speed > 100 for _, _, speed, _ in told)
    assert page.evaluate("[t.offset, t.speed]") == [page.evaluate("t.state.offset"), 0]


def test_an_item_shows_that_it_is_pressed(open_page):
    page = table(open_page)
    box = page.locator("#t").bounding_box()
    marks = "t.shadowRoot.querySelectorAll('.scene [part=front-tile]').length"
    scales = CELLS + ".map((cell) => new DOMMatrix(cell.style.transform).a)"
    # It lasts a third of a second, and may be over before a slow machine looks.
    steady(page)
    page.mouse.move(box["x"] + 165, box["y"] + 180)
    wait(page, f"{marks} === 1")
    page.evaluate(
        f"""() => {{
          window.isSmall = false;
          const look = () => {{
            isSmall ||= {scales}.some((scale) => Math.abs(scale - 0.92) < 1e-6);
            requestAnimationFrame(look);
          }};
          look();
        }}"""
    )
    assert not page.evaluate("isSmall")
    page.mouse.down()
    wait(page, "isSmall")
    page.mouse.up()


def test_all_around_all_are_there_and_the_chosen_one_is_in_the_middle(open_page):
    page = open_page(
        '<rotary-turntable id="t" aria-label="T" count="12" edge="full" wrap value="3"></rotary-turntable>')
    large = "[...t.shadowRoot.querySelectorAll('.scene .text')].filter((text) => text.textContent === '4').length"
    assert len(titles(page)) == 12
    # On its disc, beside it, and both once more in the middle.
    assert page.evaluate(large) == 4
    page.evaluate("void t.scrollToItem(8)")
    wait(page, REST)
    assert len(titles(page)) == 12 and page.evaluate(large) == 4


@pytest.mark.parametrize("arrangement", ["cover-flow", "cylinder", "stack", "custom"])
def test_cards_stand_in_space_where_their_options_are(open_page, arrangement):
    poses = "0,0,0,0,0,0,0,0,1, 1,0.8,0.1,-1,-30,10,5,0,1"
    page = open_page(f'<rotary-turntable id="t" aria-label="T" count="20" value="9" arrangement="{arrangement}"'
                     f' poses="{poses}"></rotary-turntable>')
    assert page.evaluate("t.state.position") == 0
    page.evaluate("void t.scrollToItem(9)")
    wait(page, REST)
    # The front card is drawn after all visible ones, and has the mark of the selected item.
    seen = CELLS + ".filter((cell) => cell.style.opacity !== '0')"
    assert page.evaluate(seen + ".at(-1).querySelector('.text[part=title]').textContent") == "10"
    assert page.evaluate(seen + ".at(-1).querySelectorAll('[part=front-tile]').length") == 1
    assert page.evaluate(seen + ".filter((cell) => cell.style.transform.startsWith('matrix3d')).length") >= 4
    places = page.evaluate("""() => {
      const frame = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      };
      const cards = new Map(%s.map((cell) => [
        cell.querySelector('.text[part=title]').textContent, frame(cell.querySelector('.shape > *'))]));
      return %s.map((option) => [cards.get(option.getAttribute('aria-label')), frame(option)]);
    }""" % (seen, OPTIONS))
    places = [(card, option) for card, option in places if card]
    assert len(places) >= 4
    for (x, y, width, height), (left, top, wide, high) in places:
        # The option of a card that is partly outside is at the edge.
        assert x < left + wide / 2 < x + width and y < top + high / 2 < y + height


def test_a_card_follows_the_mouse_and_a_click_brings_one_to_the_front(open_page):
    page = open_page('<p>Before</p><rotary-turntable id="t" aria-label="T" count="20" arrangement="cover-flow">'
                     '</rotary-turntable><p>After</p>')
    box = page.locator("#t").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - SLOP - 100, y, steps=20)
    wait(page, "t.state.position > 0")
    dragged = page.evaluate("t.state.position")
    leap(page, STILL_MILLISECONDS)
    page.mouse.up()
    wait(page, REST)
    assert 0.3 < dragged < 1 and page.evaluate("t.state.position") == round(dragged)
    side = page.evaluate("""(id) => {
      const cell = %s.find((each) => each.querySelector('.text[part=title]').textContent === id);
      const { x, y, width, height } = cell.querySelector('.shape > *').getBoundingClientRect();
      return [x + width * 0.8, y + height / 2];
    }""" % CELLS, str(round(dragged) + 2))
    page.mouse.click(*side)
    wait(page, REST)
    assert page.evaluate("[t.selectedIndex, t.state.position]") == [round(dragged) + 1] * 2
    page.locator("#t").focus()
    page.keyboard.press("ArrowRight")
    wait(page, f"t.resting && t.state.position === {round(dragged) + 2}")
