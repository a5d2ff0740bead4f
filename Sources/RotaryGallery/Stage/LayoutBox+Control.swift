import Rotary

extension LayoutBox: InteractiveControl {
  /// It always does.
  public var takesInput: Bool { true }

  /// Takes hold of the box and resizes it about its middle.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (LayoutEvent, Double) -> Void
  ) -> Response {
    if event.phase == .down {
      let isOurs = pointers.isEmpty || pointers.contains(event.id)
      guard isOurs, graspFrame.contains(event.position) else {
        return .declined
      }
    }
    guard let change = pointers.take(event, at: time) else { return .declined }
    pan.handle(change, among: pointers)
    if pan.state == .began { grasped = box }
    if pan.state.isActive || pan.state == .ended {
      let moved = pan.translation
      // The middle stays: for each point that a corner moves, the opposite one moves another.
      let wish = Size2D(grasped.width + 2 * moved.x, grasped.height + 2 * moved.y)
      resize(to: wish, at: time, emit: emit)
    }
    return .handled
  }

  /// Shows where the keyboard is.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (LayoutEvent, Double) -> Void
  ) {
    self.hasFocus = hasFocus
  }

  /// Resizes the box by a step.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
    at time: Double,
    emit: (LayoutEvent, Double) -> Void
  ) -> Response {
    var wish = box
    switch key {
    case .left: wish.width -= Self.step
    case .right: wish.width += Self.step
    case .up: wish.height -= Self.step
    case .down: wish.height += Self.step
    case .pageDown: wish = Size2D(wish.width - Self.bigStep, wish.height - Self.bigStep)
    case .pageUp: wish = Size2D(wish.width + Self.bigStep, wish.height + Self.bigStep)
    case .home: wish = .zero
    case .end: wish = size
    case .escape: wish = Self.firstBox
    case .enter, .space, .backspace, .character: return .declined
    }
    resize(to: wish, at: time, emit: emit)
    return .handled
  }

  /// Nothing happens by itself.
  public mutating func advance(to time: Double, emit: (LayoutEvent, Double) -> Void) {
    if time.isFinite { now = Swift.max(now, time) }
  }

  /// Never.
  public var isMoving: Bool { false }

  /// A slider along the width; its value is read out with both sides.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(
      AccessibilityElement(
        role: .slider,
        name: "",
        value: measures,
        number: AccessibilityNumber(
          current: box.width,
          minimum: Self.smallestSide,
          maximum: Swift.max(Self.smallestSide, size.width - 2 * Self.margin)
        ),
        states: .focusable,
        actions: [.increment, .decrement],
        frame: frame
      )
    )
  }

  /// Nothing is felt.
  public static func feedback(for event: LayoutEvent) -> Feedback { Feedback() }

  /// As people say a size: `280 × 220`.
  var measures: String {
    var bytes = Array(NumberText.text(box.width).utf8)
    bytes.append(contentsOf: " × ".utf8)
    bytes.append(contentsOf: NumberText.text(box.height).utf8)
    return String(validating: bytes, as: UTF8.self) ?? ""
  }
}
