import Rotary

/// A finger that turns a dial back and forth, without steps and past a detent.
private struct TurnedDial {
  private(set) var dial = Dial()
  private var count = 0

  init() {
    if let scale = try? DialScale(from: 0, through: 100) { dial.scale = scale }
    dial.options.detents = [50]
    dial.move(to: 50, animated: false)
    handle(.down, towards: 0)
  }

  mutating func step() {
    count += 1
    // An eighth of a turn back and forth, in 64 moves.
    let place = count % 64
    handle(.move, towards: Double(place < 32 ? place : 64 - place) / 40)
  }

  private mutating func handle(_ phase: PointerEvent.Phase, towards angle: Double) {
    let place = Point2D(100, 100).moved(by: 80, towards: angle)
    let event = PointerEvent(phase, position: place, kind: .mouse)
    dial.handle(.pointer(event), at: Double(count) / 120)
    while dial.nextEvent() != nil {}
  }
}

/// A move of a finger on a dial.
struct DialMove: Figure {
  static let name = "dialMove"
  static let title = "a move on a dial"

  private var turned = TurnedDial()
  var trace: Double { turned.dial.value }

  init() { run(100) }

  mutating func step() { turned.step() }
}

/// A move with its drawing and comparison.
///
/// The arc and the digits change in each frame.
struct DialFrame: Figure {
  static let name = "dialFrame"
  static let title = "a frame of a dial"
  static let mayAllocate = true

  private var turned = TurnedDial()
  private var presenter = ScenePresenter<Dial>()
  private(set) var trace = 0.0

  init() { run(100) }

  mutating func step() {
    turned.step()
    presenter.update(with: turned.dial) { _ in trace += 1 }
  }
}
