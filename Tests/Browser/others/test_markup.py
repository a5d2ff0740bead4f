"""Attributes, options, properties, sizes and styles, in Firefox and WebKit."""

from others.pages import events

DRAWN = "$('#it').shadowRoot.querySelector('.scene').textContent"


def test_attributes_and_options_are_followed(open_page):
    page = open_page(
        '<rotary-wheel id="it" aria-label="It"><option>Sun</option><option>Moon</option></rotary-wheel>'
    )
    page.evaluate("$('#it').append(new Option('Star', 'star'))")
    page.wait(f"{DRAWN}.includes('Star')")
    page.evaluate("$('#it').value = 'star'")
    assert page.evaluate("$('#it').selectedIndex") == 2
    page.evaluate("$('#it').options[0].remove()")
    page.wait(f"!{DRAWN}.includes('Sun')")
    assert page.evaluate("[$('#it').value, $('#it').selectedIndex]") == ["star", 1]
    assert events(page) == []


def test_an_attribute_that_means_nothing_is_warned_of(open_page):
    page = open_page('<rotary-dial id="it" aria-label="It"></rotary-dial>')
    page.evaluate("$('#it').setAttribute('fine', 'much')")
    page.wait("listened.mistakes.length === 1")
    assert "fine" in page.evaluate("listened.mistakes.splice(0)")[0]
    page.mistakes()


def test_a_size_a_colour_and_a_part_are_the_pages(open_page):
    page = open_page(
        '<rotary-dial id="it" aria-label="It" caption="Heat"></rotary-dial>',
        css="#it { width: 240px; height: 240px; --rotary-accent: rgb(1, 2, 3) }"
        " #it::part(title) { letter-spacing: 3px }",
    )
    assert page.box("#it")[2:] == [240, 240]
    page.wait("$('#it').shadowRoot.querySelector('.scene').offsetWidth === 240")
    styles = page.evaluate(
        """(() => {
          const style = (part) => getComputedStyle($('#it').shadowRoot.querySelector(`[part=${part}]`));
          return [style('title').letterSpacing, getComputedStyle($('#it')).getPropertyValue('--_accent')];
        })()"""
    )
    assert styles == ["3px", "rgb(1, 2, 3)"]


def test_text_is_as_large_as_the_pages_root(open_page):
    size = "parseFloat(getComputedStyle($('#it').shadowRoot.querySelector('.text')).fontSize)"
    body = '<rotary-wheel id="it" aria-label="It" sectors="4"></rotary-wheel>'
    usual = open_page(body).evaluate(size)
    large = open_page(body, css=":root { font-size: 24px }").evaluate(size)
    assert large > usual * 1.3


def test_right_to_left_turns_the_keys_round(open_page):
    page = open_page(
        '<div dir="rtl"><rotary-wheel id="it" aria-label="It" sectors="4"></rotary-wheel></div>'
    )
    page.keys("Tab", "ArrowLeft")
    page.wait("$('#it').resting")
    assert page.evaluate("$('#it').selectedIndex") == 1


def test_an_element_that_is_moved_works_on(open_page):
    page = open_page(
        '<rotary-spinner id="it" aria-label="It" max="9" value="5"></rotary-spinner><section></section>'
    )
    page.evaluate("$('section').append($('#it'))")
    page.keys("Tab", "ArrowUp")
    page.wait("$('#it').resting && $('#it').value === '6'")
    page.evaluate("$('#it').remove()")


def test_a_million_items_come_from_a_callback(open_page):
    page = open_page('<rotary-turntable id="it" aria-label="It"></rotary-turntable>')
    page.evaluate(
        """(() => {
          $('#it').itemAt = async (index) => ({ id: `${index}`, title: `Number ${index}` });
          $('#it').count = 1_000_000;
        })()"""
    )
    page.wait(f"{DRAWN}.includes('Number 1')")
    page.evaluate("$('#it').scrollToItem(500_000, { animated: false })")
    page.wait(f"{DRAWN}.includes('Number 500000')")
