import Rotary
import RotaryGestures

extension GesturePad: InteractiveControl {
  /// Whether the pad accepts input.
  public var takesInput: Bool { environment.isEnabled }

  /// Presses lines of the list, and passes all other pointers to the recognizers.
  public mutating func receive(_ event: PointerEvent) -> Response {
    guard takesInput || event.phase != .down else { return .declined }
    if event.phase == .down {
      guard event.position.isFinite else { return .declined }
      // A second down of one pointer means that its up was lost.
      if pressed?.pointer == event.id { pressed = nil }
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

  /// The directions of a list that is not mirrored.
  public var stepDirections: StepDirections { StepDirections(up: -1) }

  /// Moves along the list.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    let last = PadGesture.allCases.count - 1
    let line: Int
    switch step {
    case .by(let count): line = Swift.min(Swift.max(active.rawValue + count, 0), last)
    case .page(let count): line = count < 0 ? 0 : last
    case .first: line = 0
    case .last: line = last
    }
    active = PadGesture(rawValue: line) ?? .tap
    return .handled
  }

  /// Demonstrates a gesture, or cancels.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    switch key {
    case .enter, .space: demonstrate(active)
    case .escape:
      cancelFingers()
      putBack()
    case .character(let character):
      let number = Int(character.value) - 49
      guard let gesture = PadGesture(rawValue: number) else { return .declined }
      demonstrate(gesture)
    default: return .declined
    }
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

  /// Demonstrates a gesture.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
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
