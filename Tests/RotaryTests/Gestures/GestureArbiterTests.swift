import Rotary
import RotaryGestures
import Testing

@Suite struct GestureArbiterTests {
  @Test func `the first to begin wins and the others fail`() {
    var play = Play(GestureArbiter(Five()))
    play.down(0, 0)
    play.move(20, 0)
    #expect(
      play.told == ["0 failed", "1 failed", "2 began", "3 failed", "4 failed"].map(Told.init)
    )
    play.move(30, 0)
    play.up()
    #expect(play.told.suffix(2) == ["2 changed", "2 ended"].map(Told.init))
  }

  @Test func `a long press wins over a tap, a tap over a long press`() {
    var press = Play(GestureArbiter(Five()))
    press.down(0, 0)
    press.wait(1)
    press.up()
    #expect(press.states(of: Five.press) == [.began, .ended])
    #expect(press.states(of: Five.tap) == [.failed])
    #expect(press.times(of: Five.press).first == 0.5)
    var tap = Play(GestureArbiter(Five()))
    tap.down(0, 0)
    tap.up()
    #expect(tap.states(of: Five.tap) == [.recognized])
    #expect(tap.states(of: Five.press) == [.failed])
  }

  @Test func `of two that begin with one event, the earlier in the set wins`() {
    var play = Play(GestureArbiter(Twins()))
    play.down(0, 0)
    play.move(11, 0)
    #expect(play.states(of: 0) == [.began])
    #expect(play.states(of: 1) == [.failed])
  }

  @Test func `companions continue together`() {
    var arbiter = GestureArbiter(Five())
    arbiter.allow(Five.pinch, with: Five.rotation)
    arbiter.allow(Five.pinch, with: Five.pan)
    var play = Play(arbiter)
    play.down(0, 0, id: 1)
    play.down(100, 0, id: 2)
    for step in 1...20 { play.move(100, Double(step) * 10, id: 2) }
    #expect(play.arbiter.state(of: Five.pinch)?.isActive == true)
    #expect(play.arbiter.state(of: Five.rotation)?.isActive == true)
    // The rotation began first, and pan and rotation exclude each other.
    #expect(play.arbiter.state(of: Five.pan) == .failed)
  }

  @Test func `all three gestures of two fingers can be active together`() {
    var arbiter = GestureArbiter(Five())
    for (one, other) in [(2, 3), (2, 4), (3, 4)] { arbiter.allow(one, with: other) }
    var play = Play(arbiter)
    play.down(0, 0, id: 1)
    play.down(100, 0, id: 2)
    for step in 1...20 { play.move(100, Double(step) * 10, id: 2) }
    for number in 2...4 { #expect(play.arbiter.state(of: number)?.isActive == true) }
    play.up(id: 1)
    #expect(play.arbiter.state(of: Five.pinch) == .ended)
    #expect(play.arbiter.state(of: Five.rotation) == .ended)
    #expect(play.arbiter.state(of: Five.pan)?.isActive == true)
    play.up(id: 2)
    #expect(play.arbiter.state(of: Five.pan) == .ended)
  }

  @Test func `a single tap waits until the double tap has failed`() {
    var play = Play(singleAndDouble())
    play.down(0, 0)
    play.up(after: 0.05)
    #expect(play.arbiter.state(of: 0) == .possible)
    play.wait(1)
    #expect(play.told == ["2 failed", "1 failed", "0 recognized"].map(Told.init))
    let justAfter = GestureLimits.tapIntervalSeconds.nextUp
    #expect(play.times(of: 0) == [justAfter])
  }

  @Test func `a double tap is no single tap`() {
    var play = Play(singleAndDouble())
    for _ in 1...2 {
      play.down(0, 0, after: 0.1)
      play.up(after: 0.05)
    }
    play.wait(1)
    #expect(play.states(of: 1) == [.recognized])
    #expect(play.states(of: 0) == [.failed])
  }

  @Test func `a second tap far away is another single tap`() {
    var play = Play(singleAndDouble())
    play.down(0, 0)
    play.up(after: 0.05)
    play.down(300, 0, after: 0.1)
    #expect(play.states(of: 1) == [.failed])
    #expect(play.states(of: 0) == [.recognized])
    play.up(after: 0.05)
    play.wait(1)
    #expect(play.states(of: 0) == [.recognized, .recognized])
  }

  @Test func `a waiting tap does not affect later fingers`() {
    var arbiter = GestureArbiter(Taps())
    arbiter.require(1, toFailBefore: 0)
    var play = Play(arbiter)
    play.down(0, 0)
    play.up(after: 0.05)
    // The second touch becomes a pan: the first was a tap, and the pan continues.
    play.down(0, 0, after: 0.1)
    play.move(40, 0)
    #expect(play.states(of: 0) == [.recognized])
    #expect(play.states(of: 1) == [.failed])
    #expect(play.arbiter.state(of: 2)?.isActive == true)
    // It becomes a pan only after the wait for the double tap: both are recognized.
    var late = Play(arbiter)
    late.down(0, 0)
    late.up(after: 0.05)
    late.down(200, 0, after: 0.1)
    #expect(late.states(of: 0) == [.recognized])
    #expect(late.arbiter.state(of: 2) == .possible)
    late.move(240, 0)
    #expect(late.arbiter.state(of: 2)?.isActive == true)
  }

  @Test func `a recognizer that had to wait begins at the current position, without a jump`() {
    var arbiter = GestureArbiter(PanAndSwipe())
    arbiter.require(1, toFailBefore: 0)
    var play = Play(arbiter)
    play.down(0, 0)
    for step in 1...14 { play.move(0, Double(step) * 2) }
    #expect(play.arbiter.state(of: 0) == .possible)
    play.move(0, 40)
    // Down is not a direction of the swipe.
    #expect(play.told == ["1 failed", "0 began"].map(Told.init))
    #expect(play.arbiter.gestures.pan.translation == .zero)
    play.move(0, 47)
    #expect(play.arbiter.gestures.pan.translation == Vector2D(0, 7))
    var swipe = Play(arbiter)
    swipe.down(0, 0)
    swipe.move(40, 0)
    swipe.up()
    #expect(swipe.told == ["1 recognized", "0 failed"].map(Told.init))
    #expect(swipe.arbiter.gestures.pan.state == .cancelled)
  }

  @Test func `a chain of three waits for the last`() {
    var arbiter = GestureArbiter(ThreeTaps())
    arbiter.require(1, toFailBefore: 0)
    arbiter.require(2, toFailBefore: 1)
    for taps in 1...3 {
      var play = Play(arbiter)
      for _ in 1...taps {
        play.down(0, 0, after: 0.1)
        play.up(after: 0.05)
      }
      play.wait(1)
      for number in 0..<3 {
        #expect(play.states(of: number).last == (number == taps - 1 ? .recognized : .failed))
      }
    }
  }

  @Test func `a lost up cancels what had begun`() {
    var play = Play(GestureArbiter(Five()))
    play.down(0, 0)
    play.move(20, 0)
    play.down(50, 50)
    #expect(play.states(of: Five.pan) == [.began, .cancelled])
    play.move(80, 50)
    #expect(play.states(of: Five.pan) == [.began, .cancelled, .began])
  }

  @Test func `after a cancel, no pending gesture is recognized`() {
    var play = Play(singleAndDouble())
    play.down(0, 0)
    play.up(after: 0.05)
    play.cancel()
    play.wait(2)
    #expect(play.states(of: 0) == [.failed])
    #expect(play.arbiter.deadline == nil)
    var pan = Play(GestureArbiter(Five()))
    pan.down(0, 0)
    pan.move(40, 0)
    pan.cancel()
    #expect(pan.states(of: Five.pan) == [.began, .cancelled])
    #expect(pan.arbiter.pointers.isEmpty)
  }

  @Test func `invalid numbers, and rules of a recognizer about itself, have no effect`() {
    var arbiter = GestureArbiter(Five())
    let before = arbiter
    arbiter.allow(0, with: 99)
    arbiter.allow(-1, with: 0)
    arbiter.require(99, toFailBefore: 0)
    arbiter.require(3, toFailBefore: 3)
    #expect(arbiter == before)
    #expect(arbiter.state(of: 5) == nil && arbiter.state(of: -1) == nil)
    #expect(arbiter.count == 5)
  }

  @Test func `changes are queued, and the last of them is kept`() {
    var arbiter = GestureArbiter(Five())
    for step in 0..<200 {
      arbiter.handle(
        PointerEvent(step == 0 ? .down : .move, position: Point2D(Double(step), 0)),
        at: 0
      )
    }
    var changes: [GestureChange] = []
    while let change = arbiter.next() { changes.append(change) }
    #expect(changes.count == GestureArbiter<Five>.capacity)
    #expect(changes.allSatisfy { $0.number == Five.pan && $0.state == .changed })
    #expect(arbiter.next() == nil)
  }

  @Test func `times and places of NaN have no effect`() {
    var play = Play(GestureArbiter(Five()))
    play.down(0, 0)
    let before = play.arbiter
    for bad in [Double.nan, .infinity, -1] {
      play.arbiter.handle(PointerEvent(.move, position: Point2D(50, 0)), at: bad)
      play.arbiter.advance(to: bad)
      play.arbiter.cancel(at: bad)
    }
    play.arbiter.handle(PointerEvent(.move, position: Point2D(.nan, 0)), at: 0)
    #expect(play.arbiter == before)
  }

  @Test func `a custom recognizer works with the others, even one that stops its clock`() {
    var play = Play(GestureArbiter(Stubborn()))
    play.down(0, 0)
    play.wait(5)
    #expect(play.told.isEmpty)
    play.move(0, 20)
    #expect(play.told == ["1 began"].map(Told.init))
  }

  private func singleAndDouble() -> GestureArbiter<Taps> {
    var arbiter = GestureArbiter(Taps())
    arbiter.require(1, toFailBefore: 0)
    return arbiter
  }
}

