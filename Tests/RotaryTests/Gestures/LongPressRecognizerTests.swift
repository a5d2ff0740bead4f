import Rotary
import RotaryGestures
import Testing

@Suite struct LongPressRecognizerTests {
  @Test func `a finger that rests for half a second is a long press`() {
    var hand = Hand(LongPressRecognizer())
    hand.down(3, 4, after: 1)
    #expect(hand.recognizer.deadline == 1.5)
    hand.wait(0.499)
    #expect(hand.state == .possible)
    hand.wait(0.001)
    #expect(hand.state == .began)
    #expect(hand.recognizer.location == Point2D(3, 4))
    #expect(hand.recognizer.deadline == nil)
  }

  @Test func `after it begins it follows the finger anywhere, and ends with it`() {
    var hand = Hand(LongPressRecognizer())
    hand.down(0, 0)
    hand.wait(0.6)
    hand.move(300, 40)
    #expect(hand.recognizer.location == Point2D(300, 40))
    hand.up()
    #expect(hand.states == [.possible, .began, .changed, .ended])
  }

  @Test(arguments: [(10.0, RecognizerState.began), (10.01, .failed)])
  func `a finger may move ten points before it begins`(
    distance: Double,
    state: RecognizerState
  ) {
    var hand = Hand(LongPressRecognizer())
    hand.down(0, 0)
    hand.move(0, distance)
    hand.wait(0.6)
    #expect(hand.state == state)
  }

  @Test func `a finger lifted early is no long press`() {
    var hand = Hand(LongPressRecognizer())
    hand.down(0, 0)
    hand.up(after: 0.49)
    #expect(hand.states == [.possible, .failed])
  }

  @Test func `a press of two fingers starts with the second, and a third is too many`() {
    var hand = Hand(LongPressRecognizer(fingers: 2))
    hand.down(0, 0, id: 1)
    hand.wait(0.4)
    #expect(hand.recognizer.deadline == nil)
    hand.down(20, 0, id: 2)
    #expect(hand.recognizer.deadline == 0.9)
    hand.wait(0.5)
    #expect(hand.state == .began)
    #expect(hand.recognizer.location == Point2D(10, 0))
    hand.up(id: 2)
    #expect(hand.state == .ended)
    var three = Hand(LongPressRecognizer(fingers: 2))
    for id in 1...3 { three.down(0, 0, id: id) }
    #expect(three.state == .failed)
  }

  @Test func `a cancelled finger cancels it after it begins and fails it before`() {
    var begun = Hand(LongPressRecognizer())
    begun.down(0, 0)
    begun.wait(1)
    begun.event(.cancel, .zero)
    #expect(begun.states == [.possible, .began, .cancelled])
    var early = Hand(LongPressRecognizer())
    early.down(0, 0)
    early.event(.cancel, .zero)
    #expect(early.states == [.possible, .failed])
  }

  @Test func `a lost up cancels it and starts again`() {
    var hand = Hand(LongPressRecognizer())
    hand.down(0, 0)
    hand.wait(1)
    hand.down(0, 0)
    #expect(hand.state == .possible)
    hand.wait(0.5)
    #expect(hand.state == .began)
  }
}
