/// A control that one pointer at a time holds.
///
/// ``hold(with:)`` contains the rules for pointers that all these controls share; a control implements only its own
/// part of the gesture. A second finger is declined.
protocol HeldControl: InteractiveControl {
  /// The pointer that holds the control, if any, and the position of a mouse that is not pressed.
  var pointers: Pointers { get set }

  /// Whether a pointer holds the control.
  var isHeld: Bool { get }

  /// Begins a hold.
  ///
  /// - Returns: Whether the pointer holds the control now; otherwise it is declined.
  mutating func beginHold(_ change: PointerChange) -> Bool

  /// Handles a move or an up of the pointer that holds the control. An up ends the hold.
  ///
  /// - Returns: Whether the control keeps the pointer; otherwise the pointer is for the views around the control.
  mutating func follow(_ change: PointerChange) -> Bool

  /// Ends a hold whose pointer is lost or cancelled.
  ///
  /// - Parameter undoes: Whether the effects of the pointer are undone; see ``PointerEvent/Phase/cancel``.
  mutating func endHold(undoes: Bool)

  /// Returns whether views around the control may still use a pointer that holds the control.
  mutating func mayYield(_ pointer: Pointer) -> Bool

  /// Handles the position of a mouse or a pen that is not pressed; nil if it left the control.
  mutating func hover(_ point: Point2D?, with kind: PointerEvent.Kind)
}

extension HeldControl {
  /// Handles an event of any pointer.
  mutating func hold(with event: PointerEvent) -> Response {
    guard event.phase != .down else { return takeHold(with: event) }
    let change = pointers.take(event, at: now)
    var response = Response.declined
    if let change, isHeld { response = pass(change) }
    guard event.phase == .hover || event.phase == .leave else { return response }
    hover(takesInput ? pointers.hover : nil, with: event.kind)
    return .handled
  }

  /// Ends a hold as if its pointer were lost, for example because the control is disabled.
  mutating func loseHold() {
    guard isHeld else { return }
    pointers.removeAll()
    endHold(undoes: false)
  }

  private mutating func takeHold(with event: PointerEvent) -> Response {
    guard takesInput, event.position.isFinite else { return .declined }
    if isHeld {
      guard pointers.contains(event.id) else { return .declined }
      // A second down of one pointer means that its up was lost.
      endHold(undoes: false)
    }
    pointers.removeAll()
    guard let change = pointers.take(event, at: now) else { return .declined }
    guard beginHold(change) else {
      pointers.removeAll()
      return .declined
    }
    return mayYield(change.pointer) ? .undecided : .handled
  }

  /// Passes on a change while the control is held.
  private mutating func pass(_ change: PointerChange) -> Response {
    guard change.phase != .cancel else {
      endHold(undoes: change.undoes)
      return .handled
    }
    guard follow(change) else {
      loseHold()
      return .declined
    }
    return change.phase == .move && mayYield(change.pointer) ? .undecided : .handled
  }
}
