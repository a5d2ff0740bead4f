"""The progress ring, in Firefox and WebKit."""

from others.pages import events


def test_a_countdown_counts(open_page):
    page = open_page(
        '<rotary-progress-ring id="it" aria-label="Tea" duration="0.6"></rotary-progress-ring>'
    )
    assert page.evaluate("$('#it').start()")
    page.wait("$('#it').phase === 'finished' && $('#it').remaining === 0")
    assert [type for type, _ in events(page, "finish")] == ["finish"]


def test_a_value_is_shown_as_can_be_seen(open_page):
    page = open_page(
        '<rotary-progress-ring id="it" aria-label="Upload" max="100" value="40"></rotary-progress-ring>'
    )
    page.evaluate("$('#it').value = 80")
    page.wait("$('#it').resting && $('#it').value === 80 && $('#it').position === 0.8")
