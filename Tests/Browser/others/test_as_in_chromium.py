"""Tests for Chromium that need none of its special features, run unchanged in Firefox and WebKit.

Tests of touches by Chromium's protocol, of its accessibility tree, of forced colours, and of rotated devices are not
included.
"""

# ruff: noqa: F401, F811
import threading

import pytest
from conftest import DIST, Handler, publish, quiet, wait
from others.conftest import BROWSERS, HEIGHT, LISTEN, WIDTH
from others.page import Page
from test_before_core import ELEMENTS as EARLY_ELEMENTS
from test_before_core import (
    test_a_server_that_does_not_know_the_type_is_enough,
    test_an_element_has_its_size_and_its_role_before_the_core,
    test_attributes_and_options_changed_before_the_core_are_taken_up,
    test_methods_wait_for_the_core_and_ready_is_a_promise,
    test_properties_set_before_the_script_came_are_kept,
    test_value_form_and_options_work_before_the_core,
    test_what_waits_is_drawn_once,
)
from test_controlled import check_written_back, test_a_value_that_the_page_corrects_is_what_the_form_has
from test_form_states import (
    test_a_reset_goes_back_to_the_default_value_which_can_be_set,
    test_a_ring_menu_in_a_disabled_fieldset_does_not_open,
    test_of_a_read_only_one_the_user_changes_nothing,
    test_required_asks_lists_for_a_value_and_is_said_where_a_role_can_have_it,
    test_the_page_may_complain_in_its_own_words,
    test_what_the_user_left_is_there_when_he_comes_back,
)
from test_keyboard import (
    test_a_letter_again_goes_on_to_the_next_title,
    test_accented_capitals_are_found_by_small_letters,
    test_enter_and_space_press_the_hub,
    test_keys_that_mean_something_do_not_scroll_the_page,
    test_keys_turn_the_wheel,
    test_keys_with_control_are_left_to_the_page,
    test_letters_find_titles,
    test_right_to_left_mirrors_keys_and_order,
    test_the_focus_ring_is_for_the_keyboard_only,
)
from test_layout import (
    test_a_page_that_is_turned_or_scaled,
    test_it_is_as_large_as_the_shorter_side,
    test_nothing_is_drawn_without_room_and_something_with_it,
)
from test_looks import (
    test_an_attribute_outweighs_the_systems_wish,
    test_right_to_left_titles_run_along_the_rim_or_are_straight,
    test_titles_follow_the_rim_and_become_straight_again,
    test_titles_run_along_the_rim,
)
from test_names import (
    ALL,
    NAME,
    element,
    test_a_label_that_is_added_changed_or_taken_away_is_followed,
    test_a_name_is_followed_in_a_shadow_tree_and_after_a_move,
    test_what_names_it_by_an_id_may_come_later,
)
from test_options import (
    test_a_group_is_drawn_flat_named_and_disables_its_options,
    test_a_turntable_keeps_what_was_chosen_by_value,
    test_a_turntable_whose_options_are_replaced_in_its_handler_goes_on,
    test_a_value_that_is_set_before_the_options_waits_for_them,
    test_an_emptied_list_remembers_its_value_until_there_are_options_again,
    test_an_option_is_selected_by_its_property,
    test_an_option_that_is_added_does_not_bring_back_the_one_marked_before,
    test_disabled_options_are_passed_over_and_read_out_as_such,
    test_events_of_one_moment_mean_the_options_that_were_there,
    test_hidden_options_are_not_there,
    test_of_a_turntable_disabled_options_are_not_chosen_and_hidden_ones_not_there,
    test_options_patched_in_place_keep_the_selection_by_value,
    test_options_rebuilt_alike_change_nothing_at_rest_or_in_flight,
    test_options_rebuilt_alike_in_the_handler_disturb_no_drag,
    test_other_options_keep_the_selection_by_value,
    test_other_options_keep_the_selection_by_value_in_a_drag,
    test_the_first_that_can_be_chosen_is_chosen_at_first,
    test_what_the_page_selects_comes_first_then_what_was_chosen_then_the_first,
)
from test_sounds import (
    sounds,
    test_a_cue_is_a_short_sound_that_is_not_loud,
    test_a_turned_dial_is_heard_and_felt,
    test_cues_that_come_too_fast_are_left_out,
    test_each_can_be_left_out,
    test_it_is_switched_off_again,
    test_no_volume_is_no_sound,
    test_nothing_is_made_before_a_gesture,
    test_what_is_no_cue_is_not_played,
    test_without_a_device_there_is_no_error,
)
from test_spinner_row import (
    ACTIVE,
    TIME,
    test_a_column_carries_to_the_next,
    test_keys_go_to_one_column_after_the_other,
)
from test_states import (
    MOVES,
    element_of,
    test_an_end_that_is_reached_is_told,
    test_an_open_menu_and_an_open_lock_say_so,
    test_replacing_options_in_the_handler_of_input_goes_on,
    test_what_a_pointer_holds_says_so,
    test_what_moves_goes_on_where_it_is_put,
    test_what_moves_says_so_until_it_rests,
)
from test_turntable import (
    test_a_card_follows_the_mouse_and_a_click_brings_one_to_the_front,
    test_cards_stand_in_space_where_their_options_are,
    test_its_options_say_their_positions_in_all,
)
from test_words import (
    test_a_dials_value_is_written_in_the_language_of_the_page,
    test_a_range_is_written_so_too,
    test_an_empty_turntable_and_an_info_button_speak_the_language_of_the_page,
    test_the_thumbs_of_a_dial_are_named_in_the_language_of_the_page,
    test_the_tiles_of_a_spinner_are_written_in_the_language_of_the_page,
    test_what_is_missing_is_said_in_the_language_of_the_page,
    test_what_is_moved_to_another_language_speaks_it,
)

