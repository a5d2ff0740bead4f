"""Elements whose core has not loaded yet, or never loads."""

import pytest
from conftest import DIST, Handler, wait

OPTIONS = '<option value="a">Apple</option><option value="b" selected>Banana</option>'
# Each element as on a page, and its value there.
ELEMENTS = {
    "rotary-wheel": (f'<rotary-wheel id="e" name="n" aria-label="E">{OPTIONS}</rotary-wheel>', "b"),
    "rotary-spinner": ('<rotary-spinner id="e" name="n" aria-label="E" value="7"></rotary-spinner>', "7"),
    "rotary-spinner-row": (
        '<rotary-spinner-row id="e" name="n" aria-label="E" value="042"></rotary-spinner-row>',
        "042",
    ),
    "rotary-turntable": (
        f'<rotary-turntable id="e" name="n" aria-label="E">{OPTIONS}</rotary-turntable>',
        "b",
    ),
    "rotary-dial": ('<rotary-dial id="e" name="n" aria-label="E" value="30"></rotary-dial>', "30"),
}
# Properties that a page sets of each element before its script has loaded, and the expected result.
EARLY = {
    "rotary-wheel": ("e.pointer = 'left'; e.value = '2'", "e.value === '2' && e.pointer === 'left'"),
    "rotary-spinner": ("e.max = 50; e.value = '60'", "e.value === '50' && e.max === 50"),
    "rotary-spinner-row": ("e.digits = 4; e.value = '0123'", "e.value === '0123' && e.digits === 4"),
    "rotary-turntable": (
        "e.items = ['x', 'y', 'z']; e.value = 'y'",
        "e.count === 3 && e.value === 'y' && e.items.length === 3",
    ),
    "rotary-dial": (
        "e.max = 50; e.value = '60'; e.formatter = (n) => `${n} of 50`",
        "e.value === '50' && e.formatter(1) === '1 of 50'",
    ),
    "rotary-ring-menu": ("e.htmlFor = 'main'; e.look = 'plain'", "e.getAttribute('for') === 'main'"),
}


@pytest.mark.parametrize("element", ELEMENTS)
def test_value_form_and_options_work_before_the_core(held_page, element):
    body, value = ELEMENTS[element]
    page = held_page(f'<form id="f">{body}</form>', element)
    submitted = "new FormData(f).get('n')"
    assert page.evaluate(f"[e.value, {submitted}]") == [value, value]
    other = "a" if "Apple" in body else value.replace(value[-1], "9")
    page.evaluate(f"e.value = '{other}'")
    assert page.evaluate(f"[e.value, {submitted}]") == [other, other]
    page.release()
    page.evaluate("e.ready")
    assert page.evaluate(f"[e.value, {submitted}]") == [other, other]
    assert page.told == []


def test_a_core_that_is_requested_after_its_release_loads(held_page):
    """On a busy machine, the browser reports a request late. A page without an answer waits for ever."""
    body, value = ELEMENTS["rotary-wheel"]
    page = held_page("", "rotary-spinner")
    page.release()
    page.evaluate(
        """(body) => new Promise((done) => {
          document.body.innerHTML = body;
          const script = document.createElement('script');
          Object.assign(script, { type: 'module', src: '/dist/apart/rotary-wheel.js', onload: done });
          document.head.append(script);
        })""", body)
    page.evaluate("e.ready")
    assert page.evaluate("e.value") == value


@pytest.mark.parametrize("element", [*ELEMENTS, "rotary-ring-menu"])
def test_an_element_has_its_size_and_its_role_before_the_core(held_page, element):
    body, _ = ELEMENTS.get(element, (f'<{element} id="e" aria-label="E"></{element}>', ""))
    page = held_page(body, element)
    box = "(({ width, height }) => [width, height])(e.getBoundingClientRect())"
    list_of = "e.shadowRoot.querySelector('.list')"
    role = f"{list_of}.getAttribute('role')"
    before = page.evaluate(f"[{box}, {role}, {list_of}.ariaLabel]")
    assert min(before[0]) > 100 and before[1] and before[2] == "E"
    assert page.evaluate(f"{list_of}.ariaBusy") == "true"
    page.release()
    page.evaluate("e.ready")
    wait(page, "!!e.shadowRoot.querySelector('[part]')")
    assert page.evaluate(f"[{box}, {role}, {list_of}.ariaLabel]") == before
    assert page.evaluate(f"{list_of}.ariaBusy") is None


def test_methods_wait_for_the_core_and_ready_is_a_promise(held_page):
    page = held_page(ELEMENTS["rotary-wheel"][0], "rotary-wheel")
    page.evaluate("() => { window.ends = [e.spin(0, { duration: 60 }), e.select(1)]; }")
    assert page.evaluate("[e.ready instanceof Promise, e.resting]") == [True, True]
    page.release()
    ends = page.evaluate("Promise.all(ends)")
    assert [(end["index"], end["interrupted"]) for end in ends] == [(1, True), (1, False)]


def test_attributes_and_options_changed_before_the_core_are_taken_up(held_page):
    page = held_page(ELEMENTS["rotary-wheel"][0], "rotary-wheel")
    page.evaluate("e.setAttribute('pointer', 'left'); e.append(new Option('Cherry', 'c', true))")
    page.evaluate("e.value = 'c'")
    page.release()
    page.evaluate("e.ready")
    assert page.evaluate("[e.value, e.options.length]") == ["c", 3]
    wait(page, "e.shadowRoot.querySelectorAll('[role=option]').length === 3")


