"""Changes of `<option>` children while the element is used, like those of frameworks."""

import pytest

from conftest import wait
from hands import drag, let_go, place
from test_mouse import state

LIST = "<option value='a'>A</option><option value='b'>B</option><option value='c'>C</option>" \
    "<option value='d'>D</option>"
WHEEL = f"<form id='f'><rotary-wheel id='w' name='n' aria-label='W'>{LIST}</rotary-wheel></form>"
MANY = "".join(f"<option value='p{n}'>Person {n}</option>" for n in range(40))
TABLE = f"<form id='f'><rotary-turntable id='t' name='n' aria-label='T'>{MANY}</rotary-turntable></form>"
DATA = "Object.fromEntries(new FormData(document.querySelector('#f')))"
TITLES = "[...w.shadowRoot.querySelectorAll('[role=option]')].map((o) => o.ariaLabel).join()"


def value(page, selector="#w"):
    return page.evaluate(f"document.querySelector('{selector}').value")


def tap(page, index, count=4):
    """Taps a sector of a wheel with the pointer at the left, on the first sector."""
    page.mouse.click(*place(page, "#w", 180 + 360 / count * index))


REBUILD = """(options) => {
  const w = document.querySelector('rotary-wheel, rotary-turntable');
  const list = options.map(([value, label, ...rest]) => new Option(label, value, ...rest));
  w.replaceChildren(...list);
  return w.value;
}"""
SAME = [["a", "A"], ["b", "B"], ["c", "C"], ["d", "D"]]


def test_options_rebuilt_alike_in_the_handler_disturb_no_drag(open_page, rest, events):
    page = open_page(WHEEL)
    page.evaluate(
        """w.addEventListener('input', () => { w.innerHTML = w.innerHTML; window.built = (window.built ?? 0) + 1 })"""
    )
    drag(page, "#w", 180, 200, release=False)
    assert page.evaluate("built") >= 2
    assert value(page) == "c" and not state(page)["resting"]
    let_go(page)
    rest(page, "#w")
    assert value(page) == "c" and [e["value"] for e in events(page, "change")] == ["c"]


def test_options_rebuilt_alike_change_nothing_at_rest_or_in_flight(open_page, rest, events):
    page = open_page(WHEEL.replace("value='b'", "value='b' selected"))
    page.evaluate("w.value = 'd'")
    assert page.evaluate("(() => { w.innerHTML = w.innerHTML; return w.value })()") == "d"
    page.evaluate("void w.select(1)")
    page.evaluate("w.innerHTML = w.innerHTML")
    rest(page, "#w")
    assert value(page) == "b" and [e["value"] for e in events(page, "change")] == ["b"]
    assert page.evaluate("w.options[1] === w.querySelector('[value=b]') && w.options[1].selected")


def test_other_options_keep_the_selection_by_value(open_page):
    page = open_page(WHEEL)
    page.evaluate("w.value = 'c'")
    assert page.evaluate(REBUILD, [["x", "X"], ["c", "Cee"], ["a", "A"]]) == "c"
    assert state(page)["index"] == 1 and page.evaluate(DATA) == {"n": "c"}


def test_other_options_keep_the_selection_by_value_in_a_drag(open_page, rest, events):
    page = open_page(WHEEL)
    page.evaluate(
        """w.addEventListener('input', () => {
          window.count = (window.count ?? 0) + 1;
          w.replaceChildren(new Option(`New ${count}`, `new${count}`), ...w.options);
        })"""
    )
    drag(page, "#w", 180, -60, release=False)
    wait(page, "window.count === 1 && $('#w').options.length === 5")
    # The wheel is on its second option, which is now the third, and still held.
    assert value(page) == "b" and not state(page)["resting"]
    let_go(page)
    rest(page, "#w")
    told = events(page, "input", "change")
    assert (told[0]["value"], told[-1]["type"], told[-1]["value"]) == ("b", "change", value(page))


def test_events_of_one_moment_mean_the_options_that_were_there(open_page, events):
    page = open_page(WHEEL, reduced_motion="reduce")
    page.evaluate("w.addEventListener('input', () => w.prepend(new Option('New', 'new')))")
    # Without motion, the change is immediate: one report has both events.
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    told = [(event["type"], event["value"]) for event in events(page, "input", "change")]
    assert told == [("input", "b"), ("change", "b")]
    assert value(page) == "b" and page.evaluate(DATA) == {"n": "b"}


def test_options_patched_in_place_keep_the_selection_by_value(open_page):
    page = open_page(WHEEL)
    page.evaluate("w.value = 'b'")
    got = page.evaluate(
        """(() => {
          // As a framework without keys does it: each element becomes its neighbour.
          const values = ['x', 'a', 'b', 'c'];
          [...w.children].forEach((option, index) => { option.value = option.text = values[index] });
          return [w.value, w.selectedIndex];
        })()"""
    )
    assert got == ["b", 2]


