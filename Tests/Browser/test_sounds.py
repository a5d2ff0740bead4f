"""Playing cues: never before a gesture, never too many, and never with an error."""

import pytest
from conftest import Handler, wait

# Counts the devices and the tones, and records vibrations.
LISTEN = """
  window.heard = { devices: 0, closed: 0, tones: 0, felt: [] };
  const Device = window.AudioContext;
  window.AudioContext = class extends Device {
    constructor(...rest) { super(...rest); heard.devices += 1; window.device = this; }
    close() { heard.closed += 1; return super.close(); }
  };
  const start = AudioScheduledSourceNode.prototype.start;
  OscillatorNode.prototype.start = function (...rest) { heard.tones += 1; return start.apply(this, rest); };
  navigator.vibrate = (milliseconds) => heard.felt.push(milliseconds);
"""
DIAL = '<rotary-dial id="it" aria-label="It" max="100" value="50"></rotary-dial>'


@pytest.fixture
def sounds(open_page):
    """A page that plays cues, after a change of its browser functions."""

    def sounds(options="{}", world=LISTEN, body=DIAL):
        page = open_page(body)
        page.evaluate(f"() => {{ {world} }}")
        page.evaluate(
            f"import('/dist/sounds.js').then(({{ playCues }}) =>"
            f" {{ window.cues = playCues(document, {options}); }})"
        )
        return page

    return sounds


def cue(page, name="tick"):
    page.evaluate(
        "(cue) => document.querySelector('#it').dispatchEvent("
        "new CustomEvent('cue', { bubbles: true, composed: true, detail: { cue } }))",
        name,
    )


def test_nothing_is_made_before_a_gesture(open_page):
    """With a script of the page: code that a test evaluates counts as a gesture."""
    Handler.pages["/quiet.js"] = (
        "text/javascript",
        LISTEN + """
        import { playCues } from '/dist/sounds.js';
        const cues = playCues();
        await customElements.whenDefined('rotary-dial');
        document.querySelector('#it').dispatchEvent(
          new CustomEvent('cue', { bubbles: true, composed: true, detail: { cue: 'tick' } }));
        cues.play('open');
        window.active = navigator.userActivation.hasBeenActive;
        window.before = structuredClone(heard);""",
    )
    page = open_page(DIAL + '<script type="module" src="/quiet.js"></script>')
    wait(page, "!!window.before")
    assert not page.evaluate("active")
    assert page.evaluate("before") == {"devices": 0, "closed": 0, "tones": 0, "felt": []}


def test_a_turned_dial_is_heard_and_felt(sounds):
    page = sounds()
    page.locator("#it").focus()
    page.keyboard.press("ArrowUp")
    wait(page, "heard.tones >= 1")
    assert page.evaluate("heard.devices") == 1
    # The stop is felt, too, if enough time has passed.
    assert len(page.evaluate("heard.felt")) >= 1
    wait(page, "device.state === 'running'")


def test_cues_that_come_too_fast_are_left_out(sounds):
    page = sounds()
    page.keyboard.press("a")
    wait(page, "device.state === 'running'")
    # Both clocks are frozen: on a slow machine they would advance between two cues of one loop.
    page.evaluate(
        """() => {
          window.now = 100;
          Object.defineProperty(device, 'currentTime', { get: () => window.now });
          performance.now = () => window.now * 1000;
        }"""
    )
    counts = "[heard.tones, heard.felt.length]"

    def later(seconds, cue):
        page.evaluate("([seconds, cue]) => { now += seconds; cues.play(cue); }", [seconds, cue])
        return page.evaluate(counts)

    page.evaluate("for (let count = 0; count < 100; count++) cues.play('tick')")
    assert page.evaluate(counts) == [1, 1]
    # Another kind is played immediately; vibrations share one device.
    assert later(0, "settle") == [2, 1]
    assert later(0.019, "tick") == [2, 1]
    assert later(0.002, "tick") == [3, 1]
    assert later(0.028, "tick") == [4, 1]
    assert later(0.002, "tick") == [4, 2]


def test_what_is_no_cue_is_not_played(sounds):
    page = sounds()
    page.keyboard.press("a")
    for name in ("bang", "constructor", None):
        cue(page, name)
    assert page.evaluate("[heard.tones, heard.felt.length]") == [0, 0]


