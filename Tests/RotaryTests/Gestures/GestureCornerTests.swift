import RotaryGestures
import RotaryTestRandom
import Testing

@testable import Rotary

/// No coordinate, time or limit makes a recognizer trap or read NaN.
@Suite struct GestureCornerTests {
  /// All recognizers.
  private struct All: GestureSet {
    static let count = 9
    var tap = TapRecognizer()
    var doubleTap = TapRecognizer(taps: 2, fingers: 2)
    var press = LongPressRecognizer()
    var pan = PanRecognizer()
    var twoFingerPan = PanRecognizer(axis: .vertical, fingers: 2...3)
    var pinch = PinchRecognizer()
    var rotation = RotationRecognizer()
    var swipe = SwipeRecognizer()
    var turn = RotaryPanRecognizer(
      ring: Annulus(center: Point2D(100, 100), innerRadius: 30, outerRadius: 160)
    )

    mutating func visit(_ visitor: inout some GestureVisitor) {
      visitor.visit(&tap)
      visitor.visit(&doubleTap)
      visitor.visit(&press)
      visitor.visit(&pan)
      visitor.visit(&twoFingerPan)
      visitor.visit(&pinch)
      visitor.visit(&rotation)
      visitor.visit(&swipe)
      visitor.visit(&turn)
    }

    /// The readings that are NaN.
    var unusable: [String] {
      let numbers: [(String, Double)] = [
        ("pan x", pan.translation.x), ("pan y", pan.translation.y), ("pan vx", pan.velocity.x),
        ("pan vy", pan.velocity.y), ("fling", pan.fling.x), ("two", twoFingerPan.translation.x),
        ("scale", pinch.scale), ("scale speed", pinch.velocity), ("rotation", rotation.rotation),
        ("rotation speed", rotation.velocity), ("turn", turn.rotation),
        ("turn speed", turn.velocity), ("tap", tap.location.x), ("press", press.location.x),
        ("pan at", pan.location.x), ("pinch at", pinch.location.y),
        ("rotation at", rotation.location.y), ("in space", pan.translation(in: .scale(2, 3)).x),
      ]
      return numbers.filter { !$0.1.isFinite }.map { "\($0.0): \($0.1)" }
    }
  }

  /// Returns an arbiter in which all recognizers are active together.
  private func together() -> GestureArbiter<All> {
    var arbiter = GestureArbiter(All())
    for one in 0..<All.count {
      for other in 0..<All.count where one < other { arbiter.allow(one, with: other) }
    }
    return arbiter
  }

