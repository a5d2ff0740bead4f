import Rotary
import Testing

@Suite struct TapRecognizerTests {
  @Test func `a touch and a lift are a tap`() {
    var hand = Hand(TapRecognizer())
    hand.down(10, 20)
    #expect(hand.state == .possible)
    hand.up(after: 0.1)
    #expect(hand.states == [.possible, .recognized])
    #expect(hand.recognizer.location == Point2D(10, 20))
  }

  @Test(arguments: [(10.0, RecognizerState.recognized), (10.01, .failed)])
  func `ten points of movement are a tap, more are not`(
    distance: Double,
    state: RecognizerState
  ) {
    var hand = Hand(TapRecognizer())
    hand.down(0, 0)
    hand.move(distance, 0)
    hand.move(0, 0)
    hand.up()
    #expect(hand.state == state)
  }

  @Test(arguments: [(0.5, RecognizerState.recognized), (0.5001, .failed)])
  func `half a second is a tap, more is not`(seconds: Double, state: RecognizerState) {
    var hand = Hand(TapRecognizer())
    hand.down(0, 0)
    hand.up(after: seconds)
    #expect(hand.state == state)
  }

  @Test func `a touch that lasts fails at its deadline`() throws {
    var hand = Hand(TapRecognizer())
    hand.down(0, 0, after: 2)
    let deadline = try #require(hand.recognizer.deadline)
    #expect(deadline == 2.5.nextUp)
    hand.wait(0.5)
    #expect(hand.state == .possible)
    hand.wait(0.0001)
    #expect(hand.state == .failed)
    #expect(hand.recognizer.deadline == nil)
    hand.up()
    #expect(hand.states == [.possible, .failed])
  }

  @Test(arguments: [(0.3, 24.0, true), (0.301, 0, false), (0.1, 24.1, false)])
  func `two taps are a double tap within 0.3 seconds and 24 points`(
    seconds: Double,
    distance: Double,
    belong: Bool
  ) {
    var hand = Hand(TapRecognizer(taps: 2))
    hand.down(0, 0)
    hand.up(after: 0.05)
    #expect(hand.state == .possible)
    hand.down(distance, 0, after: seconds - 0.05)
    hand.up(after: 0.05)
    #expect((hand.state == .recognized) == belong)
  }

  @Test func `the first of two taps without a second fails at its deadline`() {
    var hand = Hand(TapRecognizer(taps: 2))
    hand.down(0, 0)
    hand.up(after: 0.1)
    #expect(hand.recognizer.deadline == 0.3.nextUp)
    hand.wait(0.199)
    #expect(hand.state == .possible)
    hand.wait(0.002)
    #expect(hand.state == .failed)
  }

  @Test func `a tap that came too late is the first of the next two`() {
    var hand = Hand(TapRecognizer(taps: 2))
    hand.down(0, 0)
    hand.up()
    hand.down(0, 0, after: 1)
    hand.up()
    #expect(hand.state == .possible)
    hand.down(0, 0, after: 0.1)
    hand.up()
    #expect(hand.state == .recognized)
  }

  @Test func `three taps are a triple tap and two are not`() {
    var hand = Hand(TapRecognizer(taps: 3))
    for _ in 1...3 {
      #expect(hand.state == .possible)
      hand.down(5, 5, after: 0.1)
      hand.up()
    }
    #expect(hand.state == .recognized)
  }

  @Test func `two fingers are a tap of two, in any order of lifting`() {
    for order in [[1, 2], [2, 1]] {
      var hand = Hand(TapRecognizer(fingers: 2))
      hand.down(0, 0, id: 1)
      hand.down(50, 0, id: 2, after: 0.05)
      hand.up(id: order[0])
      #expect(hand.state == .possible)
      hand.up(id: order[1])
      #expect(hand.state == .recognized)
    }
  }

  @Test func `too few or too many fingers are no tap`() {
    var few = Hand(TapRecognizer(fingers: 2))
    few.down(0, 0)
    few.up()
    #expect(few.state == .failed)
    var many = Hand(TapRecognizer(fingers: 2))
    for id in 1...3 { many.down(Double(id), 0, id: id) }
    #expect(many.state == .failed)
    var oneByOne = Hand(TapRecognizer(fingers: 2))
    oneByOne.down(0, 0, id: 1)
    oneByOne.down(9, 0, id: 2)
    oneByOne.up(id: 1)
    oneByOne.down(0, 0, id: 3)
    #expect(oneByOne.state == .failed)
  }

  @Test func `after it ends the next touch starts again`() {
    var hand = Hand(TapRecognizer())
    hand.down(0, 0)
    hand.up()
    hand.down(0, 0, after: 0.1)
    #expect(hand.state == .possible)
    hand.up()
    #expect(hand.states == [.possible, .recognized, .possible, .recognized])
  }

  @Test func `a cancelled touch is no tap, nor one with a lost up`() {
    var hand = Hand(TapRecognizer(taps: 2))
    hand.down(0, 0)
    hand.event(.cancel, .zero)
    #expect(hand.state == .failed)
    hand.down(0, 0)
    hand.up()
    hand.down(0, 0)
    // The same finger again, without an up: earlier events are void.
    hand.down(0, 0)
    hand.up()
    #expect(hand.state == .possible)
  }
}
