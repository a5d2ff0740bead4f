import Rotary
import RotaryGestures
import Testing

@Suite struct SwipeRecognizerTests {
  private func way(_ length: Double, degrees: Double) -> Point2D {
    Point2D.zero.moved(by: length, towards: Circular.radians(degrees: degrees))
  }

  @Test(arguments: [
    (0.0, SwipeRecognizer.Directions.right), (90, .down), (180, .left), (-90, .up),
    (29, .right), (-29, .right), (61, .down), (151, .left), (-119, .up),
  ])
  func `a short straight movement is a swipe in its direction`(
    degrees: Double,
    direction: SwipeRecognizer.Directions
  ) {
    var hand = Hand(SwipeRecognizer())
    hand.down(0, 0)
    let end = way(31, degrees: degrees)
    hand.move(end.x, end.y, after: 0.1)
    #expect(hand.states == [.possible, .recognized])
    #expect(hand.recognizer.direction == direction)
  }

  @Test(arguments: [31.0, 45, 59, 136])
  func `more than thirty degrees off is no swipe`(degrees: Double) {
    var hand = Hand(SwipeRecognizer())
    hand.down(0, 0)
    let end = way(31, degrees: degrees)
    hand.move(end.x, end.y, after: 0.1)
    #expect(hand.state == .failed)
    #expect(hand.recognizer.direction == [])
  }

  @Test func `only the requested directions count`() {
    var hand = Hand(SwipeRecognizer([.left, .right]))
    hand.down(0, 0)
    hand.move(0, 40, after: 0.1)
    #expect(hand.state == .failed)
  }

  @Test(arguments: [
    (29.9, 0.1, RecognizerState.failed), (30, 0.5, .recognized), (30, 0.51, .failed),
  ])
  func `it needs thirty points within half a second`(
    length: Double,
    seconds: Double,
    state: RecognizerState
  ) {
    var hand = Hand(SwipeRecognizer())
    hand.down(0, 0)
    hand.move(length, 0, after: seconds)
    hand.up()
    #expect(hand.state == state)
  }

  @Test func `time alone fails it`() {
    var hand = Hand(SwipeRecognizer())
    hand.down(0, 0, after: 1)
    #expect(hand.recognizer.deadline == 1.5.nextUp)
    hand.wait(0.6)
    #expect(hand.state == .failed)
  }

  @Test func `two fingers swipe together; one is too few and three are too many`() {
    var two = Hand(SwipeRecognizer(.right, fingers: 2))
    two.down(0, 0, id: 1)
    two.down(0, 30, id: 2)
    two.move(31, 0, id: 1)
    #expect(two.state == .possible)
    two.move(31, 30, id: 2)
    #expect(two.state == .recognized)
    var one = Hand(SwipeRecognizer(.right, fingers: 2))
    one.down(0, 0)
    one.move(90, 0)
    #expect(one.state == .possible)
    one.up()
    #expect(one.state == .failed)
    var three = Hand(SwipeRecognizer(.right, fingers: 2))
    for id in 1...3 { three.down(0, 0, id: id) }
    #expect(three.state == .failed)
  }

  @Test func `the next touch starts again`() {
    var hand = Hand(SwipeRecognizer())
    hand.down(0, 0)
    hand.move(31, 0)
    hand.up()
    #expect(hand.state == .recognized)
    hand.down(0, 0)
    #expect(hand.state == .possible && hand.recognizer.direction == [])
    hand.event(.cancel, .zero)
    #expect(hand.state == .failed)
  }
}
