"""The end of a motion that a method started: a promise for the caller, `motionend` for everyone else."""

import pytest

from conftest import quiet, wait
from hands import place
from test_states import element_of

# The method that moves each element, its goal, and a method that moves it elsewhere.
MOVES = {
    "rotary-wheel": ("e.spin(4, { turns: 1, duration: 0.3 })", {"index": 4, "value": "e"}, "e.select(1)"),
    "rotary-spinner": ("e.moveTo(40)", {"value": "40", "valueAsNumber": 40}, "e.moveTo(7)"),
    "rotary-spinner-row": ("e.moveTo(444)", {"value": "444", "valueAsNumber": 444}, "e.moveTo(7)"),
    "rotary-turntable": ("e.scrollToItem(4)", {"index": 4, "value": "e"}, "e.scrollToItem(1)"),
    "rotary-dial": ("e.moveTo(80)", {"value": "80", "valueAsNumber": 80}, "e.moveTo(7)"),
}
# Other methods that move an element, each of which has one end.
OTHERS = {
    "select": ("rotary-wheel", "e.select(3)"),
    "rotate": ("rotary-wheel", "e.rotateBy(1)"),
    "draw": ("rotary-wheel", "e.draw({ turns: 1, duration: 0.2 })"),
    "at once": ("rotary-wheel", "e.select(3, { animated: false })"),
    "where it is": ("rotary-wheel", "e.select(0)"),
    "range": ("rotary-dial range", "e.moveRange(20, 30)"),
    "number at once": ("rotary-spinner", "e.moveTo(8, { animated: false })"),
    "item at once": ("rotary-turntable", "e.scrollToItem(3, { animated: false })"),
}
# Invalid calls, with a part of the error about accepted values.
WRONG = {
    "e.select(8)": "from 0 to 7",
    "e.select(-1)": "from 0 to 7",
    "e.select(1.5)": "from 0 to 7",
    "e.select('two')": "from 0 to 7",
    "e.select()": "got nothing",
    "e.select(null)": "got index null",
    "e.select({})": "from 0 to 7",
    "e.select(1, { animated: 'perhaps' })": "from 0 to 7",
    "e.spin(99)": "from 0 to 7",
    "e.spin(1, { turns: 0 })": "-100 to 100 except 0",
    "e.spin(1, { turns: 1e19 })": "-100 to 100 except 0",
    "e.spin(1, { duration: Infinity })": "up to 60",
    "e.spin(1, { duration: -1 })": "up to 60",
    "e.draw({ random: 2 })": "random, from 0 to 1",
    "e.draw({ random: NaN })": "random, from 0 to 1",
    "e.rotateBy(NaN)": "radians",
    "e.rotateBy(1e300)": "radians",
    "e.startTurning(0)": "-100 to 100",
    "e.startTurning(1e9)": "-100 to 100",
}
LISTEN = "() => { window.told = []; addEventListener('motionend', ({ detail }) => told.push(detail)); }"


def show(open_page, tag):
    name, _, attributes = tag.partition(" ")
    page = open_page(element_of(name, attributes))
    page.evaluate("e.ready")
    page.evaluate(LISTEN)
    return page


def compact(detail):
    return {name: value for name, value in detail.items() if value is not None}


@pytest.mark.parametrize("tag", MOVES)
def test_a_motion_ends_where_it_was_led(open_page, tag):
    move, result, _ = MOVES[tag]
    page = show(open_page, tag)
    end = {**result, "interrupted": False}
    assert compact(page.evaluate(move)) == end
    assert page.evaluate("e.resting") and [compact(each) for each in page.evaluate("told")] == [end]
    # The element is there already: no `change`, but a `motionend`.
    assert compact(page.evaluate(move)) == end
    assert [compact(each) for each in page.evaluate("told")] == [end, end]


@pytest.mark.parametrize("way", OTHERS)
def test_each_call_has_one_end(open_page, way):
    tag, move = OTHERS[way]
    page = show(open_page, tag)
    end = page.evaluate(move)
    assert end["interrupted"] is False
    quiet(page)
    assert page.evaluate("told") == [end]


@pytest.mark.parametrize("tag", MOVES)
def test_a_second_motion_interrupts_the_first(open_page, tag):
    move, _, other = MOVES[tag]
    page = show(open_page, tag)
    ends = page.evaluate(f"Promise.all([{move}, {other}])")
    assert [end["interrupted"] for end in ends] == [True, False]
    assert page.evaluate("told") == ends


@pytest.mark.parametrize("tag", MOVES)
def test_a_hand_interrupts_it(open_page, tag):
    page = show(open_page, tag)
    page.mouse.move(*place(page, "#e", 60, 0.8))
    page.evaluate("() => { window.end = %s; }" % MOVES[tag][0])
    page.mouse.down()
    assert page.evaluate("end")["interrupted"] is True
    page.mouse.up()
    wait(page, "$('#e').resting")
    assert [each["interrupted"] for each in page.evaluate("told")] == [True]


