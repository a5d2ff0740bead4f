import Rotary
import RotaryGestures
import Testing

/// Pinch and rotation.
@Suite struct TwoFingerTests {
  /// Puts two fingers down at a distance, around a middle of (100, 100).
  private func hand<R: GestureRecognizer>(_ recognizer: R, apart: Double) -> Hand<R> {
    var hand = Hand(recognizer)
    hand.down(100 - apart / 2, 100, id: 1)
    hand.down(100 + apart / 2, 100, id: 2)
    return hand
  }

  /// Rotates both fingers about the middle, by a degree per step.
  private func turn<R: GestureRecognizer>(_ hand: inout Hand<R>, to degrees: Int, apart: Double) {
    for step in 1...abs(degrees) {
      let angle = Circular.radians(degrees: Double(degrees.signum() * step))
      let way = Point2D(apart / 2 * Circular.cosine(angle), apart / 2 * Circular.sine(angle))
      hand.move(100 - way.x, 100 - way.y, id: 1)
      hand.move(100 + way.x, 100 + way.y, id: 2)
    }
  }

  @Test func `a pinch begins after eight points, with a scale of one`() {
    var hand = hand(PinchRecognizer(), apart: 100)
    hand.move(158, 100, id: 2)
    #expect(hand.state == .possible)
    hand.move(158.001, 100, id: 2)
    #expect(hand.state == .began)
    #expect(abs(hand.recognizer.scale - 1) < 1e-4)
    hand.move(266, 100, id: 2)
    #expect(hand.state == .changed)
    #expect(abs(hand.recognizer.scale - 216.0 / 108) < 1e-9)
    hand.up(id: 1)
    #expect(hand.states == [.possible, .began, .changed, .ended])
  }

  @Test func `fingers that move together scale down`() {
    var hand = hand(PinchRecognizer(), apart: 108)
    hand.drag(to: 104, 100, id: 2, steps: 20)
    #expect(abs(hand.recognizer.scale - 58.0 / 100) < 1e-9)
    #expect(hand.recognizer.velocity < 0)
  }

  @Test func `set to one, the next scale is a factor`() {
    var hand = hand(PinchRecognizer(), apart: 100)
    hand.drag(to: 350, 100, id: 2)
    hand.recognizer.scale = 1
    hand.drag(to: 650, 100, id: 2)
    #expect(abs(hand.recognizer.scale - 2) < 1e-9)
    let before = hand.recognizer.scale
    for bad in [0, -1, Double.nan, .infinity] {
      hand.recognizer.scale = 3
      hand.recognizer.scale = bad
      #expect(hand.recognizer.scale == 1)
    }
    #expect(before.isFinite)
  }

  @Test func `fingers at one place do not divide by zero`() {
    var hand = hand(PinchRecognizer(), apart: 40)
    hand.drag(to: 80, 100, id: 2)
    #expect(hand.recognizer.scale.isFinite && hand.recognizer.scale > 0)
    hand.drag(to: 120, 100, id: 2)
    #expect(hand.recognizer.scale.isFinite && hand.recognizer.scale > 0)
  }

  @Test func `a rotation begins after five degrees, with zero`() {
    var hand = hand(RotationRecognizer(), apart: 200)
    turn(&hand, to: 5, apart: 200)
    #expect(hand.state == .possible)
    turn(&hand, to: 7, apart: 200)
    #expect(hand.state.isActive)
    #expect(abs(hand.recognizer.rotation - Circular.radians(degrees: 2)) < 1e-9)
    hand.up(id: 2)
    #expect(hand.state == .ended)
  }

  @Test(arguments: [900, -900])
  func `two and a half turns are two and a half turns`(degrees: Int) {
    var hand = hand(RotationRecognizer(), apart: 200)
    turn(&hand, to: degrees, apart: 200)
    let expected = Circular.radians(degrees: Double(degrees - degrees.signum() * 5))
    #expect(abs(hand.recognizer.rotation - expected) < 1e-9)
    // A degree in two events of 10 ms each.
    let speed = Circular.radians(degrees: Double(degrees.signum())) / 0.02
    #expect(abs(hand.recognizer.velocity / speed - 1) < 0.05)
  }

  @Test func `set to zero, the next rotation is an increment`() {
    var hand = hand(RotationRecognizer(), apart: 200)
    turn(&hand, to: 30, apart: 200)
    hand.recognizer.rotation = 0
    turn(&hand, to: 31, apart: 200)
    // Back to the start and 31 further: the shorter way from 30.
    #expect(abs(hand.recognizer.rotation - Circular.radians(degrees: 1)) < 1e-9)
  }

