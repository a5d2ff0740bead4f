import Rotary
import Testing

@Suite struct PanRecognizerTests {
  @Test func `it begins beyond ten points, without a jump`() {
    var hand = Hand(PanRecognizer())
    hand.down(0, 0)
    hand.move(10, 0)
    #expect(hand.state == .possible)
    hand.move(10.5, 0)
    #expect(hand.state == .began)
    #expect(abs(hand.recognizer.translation.x - 0.5) < 1e-12)
    hand.move(30, 5)
    #expect(hand.state == .changed)
    #expect(abs(hand.recognizer.translation.x - 20) < 1e-12)
    #expect(abs(hand.recognizer.translation.y - 5) < 1e-12)
    hand.up()
    #expect(hand.states == [.possible, .began, .changed, .ended])
  }

  @Test func `set to zero, the next reading is an increment`() {
    var hand = Hand(PanRecognizer())
    hand.down(0, 0)
    hand.move(100, 0)
    hand.recognizer.translation = .zero
    hand.move(107, 2)
    #expect(hand.recognizer.translation == Vector2D(7, 2))
  }

  @Test func `in its own coordinates, a rotated and scaled view stays under the finger`() {
    var hand = Hand(PanRecognizer())
    hand.down(40, 60)
    hand.move(60, 60)
    var card = Transform2D.scale(2, 0.5).then(.rotation(1)).then(.translation(30, 20))
    for step in 1...20 {
      hand.recognizer.translation = .zero
      let grip = card.inverse?.apply(to: hand.pointers[0].position)
      hand.move(60 + Double(step) * 7, 60 - Double(step * step))
      let way = hand.recognizer.translation(in: card)
      card = Transform2D.translation(way.x, way.y).then(card)
      let seen = card.apply(to: grip ?? .zero)
      #expect(seen.distance(to: hand.pointers[0].position) < 1e-9)
    }
    let speed = hand.recognizer.velocity
    let back = card.apply(to: hand.recognizer.velocity(in: card))
    #expect(speed.length > 100 && (back - speed).length < 1e-9)
    #expect(hand.recognizer.translation(in: .scale(0, 1)) == .zero)
    #expect(hand.recognizer.velocity(in: .scale(1, 0)) == .zero)
  }

  @Test func `without a threshold it begins with the touch`() {
    var hand = Hand(PanRecognizer())
    hand.recognizer.thresholdPoints = 0
    hand.down(0, 0)
    #expect(hand.state == .began)
    hand.move(1, 0)
    #expect(hand.recognizer.translation == Vector2D(1, 0))
  }

  @Test func `a touch that does not move fails when it is lifted`() {
    var hand = Hand(PanRecognizer())
    hand.down(0, 0)
    hand.wait(3)
    #expect(hand.state == .possible)
    hand.up()
    #expect(hand.states == [.possible, .failed])
  }

  @Test(arguments: [
    (PanRecognizer.Axis.horizontal, Vector2D(20, 19), true),
    (.horizontal, Vector2D(19, 20), false),
    (.vertical, Vector2D(19, -20), true),
    (.vertical, Vector2D(20, 19), false),
    (.both, Vector2D(20, 19), true),
  ])
  func `an axis accepts movements along it and ignores others`(
    axis: PanRecognizer.Axis,
    way: Vector2D,
    begins: Bool
  ) {
    var hand = Hand(PanRecognizer(axis: axis))
    hand.down(0, 0)
    hand.move(way.x, way.y)
    #expect(hand.state == (begins ? .began : .failed))
  }

  @Test func `the mean of two fingers moves it`() {
    var hand = Hand(PanRecognizer())
    hand.recognizer.thresholdPoints = 0
    hand.down(0, 0, id: 1)
    hand.down(100, 0, id: 2)
    #expect(hand.recognizer.location == Point2D(50, 0))
    hand.move(10, 0, id: 1)
    #expect(hand.recognizer.translation == Vector2D(5, 0))
    hand.move(110, 0, id: 2)
    #expect(hand.recognizer.translation == Vector2D(10, 0))
  }

  @Test func `a finger that joins or leaves moves nothing`() {
    var hand = Hand(PanRecognizer())
    hand.recognizer.thresholdPoints = 0
    hand.down(0, 0, id: 1)
    hand.drag(to: 30, 0, id: 1)
    let before = hand.recognizer.translation
    hand.down(500, 500, id: 2)
    #expect(hand.recognizer.translation == before)
    hand.up(id: 1)
    #expect(hand.recognizer.translation == before)
    #expect(hand.state == .changed)
    hand.up(id: 2)
    #expect(hand.state == .ended)
  }

  @Test func `with fewer fingers than it needs it waits, and ends`() {
    var hand = Hand(PanRecognizer(fingers: 2...2))
    hand.down(0, 0, id: 1)
    hand.drag(to: 50, 0, id: 1)
    #expect(hand.state == .possible)
    hand.down(0, 40, id: 2)
    hand.drag(to: 50, 40, id: 2)
    #expect(hand.state.isActive)
    hand.up(id: 1)
    #expect(hand.state == .ended)
    // With two again, it begins again.
    hand.down(0, 0, id: 3)
    #expect(hand.state == .possible)
    hand.drag(to: 50, 0, id: 3)
    #expect(hand.state.isActive)
  }

  @Test func `extra fingers prevent it from beginning, and are ignored afterwards`() {
    var hand = Hand(PanRecognizer(fingers: 1...1))
    hand.down(0, 0, id: 1)
    hand.down(9, 9, id: 2)
    #expect(hand.state == .failed)
    var begun = Hand(PanRecognizer(fingers: 1...1))
    begun.recognizer.thresholdPoints = 0
    begun.down(0, 0, id: 1)
    begun.down(9, 9, id: 2)
    begun.move(400, 400, id: 2)
    #expect(begun.recognizer.translation == .zero)
    #expect(begun.state.isActive)
  }

  @Test func `its speed is that of the fingers, and a fling is limited`() {
    var hand = Hand(PanRecognizer())
    hand.down(0, 0)
    for step in 1...20 { hand.move(Double(step) * 4, Double(step) * -0.2) }
    #expect(abs(hand.recognizer.velocity.x - 400) < 1e-6)
    #expect(abs(hand.recognizer.velocity.y + 20) < 1e-6)
    #expect(hand.recognizer.fling.y == 0)
    hand.up(after: 0)
    #expect(abs(hand.recognizer.velocity.x - 400) < 1e-6)
    var fast = Hand(PanRecognizer())
    fast.down(0, 0)
    for step in 1...20 { fast.move(Double(step) * -400, 0) }
    #expect(fast.recognizer.fling.x == -GestureLimits.fastestPointsPerSecond)
  }

  @Test func `fingers that rested before they were lifted have no speed`() {
    var hand = Hand(PanRecognizer())
    hand.down(0, 0)
    hand.drag(to: 200, 0)
    hand.up(after: 0.0401)
    #expect(hand.recognizer.velocity == .zero)
  }

  @Test func `a cancelled finger cancels it`() {
    var hand = Hand(PanRecognizer())
    hand.down(0, 0)
    hand.drag(to: 40, 0)
    hand.event(.cancel, .zero)
    #expect(hand.state == .cancelled)
    hand.move(90, 0)
    #expect(hand.state == .cancelled)
  }
}
