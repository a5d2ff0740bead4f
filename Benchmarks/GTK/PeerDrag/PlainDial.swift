import Rotary
import RotaryCairo

/// A dial without a window, in virtual time: the core alone, or with a picture of each frame.
struct PlainDial {
  private static let framesPerSecond = 60.0
  /// A gesture on the core is too short for the clock.
  private static let repetitions = 50

  private var dial = Dial()
  private var presenter = ScenePresenter<Dial>()
  private var frame = 0
  private let canvas: Canvas?
  private let renderer = SceneRenderer()

  private init(at value: Double, draws: Bool) throws {
    canvas = draws ? try Canvas(size: Size2D(side, side)) : nil
    // Without steps, with a whole number.
    dial.scale = try DialScale(from: 0, through: 100)
    dial.style.decimals = 0
    dial.size = Size2D(side, side)
    dial.value = value
  }

  /// Returns the cost of repeated gestures, with the frames until the dial is at rest.
  static func measure(_ gesture: Gesture, through values: [Double], draws: Bool) throws -> Cost {
    var plain = try PlainDial(at: values[0], draws: draws)
    var warmUp = Cost()
    try plain.play(gesture, values[...warmUpMoves], &warmUp)
    var cost = Cost()
    for _ in 0..<(draws ? 1 : repetitions) {
      try cost.measure { try plain.play(gesture, values[...], &$0) }
    }
    for _ in 0..<Int(framesPerSecond) where try plain.show() { cost.restFrames += 1 }
    return cost
  }

  private mutating func play(
    _ gesture: Gesture,
    _ values: ArraySlice<Double>,
    _ cost: inout Cost
  ) throws {
    dial.value = values[0]
    if gesture == .drag { point(.down, at: values[0]) }
    for value in values.dropFirst() {
      let before = dial.value
      switch gesture {
      case .drag: point(.move, at: value)
      case .set: dial.value = value
      }
      cost.moves += 1
      if dial.value != before { cost.changes += 1 }
      if try show() { cost.frames += 1 }
    }
    guard gesture == .drag, let last = values.last else { return }
    point(.up, at: last)
    while try show() { cost.frames += 1 }
  }

  private mutating func point(_ phase: PointerEvent.Phase, at value: Double) {
    let share = (value - dial.scale.minimum) / dial.scale.span
    let place = Point2D(side / 2, side / 2)
      .moved(by: side * 0.4, towards: dial.scale.startAngle + share * dial.scale.sweep)
    dial.handle(.pointer(PointerEvent(phase, position: place, kind: .mouse)), at: now)
  }

  private var now: Double { Double(frame) / Self.framesPerSecond }

  /// Shows the next frame.
  ///
  /// - Returns: whether it differs from the previous frame.
  private mutating func show() throws -> Bool {
    frame += 1
    dial.advance(to: now)
    while dial.nextEvent() != nil {}
    var differs = false
    presenter.update(with: dial) { _ in differs = true }
    if differs { try canvas?.draw(presenter.shown, with: renderer) }
    return differs
  }
}
