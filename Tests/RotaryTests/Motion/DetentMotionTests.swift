import Rotary
import RotaryTestRandom
import Testing

@Suite struct DetentMotionTests {
  /// Returns the events until a time, in frames of a duration.
  private static func play(
    _ motion: inout DetentMotion,
    until end: Double,
    frame: () -> Double = { 1.0 / 60 }
  ) -> [DetentMotion.Event] {
    var events: [DetentMotion.Event] = []
    var time = max(motion.now, 0)
    while time < end {
      time = min(end, time + frame())
      while let event = motion.next(until: time, on: IntegerDetents()) { events.append(event) }
    }
    return events
  }

  private static func whole(_ position: Double) -> DetentMotion.Goal {
    DetentMotion.Goal(position: position.rounded(), detent: Int64(bounded: position.rounded()))
  }

  /// The nearest whole number between 0 and 9.
  private static func digit(_ position: Double) -> DetentMotion.Goal {
    whole(min(max(position, 0), 9))
  }

  private static var digits: DetentMotion {
    var motion = DetentMotion()
    motion.bounds = 0...9
    return motion
  }

  @Test func `a fling lands exactly on its target, and each detent on the way is sent once`() {
    var random = SeededGenerator(seed: 141)
    for _ in 0..<500 {
      var motion = DetentMotion()
      motion.snap(to: Self.whole(.random(in: -20...20, using: &random)))
      let start = motion.detent
      motion.grab(at: 0)
      motion.drag(by: .random(in: -3...3, using: &random), during: 0...0.1)
      var events: [DetentMotion.Event] = []
      while let event = motion.next(until: 0.1, on: IntegerDetents()) { events.append(event) }
      let velocity = Double.random(in: -60...60, using: &random)
      motion.release(velocity: velocity, isFling: true, at: 0.1, onto: Self.whole)
      events += Self.play(&motion, until: 60)
      #expect(motion.isResting && motion.position == Double(motion.detent))
      var detent = start
      var last = -Double.infinity
      for case .crossed(let crossing, let time) in events {
        #expect(abs(crossing.detent - detent) == 1 && time >= last)
        (detent, last) = (crossing.detent, time)
      }
      #expect(detent == motion.detent)
      #expect(events.last == .cameToRest(at: motion.now) || last <= motion.now)
    }
  }

  @Test func `the events do not depend on the frame rate`() throws {
    var random = SeededGenerator(seed: 142)
    for _ in 0..<200 {
      var motion = Self.digits
      motion.snap(to: Self.digit(.random(in: 0...9, using: &random)))
      motion.grab(at: 0)
      let velocity = Double.random(in: -80...80, using: &random)
      motion.release(velocity: velocity, isFling: true, at: 0, onto: Self.digit)
      var rare = motion
      var odd = motion
      let often = Self.play(&motion, until: 30)
      let once = Self.play(&rare, until: 30) { 30 }
      var frames = SeededGenerator(seed: 7)
      let oddly = Self.play(&odd, until: 30) { .random(in: 1e-4...0.3, using: &frames) }
      for events in [once, oddly] {
        #expect(events.count == often.count)
        for (left, right) in zip(events, often) {
          #expect(abs(left.time - right.time) < 1e-9 && left.kind == right.kind)
        }
      }
      #expect(motion.position == rare.position && motion.position == odd.position)
    }
  }

  @Test func `position and speed are continuous at a release and at a new target in flight`() {
    var random = SeededGenerator(seed: 143)
    for _ in 0..<1_000 {
      var motion = Self.digits
      motion.snap(to: Self.digit(4))
      motion.grab(at: 0)
      motion.drag(by: .random(in: -8...8, using: &random), during: 0...0.02)
      while motion.next(until: 0.02, on: IntegerDetents()) != nil {}
      let held = motion.position
      let finger = Double.random(in: -30...30, using: &random)
      let velocity = motion.velocity(under: finger)
      motion.release(velocity: velocity, isFling: true, at: 0.02, onto: Self.digit)
      #expect(motion.position == held)
      #expect(abs(motion.velocity - velocity) < 1e-9 || abs(velocity) < 0.011)
      _ = Self.play(&motion, until: .random(in: 0.02...1, using: &random))
      guard motion.isGliding else { continue }
      let (place, speed) = (motion.position, motion.velocity)
      motion.adopt(Self.digit(.random(in: 0...9, using: &random)), response: 0.35)
      #expect(motion.position == place && abs(motion.velocity - speed) < 1e-9)
      _ = Self.play(&motion, until: 60)
      #expect(motion.isResting && (0...9).contains(motion.detent))
    }
  }

