import Rotary
import RotaryTestRandom
import Testing

@testable import RotaryGallery

/// The face, the box and the phone change only as much as a finger moves, over 10,000 random gestures on
/// each.
@Suite struct StageContinuityTests {
  @Test func `only a slide changes a face, by half a point for each`() {
    var hand = StageHand(Happiness(), seed: 1)
    var way = (happiness: 0.0, scale: 0.0)
    hand.play(rounds(10_000).count) { before, after, step in
      way.happiness += abs(after.model.happiness - before.model.happiness)
      way.scale += abs(after.face.scale - before.face.scale)
      guard step.phase == .move else {
        let taps = after.arbiter.state(of: HappinessGestures.tap) == .recognized
        #expect(taps || after.model.happiness == before.model.happiness, step.note)
        #expect(after.face.scale == before.face.scale, step.note)
        return
      }
      let change = abs(after.model.happiness - before.model.happiness)
      #expect(change <= step.length / 2 + 1e-9, step.note)
      guard step.span > 2 * step.length else { return }
      let most = step.length / (step.span - step.length)
      #expect(abs(after.face.scale / before.face.scale - 1) <= most + 1e-9, step.note)
    }
    #expect(way.happiness > 1_000 && way.scale > 1)
  }

  @Test func `a box changes only by drags of its corner and by taps`() {
    var hand = StageHand(LayoutBox(), seed: 2)
    var way = 0.0
    hand.play(rounds(10_000).count) { before, after, step in
      let change = Point2D(after.box.width - before.box.width, after.box.height - before.box.height)
      way += change.distance(to: .zero)
      if step.phase == .move {
        #expect(change.distance(to: .zero) <= 2 * step.length + 1e-9, step.note)
      } else {
        #expect(after.tap.state == .recognized || change == .zero, step.note)
      }
      #expect(after.tap.state == .recognized || after.mask == before.mask, step.note)
    }
    #expect(way > 1_000)
  }

  @Test func `only a slide changes a phone's face, also during a rotation`() {
    var hand = StageHand(PhoneFrame(), seed: 3)
    hand.turns = { phone, time in
      phone.advance(to: time)
      phone.turn(byQuarters: 1)
    }
    var way = 0.0
    hand.play(rounds(10_000).count) { before, after, step in
      let change = abs(after.app.model.happiness - before.app.model.happiness)
      way += change
      if step.phase == .move {
        #expect(change <= step.length / 2 + 1e-9, step.note)
      } else {
        let taps = after.app.arbiter.state(of: HappinessGestures.tap) == .recognized
        #expect(taps || change == 0, step.note)
      }
    }
    #expect(way > 500)
  }
}

/// One or two fingers that touch, slide and lift on a control.
private struct StageHand<Subject: Control> {
  /// The action of a finger.
  struct Step {
    var phase: PointerEvent.Phase
    var way: Vector2D
    /// The distance between the fingers, before the action.
    var span: Double
    var time: Double

    var length: Double { way.length }
    var note: Comment { "\(phase) at \(time) s" }
  }

  private var control: Subject
  private var random: SeededGenerator
  private var time = 0.0
  private var fingers: [(id: Int, place: Point2D)] = []
  /// The change of the control between gestures.
  var turns: ((inout Subject, Double) -> Void)?

  init(_ control: Subject, seed: UInt64) {
    self.control = control
    random = SeededGenerator(seed: seed)
  }

  mutating func play(_ count: Int, check: (Subject, Subject, Step) -> Void) {
    for gesture in 0..<count {
      down(check)
      for _ in 0..<Int.random(in: 1...7, using: &random) {
        if fingers.count < 2, Int.random(in: 0..<6, using: &random) == 0 { down(check) }
        slide(check)
        if gesture % 10 == 0 { turns?(&control, time) }
      }
      while let finger = fingers.popLast() {
        let phase: PointerEvent.Phase = Bool.random(using: &random) ? .up : .cancel
        tell(phase, finger, way: .zero, check)
      }
      time += 1
      control.advance(to: time)
    }
  }

  private mutating func down(_ check: (Subject, Subject, Step) -> Void) {
    let place = Point2D(
      Double.random(in: 0...control.size.width, using: &random),
      Double.random(in: 0...control.size.height, using: &random)
    )
    fingers.append((fingers.count + 1, place))
    tell(.down, fingers[fingers.count - 1], way: .zero, check)
  }

  private mutating func slide(_ check: (Subject, Subject, Step) -> Void) {
    let index = Int.random(in: 0..<fingers.count, using: &random)
    let way = Vector2D(
      Double.random(in: -18...18, using: &random),
      Double.random(in: -18...18, using: &random)
    )
    fingers[index].place = fingers[index].place + way
    tell(.move, fingers[index], way: way, check)
  }

  private mutating func tell(
    _ phase: PointerEvent.Phase,
    _ finger: (id: Int, place: Point2D),
    way: Vector2D,
    _ check: (Subject, Subject, Step) -> Void
  ) {
    time += Double.random(in: 0.004...0.1, using: &random)
    control.advance(to: time)
    let before = control
    let event = PointerEvent(phase, id: finger.id, position: finger.place)
    control.handle(.pointer(event), at: time)
    let others = fingers.filter { $0.id != finger.id }
    let span = others.first.map { $0.place.distance(to: finger.place) } ?? 0
    check(before, control, Step(phase: phase, way: way, span: span, time: time))
  }
}
