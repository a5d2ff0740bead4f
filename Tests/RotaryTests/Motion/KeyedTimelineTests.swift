import Rotary
import RotaryTestRandom
import Testing

@Suite struct KeyedTimelineTests {
  enum Part: CaseIterable {
    case radius
    case label
    case tilt
    case none
  }

  static let curves: [CubicBezier] = [.linear, .ease, .easeIn, .easeOut, .easeInOut]

  static func timeline(
    _ random: inout SeededGenerator,
    reducesMotion: Bool = false
  ) -> KeyedTimeline<Part> {
    KeyedTimeline(
      [Part.radius, .label, .tilt].map {
        KeyedTrack(
          $0,
          from: Double.random(in: -50...50, using: &random),
          to: Double.random(in: -50...50, using: &random),
          delay: Double.random(in: 0...0.5, using: &random),
          duration: Double.random(in: 0.1...0.8, using: &random),
          easing: .curve(curves.randomElement(using: &random) ?? .ease)
        )
      },
      reducesMotion: reducesMotion
    )
  }

  /// Returns a limit of the speed of all curves: the steepest easing is below 3 per share.
  private func fastest(_ track: KeyedTrack<Part>) -> Double {
    3 * abs(track.end - track.start) / track.duration
  }

  @Test(arguments: [true, false])
  func `when its seconds are over, it has exactly its last values`(reducesMotion: Bool) {
    var random = SeededGenerator(seed: 74)
    for round in rounds(2_000) {
      var timeline = Self.timeline(&random, reducesMotion: reducesMotion)
      var time = Double.random(in: 0...1e4, using: &random)
      timeline.play(at: time)
      for isForward in [true, false] {
        time += timeline.secondsLeft(at: time)
        #expect(!timeline.isRunning(at: time), "round \(round)")
        #expect(timeline.progress(at: time) == (isForward ? 1 : 0), "round \(round)")
        #expect(timeline.opacity(at: time) == 1, "round \(round)")
        for track in timeline.tracks {
          let last = isForward ? track.end : track.start
          #expect(timeline.value(of: track.key, at: time) == last, "round \(round)")
        }
        timeline.reverse(at: time)
      }
    }
  }