@pytest.mark.parametrize(
    "options, expected",
    [
        ([["a", "A", True], ["b", "B"], ["c", "C"]], "a"),
        ([["a", "A", False, True], ["b", "B"]], "a"),
        ([["x", "X"], ["b", "B"], ["y", "Y"]], "b"),
        ([["x", "X"], ["y", "Y"]], "x"),
    ],
)
def test_what_the_page_selects_comes_first_then_what_was_chosen_then_the_first(
    open_page, options, expected
):
    page = open_page(WHEEL)
    page.evaluate("w.value = 'b'")
    assert page.evaluate(REBUILD, options) == expected


def test_an_option_that_is_added_does_not_bring_back_the_one_marked_before(open_page):
    page = open_page(WHEEL.replace("value='b'", "value='b' selected"))
    page.evaluate("w.value = 'c'")
    assert page.evaluate("(() => { w.append(new Option('E', 'e')); return w.value })()") == "c"
    assert page.evaluate("(() => { w.options[3].toggleAttribute('selected'); return w.value })()") == "d"


def test_an_emptied_list_remembers_its_value_until_there_are_options_again(open_page):
    page = open_page(WHEEL)
    page.evaluate("w.value = 'c'")
    assert page.evaluate(REBUILD, []) == "c"
    assert page.evaluate(DATA) == {"n": "c"}
    assert page.evaluate(REBUILD, [["x", "X"], ["c", "C"]]) == "c"
    assert state(page)["index"] == 1
    page.evaluate(REBUILD, [])
    page.evaluate("w.value = 'y'")
    assert page.evaluate(REBUILD, [["x", "X"], ["y", "Y"]]) == "y"


def test_a_value_that_is_set_before_the_options_waits_for_them(open_page):
    page = open_page("")
    got = page.evaluate(
        """(() => {
          const wheel = document.createElement('rotary-wheel');
          wheel.value = 'b';
          wheel.append(new Option('A', 'a'), new Option('B', 'b'));
          document.querySelector('main').append(wheel);
          return wheel.value;
        })()"""
    )
    assert got == "b"


def test_an_option_is_selected_by_its_property(open_page, events):
    page = open_page(WHEEL)
    got = page.evaluate(
        """(() => {
          const [a, b, c] = w.options;
          b.selected = true;
          const first = [w.value, a.selected, b.selected, c.selected];
          b.selected = false;
          return [...first, w.value];
        })()"""
    )
    assert got == ["b", False, True, False, "a"]
    assert events(page, "input", "change") == []
    # A removed option is an ordinary one again, and can move to another element.
    own = page.evaluate(
        """(() => {
          const option = w.options[2];
          option.remove();
          w.value;
          const select = document.createElement('select');
          select.append(new Option('1'), option);
          option.selected = true;
          return [Object.hasOwn(option, 'selected'), select.selectedIndex, w.value];
        })()"""
    )
    assert own == [False, 1, "a"]


def test_hidden_options_are_not_there(open_page):
    page = open_page(WHEEL.replace("value='a'", "value='a' hidden"))
    assert value(page) == "b" and page.evaluate("w.options.length") == 3
    page.evaluate("w.querySelector('[value=a]').hidden = false")
    wait(page, "$('#w').options.length === 4")
    assert value(page) == "b"
    page.evaluate("w.querySelector('[value=b]').hidden = true")
    wait(page, f"(() => {{ const w = $('#w'); return {TITLES} === 'A,C,D' }})()")
    assert value(page) == "a"


def test_disabled_options_are_passed_over_and_read_out_as_such(open_page, rest, events):
    page = open_page(WHEEL.replace("value='b'", "value='b' disabled"))
    assert page.evaluate(
        "[...w.shadowRoot.querySelectorAll('[role=option]')].map((o) => o.ariaDisabled)"
    ) == [None, "true", None, None]
    page.evaluate("w.focus()")
    page.keyboard.press("ArrowDown")
    rest(page, "#w")
    assert value(page) == "c"
    page.keyboard.press("Home")
    rest(page, "#w")
    events(page)
    tap(page, 1)
    rest(page, "#w")
    assert value(page) == "a" and events(page, "input", "change") == []
    drag(page, "#w", 180, -85, steps=40)
    rest(page, "#w")
    told = [(e["type"], e["value"]) for e in events(page, "input", "change")]
    assert value(page) in "ac" and "b" not in [value for _, value in told]
    page.evaluate("w.querySelector('[disabled]').disabled = false")
    page.evaluate("w.value = 'a'")
    tap(page, 1)
    rest(page, "#w")
    assert value(page) == "b"


FILLS = """(() => [...w.shadowRoot.querySelectorAll('path[part=sector]')].map((path) => getComputedStyle(path).fill)
  .filter((fill) => fill !== getComputedStyle(w.shadowRoot.querySelector('path[part=background]')).fill))()"""