def test_what_waits_is_drawn_once(held_page):
    page = held_page(ELEMENTS["rotary-dial"][0], "rotary-dial")
    page.evaluate(
        """() => {
          window.made = 0;
          new MutationObserver((records) => {
            for (const { addedNodes } of records) made += addedNodes.length;
          }).observe(e.shadowRoot.querySelector('.scene'), { subtree: true, childList: true });
          for (const max of [40, 50, 60]) e.max = max;
        }"""
    )
    page.release()
    page.evaluate("e.ready")
    wait(page, "made > 0")
    # Long enough for another rendering.
    page.evaluate(
        "(async () => { for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame) })()")
    count = "e.shadowRoot.querySelector('.scene').querySelectorAll('*').length"
    assert page.evaluate("made") <= page.evaluate(count)


def check_early(server, browser, element, early, then):
    """Sets properties of an element that is not defined yet, and checks an expression when it is."""
    path = f"/early{len(Handler.pages)}"
    Handler.pages[path] = (
        "text/html; charset=utf-8",
        f"""<!doctype html><html lang="en"><title>Early</title><body><main id="main">Main</main>
        <{element} id="e" aria-label="E"></{element}></body>""",
    )
    page = browser.new_page()
    page.goto(server + path)
    page.evaluate(f"() => {{ {early} }}")
    page.evaluate(f"import('/dist/{element}.js').then(() => e.ready)")
    assert page.evaluate(f"() => {then}")
    assert page.evaluate("Object.keys(e)") == []
    page.close()


@pytest.mark.parametrize("element", EARLY)
def test_properties_set_before_the_script_came_are_kept(server, browser, element):
    check_early(server, browser, element, *EARLY[element])


def broken(kind):
    """Responds to requests for a core."""
    answers = {
        "404": {"status": 404, "body": "Not found"},
        "fallback": {"status": 200, "content_type": "text/html", "body": "<!doctype html><p>Home"},
        "network": None,
    }
    given = answers[kind]
    return (lambda route: route.fulfill(**given)) if given else (lambda route: route.abort())


@pytest.mark.parametrize("kind", ["404", "fallback", "network"])
@pytest.mark.parametrize("element", ["rotary-wheel", "rotary-turntable"])
def test_without_a_core_options_stay_readable_and_are_submitted(held_page, element, kind):
    body, value = ELEMENTS[element]
    page = held_page(f'<form id="f">{body}</form>', element, broken(kind))
    message = page.evaluate("e.ready.then(() => null, ({ message }) => message)")
    assert message
    if kind == "fallback":
        assert "text/html" in message
    if kind == "404":
        assert "404" in message
    assert page.evaluate("e.matches(':state(error)')")
    items = page.get_by_role("listitem")
    assert items.all_inner_texts() == ["Apple", "Banana"]
    assert items.nth(1).get_attribute("aria-current") == "true"
    assert items.first.is_visible()
    assert page.evaluate("[e.value, new FormData(f).get('n')]") == [value, value]
    assert sum("RotaryKit" in told for told in page.told) == 1


def test_an_error_event_tells_that_there_is_no_core(held_page):
    page = held_page(ELEMENTS["rotary-dial"][0], "rotary-dial")
    page.evaluate("e.addEventListener('error', ({ message }) => { window.heard = message; })")
    page.release(lambda route: route.fulfill(status=404))
    wait(page, "!!window.heard")
    assert "404" in page.evaluate("heard")
    assert page.get_by_role("listitem").all_inner_texts() == ["30"]


def test_a_server_that_does_not_know_the_type_is_enough(held_page):
    module = (DIST / "apart" / "rotary-wheel.wasm").read_bytes()
    page = held_page(
        ELEMENTS["rotary-wheel"][0],
        "rotary-wheel",
        lambda route: route.fulfill(body=module, content_type="application/octet-stream"),
    )
    page.evaluate("e.ready")
    assert page.evaluate("e.select(0)")["index"] == 0 and page.told == []


@pytest.mark.parametrize("scripts", [["rotary", "rotary-dial"], ["rotary-dial", "rotary"]])
def test_two_scripts_with_the_same_element_say_so_once_and_go_on(server, browser, scripts):
    path = f"/twice{len(Handler.pages)}"
    tags = "".join(f'<script type="module" src="/dist/{name}.js"></script>' for name in scripts)
    Handler.pages[path] = (
        "text/html; charset=utf-8",
        f"""<!doctype html><html lang="en"><title>Twice</title>{tags}<body>
        <rotary-dial id="d" aria-label="D" value="30"></rotary-dial>
        <rotary-wheel id="w" aria-label="W"></rotary-wheel></body>""",
    )
    page = browser.new_page()
    told = []
    page.on("console", lambda message: told.append(message.text))
    page.on("pageerror", lambda error: told.append(f"error: {error}"))
    with page.expect_console_message():
        page.goto(server + path)
    for element in ("d", "w"):
        wait(page, f"!!customElements.get({element}.localName)")
        page.evaluate(f"{element}.ready")
        wait(page, f"!!{element}.shadowRoot.querySelector('[part]')")
    assert page.evaluate("[d.value, w.value]") == ["30", "0"]
    assert len(told) == 1 and "rotary-dial" in told[0]
    page.close()
