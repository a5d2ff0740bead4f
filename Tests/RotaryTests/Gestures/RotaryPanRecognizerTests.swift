import Rotary
import Testing

@Suite struct RotaryPanRecognizerTests {
  private let ring = Annulus(center: Point2D(100, 100), innerRadius: 40, outerRadius: 100)

  private func place(_ angle: Double, _ radius: Double = 70) -> Point2D {
    ring.center.moved(by: radius, towards: angle)
  }

  private func hand(threshold: Double = 0, at angle: Double = 0) -> Hand<RotaryPanRecognizer> {
    var hand = Hand(RotaryPanRecognizer(ring: ring, thresholdPoints: threshold))
    let start = place(angle)
    hand.down(start.x, start.y)
    return hand
  }

  private func turn(_ hand: inout Hand<RotaryPanRecognizer>, from: Double, by sweep: Double) {
    let steps = 100
    for step in 1...steps {
      let next = place(from + sweep * Double(step) / Double(steps))
      hand.move(next.x, next.y)
    }
  }

  @Test(arguments: [6 * Double.pi, -6 * .pi])
  func `three turns are six pi`(sweep: Double) {
    var hand = hand(at: 1)
    #expect(hand.state == .began)
    turn(&hand, from: 1, by: sweep)
    #expect(abs(hand.recognizer.rotation - sweep) < 1e-9)
    #expect(abs(hand.recognizer.velocity - sweep) < 1e-6)
    hand.up()
    #expect(hand.states == [.possible, .began, .changed, .ended])
  }

  @Test(arguments: [Point2D(100, 100), Point2D(139, 100), Point2D(201, 100)])
  func `it begins only inside the ring`(start: Point2D) {
    var hand = Hand(RotaryPanRecognizer(ring: ring, thresholdPoints: 0))
    hand.down(start.x, start.y)
    #expect(hand.state == .failed)
    #expect(hand.recognizer.pointer == nil)
  }

  @Test func `after it begins, the finger may move anywhere`() {
    var hand = hand()
    hand.move(100, 400)
    #expect(abs(hand.recognizer.rotation - .pi / 2) < 1e-9)
  }

  @Test func `through the hub nothing jumps`() {
    var hand = Hand(RotaryPanRecognizer(ring: ring, thresholdPoints: 0))
    hand.down(20, 110)
    for x in stride(from: 21.0, through: 180, by: 1) { hand.move(x, 110) }
    // The angles outside the hub of 40, from the start to its edge, on both sides.
    let edge = Double(40 * 40 - 10 * 10).squareRoot()
    let seen =
      2 * (Circular.directionAngle(x: -edge, y: 10) - Circular.directionAngle(x: -80, y: 10))
    #expect(abs(hand.recognizer.rotation - seen) < 1e-9)
  }

  @Test func `with a threshold it begins beyond it, without a jump`() {
    var hand = hand(threshold: 10)
    var angle = 0.0
    while hand.state == .possible {
      angle += 0.001
      let next = place(angle)
      hand.move(next.x, next.y)
    }
    #expect(hand.state == .began)
    #expect(abs(angle * 70 - 10) < 0.2)
    #expect(hand.recognizer.rotation.magnitude < 0.002)
  }

  @Test func `a finger that moves outward belongs to the surrounding scroll view`() {
    var hand = hand(threshold: 10)
    hand.move(182, 105)
    #expect(hand.state == .failed)
    #expect(hand.recognizer.pointer == nil)
    var inward = self.hand(threshold: 10)
    inward.recognizer.yieldsToScrolling = false
    inward.move(182, 105)
    #expect(inward.state == .began)
    var along = self.hand(threshold: 10)
    along.move(175, 112)
    #expect(along.state == .began)
  }

  @Test func `the release counts for the position, not for the speed`() {
    var hand = hand()
    turn(&hand, from: 0, by: 0.5)
    let speed = hand.recognizer.velocity
    hand.event(.up, place(0.7))
    #expect(abs(hand.recognizer.rotation - 0.7) < 1e-9)
    #expect(hand.recognizer.velocity == speed)
  }

  @Test func `a second finger is ignored, also when it lifts`() {
    var hand = hand()
    hand.down(30, 100, id: 2)
    hand.move(100, 30, id: 2)
    hand.up(id: 2)
    #expect(hand.recognizer.rotation == 0)
    #expect(hand.state == .began)
    hand.up(id: 1)
    #expect(hand.state == .ended)
  }

  @Test func `a touch that does not reach the threshold fails when it is lifted`() {
    var hand = hand(threshold: 10)
    hand.move(171, 103)
    hand.up()
    #expect(hand.states == [.possible, .failed])
  }

  @Test func `a cancelled or lost finger cancels it`() {
    var hand = hand()
    hand.event(.cancel, .zero)
    #expect(hand.state == .cancelled)
    var lost = self.hand()
    lost.move(170, 120)
    lost.down(170, 100)
    #expect(lost.state == .began)
    #expect(lost.recognizer.rotation == 0)
  }
}
