import RotaryTestRandom
import Testing

@testable import Rotary

/// A host may show a glide by an animation of the system, and advance the wheel only at its events and when something
/// disturbs it.
@Suite struct WheelGlideTests {
  private typealias WheelSession = ControlSession<Wheel>

  /// A wheel that was thrown or spun, and its events.
  private struct Shown {
    var session: WheelSession
    var events: [ValueEvent<Int>] = []

    mutating func advance(to time: Double) {
      session.advance(to: time)
      collect()
    }

    mutating func collect() {
      while let (event, _) = session.nextEvent() { events.append(event) }
    }

    /// Draws frames from the wheel's time to another one.
    mutating func drawFrames(until end: Double) {
      while session.control.now + 1.0 / 60 < end { advance(to: session.control.now + 1.0 / 60) }
      advance(to: end)
    }
  }

  /// An input or a change that disturbs a glide.
  private enum Disturbance: CaseIterable {
    case none, grab, key, setting, resize, direction, command

    func act(on shown: inout Shown, at time: Double) {
      switch self {
      case .none: break
      case .grab:
        let place = Point2D(160, 100)
        shown.session.handle(.pointer(PointerEvent(.down, position: place)), at: time)
        shown.session.handle(.pointer(PointerEvent(.up, position: place)), at: time + 0.3)
      case .key: shown.session.handle(.key(.right), at: time)
      case .setting: shown.session.change { $0.options.pointerAngle = 1 }
      case .resize: shown.session.change { $0.size = Size2D(320, 280) }
      case .direction: shown.session.change { $0.environment.isRightToLeft = true }
      case .command: shown.session.command(at: time) { $0.select(0) }
      }
      shown.collect()
    }
  }

  private static func thrown(by random: inout SeededGenerator) throws -> Shown {
    let count = Int.random(in: 2...24, using: &random)
    var wheel = try #require(Wheel(count: count))
    wheel.size = Size2D(200, 200)
    var shown = Shown(session: ControlSession(wheel))
    shown.session.present { _ in }
    if Bool.random(using: &random) {
      let (index, turns) = (
        Int.random(in: 0..<count, using: &random), Int.random(in: 1...5, using: &random)
      )
      shown.session.command(at: 0) { $0.spin(to: index, turns: turns, duration: 3) }
    } else {
      let speed = Double.random(in: 2...20, using: &random)
      for step in 0...10 {
        let time = Double(step) / 100
        let place = Point2D(100, 100).moved(by: 70, towards: speed * time)
        shown.session.handle(
          .pointer(PointerEvent(step == 0 ? .down : .move, position: place)),
          at: time
        )
      }
      let place = Point2D(100, 100).moved(by: 70, towards: speed * 0.1)
      shown.session.handle(.pointer(PointerEvent(.up, position: place)), at: 0.1)
    }
    shown.collect()
    return shown
  }

  /// The times of the events of an undisturbed glide.
  private static func eventTimes(of session: WheelSession) -> [Double] {
    var ahead = session
    var times: [Double] = []
    while ahead.isMoving, ahead.control.now < session.control.now + 10 {
      ahead.advance(to: ahead.control.now + 1.0 / 120)
      while let (_, time) = ahead.nextEvent() { times.append(time) }
    }
    return times
  }

  @Test
  func
    `a glide that is advanced only at its events and disturbed ends as one that is drawn in frames`()
    throws
  {
    var random = SeededGenerator(seed: 1)
    for round in 0..<2_000 {
      var drawn = try Self.thrown(by: &random)
      var animated = drawn
      let start = drawn.session.control.now
      let time = start + Double.random(in: 0.02...3, using: &random)
      let disturbance = try #require(Disturbance.allCases.randomElement(using: &random))
      drawn.drawFrames(until: time)
      for eventTime in Self.eventTimes(of: animated.session) {
        // A timer may be a frame late.
        let late = eventTime + Double.random(in: 0...0.016, using: &random)
        if late < time, late > animated.session.control.now { animated.advance(to: late) }
      }
      animated.advance(to: time)
      try #require(
        animated.session.control.rotation == drawn.session.control.rotation,
        "round \(round)"
      )
      disturbance.act(on: &drawn, at: time)
      disturbance.act(on: &animated, at: time)
      drawn.drawFrames(until: time + 12)
      animated.drawFrames(until: time + 12)
      let (one, other) = (drawn.session.control, animated.session.control)
      try #require(
        one.rotation == other.rotation && one.value == other.value,
        "round \(round): \(disturbance)"
      )
      try #require(
        one.settledValue == other.settledValue && one.isResting,
        "round \(round): \(disturbance)"
      )
      try #require(drawn.events == animated.events, "round \(round): \(disturbance)")
    }
  }
}
