"""Mistakes of a page's author: refused values, wrong calls, wrong markup; and properties that read as an input's do."""

import pytest
from conftest import LISTS, TAGS, Handler, wait

OPTIONS = "".join(f'<option value="{letter}">{letter.upper()}</option>' for letter in "abcdef")


@pytest.fixture
def visit(server, lend):
    """Opens a page with all elements; its warnings are in `page.warned`."""

    def visit(body):
        page = lend()
        page.warned = []
        page.on("console", lambda message: message.type == "warning" and page.warned.append(message.text))
        path = f"/first{len(Handler.pages)}"
        Handler.pages[path] = (
            "text/html; charset=utf-8",
            f"""<!doctype html><html lang="en"><title>First</title><script type="module" src="/dist/rotary.js"></script>
            <body>{body}</body></html>""")
        page.goto(server + path)
        wait(page, "!!customElements.get('rotary-wheel')")
        page.evaluate("customElements.get('rotary-wheel').ready")
        return page

    return visit


def element(tag):
    return f'<{tag} id="e" aria-label="E">{OPTIONS if tag in LISTS else ""}</{tag}>'


# Reads each property without an attribute, and with values of the kind of its setting.
READ = """([tag, isRange]) => {
  const e = document.createElement(tag);
  e.toggleAttribute('range', isRange);
  document.body.append(e);
  const { kinds, types, type = isRange ? 'RangeDial' : 'Dial', settings, taken } = customElements.get(tag);
  const wrong = [];
  let count = 0;
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  for (const name of settings.filter((each) => !taken.includes(each))) {
    const setting = kinds[type].settings[name];
    if (setting === undefined) continue;
    const property = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    const expect = (value, what) => {
      count++;
      if (!same(e[property], value)) wrong.push(`${property} is ${JSON.stringify(e[property])}, not ${JSON.stringify(value)}: ${what}`);
    };
    const isList = Boolean(setting.list);
    const usual = Array.isArray(setting) ? setting[0] : isList ? [] : setting;
    // Some texts depend on the language.
    if (name !== 'numerals') expect(usual, 'by default');
    if (Array.isArray(setting)) {
      for (const word of setting[1].split(' ')) {
        e[property] = word;
        expect(word, 'a word');
      }
    } else if (typeof setting === 'boolean') {
      for (const flag of [true, false]) {
        e[property] = flag;
        expect(flag, 'a flag');
      }
      e.setAttribute(name, '');
      expect(true, 'an empty attribute');
    } else if (typeof setting === 'number') {
      // The default is a value that every control accepts.
      e.setAttribute(name, ` ${setting} `);
      expect(setting, 'a text');
    }
    if (typeof setting !== 'string' && setting.list !== 'texts') {
      e.setAttribute(name, 'nonsense of the page');
      expect(usual, 'nonsense');
    }
    e.removeAttribute(name);
  }
  e.remove();
  return { wrong, count };
}"""


@pytest.mark.parametrize("tag, is_range", [*((tag, False) for tag in TAGS), ("rotary-dial", True)])
def test_properties_have_the_types_of_their_settings_and_the_default_for_nonsense(visit, tag, is_range):
    page = visit("")
    result = page.evaluate(READ, [tag, is_range])
    assert result["wrong"] == []
    assert result["count"] > 20
    assert len(page.warned) == len(set(page.warned)), "each warning once"


def test_properties_read_as_those_of_an_input(visit):
    page = visit('<rotary-dial id="e" aria-label="E" min="2" max="9" drag="sideways"></rotary-dial>')
    assert page.evaluate("[e.min + 1, e.max, e.drag, e.wrap, e.range, e.detents, e.unit, e.scrollInput]") == [
        3, 9, page.evaluate("document.createElement('rotary-dial').drag"), False, False, [], "", "focus"]
    page.evaluate("() => { e.detents = [3, 4.5]; e.range = true; e.wrap = 'false'; e.scrollInput = 'never'; e.min = '4'; }")
    assert page.evaluate("[e.detents, e.range, e.wrap, e.scrollInput, e.min]") == [[3, 4.5], True, False, "never", 4]
    page.evaluate("() => { e.setAttribute('detents', '5 6'); e.scrollInput = 'often'; e.min = null; }")
    assert page.evaluate("[e.detents, e.scrollInput, e.min, e.hasAttribute('min')]") == [[5, 6], "focus", 0, False]