def test_an_attribute_with_a_list_applies_if_no_option_has_one(open_page, rest):
    lists = "tints='#ff0000, #00ff00, #0000ff' weights='1,1,2' odds='0,1,0' disabled-sectors='2'"
    page = open_page(f"<rotary-wheel id='w' aria-label='W' resting-opacity='1' {lists}><option>A</option>"
                     "<option>B</option><option>C</option></rotary-wheel>")
    found = page.evaluate(
        """(async () => ({ odds: (await w.draw({ turns: 1, duration: 0.1 })).draw.odds,
          off: [...w.shadowRoot.querySelectorAll('[role=option]')].map((it) => it.ariaDisabled === 'true') }))()""")
    assert found["odds"] == [0, 1, 0] and found["off"] == [False, False, True]
    assert {"rgb(255, 0, 0)", "rgb(0, 255, 0)", "rgb(0, 0, 255)"} <= {*page.evaluate(FILLS)}
    # An option's own attribute replaces the list, and its removal brings it back.
    page.evaluate("w.options[1].setAttribute('tint', '#123456')")
    wait(page, f"{FILLS.replace('w.shadow', '$(`#w`).shadow')}.includes('rgb(18, 52, 86)')")
    assert "rgb(255, 0, 0)" not in page.evaluate(FILLS)
    page.evaluate("w.options[1].removeAttribute('tint')")
    wait(page, f"{FILLS.replace('w.shadow', '$(`#w`).shadow')}.includes('rgb(255, 0, 0)')")


def test_the_first_that_can_be_chosen_is_chosen_at_first(open_page):
    page = open_page(WHEEL.replace("value='a'", "value='a' disabled"))
    assert value(page) == "b"


def test_a_group_is_drawn_flat_named_and_disables_its_options(open_page, rest):
    page = open_page(
        """<rotary-wheel id="w" aria-label="W"><option>Bread</option>
        <optgroup label="Fruit"><option>Apple</option><option>Pear</option></optgroup>
        <optgroup label="Nuts" disabled><option>Walnut</option></optgroup></rotary-wheel>"""
    )
    options = "[...w.shadowRoot.querySelectorAll('[role=option]')]"
    assert page.evaluate(f"{options}.map((o) => o.ariaLabel)") == ["Bread", "Apple", "Pear", "Walnut"]
    assert page.evaluate(f"{options}.map((o) => o.ariaDescription)") == [None, "Fruit", "Fruit", "Nuts"]
    assert page.evaluate(f"{options}.map((o) => o.ariaDisabled)") == [None, None, None, "true"]
    page.evaluate("w.focus()")
    page.keyboard.press("End")
    rest(page, "#w")
    assert value(page) == "Pear"
    page.evaluate("w.querySelector('[label=Nuts]').disabled = false")
    page.keyboard.press("End")
    rest(page, "#w")
    assert value(page) == "Walnut"
    page.evaluate("w.querySelector('optgroup').label = 'Pomes'")
    wait(page, f"(() => {{ const w = $('#w'); return {options}[1].ariaDescription === 'Pomes' }})()")


@pytest.mark.parametrize("change", ["", "times++"])
def test_a_turntable_whose_options_are_replaced_in_its_handler_goes_on(open_page, change):
    page = open_page(TABLE)
    page.evaluate(
        f"""(() => {{
          let times = 0;
          window.told = 0;
          t.addEventListener('input', () => {{
            told++;
            {change};
            t.replaceChildren(...Array.from({{ length: 40 }}, (_, n) =>
              new Option(`Person ${{n}} ${{times}}`, `p${{n}}${{times ? '/' + times : ''}}`)));
          }});
        }})()"""
    )
    page.evaluate("t.focus()")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    wait(page, "$('#t').resting")
    assert 0 < page.evaluate("told") < 20


def test_a_turntable_keeps_what_was_chosen_by_value(open_page, events):
    page = open_page(TABLE)
    page.evaluate("t.value = 'p3'")
    assert page.evaluate(REBUILD, [["x", "X"], ["p3", "Three"], ["y", "Y"]]) == "p3"
    assert page.evaluate("t.selectedIndex") == 1
    assert page.evaluate(DATA) == {"n": "p3"}
    assert page.evaluate(REBUILD, []) == "p3"
    assert page.evaluate("t.count") == 0
    assert page.evaluate(REBUILD, [["p3", "Three"], ["y", "Y", True]]) == "y"
    assert page.evaluate(REBUILD, [["p4", "Four"]]) == ""
    assert events(page, "input", "change") == []


def test_of_a_turntable_disabled_options_are_not_chosen_and_hidden_ones_not_there(open_page, events):
    options = MANY.replace("value='p1'", "value='p1' disabled").replace("value='p2'", "hidden")
    page = open_page(f"<rotary-turntable id='t' aria-label='T'>{options}</rotary-turntable>")
    found = "[...t.shadowRoot.querySelectorAll('[role=option]')].slice(0, 3)"
    wait(page, f"(() => {{ const t = $('#t'); return {found}[2]?.ariaLabel === 'Person 3' }})()")
    assert page.evaluate(f"{found}.map((o) => o.ariaDisabled)") == [None, "true", None]
    page.evaluate(f"{found}[1].click()")
    assert value(page, "#t") == "" and events(page, "press", "change") == []
    page.evaluate(f"{found}[2].click()")
    assert value(page, "#t") == "p3"