private struct Twins: GestureSet {
  var first = PanRecognizer()
  var second = PanRecognizer()

  mutating func visit(_ visitor: inout some GestureVisitor) {
    visitor.visit(&first)
    visitor.visit(&second)
  }
}

private struct Taps: GestureSet {
  var single = TapRecognizer()
  var double = TapRecognizer(taps: 2)
  var pan = PanRecognizer()

  mutating func visit(_ visitor: inout some GestureVisitor) {
    visitor.visit(&single)
    visitor.visit(&double)
    visitor.visit(&pan)
  }
}

private struct PanAndSwipe: GestureSet {
  var pan = PanRecognizer()
  var swipe = SwipeRecognizer([.left, .right])

  mutating func visit(_ visitor: inout some GestureVisitor) {
    visitor.visit(&pan)
    visitor.visit(&swipe)
  }
}

private struct ThreeTaps: GestureSet {
  var single = TapRecognizer()
  var double = TapRecognizer(taps: 2)
  var triple = TapRecognizer(taps: 3)

  mutating func visit(_ visitor: inout some GestureVisitor) {
    visitor.visit(&single)
    visitor.visit(&double)
    visitor.visit(&triple)
  }
}

/// A recognizer whose deadline never passes.
private struct NeverReady: GestureRecognizer {
  var state = RecognizerState.possible
  var deadline: Double? { 1 }
  mutating func handle(_ change: PointerChange, among pointers: Pointers) {}
  mutating func cancel() {}
}

private struct Stubborn: GestureSet {
  var never = NeverReady()
  var pan = PanRecognizer()

  mutating func visit(_ visitor: inout some GestureVisitor) {
    visitor.visit(&never)
    visitor.visit(&pan)
  }
}
