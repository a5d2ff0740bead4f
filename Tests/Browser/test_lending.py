"""Pages that tests use one after another."""


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


def test_the_errors_of_a_page_that_was_left_do_not_reach_the_next_test(open_page, lender):
    page = open_page("", page=lender.lend())
    page.evaluate("""() => {
      const later = new Promise((done) => { window.go = done; });
      const failing = async () => { await later; document.getElementById('gone').textContent = 'x'; };
      failing();
      later.then(() => queueMicrotask(() => { console.error('late'); throw new Error('late'); }));
    }""")
    lender.take_back(page)
    assert lender.lend() is page
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda each: problems.append(each.text))
    page.evaluate("() => go()")
    # Messages of a page arrive in order: errors would come before this result.
    page.evaluate("() => new Promise(requestIdleCallback)")
    assert problems == []
    page.close()