# Records the levels at which tones begin.
LEVELS = LISTEN + """
  heard.levels = [];
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, ...rest) {
    if (value < 1) heard.levels.push(value);
    return set.call(this, value, ...rest);
  };
"""


def test_a_harder_collision_is_louder_and_felt_longer(sounds):
    page = sounds(world=LEVELS)
    page.keyboard.press("Shift")
    wait(page, "heard.devices === 1")
    for strength in ("0", "0.5", "1", "undefined", "NaN", "-1", "2", "null", "'hard'"):
        # Not too soon after the one before: the sounds' clock is the device's.
        wait(page, "device.currentTime > (window.last ?? -1) + 0.1")
        page.evaluate("() => { pageTime.leap(1000); window.last = device.currentTime; }")
        page.evaluate(f"cues.play('boundary', {strength})")
    assert page.evaluate("heard.felt") == pytest.approx([8, 12, 16, 16, 16, 16, 16, 8, 16])
    assert page.evaluate("heard.levels") == pytest.approx([0.2, 0.3, 0.4, 0.4, 0.4, 0.4, 0.4, 0.2, 0.4])


def test_the_cue_of_an_end_has_the_strength_of_the_collision(open_page):
    page = open_page("""
      <rotary-wheel id="w" stops="0 0" aria-label="W" scroll-input="never"></rotary-wheel>
      <rotary-dial id="d" value="100" aria-label="D"></rotary-dial>""")
    page.evaluate("""() => {
      window.met = [];
      document.addEventListener('cue', ({ detail: { cue, strength } }) => cue === 'boundary' && met.push(strength));
    }""")
    page.locator("#d").press("ArrowUp")
    box = page.locator("#w").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.15
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y)
    page.mouse.up()
    key, drag = page.evaluate("met")
    assert key == 0 and 0 < drag <= 1


def test_it_is_switched_off_again(sounds):
    page = sounds()
    page.keyboard.press("a")
    cue(page)
    assert page.evaluate("heard.tones") == 1
    page.evaluate("cues.stop()")
    cue(page, "open")
    page.keyboard.press("a")
    page.evaluate("cues.play('close')")
    assert page.evaluate("[heard.devices, heard.closed, heard.tones, heard.felt.length]") == [1, 1, 1, 1]
    page.evaluate("cues.stop()")


@pytest.mark.parametrize("options", ["{ sound: false }", "{ haptics: false }"])
def test_each_can_be_left_out(sounds, options):
    page = sounds(options)
    page.keyboard.press("a")
    cue(page)
    expected = [0, 0, 1] if "sound" in options else [1, 1, 0]
    assert page.evaluate("[heard.devices, heard.tones, heard.felt.length]") == expected


def test_no_volume_is_no_sound(sounds):
    page = sounds("{ volume: 0 }")
    page.keyboard.press("a")
    cue(page)
    assert page.evaluate("heard.tones") == 0
    page.evaluate("cues.volume = 7")
    assert page.evaluate("cues.volume") == 1
    cue(page)
    assert page.evaluate("heard.tones") == 1


@pytest.mark.parametrize("world", [
    "window.AudioContext = undefined; navigator.vibrate = undefined;",
    "window.AudioContext = class { constructor() { throw new Error('no device'); } };",
])
def test_without_a_device_there_is_no_error(sounds, world):
    page = sounds(world=world)
    page.keyboard.press("a")
    cue(page)
    page.evaluate("cues.play('open')")
    page.evaluate("cues.stop()")


def test_a_cue_is_a_short_sound_that_is_not_loud(sounds):
    """An audio device that writes into a buffer renders each sound."""
    page = sounds(world="""
      window.AudioContext = class extends OfflineAudioContext {
        constructor() { super(1, 44100, 44100); window.device = this; }
        get state() { return 'running'; }
      };""")
    page.keyboard.press("a")
    page.evaluate("cues.volume = 0.3")
    loudness = page.evaluate(
        """async () => {
          cues.play('open');
          const samples = (await device.startRendering()).getChannelData(0);
          const loudest = (from, to) => samples.slice(from * 44100, to * 44100)
            .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          return [loudest(0, 0.1), loudest(0.5, 1)];
        }"""
    )
    assert 0.01 < loudness[0] < 0.1
    assert loudness[1] < 1e-4
