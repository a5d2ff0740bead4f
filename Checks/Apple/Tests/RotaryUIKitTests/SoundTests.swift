import AudioToolbox
import Foundation
import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests the sounds of the cues.
@MainActor
@Suite(.serialized)
struct SoundTests {
  private static func stage() -> Stage<WheelView> {
    let stage = Stage<WheelView>()
    TestSpeaker.reset()
    return stage
  }

  @Test func `no sound plays unless the app enables sounds`() {
    let stage = Self.stage()
    #expect(!stage.view.playsSounds)
    _ = stage.drag(from: 0.3, to: 3)
    stage.settle()
    #expect(!stage.events.isEmpty && TestSpeaker.played == [])
  }

  @Test func `a wheel plays a sound at each sector and when it stops`() {
    let stage = Self.stage()
    stage.view.playsSounds = true
    _ = stage.drag(from: 0.3, to: 3)
    stage.settle()
    let ticks = "rotary-cue-\(Cue.tick.rawValue).wav"
    let changing = stage.events.filter { $0.hasPrefix("changing") }.count
    #expect(changing > 2)
    #expect(TestSpeaker.played.filter { $0 == ticks }.count == changing)
    #expect(TestSpeaker.played.last == "rotary-cue-\(Cue.settle.rawValue).wav")
  }

  @Test func `a cue has the app's sound if there is one`() throws {
    let stage = Self.stage()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("rotary-wood.caf")
    try Data([0]).write(to: file)
    stage.view.playsSounds = true
    stage.view.soundFiles = [.tick: file]
    _ = stage.drag(from: 0.3, to: 3)
    stage.settle()
    #expect(
      Set(TestSpeaker.played) == ["rotary-wood.caf", "rotary-cue-\(Cue.settle.rawValue).wav"]
    )
  }

  @Test func `cues that are too close together play once`() {
    TestSpeaker.reset()
    let sounds = CueSounds()
    for step in 0..<100 { sounds.play(.tick, at: Double(step) * 0.006) }
    #expect(TestSpeaker.played.count == 25)
    sounds.play(.boundary, at: 0.6)
    sounds.play(.tick, at: 0.6)
    #expect(TestSpeaker.played.count == 27)
  }

  @Test func `without a speaker no sound plays, and nothing fails`() {
    let stage = Self.stage()
    TestSpeaker.isPresent = false
    stage.view.playsSounds = true
    _ = stage.drag(from: 0.3, to: 3)
    stage.settle()
    #expect(stage.actions.contains("valueChanged"))
    #expect(TestSpeaker.played == [])
    TestSpeaker.reset()
  }

  @Test func `each sound has the length, pitch and volume of the web version`() {
    let expected: [(Cue, from: Double, to: Double, seconds: Double, gain: Double)] = [
      (.tick, 1_800, 1_800, 0.04, 0.4), (.settle, 1_200, 1_200, 0.04, 0.4),
      (.boundary, 320, 320, 0.04, 0.4), (.open, 260, 780, 0.32, 0.64),
      (.close, 780, 220, 0.36, 0.64),
    ]
    #expect(expected.count == Cue.allCases.count)
    for (cue, from, to, seconds, gain) in expected {
      let samples = CueWave(cue).samples
      #expect((Double(samples.count) / 44_100 - seconds).magnitude < 1e-3, "\(cue)")
      // The integral of an exponential glide is the number of turns. Each has one upward zero crossing.
      let turns = from == to ? from * seconds : (to - from) / log(to / from) * seconds
      let rises = zip(samples, samples.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
      #expect((Double(rises) - turns).magnitude < 2, "\(cue)")
      let peak = samples.map(\.magnitude).max() ?? 0
      #expect(peak <= gain * 0.09 && peak > gain * 0.09 * 0.6, "\(cue)")
      #expect((samples.last?.magnitude ?? 1) < 1e-4, "\(cue)")
    }
  }

  @Test func `the file's header describes its content`() {
    let wave = CueWave(.tick)
    let bytes = wave.fileBytes
    func number(at index: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
    }
    #expect(String(decoding: bytes[0..<4], as: UTF8.self) == "RIFF")
    #expect(number(at: 4, 4) == bytes.count - 8)
    #expect(String(decoding: bytes[8..<16], as: UTF8.self) == "WAVEfmt ")
    #expect(number(at: 16, 4) == 16 && number(at: 20, 2) == 1 && number(at: 22, 2) == 1)
    #expect(number(at: 24, 4) == 44_100 && number(at: 28, 4) == 88_200)
    #expect(number(at: 32, 2) == 2 && number(at: 34, 2) == 16)
    #expect(String(decoding: bytes[36..<40], as: UTF8.self) == "data")
    #expect(number(at: 40, 4) == bytes.count - 44 && bytes.count == 44 + 2 * wave.samples.count)
    let third = Int16(bitPattern: UInt16(number(at: 44 + 2 * 3, 2)))
    #expect((Double(third) / 32_767 - wave.samples[3]).magnitude < 1e-4)
  }
}