SECONDS = 180
STALE = "its list of the labels of an element does not follow their `for`"
DEVICE = "without a device for sound it starts none"
# On such a page nothing matches `:focus`, and there are no focus events.
FOCUS = "its window is not the active one here"
ROUND = "past the last element of a page, Tab goes to the first again"
# Missing features of a browser, by test.
LACKS = {
    ("firefox", "test_a_label_that_is_added_changed_or_taken_away_is_followed"): STALE,
    ("firefox", "test_a_turned_dial_is_heard_and_felt"): DEVICE,
    ("firefox", "test_cues_that_come_too_fast_are_left_out"): DEVICE,
    ("firefox", "test_each_can_be_left_out"): DEVICE,
    ("firefox", "test_a_column_carries_to_the_next"): FOCUS,
    ("firefox", "test_the_keyboard_goes_through_a_row_and_on_and_its_ring_with_it"): FOCUS,
    ("webkit", "test_keys_go_to_one_column_after_the_other"): ROUND,
    ("webkit", "test_the_focus_ring_is_for_the_keyboard_only"): ROUND,
    ("firefox", "test_keys_go_to_one_column_after_the_other"): FOCUS,
    ("firefox", "test_the_focus_ring_is_for_the_keyboard_only"): FOCUS,
}
RECORD = LISTEN + '<script type="module" src="/record.js"></script>'


@pytest.fixture(autouse=True)
def lacks(request, host):
    lack = LACKS.get((host.name, request.node.originalname))
    way = request.node.callspec.params.get("way", "")
    if "moveBefore" in way and not host.evaluate("!!Element.prototype.moveBefore"):
        lack = "it has no moveBefore"
    if lack:
        pytest.skip(f"{host.name}: {lack}")


@pytest.fixture(scope="session")
def still_host(host):
    """The same browser with reduced motion; started for the first test that needs it."""
    started = []

    def still_host():
        if not started:
            started.append(BROWSERS[host.name](WIDTH, HEIGHT, is_still=True))
        return started[0]

    yield still_host
    for each in started:
        each.close()


