import Testing

@testable import Rotary

/// The rules for the pointer that holds a control; see `HeldControl`.
@Suite struct HeldControlTests {
  @Test func `a wheel that is resized keeps its sector under the finger`() {
    expectKeptHold(Wheel(), place: { rim($0.size, $1) }, read: \.rotation)
  }

  @Test func `a dial that is resized keeps its thumb under the finger`() {
    expectKeptHold(Dial(), place: { rim($0.size, -Double.pi / 2 + $1) }, read: \.value)
  }

  @Test func `a spinner that is resized keeps its tile under the finger`() {
    expectKeptHold(
      NumberSpinner(),
      place: { Point2D($0.size.width * (0.5 - $1 / 4), $0.size.height / 2) },
      read: \.position
    )
  }

  @Test func `a row that is resized keeps its tile under the finger`() {
    expectKeptHold(
      SpinnerRow(),
      place: {
        let frame = $0.frames[2].ring
        let distance = $0.rings[2].ring.tileLength * $1
        return frame.origin + ($0.rings[2].ring.center - .zero) + Vector2D(0, distance)
      },
      read: \.rings[2].position
    )
  }

  @Test(arguments: [Size2D(240, 300), Size2D(300, 700), Size2D(960, 960)])
  func `a menu that is resized keeps its item under the finger`(size: Size2D) {
    var hand = RingMenuDriver()
    hand.hold()
    hand.menu.size = size
    // The finger has not moved yet.
    hand.pointer(.move, hand.menu.center + Vector2D(2, 0))
    #expect(hand.menu.highlighted == nil)
    hand.pointer(.move, hand.place(of: 4))
    hand.menu.size = Size2D(480, 480)
    #expect(hand.menu.pointers[0].position.distance(to: hand.place(of: 4)) < 1e-9)
    hand.pointer(.up, hand.place(of: 4))
    #expect(hand.menu.chosen == 4)
  }

  @Test func `a turntable that is resized keeps its item under the finger`() {
    expectKeptHold(
      Turntable(),
      place: { Point2D($0.size.width / 4, $0.size.height * (0.6 - $1 / 4)) },
      read: \.position
    )
  }
}

/// Returns a point on a round control, by direction.
func rim(_ size: Size2D, _ direction: Double) -> Point2D {
  size.center.moved(by: size.shorterSide / 2 * 0.7, towards: direction)
}

/// Drags a control and its twin; the control is resized under the finger, and the finger keeps the part that it
/// holds.
///
/// - Parameters:
///   - subject: The control.
///   - place: Returns the finger's position in the control, from the share of the drag, 0 to 1.
///   - read: Returns the position that the finger changes.
func expectKeptHold<Subject: Control>(
  _ subject: Subject,
  place: (Subject, Double) -> Point2D,
  read: (Subject) -> Double
) {
  var (control, twin) = (subject, subject)
  func move(_ phase: PointerEvent.Phase, _ share: Double, _ control: inout Subject) {
    let event = PointerEvent(phase, position: place(control, share))
    #expect(control.handle(.pointer(event), at: control.now + 0.1) != .declined)
  }
  move(.down, 0, &control)
  move(.down, 0, &twin)
  move(.move, 0.5, &control)
  move(.move, 0.5, &twin)
  #expect(abs(read(control) - read(subject)) > 0.05)
  control.size = Size2D(control.size.width * 2, control.size.height * 2)
  #expect(abs(read(control) - read(twin)) < 1e-9)
  move(.move, 0.5, &control)
  #expect(abs(read(control) - read(twin)) < 1e-9)
  move(.move, 1, &control)
  move(.move, 1, &twin)
  #expect(abs(read(control) - read(twin)) < 1e-9)
  move(.up, 1, &control)
}
