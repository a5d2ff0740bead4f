import RotaryTestRandom
import Testing

@testable import Rotary

/// 20,000 random drags for each drag mode: the value stays within its ends, is monotone if the finger is,
/// and the crossed values do not depend on the sampling of the finger.
@Suite struct DialContinuityTests {
  @Test(arguments: [DialOptions.Drag.circular, .vertical, .horizontal, .both], 0..<2)
  func `the value follows the finger, for any sampling`(
    drag: DialOptions.Drag,
    half: Int
  ) throws {
    var counts = DialHand.Counts()
    for round in rounds(100) {
      var hand = try DialHand(drag: drag, seed: UInt64(round * 2 + half))
      for _ in 0..<100 { hand.gesture(&counts) }
    }
    #expect(counts.drags == rounds(10_000).count)
    // Each case has happened.
    #expect(
      counts.crossings > rounds(4_000).count && counts.ends > rounds(200).count
        && counts.moved > rounds(6_000).count
    )
  }
}

/// A random finger on a random dial, checked at each step.
struct DialHand {
  struct Counts {
    var drags = 0
    var crossings = 0
    var ends = 0
    var moved = 0
  }

  private var dial = Dial()
  private var random: SeededGenerator
  private let seed: UInt64
  private var time = 0.0

  init(drag: DialOptions.Drag, seed: UInt64) throws {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let turns = [0.75, 1, 3][Int(seed % 3)]
    dial.scale = try DialScale(
      from: -20,
      through: 100,
      step: seed % 4 == 0 ? 5 : 0,
      startAngle: Double.random(in: -3...3, using: &random),
      sweep: turns * 2 * .pi,
      wraps: seed % 5 == 0
    )
    dial.options.drag = drag
    dial.options.isAbsolute = seed % 7 == 0
    dial.options.detents = seed / 2 % 2 == 0 ? [-20, 0, 33, 50, 100] : []
  }

  private var note: Comment { "seed \(seed), at \(time) s" }

  mutating func gesture(_ counts: inout Counts) {
    counts.drags += 1
    let radius = Double.random(in: 30...99, using: &random)
    let angle = Double.random(in: -4...4, using: &random)
    let start = Point2D(100, 100).moved(by: radius, towards: angle)
    let sign: Double = Bool.random(using: &random) ? 1 : -1
    // The path is monotone around the centre, or along the axis.
    var places = [start]
    var (direction, place) = (angle, start)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch dial.options.drag {
      case .circular:
        direction += sign * Double.random(in: 0.05...2, using: &random)
        // Closer than the distance from which a drag is fine, which would apply to a whole event.
        let distance = Double.random(in: 20...150, using: &random)
        place = Point2D(100, 100).moved(by: distance, towards: direction)
      case .vertical: place.y -= sign * Double.random(in: 1...90, using: &random)
      case .horizontal: place.x += sign * Double.random(in: 1...90, using: &random)
      case .both:
        place.x += sign * Double.random(in: 1...60, using: &random)
        place.y -= sign * Double.random(in: 1...60, using: &random)
      }
      places.append(place)
    }
    let before = dial
    let coarse = play(places, pieces: 1, sign: sign, &counts)
    let after = dial
    dial = before
    let fine = play(places, pieces: 3, sign: sign, &counts)
    demand(coarse.count == fine.count && zip(coarse, fine).allSatisfy { $0 == $1 }, note)
    // Sums of different parts may differ in their last digits.
    demand(abs(after.mechanism.track.high - dial.mechanism.track.high) < 1e-9, note)
    time += 1
  }

  /// Plays straight pieces of a path; returns the crossed values.
  private mutating func play(
    _ places: [Point2D],
    pieces: Int,
    sign: Double,
    _ counts: inout Counts
  ) -> [Double] {
    var passed: [Double] = []
    var ends = 0
    func hear(_ event: ValueEvent<Double>) {
      switch event {
      case .crossed(let value): passed.append(value)
      case .metEnd: ends += 1
      default: break
      }
    }
    var clock = time
    tell(.down, places[0], clock, hear)
    var last = dial.mechanism.track.high
    let first = last
    for (from, to) in zip(places, places.dropFirst()) {
      for piece in 1...pieces {
        let share = Double(piece) / Double(pieces)
        clock += 0.01 / Double(pieces)
        let way = to - from
        tell(.move, Point2D(from.x + share * way.x, from.y + share * way.y), clock, hear)
        demand((dial.mechanism.track.high - last) * sign >= 0, note)
        last = dial.mechanism.track.high
        demand(dial.value >= dial.scale.minimum && dial.value <= dial.scale.maximum, note)
      }
    }
    if last != first { counts.moved += 1 }
    // Longer than a tap, so that the release does not move the value.
    tell(.up, places[places.count - 1], clock + 0.6, hear)
    // Subtracting whole turns rounds.
    demand(abs(dial.value - dial.scale.wrapped(last)) < 1e-9, note)
    counts.crossings += passed.count
    counts.ends += ends
    return passed
  }

  private mutating func tell(
    _ phase: PointerEvent.Phase,
    _ place: Point2D,
    _ clock: Double,
    _ hear: (ValueEvent<Double>) -> Void
  ) {
    let event = PointerEvent(phase, position: place, kind: .mouse)
    dial.handle(.pointer(event), at: clock)
    while let (event, _) = dial.nextEvent() { hear(event) }
  }
}
