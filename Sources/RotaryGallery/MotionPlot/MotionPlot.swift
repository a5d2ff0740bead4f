import Rotary

/// A plot of a motion function: its position and speed over time, and a ball that moves accordingly.
///
/// Dragging or the arrow keys scrub along the curves; a tap, Space or Enter plays the motion.
public struct MotionPlot: Equatable, Sendable {
  /// The size in points.
  public var size = Size2D(720, 420) { didSet { if size != oldValue { layOut() } } }
  /// The user's system settings.
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

  /// The plotted motion function.
  var law = PlottedLaw() {
    didSet {
      guard law != oldValue else { return }
      along = law.extent
      started = nil
      layOut()
    }
  }
  /// The latest time passed to the control, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<PlotEvent>()
  /// The start of the ball's motion; nil while it does not run.
  var started: Double?
  /// The place of the ball along the plot, in seconds or in points of pull.
  var along = 0.0
  var hasFocus = false
  /// The pointer that scrubs along the curves, and whether it has only tapped so far.
  var pointers = Pointers()
  var pan = PanRecognizer(fingers: 1...1)
  var tap = TapRecognizer()
  /// The parts of the scene that are the same in each frame.
  var artwork = PlotArtwork()

  /// Makes a plot of a spring.
  public init() {
    along = law.extent
    layOut()
  }

  /// Plays the motion from the beginning.
  public mutating func play() {
    along = 0
    started = now
  }

  /// Moves the ball to a place along the plot; ignores NaN.
  mutating func go(to position: Double) {
    started = nil
    along = position.bounded(to: 0...law.extent, else: along)
  }

  mutating func layOut() { artwork = PlotArtwork(of: self) }
}

extension MotionPlot: InteractiveControl {
  /// Whether the plot accepts input.
  public var takesInput: Bool { environment.isEnabled }

  /// Scrubs along the curves, or plays the motion.
  public mutating func receive(_ event: PointerEvent) -> Response {
    if event.phase == .down {
      let isOurs = pointers.isEmpty || pointers.contains(event.id)
      guard takesInput, isOurs, Rect2D(origin: .zero, size: size).contains(event.position) else {
        return .declined
      }
    }
    guard let change = pointers.take(event, at: now) else { return .declined }
    pan.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    if pan.state.isActive { go(to: artwork.along(at: change.pointer.position.x, of: law)) }
    if tap.state == .recognized, change.phase == .up { play() }
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

  /// Shows or hides the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
  }

  /// The directions of a slider; the curves are not mirrored.
  public var stepDirections: StepDirections { StepDirections() }

  /// Scrubs along the curves by a fiftieth.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    let part = law.extent / 50
    switch step {
    case .by(let count): go(to: along + Double(count) * part)
    case .page(let count): go(to: along + Double(10 * count) * part)
    case .first: go(to: 0)
    case .last: go(to: law.extent)
    }
    return .handled
  }

  /// Plays the motion.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    guard key == .enter || key == .space else { return .declined }
    play()
    return .handled
  }

  /// Advances the ball to `time`.
  public mutating func receive(time: Double) {
    now = time
    guard let started else { return }
    // A rubber band depends on a pull, not on time; the animation pulls it out in 1.5 s.
    let pace = law.isTimed ? 1 : law.extent / 1.5
    along = Swift.min((time - started) * pace, law.extent)
    guard along >= law.extent else { return }
    self.started = nil
    send(.ended, at: started + law.extent / pace)
  }

  /// Whether the ball is running.
  public var isMoving: Bool { started != nil }

  /// Reports that the plot handles horizontal drags.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.slide, frame: Rect2D(origin: .zero, size: size), cornerRadius: 24))
  }

  /// 720 × 420 points.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(720, 420), minimum: Size2D(320, 260))
  }

  /// Moves the ball along the plot.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard element == 0, case .setValue(let number) = action else { return .declined }
    go(to: number)
    return .handled
  }

  /// Describes a slider along the plot.
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

  /// Gives a cue at the end of the motion.
  public func feedback(for event: PlotEvent) -> Feedback { Feedback(cue: .settle) }
}

/// The events of a plot.
public enum PlotEvent: DescribedEvent {
  /// The ball has reached the end.
  case ended

  /// `ended`.
  public var name: String { "ended" }

  /// Reports nothing; the event has no fields.
  public func readFields(_ read: (String, SettingValue) -> Void) {}
}