# Values that a property refuses, by element, and the property that stays as it is.
REFUSED = [
    ("rotary-dial", "value", "'7,5'"), ("rotary-dial", "value", "'x'"), ("rotary-dial", "value", "''"),
    ("rotary-dial", "valueAsNumber", "'3'"), ("rotary-dial", "valueAsNumber", "NaN"), ("rotary-dial", "valueLow", "3"),
    ("rotary-dial", "formatter", "'x'"), ("rotary-dial", "formatter", "{}"),
    ("rotary-spinner", "value", "'7,5'"), ("rotary-spinner", "value", "'Infinity'"), ("rotary-spinner", "valueAsNumber", "'3'"),
    ("rotary-spinner", "valueAsNumber", "{}"),
    ("rotary-spinner-row", "value", "'tomorrow'"), ("rotary-spinner-row", "valueAsNumber", "null"),
    ("rotary-wheel", "value", "'nope'"), ("rotary-wheel", "selectedIndex", "6"), ("rotary-wheel", "selectedIndex", "'x'"),
    ("rotary-wheel", "selectedIndex", "1.5"),
    ("rotary-wheel", "selectedIndex", "-2"),
    ("rotary-turntable", "value", "'nope'"), ("rotary-turntable", "selectedIndex", "99"), ("rotary-turntable", "items", "'abc'"),
    ("rotary-turntable", "items", "5"), ("rotary-turntable", "itemAt", "'x'"),
]


@pytest.mark.parametrize("tag, name, value", REFUSED, ids=str)
def test_a_refused_value_changes_nothing_and_is_warned_of_once(visit, tag, name, value):
    page = visit(element(tag))
    if tag == "rotary-wheel":
        page.evaluate("e.value = 'c'")
    before = page.evaluate(f"[e.value, JSON.stringify(e.{name})]")
    page.evaluate(f"() => {{ for (let count = 0; count < 3; count++) e.{name} = {value}; }}")
    assert page.evaluate(f"[e.value, JSON.stringify(e.{name})]") == before
    [warning] = page.warned
    assert warning.startswith(f"<{tag}>: invalid {name} = ") and "; keeping " in warning and warning.endswith(".")


def test_a_value_that_is_set_before_the_core_is_checked_when_it_has_loaded(held_page):
    page = held_page('<rotary-spinner-row id="e" aria-label="E" kind="date" value="2028-02-29"></rotary-spinner-row>', "rotary-spinner-row")
    page.evaluate("e.value = 'tomorrow'")
    page.release()
    page.evaluate("e.ready")
    wait(page, "!!e.shadowRoot.querySelector('[part]')")
    assert page.evaluate("e.value") == "2028-02-29"
    assert [told for told in page.told if "tomorrow" in told] == page.told and len(page.told) == 1


# Arguments at which no method may fail with an error that is not a sentence for the page's author.
WRONG = ["", "'x'", "{}", "null", "NaN", "Symbol('s')", "Object.create(null)", "0, { turn: 2 }", "0, 5", "1, null", "[], []"]
CALLS = """async ([tag, argument]) => {
  const own = customElements.get(tag);
  const errors = [];
  const names = new Set();
  for (let kind = own; kind !== HTMLElement; kind = Object.getPrototypeOf(kind)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(kind.prototype))) {
      if (typeof value === 'function' && !/Callback$|^constructor$|^(add|handle)Event|Validity$/.test(name)) names.add(name);
    }
  }
  for (const name of names) {
    try {
      const method = (...all) => e[name](...all);
      await Promise.race([CALL, new Promise((done) => setTimeout(done, 50))]);
    } catch (error) {
      errors.push([name, error.name, error.message]);
    }
  }
  return { errors, names: [...names] };
}"""


@pytest.mark.parametrize("tag", TAGS)
def test_a_method_that_is_called_wrongly_says_what_it_takes(visit, tag):
    page = visit(element(tag))
    seen = set()
    for argument in WRONG:
        result = page.evaluate(CALLS.replace("CALL", f"method({argument})"), [tag, argument])
        for name, kind, message in result["errors"]:
            seen.add(name)
            assert kind in ("TypeError", "RangeError"), (argument, name, kind, message)
            assert message.startswith(f"<{tag}>: ") and message.endswith("."), (argument, name, message)
            assert f"{name}()" in message or name.startswith("step"), (argument, name, message)
    # These take nothing, or only optional arguments.
    without = {"stopTurning", "pause", "resume", "reset", "close", "refresh"}
    assert seen == set(result["names"]) - without