@pytest.mark.parametrize("tag", MOVES)
def test_another_value_interrupts_it(open_page, tag):
    page = show(open_page, tag)
    other = "e.selectedIndex = 2" if "index" in MOVES[tag][1] else "e.valueAsNumber = 2"
    page.evaluate("() => { window.end = %s; %s; }" % (MOVES[tag][0], other))
    if tag == "rotary-turntable":
        # The selection does not depend on the scroll position.
        assert page.evaluate("end")["interrupted"] is False
        return
    assert page.evaluate("end")["interrupted"] is True
    wait(page, "$('#e').resting")
    assert len(page.evaluate("told")) == 1


def test_turning_ends_when_it_is_stopped(open_page):
    page = show(open_page, "rotary-wheel")
    page.evaluate("() => { window.turning = e.startTurning(6); }")
    wait(page, "$('#e').selectedIndex === 5")
    stopped = page.evaluate("e.stopTurning()")
    assert page.evaluate("turning")["interrupted"] is True
    assert stopped["interrupted"] is False and stopped["index"] == page.evaluate("e.selectedIndex")


def test_reduced_motion_ends_at_once(open_page):
    page = open_page(element_of("rotary-wheel"), reduced_motion="reduce")
    page.evaluate("e.ready")
    page.evaluate(LISTEN)
    assert page.evaluate("e.spin(4)") == {"index": 4, "value": "e", "interrupted": False}
    # With reduced motion the wheel may not turn forever; then stopping it does nothing, and is no error.
    assert page.evaluate("e.startTurning(3)")["interrupted"] is True
    assert page.evaluate("e.stopTurning()")["interrupted"] is True


def test_a_control_in_the_users_hand_is_not_moved(open_page):
    page = show(open_page, "rotary-dial")
    page.mouse.move(*place(page, "#e", 60, 0.8))
    page.mouse.down()
    assert page.evaluate("e.moveTo(80)")["interrupted"] is True
    assert page.evaluate("told") == []


def test_a_control_made_anew_interrupts_it(open_page):
    page = show(open_page, "rotary-wheel pointer=left")
    page.evaluate("() => { window.end = e.spin(4, { duration: 30 }); e.removeAttribute('pointer'); }")
    assert page.evaluate("end")["interrupted"] is True


def test_a_handler_may_move_it_on(open_page):
    page = show(open_page, "rotary-wheel")
    page.evaluate("""() => {
      window.ends = [];
      e.addEventListener('change', () => ends.push(e.select(5, { animated: false })), { once: true });
      ends.push(e.select(3));
    }""")
    wait(page, "told.length === 2")
    ends = page.evaluate("Promise.all(ends)")
    assert [(end["index"], end["interrupted"]) for end in ends] == [(3, False), (5, False)]
    assert page.evaluate("told") == ends


@pytest.mark.parametrize("call", WRONG)
def test_a_wrong_call_says_what_is_accepted(open_page, call):
    page = show(open_page, "rotary-wheel")
    name, message = page.evaluate(f"{call}.then(() => ['kept', ''], (error) => [error.name, error.message])")
    assert name == "TypeError" and WRONG[call] in message, message
    assert page.evaluate("[e.resting, e.selectedIndex, told]") == [True, 0, []]


@pytest.mark.parametrize(("tag", "call"), [
    ("rotary-wheel stops='0 170'", "e.spin(1)"),
    ("rotary-wheel direction=clockwise", "e.spin(1, { turns: -2 })"),
    ("rotary-spinner", "e.moveTo('x')"),
    ("rotary-spinner", "e.moveTo(Infinity)"),
    ("rotary-spinner-row", "e.moveTo(NaN)"),
    ("rotary-dial", "e.moveTo()"),
    ("rotary-dial", "e.moveRange(1, 2)"),
    ("rotary-dial range", "e.moveTo(1)"),
    ("rotary-dial range", "e.moveRange(1, NaN)"),
    ("rotary-turntable", "e.scrollToItem(8)"),
    ("rotary-turntable", "e.scrollToItem(1, { position: 'top' })"),
])
def test_wrong_calls_of_any_are_rejected(open_page, tag, call):
    page = show(open_page, tag)
    assert page.evaluate(f"{call}.catch((error) => error.name)") == "TypeError"
    assert page.evaluate("told") == []


def test_a_wheel_that_turns_one_way_spins_that_way(open_page):
    page = show(open_page, "rotary-wheel direction=counterclockwise")
    assert page.evaluate("e.spin(3, { duration: 0.2 })")["index"] == 3
    assert page.evaluate("e.rotation") < -6