  @Test func `a coordinate beyond a million points is clamped`() throws {
    let limit = InputLimits.points
    var pointers = Pointers()
    for (x, bounded) in [
      (1e6, 1e6), (1e6.nextUp, 1e6), (-1e200, -1e6), (1e308, 1e6),
      (-.greatestFiniteMagnitude, -limit), (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ] as [(Double, Double)] {
      let far = Point2D(x, -x)
      let down = pointers.take(PointerEvent(.down, position: far), at: 0)
      #expect(down?.pointer.start == Point2D(bounded, -bounded))
      let move = pointers.take(PointerEvent(.move, position: far), at: 0)
      #expect(move?.pointer.position == Point2D(bounded, -bounded))
      let up = pointers.take(PointerEvent(.up, position: far), at: 0)
      #expect(up?.pointer.position == Point2D(bounded, -bounded))
      _ = pointers.take(PointerEvent(.hover, position: far), at: 0)
      #expect(pointers.hover == Point2D(bounded, -bounded))
    }
  }

  @Test func `a coordinate that is not finite is ignored, but lifts a finger`() {
    for x in [Double.nan, .infinity, -.infinity] {
      for none in [Point2D(x, 0), Point2D(0, x)] {
        var pointers = Pointers()
        #expect(pointers.take(PointerEvent(.down, position: none), at: 0) == nil)
        _ = pointers.take(PointerEvent(.down, position: Point2D(3, 4)), at: 0)
        #expect(pointers.take(PointerEvent(.move, position: none), at: 0) == nil)
        _ = pointers.take(PointerEvent(.hover, id: 2, position: none), at: 0)
        #expect(pointers.hover == nil)
        let up = pointers.take(PointerEvent(.up, position: none), at: 1)
        #expect(up?.pointer.position == Point2D(3, 4))
      }
    }
  }

  @Test func `a pointer in another layout has a valid position`() {
    for share in Corners.doubles {
      var pointers = Pointers()
      _ = pointers.take(PointerEvent(.down, position: Point2D(30, 40)), at: 0)
      pointers.relocate { Point2D($0.x * share, $0.y + share) }
      let pointer = pointers[0]
      #expect(pointer.position.isFinite && pointer.start.isFinite && pointer.previous.isFinite)
      #expect(pointer.position.x.magnitude <= InputLimits.points)
      #expect(pointer.displacement.length.isFinite)
    }
  }

  @Test(arguments: Corners.doubles)
  func `readings are valid for any finger positions`(corner: Double) {
    for other in Corners.doubles {
      for moment in 0..<3 {
        var arbiter = together()
        var time = 0.0
        func send(_ phase: PointerEvent.Phase, _ id: Int, _ x: Double, _ y: Double) {
          time += 0.01
          arbiter.handle(PointerEvent(phase, id: id, position: Point2D(x, y)), at: time)
          while arbiter.next() != nil {}
          #expect(arbiter.gestures.unusable == [], "\(corner), \(other), moment \(moment)")
        }
        send(.down, 1, moment == 0 ? corner : 150, moment == 0 ? other : 100)
        send(.down, 2, 180, 100)
        for step in 0..<4 {
          // Back and forth, with the longest possible steps.
          let isFar = moment == 1 && step % 2 == 0
          send(.move, 1, isFar ? corner : 100, isFar ? other : 150)
          send(.move, 2, isFar ? -corner : 120, isFar ? other : 160)
        }
        send(.up, 1, moment == 2 ? corner : 90, moment == 2 ? other : 150)
        send(.up, 2, moment == 2 ? other : 90, moment == 2 ? corner : 150)
      }
    }
  }

  @Test func `times of any size, and earlier times, are kept or ignored`() {
    for time in Corners.doubles {
      for second in Corners.doubles {
        var arbiter = together()
        for (instant, x) in [(time, 100.0), (second, 140), (time, 180), (second, 90)] {
          arbiter.handle(PointerEvent(.down, position: Point2D(x, 100)), at: instant)
          arbiter.handle(PointerEvent(.move, position: Point2D(x, 150)), at: instant)
          arbiter.advance(to: second)
          arbiter.handle(PointerEvent(.up, position: Point2D(x, 150)), at: second)
          while let change = arbiter.next() { #expect(change.time.isFinite) }
          #expect(arbiter.gestures.unusable == [], "\(time), \(second)")
        }
        arbiter.cancel(at: time)
        if let deadline = arbiter.deadline { #expect(!deadline.isNaN) }
      }
    }
  }

  /// A limit of a recognizer, and its valid values.
  private typealias Limit = (
    name: String, range: ClosedRange<Double>, set: (inout All, Double) -> Void, get: (All) -> Double
  )

  private var limits: [Limit] {
    func limit(
      _ name: String,
      _ range: ClosedRange<Double>,
      _ path: WritableKeyPath<All, Double>
    ) -> Limit { (name, range, { $0[keyPath: path] = $1 }, { $0[keyPath: path] }) }
    let (points, seconds) = (GestureLimits.distances, GestureLimits.durations)
    return [
      limit("tap movement", points, \.tap.movementPoints),
      limit("tap press", seconds, \.tap.pressSeconds),
      limit("tap interval", seconds, \.doubleTap.intervalSeconds),
      limit("tap distance", points, \.doubleTap.distancePoints),
      limit("press", seconds, \.press.pressSeconds),
      limit("press movement", points, \.press.movementPoints),
      limit("pan", points, \.pan.thresholdPoints), limit("pinch", points, \.pinch.thresholdPoints),
      limit("rotation", GestureLimits.angles, \.rotation.thresholdRadians),
      limit("swipe", points, \.swipe.lengthPoints),
      limit("swipe time", seconds, \.swipe.durationSeconds),
      limit("swipe angle", GestureLimits.angles, \.swipe.toleranceRadians),
      limit("turn", points, \.turn.thresholdPoints),
    ]
  }

  @Test func `a limit stays valid, and so does each reading`() {
    for limit in limits {
      for corner in Corners.doubles {
        var set = All()
        let before = limit.get(set)
        limit.set(&set, corner)
        let expected = corner.bounded(to: limit.range, else: before)
        #expect(limit.get(set) == expected, "\(limit.name) of \(corner)")
        for moment in 0..<2 {
          var arbiter = together()
          if moment == 0 { limit.set(&arbiter.gestures, corner) }
          for (step, x) in [100.0, 100, 101, 140, 141].enumerated() {
            let phase: PointerEvent.Phase = step == 0 ? .down : .move
            let time = Double(step) / 50
            for id in 1...2 {
              let place = Point2D(x * Double(id), 150)
              arbiter.handle(PointerEvent(phase, id: id, position: place), at: time)
            }
            if moment == 1 { limit.set(&arbiter.gestures, corner) }
            #expect(arbiter.gestures.unusable == [], "\(limit.name) of \(corner)")
          }
        }
      }
    }
  }

  @Test func `a reading set to NaN is unchanged`() {
    for corner in Corners.doubles {
      var arbiter = together()
      for (id, x) in [(1, 100.0), (2, 160)] {
        arbiter.handle(PointerEvent(.down, id: id, position: Point2D(x, 150)), at: 0)
      }
      arbiter.handle(PointerEvent(.move, id: 1, position: Point2D(40, 80)), at: 0.01)
      arbiter.gestures.pan.translation = Vector2D(corner, 1)
      arbiter.gestures.rotation.rotation = corner
      arbiter.gestures.turn.rotation = corner
      arbiter.gestures.pinch.scale = corner
      for step in 2..<40 {
        let place = Point2D(step % 2 == 0 ? 1e6 : -1e6, 80)
        arbiter.handle(PointerEvent(.move, id: 1, position: place), at: Double(step) / 100)
        #expect(arbiter.gestures.unusable == [] && arbiter.gestures.pinch.scale > 0, "\(corner)")
      }
    }
  }

  @Test func `fingers that alternate for ever keep a pinch finite`() {
    var arbiter = together()
    var time = 0.0
    func send(_ phase: PointerEvent.Phase, _ id: Int, _ x: Double) {
      time += 0.001
      arbiter.handle(PointerEvent(phase, id: id, position: Point2D(x, 0)), at: time)
      while arbiter.next() != nil {}
    }
    send(.down, 0, 0)
    send(.down, 1, 2)
    for id in 2..<2_000 {
      send(.down, id, 2)
      send(.move, id - 1, 1e6)
      send(.up, id - 1, 1e6)
    }
    #expect(arbiter.gestures.unusable == [] && arbiter.gestures.pinch.scale > 1e9)
  }

  @Test func `a ring or space of any values turns and moves by numbers`() {
    for corner in Corners.doubles {
      for other in Corners.doubles {
        let ring = Annulus(center: Point2D(corner, other), innerRadius: other, outerRadius: corner)
        var hand = Hand(RotaryPanRecognizer(ring: ring, thresholdPoints: other))
        hand.down(corner, other)
        hand.drag(to: 200, 30)
        #expect(hand.recognizer.rotation.isFinite && hand.recognizer.velocity.isFinite)
        var pan = Hand(PanRecognizer())
        pan.down(0, 0)
        pan.drag(to: 200, 30)
        let space = Transform2D(corner, other, 0, 1, 0, 0)
        #expect(pan.recognizer.translation(in: space).isFinite)
        #expect(pan.recognizer.velocity(in: space).isFinite)
      }
    }
  }

  @Test func `counts of any size make a recognizer that accepts fingers`() {
    for corner in Corners.integers {
      var tap = TapRecognizer(taps: corner, fingers: corner)
      (tap.taps, tap.fingers) = (corner, corner)
      var swipe = SwipeRecognizer(.all, fingers: corner)
      swipe.fingers = corner
      var press = LongPressRecognizer(fingers: corner)
      press.fingers = corner
      var pan = PanRecognizer(fingers: Int.min...corner)
      pan.fingers = corner...Int.max
      func play(_ recognizer: some GestureRecognizer) {
        var hand = Hand(recognizer)
        for id in 1...3 { hand.down(Double(id), 0, id: id) }
        hand.drag(to: 90, 0, id: 2)
        hand.wait(1)
        for id in 1...3 { hand.up(id: id) }
        #expect(!hand.state.isActive)
      }
      play(tap)
      play(swipe)
      play(press)
      play(pan)
      #expect(RecognizerSet(corner).isEmpty == !(0..<RecognizerSet.capacity).contains(corner))
      var arbiter = together()
      arbiter.allow(corner, with: 1)
      arbiter.require(corner, toFailBefore: 0)
      #expect((arbiter.state(of: corner) == nil) == !(0..<All.count).contains(corner))
      #expect(Pointers().centroid(ofFirst: corner) == nil)
    }
  }

  @Test func `a fling is a number within its bounds`() {
    for corner in Corners.doubles {
      for speed in [GestureLimits.fling(corner), GestureLimits.limited(corner)] {
        #expect(speed.magnitude <= GestureLimits.fastestPointsPerSecond, "\(corner)")
      }
    }
  }

  @Test func `a stroke of any positions has finite parts`() {
    for corner in Corners.doubles {
      for other in Corners.doubles {
        var mark = MarkRecognizer()
        mark.begin(Point2D(corner, 0), at: other)
        for (x, y) in [(0.0, 0.0), (other, corner), (100, 0), (-corner, other), (0, 90)] {
          mark.add(Point2D(x, y), at: other)
          mark.add(Point2D(x, y), at: corner)
        }
        for segment in mark.segments { #expect(segment.start.isFinite && segment.end.isFinite) }
        var limited = mark
        limited.deadZonePoints = corner
        limited.jitterPoints = other
        limited.pauseSeconds = corner
        limited.cornerRadians = other
        limited.begin(.zero, at: 0)
        for step in 0..<20 { limited.add(Point2D(Double(step * step), 5), at: Double(step)) }
        #expect(limited.segments.allSatisfy { $0.directionAngle.isFinite })
      }
    }
  }

  @Test func `a stroke has at most as many parts as a hand can draw`() {
    let part = MarkSegment(from: .zero, to: Point2D(100, 0))
    for corner in Corners.integers {
      let parts = MarkSegment.divided([part, part], into: corner)
      #expect(parts.count == Swift.min(Swift.max(2, corner), MarkSegment.greatestCount))
      #expect(MarkSegment.divided([], into: corner).isEmpty)
    }
  }
}
