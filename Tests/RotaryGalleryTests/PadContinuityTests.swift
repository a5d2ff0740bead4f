import Rotary
import RotaryTestRandom
import Testing

@testable import RotaryGallery

/// The pad's card follows only its fingers, over 10,000 random gestures.
@Suite struct PadContinuityTests {
  @Test(arguments: seeds(10))
  func `a finger that touches or lifts moves nothing, and one that slides moves as much as it does`(
    seed: UInt64
  ) {
    var hand = PadHand(seed: seed)
    for _ in 0..<1_000 { hand.gesture() }
    // Gestures of each kind have happened.
    #expect(hand.farthest.place > 30 && hand.farthest.scale > 0.1 && hand.farthest.angle > 0.1)
  }
}

/// One to three fingers that touch, slide and lift on a pad.
private struct PadHand {
  private struct Finger {
    var id: Int
    var place: Point2D
  }

  private var pad = GesturePad()
  private var random: SeededGenerator
  private var time = 0.0
  private var fingers: [Finger] = []
  /// The largest changes, to check that changes have happened.
  private(set) var farthest = (place: 0.0, scale: 0.0, angle: 0.0)

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    pad.agreement = [.usual, .exclusive, .alone][Int(seed % 3)]
  }

  mutating func gesture() {
    for _ in 0..<Int.random(in: 3...12, using: &random) {
      time += Double.random(in: 0.004...0.3, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0...1 where fingers.count < 3: touch()
      case 2: lift(Bool.random(using: &random) ? .up : .cancel)
      default: slide()
      }
    }
    while !fingers.isEmpty { lift(.up) }
    time += 1
    pad.advance(to: time)
  }

  private mutating func touch() {
    let id = (fingers.last?.id ?? 0) + 1
    let finger = Finger(
      id: id,
      place: Point2D(
        Double.random(in: 60...400, using: &random),
        Double.random(in: 60...360, using: &random)
      )
    )
    fingers.append(finger)
    expectStill { $0.tell(.down, finger) }
  }

  private mutating func lift(_ phase: PointerEvent.Phase) {
    guard !fingers.isEmpty else { return }
    let finger = fingers.remove(at: Int.random(in: 0..<fingers.count, using: &random))
    expectStill { $0.tell(phase, finger) }
  }

  private mutating func slide() {
    guard !fingers.isEmpty else { return }
    let index = Int.random(in: 0..<fingers.count, using: &random)
    let way = Vector2D(
      Double.random(in: -12...12, using: &random),
      Double.random(in: -12...12, using: &random)
    )
    let spans = fingers.map { $0.place.distance(to: fingers[index].place) }.filter { $0 > 0 }
    fingers[index].place = fingers[index].place + way
    pad.advance(to: time)
    let before = pad
    tell(.move, fingers[index])
    let length = way.length
    #expect((pad.offset - before.offset).length <= length + 1e-9, "at \(time) s")
    farthest.place = max(farthest.place, pad.offset.length)
    farthest.scale = max(farthest.scale, abs(pad.scale - 1))
    farthest.angle = max(farthest.angle, abs(pad.angle))
    guard let span = spans.min(), span > 2 * length else { return }
    // The span changes by at most the distance; the line rotates by at most the distance across it.
    let most = length / (span - length)
    #expect(abs(pad.scale / before.scale - 1) <= most + 1e-9, "at \(time) s")
    #expect(abs(Circular.wrapped(pad.angle - before.angle)) <= 1.2 * most + 1e-9, "at \(time) s")
  }

  /// The next action moves nothing.
  private mutating func expectStill(_ body: (inout PadHand) -> Void) {
    pad.advance(to: time)
    let before = pad
    body(&self)
    #expect(pad.offset == before.offset, "at \(time) s")
    #expect(pad.scale == before.scale, "at \(time) s")
    #expect(pad.angle == before.angle, "at \(time) s")
    #expect(pad.turned == before.turned, "at \(time) s")
  }

  private mutating func tell(_ phase: PointerEvent.Phase, _ finger: Finger) {
    let event = PointerEvent(phase, id: finger.id, position: finger.place)
    pad.handle(.pointer(event), at: time)
  }
}
