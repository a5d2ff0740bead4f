"""What the report of a failed test says of its pages."""


def test_the_trace_of_a_page_tells_what_was_done_and_what_it_shows(open_page):
    page = open_page('<rotary-dial id="d" value="30" aria-label="Heat"></rotary-dial>')
    page.locator("#d").focus()
    page.keyboard.press("ArrowUp")
    page.mouse.click(5, 500)
    state, *lines = page.loan.trace()
    assert state.endswith("draws frames") and "visible" in state
    done = [line.split(": ", 1)[1] for line in lines[:-1]]
    assert done == ["focusin on rotary-dial", "keydown ArrowUp on rotary-dial",
                    "pointerdown 5,500 on html", "pointerup 5,500 on html", "click 5,500 on html"]
    assert lines[-1].startswith('rotary-dial {"id":"d","value":"31",')


def test_a_page_that_is_busy_or_closed_has_a_trace_that_says_so(lend):
    page = lend()
    page.close()
    [line] = page.loan.trace()
    assert line.startswith("The page could not be asked: ")