  @Test func `reversed at any time, it is continuous`() {
    var random = SeededGenerator(seed: 73)
    for _ in rounds(300) {
      var timeline = Self.timeline(&random)
      var time = 50.0
      timeline.play(at: time)
      for _ in 0..<8 {
        let next = time + Double.random(in: 0...0.7, using: &random)
        for track in timeline.tracks {
          let before = timeline.value(of: track.key, at: time) ?? .nan
          let after = timeline.value(of: track.key, at: time + 1e-6) ?? .nan
          #expect(abs(after - before) <= fastest(track) * 1e-6 + 1e-9)
        }
        let values = Part.allCases.map { timeline.value(of: $0, at: next) }
        let speeds = Part.allCases.map { timeline.velocity(of: $0, at: next) }
        let isAmid = timeline.isRunning(at: next)
        timeline.reverse(at: next)
        for (index, part) in Part.allCases.enumerated() {
          let value = timeline.value(of: part, at: next)
          #expect(value == values[index] || abs((value ?? 0) - (values[index] ?? 0)) < 1e-9)
          let speed = timeline.velocity(of: part, at: next)
          if isAmid { #expect(abs(speed + speeds[index]) <= 1e-6 * (1 + abs(speed))) }
        }
        time = next
      }
    }
  }

  @Test func `forwards it ends at the end values, backwards at the start values, exactly`() {
    var random = SeededGenerator(seed: 79)
    for reduced in [false, true] {
      for _ in rounds(100) {
        var timeline = Self.timeline(&random, reducesMotion: reduced)
        timeline.play(at: 1)
        timeline.reverse(at: 1.05)
        timeline.play(at: 1.07)
        for track in timeline.tracks {
          #expect(timeline.value(of: track.key, at: 9) == track.end)
          #expect(timeline.velocity(of: track.key, at: 9) == 0)
        }
        #expect(timeline.progress(at: 9) == 1 && !timeline.isRunning(at: 9))
        timeline.playBackward(at: 9)
        #expect(timeline.isRunning(at: 9))
        for track in timeline.tracks {
          #expect(timeline.value(of: track.key, at: 19) == track.start)
        }
        #expect(timeline.progress(at: 19) == 0 && !timeline.isRunning(at: 19))
      }
    }
  }

  @Test func `each property has its delay, duration and curve`() {
    var timeline = KeyedTimeline([
      KeyedTrack(Part.radius, from: 0, to: 100, duration: 0.4, easing: .linear),
      KeyedTrack(Part.label, from: 1, to: 0, delay: 0.5, duration: 0.5, easing: .easeIn),
      KeyedTrack(Part.label, from: 7, to: 8, duration: 1),
    ])
    #expect(timeline.duration == 1)
    #expect(timeline.value(of: .radius, at: 3) == 0 && timeline.value(of: .none, at: 3) == nil)
    timeline.play(at: 10)
    #expect(abs((timeline.value(of: .radius, at: 10.1) ?? 0) - 25) < 1e-9)
    #expect(abs(timeline.velocity(of: .radius, at: 10.1) - 250) < 1e-6)
    #expect(timeline.value(of: .radius, at: 10.5) == 100)
    #expect(timeline.value(of: .label, at: 10.4) == 1)
    let eased = 1 - CubicBezier.easeIn.progress(at: 0.5)
    #expect(abs((timeline.value(of: .label, at: 10.75) ?? 0) - eased) < 1e-9)
    #expect(abs(timeline.progress(at: 10.3) - 0.3) < 1e-12)
  }

  @Test func `with reduced motion it fades, briefly, with the same result`() {
    var random = SeededGenerator(seed: 83)
    for _ in rounds(50) {
      var timeline = Self.timeline(&random, reducesMotion: true)
      let ends = timeline.tracks.map { $0.end }
      timeline.play(at: 0)
      let end = KeyedTimeline<Part>.fadeSeconds
      #expect(!timeline.isRunning(at: end) && timeline.opacity(at: end) == 1)
      #expect(timeline.tracks.map { timeline.value(of: $0.key, at: end) } == ends)
      for step in 0...150 {
        let time = Double(step) * 0.001
        for track in timeline.tracks {
          let value = timeline.value(of: track.key, at: time)
          #expect(value == track.start || value == track.end)
          #expect(timeline.velocity(of: track.key, at: time) == 0)
        }
        // Only fading may be visible: values change while it is faint.
        let changes =
          (timeline.crossFade(at: time) < 0.5)
          != (timeline.crossFade(at: time + 0.001) < 0.5)
        if changes { #expect(timeline.opacity(at: time) < 0.02) }
      }
    }
  }

  @Test func `a reversed fade continues from its current value`() {
    var timeline = KeyedTimeline(
      [KeyedTrack(Part.tilt, from: 0, to: 1, duration: 2)],
      reducesMotion: true
    )
    timeline.play(at: 0)
    let (fade, opacity) = (timeline.crossFade(at: 0.1), timeline.opacity(at: 0.1))
    timeline.reverse(at: 0.1)
    #expect(abs(timeline.crossFade(at: 0.1) - fade) < 1e-12)
    #expect(abs(timeline.opacity(at: 0.1) - opacity) < 1e-12)
    #expect(timeline.crossFade(at: 0.15) < fade)
    #expect(timeline.value(of: .tilt, at: 1) == 0)
  }

  @Test func `a timeline shorter than a fade fades for its duration`() {
    var timeline = KeyedTimeline(
      [KeyedTrack(Part.tilt, from: 0, to: 1, duration: 0.04)],
      reducesMotion: true
    )
    timeline.play(at: 0)
    #expect(timeline.isRunning(at: 0.039) && !timeline.isRunning(at: 0.041))
  }

  @Test func `switching to reduced motion keeps the progress`() {
    var timeline = KeyedTimeline([KeyedTrack(Part.tilt, from: 0, to: 1, duration: 2)])
    timeline.play(at: 0)
    timeline.reduceMotion(true, at: 1.5)
    #expect(abs(timeline.progress(at: 1.5) - 0.75) < 1e-12)
    #expect(!timeline.isRunning(at: 1.54))
    timeline.reduceMotion(false, at: 1.52)
    #expect(timeline.isRunning(at: 1.54) && timeline.value(of: .tilt, at: 5) == 1)
  }

  @Test func `a finger can drive it, and release it`() {
    var timeline = KeyedTimeline([
      KeyedTrack(Part.radius, from: 0, to: 10, duration: 1, easing: .linear)
    ])
    timeline.seek(to: 0.3, at: 5)
    #expect(timeline.value(of: .radius, at: 8) == 3 && !timeline.isRunning(at: 8))
    timeline.play(at: 8)
    #expect(abs((timeline.value(of: .radius, at: 8.5) ?? 0) - 8) < 1e-9)
    timeline.stop(at: 8.6)
    #expect(abs((timeline.value(of: .radius, at: 99) ?? 0) - 9) < 1e-9)
    timeline.seek(to: 7, at: 100)
    #expect(timeline.progress(at: 100) == 1)
  }

  @Test func `jumps are made and undone at their times`() {
    var timeline = KeyedTimeline([
      KeyedTrack(Part.label, from: 0, to: 1, delay: 0.25, duration: 0),
      KeyedTrack(
        Part.radius,
        from: 0,
        to: 4,
        duration: 1,
        easing: StepEasing(4).map { .steps($0) } ?? .linear
      ),
    ])
    timeline.play(at: 0)
    #expect(timeline.value(of: .label, at: 0.249) == 0 && timeline.value(of: .label, at: 0.25) == 1)
    #expect(timeline.value(of: .radius, at: 0.3) == 1 && timeline.value(of: .radius, at: 0.8) == 3)
    timeline.playBackward(at: 1)
    #expect(timeline.value(of: .label, at: 1.7) == 1 && timeline.value(of: .label, at: 1.75) == 0)
  }

  @Test func `earlier times and NaN have no effect`() {
    var timeline = KeyedTimeline([KeyedTrack(Part.tilt, from: 0, to: 1, duration: 2)])
    timeline.play(at: 3)
    let before = timeline
    timeline.reverse(at: 2)
    timeline.stop(at: .nan)
    timeline.seek(to: .nan, at: 4)
    #expect(timeline == before)
  }

  @Test func `an empty timeline ends immediately`() {
    var timeline = KeyedTimeline([KeyedTrack(Part.tilt, from: 0, to: 1, duration: -3)])
    #expect(timeline.duration == 0 && timeline.value(of: .tilt, at: 1) == 0)
    timeline.play(at: 1)
    #expect(timeline.value(of: .tilt, at: 1) == 1 && !timeline.isRunning(at: 1))
    timeline.stop(at: 2)
    #expect(timeline.value(of: .tilt, at: 2) == 1)
  }
}