  @Test func `a finger that catches a pulled rubber band moves nothing`() {
    var motion = Self.digits
    motion.snap(to: Self.digit(9))
    motion.grab(at: 0)
    motion.drag(by: 3, during: 0...0.1)
    while motion.next(until: 0.1, on: IntegerDetents()) != nil {}
    let stretched = motion.position
    #expect(stretched > 9 && stretched < 10 && motion.isBeyondBounds)
    motion.release(velocity: 0, isFling: false, at: 0.1, onto: Self.digit)
    motion.grab(at: 0.1)
    motion.drag(by: 0, during: 0.1...0.1)
    while motion.next(until: 0.1, on: IntegerDetents()) != nil {}
    #expect(abs(motion.position - stretched) < 1e-12)
  }

  @Test
  func `an end is sent once for a drag and once for a fling, and its detent stays selected`() {
    var motion = Self.digits
    motion.snap(to: Self.digit(8))
    motion.grab(at: 0)
    var events: [DetentMotion.Event] = []
    for step in 1...10 {
      let time = Double(step) / 100
      motion.drag(by: 0.5, during: time - 0.01...time)
      while let event = motion.next(until: time, on: IntegerDetents()) { events.append(event) }
    }
    #expect(events.filter { $0.kind == "metEnd" }.count == 1)
    #expect(motion.detent == 9)
    motion.snap(to: Self.digit(5))
    motion.release(velocity: 40, isFling: true, at: 0.2, onto: Self.digit)
    let thrown = Self.play(&motion, until: 10)
    #expect(thrown.map(\.kind).suffix(2) == ["metEnd", "cameToRest"])
    #expect(motion.position == 9)
  }

  @Test func `a catch-up over hours sends a thousand crossings and one more`() {
    var motion = DetentMotion()
    motion.glide(.steady(SteadyMotion(from: 0, speed: 1_000)), to: nil, at: 0)
    var crossed = 0
    var skipped: Int64 = 0
    while let event = motion.next(until: 36_000, on: IntegerDetents()) {
      switch event {
      case .crossed: crossed += 1
      case .skipped(let count, let crossing, let time):
        skipped += count
        #expect(crossing.detent == 36_000_000 && abs(time - 35_999.9995) < 1e-6)
      case .metEnd, .cameToRest: Issue.record("It turns for ever.")
      }
    }
    #expect(crossed == DetentMotion.maximumCrossings && crossed + Int(skipped) == 36_000_000)
    #expect(motion.detent == 36_000_000 && motion.now == 36_000)
    // The next frame is sent one by one again.
    var next = 0
    while case .crossed? = motion.next(until: 36_000.1, on: IntegerDetents()) { next += 1 }
    #expect(next == 100)
  }

  @Test func `an app's target is accepted at rest, during a drag and in flight`() {
    var resting = Self.digits
    resting.adopt(Self.digit(3), response: 0.35)
    #expect(resting.isResting && resting.position == 3 && resting.detent == 3)
    var held = Self.digits
    held.grab(at: 0)
    held.adopt(Self.digit(7), response: 0.35)
    #expect(held.isHeld && held.position == 7)
    held.drag(by: 1, during: 0...0.1)
    while held.next(until: 0.1, on: IntegerDetents()) != nil {}
    #expect(held.position == 8 && held.detent == 8)
    var flying = DetentMotion()
    flying.release(velocity: 30, isFling: true, at: 0, onto: Self.whole)
    flying.adopt(Self.whole(-2), response: 0.35)
    #expect(Self.play(&flying, until: 20).last?.kind == "cameToRest" && flying.position == -2)
  }

