import Rotary

extension PhoneFrame: InteractiveControl {
  /// Whether its host lets it.
  public var takesInput: Bool { environment.isEnabled }

  /// Presses the buttons; everything else is for the face.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (PhoneEvent, Double) -> Void
  ) -> Response {
    guard takesInput || event.phase != .down else { return .declined }
    if event.phase == .down, event.position.isFinite {
      for quarters in [-1, 1] where button(quarters: quarters).contains(event.position) {
        pressed = PressedButton(pointer: event.id, quarters: quarters)
        return event.kind == .touch ? .undecided : .handled
      }
    }
    if let pressed, pressed.pointer == event.id {
      if [.up, .cancel, .lost].contains(event.phase) { self.pressed = nil }
      if event.phase == .up, button(quarters: pressed.quarters).contains(event.position) {
        turn(byQuarters: pressed.quarters, at: time, emit: emit)
      }
      return event.phase == .move && event.kind == .touch ? .undecided : .handled
    }
    return pass(event, at: time, emit: emit)
  }

  /// What happens on the screen is the face's.
  ///
  /// Positions are as they were on it when the first finger came down: what turns under fingers that
  /// hold still does not move them.
  private mutating func pass(
    _ event: PointerEvent,
    at time: Double,
    emit: (PhoneEvent, Double) -> Void
  ) -> Response {
    let back = appTransform(at: time).inverse ?? .identity
    if event.phase == .down {
      let screen = Rect2D(origin: .zero, size: stage.bounds(at: time))
      guard event.position.isFinite, screen.contains(back.apply(to: event.position)) else {
        return .declined
      }
    }
    if fingers.isEmpty { grasp = back }
    var passed = event
    passed.position = grasp.apply(to: event.position)
    _ = fingers.take(event, at: time)
    return app.handle(.pointer(passed), at: time) { emit(.app($0), $1) }
  }

  /// Shows where the keyboard is.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (PhoneEvent, Double) -> Void
  ) {
    self.hasFocus = hasFocus
  }

  /// Turns with the device.
  public mutating func receive(
    _ orientation: DeviceOrientation,
    at time: Double,
    emit: (PhoneEvent, Double) -> Void
  ) -> Response {
    turn(to: orientation, at: time, emit: emit)
    return .handled
  }

  /// Turns the phone by quarters; the face takes what else there is.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
    at time: Double,
    emit: (PhoneEvent, Double) -> Void
  ) -> Response {
    switch key {
    case .left, .up: turn(byQuarters: -1, at: time, emit: emit)
    case .right, .down: turn(byQuarters: 1, at: time, emit: emit)
    case .home: turn(to: .portrait, at: time, emit: emit)
    case .end: turn(to: .landscapeRight, at: time, emit: emit)
    case .pageUp, .pageDown, .enter, .space, .backspace, .escape, .character:
      return app.handle(.key(key), at: time) { emit(.app($0), $1) }
    }
    return .handled
  }

  /// Lets the hand and the screen turn on.
  public mutating func advance(to time: Double, emit: (PhoneEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    arrive(by: time, emit: emit)
    now = time
    app.advance(to: time) { emit(.app($0), $1) }
  }

  /// Whether the hand or the screen turns.
  public var isMoving: Bool { arrival != nil || stage.isTurning(at: now) }

  /// The phone is for gestures, however it is held; the buttons are pressed.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.hold, frame: shownBody, cornerRadius: 24))
    for quarters in [-1, 1] {
      read(TouchArea(.press, frame: button(quarters: quarters), cornerRadius: 22))
    }
  }

  /// 720 by 420 points.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(720, 420), minimum: Size2D(320, 420))
  }

  /// Turns the phone.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (PhoneEvent, Double) -> Void
  ) -> Response {
    if element == 0 {
      guard let step = action.step else { return .declined }
      return receive(step > 0 ? .right : .left, isShifted: false, at: time, emit: emit)
    }
    guard action == .activate, element > 0, element <= DeviceOrientation.allCases.count else {
      return .declined
    }
    turn(to: DeviceOrientation.allCases[element - 1], at: time, emit: emit)
    return .handled
  }

  /// A list of the orientations; the one that the phone is held in is chosen.
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

  /// A turn is felt as a step, one that is refused as an end.
  public static func feedback(for event: PhoneEvent) -> Feedback {
    switch event {
    case .turned: return Feedback(cue: .settle, announcesValue: true)
    case .refused: return Feedback(cue: .boundary, announcesValue: true)
    case .app(let event): return Happiness.feedback(for: event)
    }
  }
}
