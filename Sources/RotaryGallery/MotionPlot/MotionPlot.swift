import Rotary

/// A law of motion as two curves, position and speed over time, and a ball that obeys it.
///
/// A finger or the arrow keys go along the curves; a tap, Space or Enter lets the ball run.
public struct MotionPlot: Equatable, Sendable {
  /// Its size in points.
  public var size = Size2D(720, 420) { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for.
  public var environment = ControlEnvironment() {
    didSet {
      if !takesInput {
        pointers.removeAll()
        pan.cancel()
        tap.cancel()
      }
      let isSame =
        environment.textScale == oldValue.textScale && environment.numerals == oldValue.numerals
      if !isSame { layOut() }
    }
  }

  /// What is plotted.
  var law = PlottedLaw() {
    didSet {
      guard law != oldValue else { return }
      along = law.extent
      started = nil
      layOut()
    }
  }
  /// The latest time it was told, in seconds; −∞ before the first.
  public internal(set) var now = -Double.infinity
  /// When the ball was let run; nil while it stands.
  var started: Double?
  /// How far along the plot the ball is, in seconds or in points of pull.
  var along = 0.0
  var hasFocus = false
  /// The pointer that goes along the curves, and whether it only taps.
  var pointers = Pointers()
  var pan = PanRecognizer(fingers: 1...1)
  var tap = TapRecognizer()
  /// What is drawn the same from frame to frame.
  var artwork = PlotArtwork()

  /// Makes a plot of a spring.
  public init() {
    along = law.extent
    layOut()
  }

  /// Lets the ball run from the beginning.
  public mutating func play(at time: Double) {
    guard time.isFinite, time >= now else { return }
    now = time
    along = 0
    started = time
  }

  /// Puts the ball somewhere along the plot; NaN leaves it where it is.
  mutating func go(to position: Double) {
    started = nil
    along = position.bounded(to: 0...law.extent, else: along)
  }

  mutating func layOut() { artwork = PlotArtwork(of: self) }
}

extension MotionPlot: InteractiveControl {
  /// Whether its host lets it.
  public var takesInput: Bool { environment.isEnabled }

  /// Goes along the curves, or lets the ball run.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (PlotEvent, Double) -> Void
  ) -> Response {
    if event.phase == .down {
      let isOurs = pointers.isEmpty || pointers.contains(event.id)
      guard takesInput, isOurs, Rect2D(origin: .zero, size: size).contains(event.position) else {
        return .declined
      }
    }
    guard let change = pointers.take(event, at: time) else { return .declined }
    pan.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    if pan.state.isActive { go(to: artwork.along(at: change.pointer.position.x, of: law)) }
    if tap.state == .recognized, change.phase == .up { play(at: time) }
    guard event.phase == .down || event.phase == .move, event.kind == .touch else {
      return .handled
    }
    if pan.state.isOver {
      pointers.removeAll()
      tap.cancel()
      return .declined
    }
    return pan.state.isActive ? .handled : .undecided
  }

  /// Shows where the keyboard is.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (PlotEvent, Double) -> Void
  ) {
    self.hasFocus = hasFocus
  }

  /// Goes along the curves by a fiftieth, or lets the ball run.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
    at time: Double,
    emit: (PlotEvent, Double) -> Void
  ) -> Response {
    let step = law.extent / 50
    switch key {
    case .left, .down: go(to: along - step)
    case .right, .up: go(to: along + step)
    case .pageDown: go(to: along - 10 * step)
    case .pageUp: go(to: along + 10 * step)
    case .home: go(to: 0)
    case .end: go(to: law.extent)
    case .enter, .space: play(at: time)
    case .backspace, .escape, .character: return .declined
    }
    return .handled
  }

  /// Lets the ball run on.
  public mutating func advance(to time: Double, emit: (PlotEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    now = time
    guard let started else { return }
    // A rubber band has no time of its own: it is pulled out in a second and a half.
    let pace = law.isTimed ? 1 : law.extent / 1.5
    along = Swift.min((time - started) * pace, law.extent)
    guard along >= law.extent else { return }
    self.started = nil
    emit(.ended, started + law.extent / pace)
  }

  /// Whether the ball runs.
  public var isMoving: Bool { started != nil }

  /// A finger goes along it sideways.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.slide, frame: Rect2D(origin: .zero, size: size), cornerRadius: 24))
  }

  /// 720 by 420 points.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(720, 420), minimum: Size2D(320, 260))
  }

  /// Puts the ball elsewhere.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (PlotEvent, Double) -> Void
  ) -> Response {
    guard element == 0 else { return .declined }
    switch action {
    case .activate: return .declined
    case .increment: return receive(.right, isShifted: false, at: time, emit: emit)
    case .decrement: return receive(.left, isShifted: false, at: time, emit: emit)
    case .setValue(let number): go(to: number)
    }
    return .handled
  }

  /// A slider along the plot.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(
      AccessibilityElement(
        role: .slider,
        name: "",
        value: reading,
        number: AccessibilityNumber(current: along, minimum: 0, maximum: law.extent),
        states: .focusable,
        actions: .adjust,
        frame: Rect2D(origin: .zero, size: size)
      )
    )
  }

  /// Its end is heard.
  public static func feedback(for event: PlotEvent) -> Feedback { Feedback(cue: .settle) }
}

/// What a plot tells.
public enum PlotEvent: DescribedEvent {
  /// The ball has run to the end.
  case ended

  /// `ended`.
  public var name: String { "ended" }

  /// Nothing belongs to it.
  public func readFields(_ read: (String, SettingValue) -> Void) {}
}
