import Rotary

/// A frame of a wheel that a flick turns.
///
/// The wheel slows down so little that it turns for longer than the figure is measured.
struct WheelGlide: Figure {
  static let name = "wheelGlide"
  static let title = "a frame of a wheel that a flick turns"

  private var shown = Shown(Wheel(count: 12) ?? Wheel())
  private var time = 0.0
  private(set) var trace = 0.0

  init() {
    shown.control.size = Size2D(560, 560)
    shown.control.options.decelerationRate = .friction(viscous: 0.01, dry: 0.001)
    point(.down, towards: 0)
    for move in 1...6 {
      time += 1.0 / 120
      point(.move, towards: Double(move) * .pi / 24)
    }
    point(.up, towards: .pi / 4)
    run(2_000)
  }

  mutating func step() {
    time += 1.0 / 120
    shown.control.advance(to: time)
    while shown.control.nextEvent() != nil { trace += 1 }
    shown.present { _ in trace += 1 }
    precondition(shown.control.isMoving)
  }

  private mutating func point(_ phase: PointerEvent.Phase, towards angle: Double) {
    let place = Point2D(280, 280).moved(by: 200, towards: angle)
    shown.control.handle(.pointer(PointerEvent(phase, position: place)), at: time)
  }
}

/// A frame of a wheel that turns from one sector to the next by an arrow key.
///
/// Emphasis and pointer change in most frames. The wheel is drawn again when the emphasis begins, ends, or goes to
/// another sector.
struct WheelFrame: Figure {
  static let name = "wheelFrame"
  static let title = "a frame of a wheel that turns from sector to sector by a key"
  static let mayAllocate = true

  private var wheel = Wheel(count: 12) ?? Wheel()
  private var presenter = ScenePresenter<Wheel>()
  private var time = 0.0
  private(set) var trace = 0.0

  init() {
    wheel.size = Size2D(560, 560)
    run(2_000)
  }

  mutating func step() {
    if !wheel.isMoving { wheel.handle(.key(.right, []), at: time) }
    time += 1.0 / 120
    wheel.advance(to: time)
    while wheel.nextEvent() != nil { trace += 1 }
    presenter.update(with: wheel) { _ in trace += 1 }
  }
}

/// A control and its presenter.
private struct Shown<Subject: Control> {
  var control: Subject
  private var presenter = ScenePresenter<Subject>()

  init(_ control: Subject) { self.control = control }

  /// Displays the control as a `ControlSession` does: code for all types, which does not copy the control.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  mutating func present(emit: (SceneChange) -> Void) {
    presenter.update(with: control, emit: emit)
  }
}
