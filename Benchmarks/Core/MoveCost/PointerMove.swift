import Rotary

/// A finger that moves around a wheel, and the work of a host.
///
/// Steady state: the wheel of 12 is held, its emphasis has faded, and its storage has its final size.
struct PointerMove: Figure {
  static let name = "pointerMove"
  static let title = "a pointer move, with scene and diff"

  private var wheel = Wheel(count: 12) ?? Wheel()
  private var presenter = ScenePresenter<Wheel>()
  private var count = 0
  private var changes = 0
  var trace: Double { Double(changes) }

  init() {
    wheel.size = Size2D(560, 560)
    let place = wheel.size.center.moved(by: 200, towards: 0)
    wheel.handle(.pointer(PointerEvent(.down, position: place)), at: 0)
    run(2_000)
  }

  mutating func step() {
    count += 1
    let place = wheel.size.center.moved(by: 200, towards: Double(count) * 0.02)
    let move = PointerEvent(.move, position: place)
    wheel.handle(.pointer(move), at: 1 + Double(count) * 0.001)
    // Not the property: a closure that captures it would copy the wheel.
    var seen = 0
    while wheel.nextEvent() != nil { seen += 1 }
    presenter.update(with: wheel) { _ in seen += 1 }
    changes += seen
  }
}