@pytest.fixture
def visit(host, server):
    """Opens an address; at its end, there must be no errors."""
    visited = {host}

    def visit(path, at=host, until="complete"):
        visited.add(at)
        page = Page(at)
        page.goto(server + path, until)
        return page

    yield visit
    host.release()
    assert [mistake for each in visited for mistake in each.mistakes()] == []


@pytest.fixture
def open_page(host, still_host, visit):
    sized = []

    def open_page(
        body, css="", viewport=(WIDTH, HEIGHT), script="/dist/rotary.js", reduced_motion=None
    ):
        at = still_host() if reduced_motion == "reduce" else host
        if viewport != (WIDTH, HEIGHT):
            at.size(*viewport)
            sized.append(at)
        page = visit(publish(body, css, script, RECORD), at)
        wait(page, "!!window.recorded")
        return page

    yield open_page
    for each in sized:
        each.size(WIDTH, HEIGHT)


class Core:
    """The server's response for a core, once it may answer."""

    def __init__(self):
        self.may = threading.Event()
        self.kind = "application/wasm"

    def fulfill(self, body, content_type):
        """Answers immediately."""
        self.body, self.kind = body, content_type
        self.may.set()

    def encode(self):
        self.may.wait(SECONDS)
        return self.body


@pytest.fixture
def held_page(visit):
    """A page with the script of one element, whose core loads only when `page.release` is called."""
    cores = []

    def held_page(body, element, answer=None):
        core = Core()
        cores.append(core)
        core.body = (DIST / "apart" / f"{element}.wasm").read_bytes()
        if answer:
            answer(core)
        path = f"/held{len(Handler.pages)}"
        script = (DIST / "apart" / f"{element}.js").read_text()
        Handler.pages[f"{path}/{element}.js"] = ("text/javascript", script)
        # Without content, the response is "not found".
        if core.body:
            Handler.pages[f"{path}/{element}.wasm"] = (core.kind, core)
        Handler.pages[path] = (
            "text/html; charset=utf-8",
            f"""<!doctype html><html lang="en"><title>Held</title>{LISTEN}<body>{body}
            <script type="module" src="{path}/{element}.js"></script></body>""",
        )
        page = visit(path, until="interactive")
        page.release = core.may.set
        wait(page, "!!customElements.get(argument)", element)
        return page

    yield held_page
    for core in cores:
        core.may.set()


@pytest.fixture
def browser(host):
    """For tests that open a separate page."""

    class Browser:
        def new_page(self):
            return Page(host)

    return Browser()


@pytest.mark.parametrize("tag", sorted(ALL))
def test_a_label_that_is_added_changed_or_taken_away_names_an_element(open_page, tag):
    page = open_page(f"<div id='root'><p id='p'></p>{element(tag)}</div>")
    for change, name in [
        ("p.innerHTML = '<label for=e>First</label>'", "First"),
        ("$('label').firstChild.data = 'Second'", "Second"),
        ("$('label').remove()", None),
    ]:
        page.evaluate(change)
        wait(page, f"({NAME} || null) === argument", name)


@pytest.mark.parametrize("kind, least", [("spinner", 30), ("dial", 30)])
def test_a_maximum_below_the_minimum_is_warned_of_and_counts_as_it(open_page, kind, least):
    page = open_page("<div id=root></div>")
    page.evaluate(
        f"$('#root').innerHTML = '<rotary-{kind} aria-label=E min={least} max=10 value=20></rotary-{kind}>'"
    )
    wait(page, f"$('rotary-{kind}').shadowRoot.querySelector('.list').ariaValueMax === '{least}'")
    assert page.evaluate(f"$('rotary-{kind}').value") == str(least)
    assert f'max="10" is less than min="{least}"' in page.evaluate("listened.mistakes.splice(0)")[0]
    page.host.mistakes()


