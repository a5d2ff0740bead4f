import Rotary
import RotaryGestures

extension GesturePad: InteractiveControl {
  /// Whether the pad accepts input.
  public var takesInput: Bool { environment.isEnabled }

  /// Presses lines of the list, and passes all other pointers to the recognizers.
  public mutating func receive(_ event: PointerEvent) -> Response {
    guard takesInput || event.phase != .down else { return .declined }
    if event.phase == .down, event.position.isFinite {
      if let line = line(at: event.position) {
        pressed = PressedLine(pointer: event.id, gesture: line)
        return event.kind == .touch ? .undecided : .handled
      }
      guard field.contains(event.position) else { return .declined }
      if demonstration != nil { cancelFingers() }
    }
    if let pressed, pressed.pointer == event.id {
      if [.up, .cancel, .lost].contains(event.phase) { self.pressed = nil }
      if event.phase == .up, line(at: event.position) == pressed.gesture {
        demonstrate(pressed.gesture)
      }
      return event.phase == .move && event.kind == .touch ? .undecided : .handled
    }
    let isOurs = event.phase == .down || arbiter.pointers.contains(event.id)
    play(event)
    return isOurs ? .handled : .declined
  }

  /// Shows or hides the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
  }

  /// Moves along the list, and demonstrates a gesture.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    let last = PadGesture.allCases.count - 1
    var line = active.rawValue
    switch key {
    case .up, .left: line = Swift.max(0, line - 1)
    case .down, .right: line = Swift.min(last, line + 1)
    case .home, .pageUp: line = 0
    case .end, .pageDown: line = last
    case .enter, .space:
      demonstrate(active)
      return .handled
    case .escape:
      cancelFingers()
      putBack()
      return .handled
    case .backspace: return .declined
    case .character(let character):
      let number = Int(character.value) - 49
      guard let gesture = PadGesture(rawValue: number) else { return .declined }
      demonstrate(gesture)
      return .handled
    }
    active = PadGesture(rawValue: line) ?? .tap
    return .handled
  }

  /// Advances to `time`: recognizes long presses, ends the wait for second taps, plays the demonstration.
  public mutating func receive(time: Double) {
    while var showing = demonstration, showing.next <= time {
      let instant = showing.next
      let events = showing.events()
      demonstration = showing.isOver ? nil : showing
      now = Swift.max(now, instant)
      for event in events { play(event) }
    }
    now = time
    arbiter.advance(to: time)
    sendEvents()
  }

  private mutating func play(_ event: PointerEvent) {
    arbiter.handle(event, at: now)
    sendEvents()
  }

  /// Whether frames are needed.
  public var isMoving: Bool {
    demonstration != nil || mark.isSeen(at: now) || arbiter.deadline != nil
  }

  /// Reports that the field handles all gestures; over the list, a surrounding view scrolls.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.press, frame: Rect2D(origin: .zero, size: size)))
    var area = TouchArea(.hold, frame: field, cornerRadius: 24)
    area.usesSecondFinger = true
    read(area)
  }

  /// 720 by 420 points.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(720, 420), minimum: Size2D(320, 420))
  }

  /// Moves along the list, and demonstrates a gesture.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    if element == 0 {
      guard let step = action.step else { return .declined }
      return receive(step > 0 ? .down : .up, isShifted: false)
    }
    guard action == .activate, let gesture = PadGesture(rawValue: element - 1) else {
      return .declined
    }
    demonstrate(gesture)
    return .handled
  }

  /// Describes a list of the gestures with their states; pressing one demonstrates it.
  public func describe(into tree: inout AccessibilityTree) {
    tree.beginListbox(size: size)
    for gesture in PadGesture.allCases {
      tree.add(
        AccessibilityElement(
          role: .option,
          name: gesture.title,
          value: state(of: gesture).name,
          states: gesture == active ? .selected : [],
          actions: .activate,
          frame: frame(of: gesture)
        )
      )
    }
    tree.activeIndex = active.rawValue + 1
  }

  /// Gives haptic feedback for a recognized gesture.
  public func feedback(for event: GestureEvent) -> Feedback {
    switch event.state {
    case .recognized, .began: return Feedback(cue: .tick)
    case .ended: return Feedback(cue: .settle)
    case .possible, .changed, .failed, .cancelled: return Feedback()
    }
  }
}
