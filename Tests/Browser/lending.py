"""Pages that tests use one after another, each in the state of a new page.

Opening a page takes Chromium longer than many tests take, because each page is a process. Changes by a test are undone
when it returns the page; the page of a failed test is closed.
"""

import json
from pathlib import Path

from playwright.sync_api import Error

# Replace the clock of each page, and record what is done with it.
SCRIPTS = [Path(__file__).parent / "pages" / name for name in ("time.js", "trace.js")]
# The user's system settings, by default, and the size of a window.
MEDIA = {"color_scheme": "light", "reduced_motion": "no-preference", "forced_colors": "none", "contrast": "no-preference"}
VIEWPORT = {"width": 1280, "height": 720}
# A page keeps fifty addresses: a test that counts them needs room.
MOST_ADDRESSES = 30
MOST_IDLE = 3
TRACE_MILLISECONDS = 5000
# Clears data that outlive a document, and ends its timers and frames, so that none reaches the next test. The address
# changes, so that the next page is loaded and is not a place in this document. A script that still waits for a file
# continues in the empty document: its errors would be those of the next test.
LEAVE = """() => {
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, (event) => event.preventDefault());
  console.error = console.warn = () => {};
  localStorage.clear();
  sessionStorage.clear();
  window.name = '';
  history.replaceState(null, '', '/left');
  pageTime.end();
  document.documentElement.remove();
  return history.length;
}"""


class Loan:
    """A page, and changes by tests that would affect the next document."""

    def __init__(self, page):
        self.page = page
        self.listeners, self.scripts, self.sessions = [], [], []
        self.viewport, self.media = None, None
        self.is_routed = self.is_pressed = self.is_emulated = self.is_touched = False
        page.loan = self
        self.note("on", lambda _, *listener: self.listeners.append(listener))
        self.note("route", lambda *_: setattr(self, "is_routed", True))
        self.note("add_init_script", lambda script, *_: self.scripts.append(script))
        self.note("emulate_media", lambda *_: setattr(self, "media", None))
        self.note("set_viewport_size", lambda *_: setattr(self, "viewport", None))
        for name, is_pressed in (("down", True), ("up", False)):
            self.note(name, lambda *_, after=is_pressed: setattr(self, "is_pressed", after), page.mouse)

    def note(self, name, note, owner=None):
        """Records each call of a method, with its result and its arguments."""
        owner = owner or self.page
        method = getattr(owner, name)

        def noted(*values, **named):
            answer = method(*values, **named)
            note(answer, *values)
            return answer

        setattr(owner, name, noted)

    def add_session(self, session):
        """Records messages in the browser's own protocol."""
        self.sessions.append(session)
        send = session.send

        def noted(method, params=None):
            self.is_emulated |= method.startswith("Emulation.")
            if method == "Input.dispatchTouchEvent":
                self.is_touched = bool(params["touchPoints"])
            return send(method, params)

        session.send = noted
        return session

    def begin(self, viewport, media):
        """Sets the size of the page and the user's settings that a test requests."""
        if self.viewport != viewport:
            self.page.set_viewport_size(viewport)
            self.viewport = viewport
        if self.media != media:
            self.page.emulate_media(**media)
            self.media = media

    def trace(self):
        """What the page shows, and what was done with it last, for the report of a failed test."""
        try:
            # A page that is busy does not answer, nor does one without scripts.
            return self.page.wait_for_function("() => pageTrace()", polling=100, timeout=TRACE_MILLISECONDS).json_value()
        except Error as error:
            return [f"The page could not be asked: {error.message}"]

    def end(self):
        """Undoes changes of the page; returns whether it is like new."""
        if self.is_emulated or self.is_touched:
            return False
        for event, listener in self.listeners:
            self.page.remove_listener(event, listener)
        for each in self.scripts:
            each.close()
        for session in self.sessions:
            session.detach()
        self.listeners, self.scripts, self.sessions = [], [], []
        if self.is_pressed:
            self.page.mouse.up()
        addresses = self.page.evaluate(LEAVE)
        if self.is_routed:
            self.page.unroute_all(behavior="ignoreErrors")
            self.is_routed = False
        return addresses <= MOST_ADDRESSES


class Lender:
    """The pages of a browser, by properties that only a separate context can have, such as a touch screen."""

    def __init__(self, browser):
        self.browser = browser
        self.contexts, self.idle = {}, {}

    def lend(self, viewport=None, **settings):
        """A page for a test, with settings for the browser's context."""
        media = {**MEDIA, **{name: settings.pop(name) for name in MEDIA.keys() & settings.keys()}}
        kind = json.dumps(settings, sort_keys=True)
        idle = self.idle.setdefault(kind, [])
        page = idle.pop() if idle else self.new_page(kind, settings)
        page.loan.begin(viewport or VIEWPORT, media)
        return page

    def new_page(self, kind, settings):
        if kind not in self.contexts:
            self.contexts[kind] = self.new_context(settings)
        page = self.contexts[kind].new_page()
        page.kind = kind
        Loan(page)
        return page

    def new_context(self, settings):
        context = self.browser.new_context(**settings)
        for script in SCRIPTS:
            context.add_init_script(path=script)
        new_session = context.new_cdp_session
        context.new_cdp_session = lambda page: page.loan.add_session(new_session(page))
        return context

    def take_back(self, page, is_usable=True):
        """Keeps a page for another test, or closes it."""
        if page.is_closed():
            return
        idle = self.idle[page.kind]
        is_usable &= "java_script_enabled" not in page.kind
        if is_usable and len(idle) < MOST_IDLE and page.loan.end():
            idle.append(page)
        else:
            page.close()