# The server's responses instead of a core, and the messages about them.
NO_CORES = {"nothing": (None, None, "404"), "a page": (b"<!doctype html><p>Home", "text/html", "text/html")}


@pytest.mark.parametrize("element", ["rotary-wheel", "rotary-turntable", "rotary-dial"])
@pytest.mark.parametrize("answer", NO_CORES)
def test_without_a_core_options_stay_readable_and_an_error_is_told(held_page, element, answer):
    (html, value), (body, kind, said) = EARLY_ELEMENTS[element], NO_CORES[answer]
    page = held_page(f'<form id="f">{html}</form>', element, lambda core: core.fulfill(body, kind))
    wait(page, "$('#e').matches(':state(error)')")
    assert said in page.evaluate("e.ready.then(() => null, ({ message }) => message)")
    items = "[...e.shadowRoot.querySelectorAll('[role=listitem]')].map(({ textContent }) => textContent)"
    assert page.evaluate(items) == (["30"] if value == "30" else ["Apple", "Banana"])
    assert page.evaluate("[e.value, new FormData(f).get('n')]") == [value, value]
    # A separate event, and one sentence in the console.
    told = page.evaluate("listened.mistakes.splice(0)")
    assert sorted(each.split(":")[0] for each in told) == ["console.error", "error"]
    assert all(said in each for each in told)
    page.host.mistakes()


def test_elements_that_have_come_to_rest_ask_for_no_frame_and_keep_no_layer(open_page):
    page = open_page("".join(element_of(tag, identifier=f"e{number}") for number, tag in enumerate(MOVES)))
    # A slow machine may show the end of a motion before the next check.
    before = page.evaluate("recorded.frames")
    for number, script in enumerate(MOVES.values()):
        page.evaluate(f"() => {{ const e = e{number}; {script}; }}")
    wait(page, "[...document.querySelectorAll('main > *')].every(({ resting }) => resting)")
    assert page.evaluate("recorded.frames") > before
    quiet(page)
    layers = """[...document.querySelectorAll('main > *')].flatMap(({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll('*')].filter((node) => getComputedStyle(node).willChange !== 'auto')).length"""
    assert page.evaluate(layers) == 0


def test_the_keyboard_goes_through_a_row_and_on_and_its_ring_with_it(open_page):
    page = open_page(TIME + "<button id='after'>After</button>")
    for key, column, value in [
        ("Tab", "Hours", "09:41"), ("ArrowUp", "Hours", "10:41"), ("ArrowRight", "Minutes", "10:41"),
        ("ArrowDown", "Minutes", "10:40"), ("ArrowLeft", "Hours", "10:40"),
    ]:
        page.keyboard.press(key)
        wait(page, f"{ACTIVE} === argument[0] && r.resting && r.value === argument[1]", [column, value])
        wait(page, "!!r.shadowRoot.querySelector('[part=focus-ring]')")
    page.keyboard.press("Tab")
    wait(page, "document.activeElement.id === 'after' && !r.shadowRoot.querySelector('[part=focus-ring]')")


def test_reduced_motion_jumps_and_tells_the_same(open_page, rest, events):
    page = open_page('<rotary-wheel id="w" aria-label="Numbers"></rotary-wheel>', reduced_motion="reduce")
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    assert page.evaluate("w.select(3).then(() => [w.resting, w.selectedIndex])") == [True, 3]
    rest(page, "#w")
    assert [each["type"] for each in events(page, "change")] == ["change"]


# Chromium's tests have all elements and hands, and test_forms has what users do here.
@pytest.mark.parametrize("element, hand", [
    ("rotary-wheel", "fling"), ("rotary-spinner", "typing"), ("rotary-dial", "drag"),
])
def test_what_is_written_back_disturbs_nothing(open_page, element, hand):
    check_written_back(open_page, element, hand)