  @Test func `with another origin it continues unchanged`() {
    for phase in 0..<3 {
      var motion = DetentMotion()
      if phase == 1 { motion.grab(at: 0) }
      if phase == 2 { motion.release(velocity: 20, isFling: true, at: 0, onto: Self.whole) }
      _ = Self.play(&motion, until: 0.1)
      var shifted = motion
      shifted.renumber(by: 100, detents: 100)
      if phase == 1 {
        motion.drag(by: 2.2, during: 0.1...0.2)
        shifted.drag(by: 2.2, during: 0.1...0.2)
      }
      let plain = Self.play(&motion, until: 20)
      let moved = Self.play(&shifted, until: 20)
      #expect(abs(shifted.position - motion.position - 100) < 1e-9)
      #expect(shifted.detent == motion.detent + 100)
      #expect(plain.count == moved.count)
      for (left, right) in zip(plain, moved) { #expect(abs(left.time - right.time) < 1e-9) }
    }
  }

  @Test func `a detent that is passed and returned to is sent twice, at any frame rate`() {
    let swings = SpringMotion(
      from: 0,
      velocity: 0,
      to: 1,
      parameters: SpringMotion.Parameters(dampingRatio: 0.1, response: 0.5)
    )
    var often = DetentMotion()
    often.glide(.spring(swings), to: Self.whole(1), at: 0)
    var once = often
    let (told, toldAtOnce) = (
      Self.play(&often, until: 30, frame: { 1.0 / 240 }), Self.play(&once, until: 30, frame: { 30 })
    )
    #expect(told.map(\.kind).starts(with: ["1", "2", "1"]))
    #expect(told.map(\.kind) == toldAtOnce.map(\.kind))
    for (left, right) in zip(told, toldAtOnce) { #expect(abs(left.time - right.time) < 1e-6) }
  }

  @Test(arguments: [-1.0, 1]) func `a fling goes at most as far as its reach`(sign: Double) {
    for velocity in [5, 40, 400, 1e6] {
      for reach in [2, 5.5] {
        var motion = DetentMotion()
        motion.grab(at: 0)
        motion.release(
          velocity: sign * velocity,
          isFling: true,
          at: 0,
          reach: reach,
          turnsBack: false,
          onto: Self.whole
        )
        var farthest = 0.0
        for frame in 1...1_200 {
          while motion.next(until: Double(frame) / 60, on: IntegerDetents()) != nil {}
          farthest = max(farthest, sign * motion.position)
        }
        let free = Deceleration(from: 0, velocity: velocity, rate: motion.rate).rest
        #expect(motion.isResting && farthest <= reach + 0.5)
        #expect(sign * motion.position == min(free, reach).rounded())
      }
    }
  }

  @Test func `a bound limits the speed at which it is reached, and the overshoot`() {
    func excess(_ greatestBounce: Double) -> Double {
      var motion = Self.digits
      motion.grab(at: 0)
      motion.release(
        velocity: 600,
        isFling: true,
        at: 0,
        greatestBounce: greatestBounce,
        onto: Self.digit
      )
      var excess = 0.0
      for frame in 1...1_200 {
        while motion.next(until: Double(frame) / 240, on: IntegerDetents()) != nil {}
        excess = max(excess, motion.position - 9)
      }
      #expect(motion.isResting && motion.position == 9)
      return excess
    }
    // The overshoot of a spring is proportional to its speed.
    let (slow, fast) = (excess(5), excess(10))
    #expect(slow > 0.01 && abs(fast / slow - 2) < 0.05)
    #expect(excess(.infinity) > 10 * fast)
  }

  @Test(
    arguments: [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e19, .leastNonzeroMagnitude, -0.0,
    ] as [Double]
  )
  func `any number is safe, and keeps the position`(number: Double) {
    var motion = Self.digits
    motion.band = RubberBand(limit: 1)
    motion.grab(at: number)
    motion.drag(by: number, during: 0...1)
    while motion.next(until: 1, on: IntegerDetents()) != nil {}
    #expect(motion.position.isFinite && motion.isHeld)
    motion.release(velocity: number, isFling: true, at: 1, onto: Self.digit)
    _ = Self.play(&motion, until: 60)
    #expect(motion.position.isFinite && (0...9).contains(motion.detent))
    let odd = SteadyMotion(from: number, speed: number, duration: 1)
    motion.glide(.steady(odd), to: Self.digit(2), at: 60)
    _ = Self.play(&motion, until: 200)
    #expect(motion.position.isFinite)
    _ = motion.next(until: number, on: IntegerDetents())
    motion.adopt(Self.digit(1), response: 0.3)
    #expect(motion.position.isFinite)
  }
}

extension DetentMotion.Event {
  fileprivate var time: Double {
    switch self {
    case .crossed(_, let time), .skipped(_, _, let time), .metEnd(_, let time),
      .cameToRest(let time):
      return time
    }
  }

  fileprivate var kind: String {
    switch self {
    case .crossed(let crossing, _): return "\(crossing.detent)"
    case .skipped(let count, _, _): return "skipped \(count)"
    case .metEnd: return "metEnd"
    case .cameToRest: return "cameToRest"
    }
  }
}