  @Test func `replacing a finger does not change scale and rotation`() {
    var pinch = hand(PinchRecognizer(), apart: 100)
    pinch.drag(to: 350, 100, id: 2)
    pinch.down(600, 700, id: 3)
    let scale = pinch.recognizer.scale
    pinch.up(id: 1)
    #expect(pinch.state == .changed)
    #expect(pinch.recognizer.scale == scale)
    pinch.move(601, 700, id: 3)
    #expect(abs(pinch.recognizer.scale / scale - 1) < 0.01)
    var rotation = hand(RotationRecognizer(), apart: 200)
    turn(&rotation, to: 40, apart: 200)
    let angle = rotation.recognizer.rotation
    rotation.down(100, 900, id: 3)
    rotation.up(id: 1)
    #expect(rotation.recognizer.rotation == angle)
    rotation.move(101, 900, id: 3)
    #expect(abs(rotation.recognizer.rotation - angle) < 0.01)
  }

  @Test func `replacing a finger before it begins does not begin it`() {
    var pinch = hand(PinchRecognizer(), apart: 100)
    pinch.down(600, 700, id: 3)
    pinch.up(id: 1)
    pinch.move(603, 700, id: 3)
    #expect(pinch.state == .possible)
    var rotation = hand(RotationRecognizer(), apart: 100)
    rotation.down(100, 900, id: 3)
    rotation.up(id: 1)
    rotation.move(103, 900, id: 3)
    #expect(rotation.state == .possible)
  }

  @Test func `the release counts for the position, not for the speed`() {
    var pinch = hand(PinchRecognizer(), apart: 100)
    pinch.drag(to: 250, 100, id: 2)
    let speed = pinch.recognizer.velocity
    pinch.event(.up, Point2D(350, 100), id: 2)
    #expect(abs(pinch.recognizer.scale - 300.0 / 108) < 1e-9)
    #expect(pinch.recognizer.velocity == speed)
    var rotation = hand(RotationRecognizer(), apart: 200)
    turn(&rotation, to: 40, apart: 200)
    let angle = rotation.recognizer.rotation
    rotation.event(.up, Point2D(100, 0), id: 1)
    #expect(rotation.recognizer.rotation != angle)
    var pan = hand(PanRecognizer(), apart: 100)
    pan.drag(to: 150, 180, id: 2)
    let before = pan.recognizer.translation
    pan.event(.up, Point2D(150, 200), id: 2)
    #expect(abs(pan.recognizer.translation.y - before.y - 10) < 1e-9)
  }

  @Test func `a third finger is ignored`() {
    var hand = hand(PinchRecognizer(), apart: 100)
    hand.down(0, 900, id: 3)
    hand.drag(to: 0, 0, id: 3)
    #expect(hand.state == .possible)
  }

  @Test func `one finger neither pinches nor rotates`() {
    var pinch = Hand(PinchRecognizer())
    pinch.down(0, 0)
    pinch.drag(to: 90, 90)
    #expect(pinch.state == .possible)
    pinch.up()
    #expect(pinch.states == [.possible, .failed])
    var rotation = Hand(RotationRecognizer())
    rotation.down(0, 0)
    rotation.drag(to: 90, 90)
    rotation.up()
    #expect(rotation.states == [.possible, .failed])
  }

  @Test func `with one finger still down, a second begins it again`() {
    var hand = hand(PinchRecognizer(), apart: 100)
    hand.drag(to: 350, 100, id: 2)
    hand.up(id: 2)
    #expect(hand.state == .ended)
    hand.down(200, 100, id: 4)
    #expect(hand.state == .possible)
    #expect(hand.recognizer.scale == 1)
    hand.drag(to: 400, 100, id: 4)
    #expect(hand.state.isActive)
  }

  @Test func `a cancelled finger cancels both`() {
    var pinch = hand(PinchRecognizer(), apart: 100)
    pinch.drag(to: 350, 100, id: 2)
    pinch.event(.cancel, .zero, id: 2)
    #expect(pinch.state == .cancelled)
    var rotation = hand(RotationRecognizer(), apart: 200)
    turn(&rotation, to: 40, apart: 200)
    rotation.event(.cancel, .zero, id: 1)
    #expect(rotation.state == .cancelled)
  }
}
