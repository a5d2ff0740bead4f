import Rotary

/// A frame of a colour wheel whose thumbs move to another colour.
///
/// The colours of the square and of the thumbs change once for each colour, and then allocate memory.
struct ColorWheelFrame: Figure {
  static let name = "colorWheelFrame"
  static let title = "a frame of a colour wheel's thumbs"
  static let mayAllocate = true

  private var wheel = ColorWheel()
  private var presenter = ScenePresenter<ColorWheel>()
  private var count = 0
  private(set) var trace = 0.0

  init() { run(100) }

  mutating func step() {
    count += 1
    if count % 60 == 0 { wheel.move(to: RGBA(hex: UInt32(count / 60 % 5) * 0x305070)) }
    wheel.advance(to: Double(count) / 120)
    while wheel.nextEvent() != nil {}
    presenter.update(with: wheel) { _ in trace += 1 }
  }
}
