import Rotary
import RotaryGestures

extension PhoneFrame: InteractiveControl {
  /// Whether the phone accepts input.
  public var takesInput: Bool { environment.isEnabled }

  /// Handles presses of the buttons, and passes other pointers to the face.
  public mutating func receive(_ event: PointerEvent) -> Response {
    guard takesInput || event.phase != .down else { return .declined }
    if event.phase == .down {
      guard event.position.isFinite else { return .declined }
      // A second down of one pointer means that its up was lost.
      if pressed?.pointer == event.id { pressed = nil }
      for quarters in [-1, 1] where button(quarters: quarters).contains(event.position) {
        pressed = PressedButton(pointer: event.id, quarters: quarters)
        return event.kind == .touch ? .undecided : .handled
      }
    }
    if let pressed, pressed.pointer == event.id {
      if [.up, .cancel, .lost].contains(event.phase) { self.pressed = nil }
      if event.phase == .up, button(quarters: pressed.quarters).contains(event.position) {
        turn(byQuarters: pressed.quarters)
      }
      return event.phase == .move && event.kind == .touch ? .undecided : .handled
    }
    return pass(event)
  }

  /// Passes a pointer on the screen to the face.
  ///
  /// Positions are relative to the screen as it was when the first finger touched it, so that rotating the
  /// phone does not move resting fingers.
  private mutating func pass(_ event: PointerEvent) -> Response {
    let back = appTransform(at: now).inverse ?? .identity
    if event.phase == .down {
      let screen = Rect2D(origin: .zero, size: stage.bounds(at: now))
      guard screen.contains(back.apply(to: event.position)) else {
        return .declined
      }
    }
    if fingers.isEmpty { grasp = back }
    var passed = event
    passed.position = grasp.apply(to: event.position)
    _ = fingers.take(event, at: now)
    return pass(.pointer(passed))
  }

  private mutating func pass(_ input: Input) -> Response {
    defer { pendingEvents.take(from: &app.pendingEvents) { .app($0) } }
    return app.handle(input, at: now)
  }

  /// Shows or hides the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
  }

  /// Rotates the phone with the device.
  public mutating func receive(_ orientation: DeviceOrientation) -> Response {
    turn(to: orientation)
    return .handled
  }

  /// The directions of a list that is not mirrored.
  public var stepDirections: StepDirections { StepDirections(up: -1) }

  /// Rotates the phone; a Page key is for the face.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    switch step {
    case .by(let quarters): turn(byQuarters: quarters)
    case .page: return .declined
    case .first: turn(to: .portrait)
    case .last: turn(to: .landscapeRight)
    }
    return .handled
  }

  /// Passes a key to the face.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response { pass(.key(key)) }

  /// Advances the rotations of the phone and its screen to `time`.
  public mutating func receive(time: Double) {
    arrive(by: time)
    now = time
    app.advance(to: time)
    pendingEvents.take(from: &app.pendingEvents) { .app($0) }
  }

  /// Whether the phone or its screen is rotating.
  public var isMoving: Bool { arrival != nil || stage.isTurning(at: now) }

  /// Reports that the phone handles gestures, in its orientation, and that the buttons are pressed.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.hold, frame: shownBody, cornerRadius: 24))
    for quarters in [-1, 1] {
      read(TouchArea(.press, frame: button(quarters: quarters), cornerRadius: 22))
    }
  }

  /// 720 × 420 points.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(720, 420), minimum: Size2D(320, 420))
  }

  /// Rotates the phone.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard action == .activate, element > 0, element <= DeviceOrientation.allCases.count else {
      return .declined
    }
    turn(to: DeviceOrientation.allCases[element - 1])
    return .handled
  }

  /// Describes a list of the orientations, with the current one selected.
  public func describe(into tree: inout AccessibilityTree) {
    tree.beginListbox(size: size)
    for orientation in DeviceOrientation.allCases {
      tree.add(
        AccessibilityElement(
          role: .option,
          name: orientation.title,
          value: supported.has(orientation) ? "" : "not supported",
          states: orientation == device ? .selected : [],
          actions: .activate,
          frame: line
        )
      )
    }
    tree.activeIndex = Int(device.rawValue) + 1
  }

  /// Gives a settle cue for a rotation, a boundary cue for an unsupported orientation, and announces both.
  public func feedback(for event: PhoneEvent) -> Feedback {
    switch event {
    case .turned: return Feedback(cue: .settle, announcesValue: true)
    case .refused: return Feedback(cue: .boundary, announcesValue: true)
    case .app(let event): return app.feedback(for: event)
    }
  }
}
