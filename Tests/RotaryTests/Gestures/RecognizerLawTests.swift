import Rotary
import RotaryGestures
import RotaryTestRandom
import Testing

/// Laws of all recognizers, for any fingers.
@Suite struct RecognizerLawTests {
  @Test(arguments: seeds(40, from: 1))
  func `a single recognizer changes its state only as allowed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ring = Annulus(center: Point2D(100, 100), innerRadius: 30, outerRadius: 160)
    check(TapRecognizer(), &random)
    check(TapRecognizer(taps: 2, fingers: 2), &random)
    check(LongPressRecognizer(), &random)
    check(LongPressRecognizer(fingers: 2), &random)
    check(PanRecognizer(), &random)
    check(PanRecognizer(axis: .vertical, fingers: 2...3), &random)
    check(PinchRecognizer(), &random)
    check(RotationRecognizer(), &random)
    check(SwipeRecognizer(), &random)
    check(SwipeRecognizer([.left, .up], fingers: 2), &random)
    check(RotaryPanRecognizer(ring: ring), &random)
  }

  @Test(arguments: seeds(200, from: 1))
  func `an arbiter reports only allowed changes, in time`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var arbiter = GestureArbiter(Five())
    for one in 0..<5 {
      for other in 0..<5 where one < other {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: arbiter.allow(one, with: other)
        case 1: arbiter.require(other, toFailBefore: one)
        default: break
        }
      }
    }
    var states = [RecognizerState](repeating: .possible, count: 5)
    var last = -Double.infinity
    for (event, time) in stream(&random) {
      arbiter.handle(event, at: time)
      while let change = arbiter.next() {
        // A finished recognizer is silently reset by the next first finger.
        let old = states[change.number]
        let before = old.isOver ? .possible : old
        #expect(change.state.mayFollow(before), "seed \(seed): \(before) to \(change)")
        #expect(change.time >= last && change.time <= time, "seed \(seed)")
        last = change.time
        states[change.number] = change.state
      }
      let active = (0..<5).filter { arbiter.state(of: $0)?.isActive == true }
      if let deadline = arbiter.deadline { #expect(deadline > time, "seed \(seed)") }
      #expect(active.allSatisfy { states[$0].isActive }, "seed \(seed)")
    }
  }

  @Test(arguments: seeds(100, from: 1))
  func `exclusive recognizers are never active together`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var arbiter = GestureArbiter(Five())
    var most = 0
    for (event, time) in stream(&random) {
      arbiter.handle(event, at: time)
      most = max(most, (0..<5).filter { arbiter.state(of: $0)?.isActive == true }.count)
    }
    #expect(most == 1, "seed \(seed)")
  }

  @Test(arguments: seeds(100, from: 1))
  func `readings are numbers, and translations add up`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var whole = GestureArbiter(Five())
    for one in 2..<5 { for other in 2..<5 where one < other { whole.allow(one, with: other) } }
    var parts = whole
    var sum = Vector2D.zero
    var total = Vector2D.zero
    for (event, time) in stream(&random) {
      whole.handle(event, at: time)
      let wasOver = !parts.gestures.pan.state.isActive
      parts.handle(event, at: time)
      if parts.gestures.pan.state == .began, wasOver { sum = .zero }
      if parts.gestures.pan.state.isActive {
        sum = sum + parts.gestures.pan.translation
        parts.gestures.pan.translation = .zero
        total = whole.gestures.pan.translation
        #expect((sum - total).length < 1e-6, "seed \(seed)")
      }
      let gestures = whole.gestures
      #expect(gestures.pinch.scale.isFinite && gestures.pinch.scale > 0, "seed \(seed)")
      #expect(gestures.pinch.velocity.isFinite && gestures.rotation.velocity.isFinite)
      #expect(gestures.rotation.rotation.isFinite && gestures.pan.velocity.isFinite)
    }
  }

  /// Sends events to one recognizer alone.
  private func check<R: GestureRecognizer>(_ start: R, _ random: inout SeededGenerator) {
    var recognizer = start
    var pointers = Pointers()
    for (event, time) in stream(&random) {
      let before = recognizer.state
      recognizer.advance(to: time)
      let between = recognizer.state
      #expect(between.mayFollow(before), "\(R.self): \(before) to \(between)")
      guard let change = pointers.take(event, at: time) else { continue }
      recognizer.handle(change, among: pointers)
      let after = recognizer.state
      // One call may reset it and begin, or begin and continue.
      let steps = RecognizerState.allCases
      let mayBe =
        after.mayFollow(between)
        || steps.contains { $0.mayFollow(between) && after.mayFollow($0) }
        || change.phase == .down && after.mayFollow(.possible)
      #expect(mayBe, "\(R.self): \(between) to \(after) at \(change.phase)")
      if pointers.isEmpty { #expect(!after.isActive, "\(R.self) is active without a finger") }
      if between.isOver, change.phase != .down { #expect(after == between, "\(R.self)") }
    }
  }

  /// Returns random events of fingers: with lost ups, reused ids, cancels, and moves without a down.
  private func stream(_ random: inout SeededGenerator) -> [(PointerEvent, Double)] {
    var events: [(PointerEvent, Double)] = []
    var places: [Int: Point2D] = [:]
    var time = 0.0
    for _ in 0..<400 {
      time += Bool.random(using: &random) ? 0.008 : .random(in: 0...0.4, using: &random)
      let id = Int.random(in: 1...3, using: &random)
      let old = places[id] ?? Point2D(.random(in: 0...200, using: &random), 100)
      let reach = Bool.random(using: &random) ? 3.0 : 30
      let place = Point2D(
        old.x + .random(in: -reach...reach, using: &random),
        old.y + .random(in: -reach...reach, using: &random)
      )
      places[id] = place
      let phase: PointerEvent.Phase
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<4: phase = .down
      case 4..<8: phase = .up
      case 8: phase = .cancel
      case 9: phase = .hover
      default: phase = .move
      }
      events.append((PointerEvent(phase, id: id, position: place), time))
    }
    return events
  }
}
