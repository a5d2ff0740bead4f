"""Search over the gallery and its documentation: questions, the keyboard, empty states, and where results lead."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from axe import violations
from test_gallery import gallery, site  # noqa: F401

# Questions, and the address of the first result; without a fragment, any part of the page is right.
QUESTIONS = json.loads(Path(__file__).with_name("search_questions.json").read_text())
GREATEST_COUNT = 10


def search(page, words):
    if not page.locator("#search[open]").count():
        page.keyboard.press("/")
    query = page.get_by_role("combobox", name="Search the site")
    expect(query).to_be_focused()
    query.fill(words)
    return page.locator("#results [role=option]")


def addresses(found, site):
    """The addresses of results, relative to the root of the site."""
    return [address.removeprefix(site) for address in found.evaluate_all("links => links.map(({ href }) => href)")]


def test_questions_find_their_page_first(gallery, site):
    assert len(QUESTIONS) >= 50
    page = gallery("")
    expect(search(page, "wheel").first).to_be_visible()
    wrong = []
    for words, expected in QUESTIONS:
        found = addresses(search(page, words), site)
        first = found[0] if found else "nothing"
        if (first if "#" in expected else first.split("#")[0]) != expected or len(found) > GREATEST_COUNT:
            wrong.append(f"{words}: {first} instead of {expected}, {len(found)} results")
    assert wrong == []


def test_search_finds_by_other_words(gallery):
    page = gallery("")
    for words, title in [
        ("clock", "Time"), ("clock", "Timer"), ("clock", "Sleep time"), ("knob", "Dial"), ("picker", "Wheel"),
        ("carousel", "Turntable"), ("pointer-flex", "Wheel: pointer flex"), ("change", "Dial: change"),
        ("react", "In your framework: React"), ("spiner row", "Spinner row"), ("haptik", "On Apple's platforms"),
    ]:
        found = search(page, words)
        expect(found.locator("strong").get_by_text(title, exact=True).first, f"{words}: {title}").to_be_visible()


def test_every_word_list_is_of_a_page_that_exists(gallery, site):
    page = gallery("")
    unknown = page.evaluate("""async () => {
      const [{ pages, demos }, { entries, words }] = await Promise.all(
        ["gallery.json", "documents.json"].map(async (name) => (await fetch(name)).json()));
      const files = ["./", ...pages.map(({ id }) => `${id}.html`)];
      const known = new Set([...files, ...files.flatMap((file) => demos.map(({ id }) => `${file}#${id}`)),
        ...entries.map(({ address }) => address)]);
      return Object.keys(words).filter((address) => !known.has(address));
    }""")
    assert unknown == []


@pytest.mark.parametrize("keys", ["/", "Control+k", "Meta+k"])
def test_a_key_opens_the_search(gallery, keys):
    page = gallery("")
    page.keyboard.press(keys)
    expect(page.locator("#query")).to_be_focused()
    # In the field a slash is a letter.
    page.keyboard.type("a/b")
    expect(page.locator("#query")).to_have_value("a/b")


def test_search_goes_to_the_place_by_keyboard(gallery):
    page = gallery("")
    expect(search(page, "lock").first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    page.wait_for_url("**/spinner-row.html#lock")
    expect(page.locator("#lock.bench")).to_be_visible()
    results = search(page, "wheel")
    # A new page loads the index again.
    expect(results.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(results.nth(1)).to_have_attribute("aria-selected", "true")
    expect(page.locator("#query")).to_have_attribute("aria-activedescendant", "result-1")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(results.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.locator("#search")).to_be_hidden()


def test_a_question_without_results_gets_proposals_that_have_some(gallery):
    page = gallery("")
    expect(search(page, "zither")).to_have_count(0)
    expect(page.locator("#found")).to_have_text("No results for “zither”.")
    expect(page.locator("#query")).to_have_attribute("aria-expanded", "false")
    proposals = page.locator("#search-empty button")
    for index in range(proposals.count()):
        search(page, "zither")
        proposals.nth(index).click()
        expect(page.locator("#query")).to_be_focused()
        expect(page.locator("#results [role=option]").first).to_be_visible()
        expect(page.locator("#search-empty")).to_be_hidden()
    search(page, "thermomtrstat")
    proposals.get_by_text("thermostat", exact=True).click()
    expect(page.locator("#results strong").first).to_have_text("Thermostat")


def test_the_number_of_results_is_announced(gallery):
    page = gallery("")
    search(page, "dial")
    expect(page.get_by_role("status").filter(has_text="10 results")).to_be_visible()
    expect(page.locator("#query")).to_have_attribute("aria-expanded", "true")
    search(page, "plug-in strip")
    expect(page.locator("#found")).not_to_have_text("")


def test_before_a_question_search_proposes_the_pages(gallery):
    page = gallery("")
    proposed = search(page, "")
    expect(proposed.first).to_be_visible()
    titles = [text.strip() for text in proposed.locator("strong").all_text_contents()]
    assert 5 < len(titles) <= GREATEST_COUNT
    for title in titles:
        expect(search(page, title).locator("strong").first).to_have_text(title)


def test_every_result_leads_to_a_place(gallery, site):
    page, other = gallery(""), gallery("dial.html")
    for words in ("dial", "spring", "happy"):
        found = search(page, words)
        expect(found.first).to_be_visible()
        for address in addresses(found, site):
            if address.endswith("README.md"):
                continue
            other.goto(site + address)
            # Without documentation its pages say how to build it.
            is_document = address.startswith("docs/")
            place = f"#{address.split('#')[1]}" if "#" in address else ".bench, .hero"
            place = "[data-page=docs] .lead" if is_document else place
            other.locator(place).first.wait_for()


def test_an_address_opens_the_search(gallery):
    expect(gallery("?search").locator("#query")).to_be_focused()


def test_axe_finds_nothing_in_the_search(gallery):
    page = gallery("", reduced_motion="reduce")
    for words in ("wheel", "zither"):
        search(page, words)
        assert violations(page, context="#search") == []