@pytest.mark.parametrize("call", [
    "spin()", "spin({ index: 2 })", "spin('2')", "spin(0, { turn: 2 })", "spin(6)", "select()", "select(NaN)", "rotateBy('far')",
    "rotateBy(Infinity)", "draw({ random: 2 })", "draw(5)", "startTurning()", "stopTurning(1, 2) && e.startTurning(0)",
])
def test_a_wrong_call_of_a_wheel_rejects_and_moves_nothing(visit, call):
    page = visit(element("rotary-wheel"))
    before = page.evaluate("[e.rotation, e.value]")
    error = page.evaluate(f"e.{call}.then(() => null, ({{ name, message }}) => [name, message])")
    assert error[0] == "TypeError" and error[1].startswith("<rotary-wheel>: ")
    assert page.evaluate("[e.rotation, e.value, e.resting]") == [*before, True]


# Markup with a mistake, and words of its only warning.
MISTAKES = {
    '<rotary-wheel id="e" aria-label="E" sectors="6" value="99"></rotary-wheel>': ['invalid value="99"', 'using "0"', "0 to 5"],
    f'<rotary-wheel id="e" aria-label="E" value="99">{OPTIONS}</rotary-wheel>': ['invalid value="99"', 'using "a"', '"a", "b", "c"'],
    f'<rotary-wheel id="e" aria-label="E" tints="#ff0000">{OPTIONS}</rotary-wheel>': ['invalid tints="#ff0000"', "using the default"],
    f'<rotary-turntable id="e" aria-label="E" value="z">{OPTIONS}</rotary-turntable>': ['invalid value="z"', "value of an item"],
    '<rotary-turntable id="e" aria-label="E" value="99" count="5"></rotary-turntable>': ['invalid value="99"'],
    f'<rotary-ring-menu id="e" aria-label="E" for="nothing">{OPTIONS}</rotary-ring-menu>': ['invalid for="nothing"', "id of an element"],
    '<rotary-wheel id="e" aria-label="E"><li>One</li></rotary-wheel>': ["<li>", "use <option> or <optgroup>"],
    '<rotary-dial id="e" aria-label="E"><option>One</option></rotary-dial>': ["<option>", "reads no children"],
    '<rotary-spinner id="e" aria-label="E"><p>One</p><p>Two</p></rotary-spinner>': ["<p>", "reads no children"],
    '<rotary-spinner-row id="e" aria-label="E"><p>One</p></rotary-spinner-row>': ["<p>", "reads no children"],
    '<rotary-dial id="e" aria-label="E" min="10" max="5"></rotary-dial>': ['max="5" is less than min="10"', "using 10 for both"],
    '<rotary-dial id="e" aria-label="E" fine="much"></rotary-dial>': ['invalid fine="much"', "using the default"],
}


@pytest.mark.parametrize("markup", MISTAKES)
def test_a_mistake_in_the_markup_gets_one_warning_that_says_what_would_do(visit, markup):
    page = visit(markup)
    wait(page, "!!e.shadowRoot.querySelector('.scene')")
    page.evaluate("() => { const it = e; it.remove(); document.body.append(it); }")
    page.evaluate("e.ready")
    with page.expect_console_message(lambda message: message.text == "end"):
        page.evaluate("setTimeout(() => console.warn('end'))")
    *warned, end = page.warned
    assert end == "end" and len(warned) == 1, warned
    for words in MISTAKES[markup]:
        assert words in warned[0]


@pytest.mark.parametrize("tag", TAGS)
def test_markup_without_a_mistake_gets_no_warning(visit, tag):
    extra = "<template></template><script type='application/json'>{}</script>"
    page = visit(element(tag).replace(f"</{tag}>", f"{extra}</{tag}>"))
    page.evaluate("() => { const it = e; it.remove(); document.body.append(it); }")
    page.evaluate("e.ready")
    with page.expect_console_message(lambda message: message.text == "end"):
        page.evaluate("setTimeout(() => console.warn('end'))")
    assert page.warned == ["end"]
