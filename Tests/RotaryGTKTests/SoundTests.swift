#if GTK
import CGtk
import Rotary
import Testing

@testable import RotaryGTK

/// The sounds of cues.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct SoundTests {
  init() { Desk.prepare() }

  @Test func `cues closer together than the ear tells apart are one`() {
    var played: [String] = []
    let sounds = CueSounds { name, _ in played.append(name) }
    for step in 0..<100 { sounds.play(.tick, level: 1, at: Double(step) * 0.006) }
    #expect(played.count == 25)
    sounds.play(.boundary, level: 0.5, at: 0.6)
    sounds.play(.tick, level: 1, at: 0.6)
    #expect(played.count == 27)
  }

  @Test func `a harder collision with an end is louder`() {
    var levels: [Double] = []
    let sounds = CueSounds { levels.append($1) }
    for (step, strength) in [0.0, 0.5, 1].enumerated() {
      let feedback = Feedback.collision(strength: strength)
      sounds.play(.boundary, level: feedback.level, at: Double(step))
    }
    #expect(levels == [0.5, 0.75, 1])
  }

  @Test func `each cue has a sound of its own`() {
    #expect(Set(Cue.allCases.map { $0.soundName }).count == Cue.allCases.count)
  }

  @Test func `sounds are off until the app asks for them, also by the property`() {
    let dial = DialWidget()
    #expect(!dial.playsSounds)
    var value = GValue()
    g_value_init(&value, rotary_type_boolean())
    g_value_set_boolean(&value, 1)
    g_object_set_property(dial.widget.object, "sounds", &value)
    #expect(dial.playsSounds)
    g_value_set_boolean(&value, 0)
    g_object_get_property(dial.widget.object, "sounds", &value)
    #expect(g_value_get_boolean(&value) != 0)
  }

  @Test func `whoever switches sounds on or off is heard of by the property`() {
    let dial = DialWidget()
    var count = 0
    connect(dial.widget, "notify::sounds") { count += 1 }
    dial.playsSounds = true
    #expect(count == 1)
    dial.playsSounds = true
    #expect(count == 1)
    var value = GValue()
    g_value_init(&value, rotary_type_boolean())
    g_object_set_property(dial.widget.object, "sounds", &value)
    #expect(count == 2 && !dial.playsSounds)
    g_object_set_property(dial.widget.object, "sounds", &value)
    #expect(count == 2)
  }

  @Test func `only a sound that its theme lacks is not tried again`() {
    var missing = MissingSounds()
    // canberra.h: CA_SUCCESS, CA_ERROR_DISCONNECTED, CA_ERROR_NOTFOUND.
    missing.record(0, of: "bell", theme: nil)
    missing.record(-18, of: "bell", theme: nil)
    #expect(!missing.contains("bell", theme: nil))
    missing.record(-9, of: "bell", theme: "bare")
    #expect(missing.contains("bell", theme: "bare"))
    #expect(!missing.contains("bell", theme: nil) && !missing.contains("bell", theme: "full"))
    #expect(!missing.contains("menu-popup", theme: "bare"))
  }

  @Test func `where there is no device nothing is heard, and nothing is wrong`() throws {
    let dial = DialWidget()
    dial.playsSounds = true
    let window = TestWindow([dial.widget])
    defer { window.close() }
    var count = 0
    dial.onValueChanged { _ in count += 1 }
    let host = try #require(dial.host)
    for _ in 0..<5 { host.process(.key(.up, []), at: host.now) }
    #expect(count == 5)
  }
}
#endif
