import Rotary

extension MarkSheet: InteractiveControl {
  /// Whether the menu takes input.
  public var takesInput: Bool { menu.takesInput }

  /// All pointers are the menu's.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    pass(
      .pointer(event),
      position: event.position,
      isPress: event.phase == .down,
      at: time,
      emit: emit
    )
  }

  /// All keys are the menu's.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response { pass(.key(key), position: size.center, isPress: true, at: time, emit: emit) }

  /// What is done to elements is done to the menu's.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    pass(
      .accessibility(action, element: element),
      position: size.center,
      isPress: true,
      at: time,
      emit: emit
    )
  }

  /// The menu's.
  public func readTouchAreas(_ read: (TouchArea) -> Void) { menu.readTouchAreas(read) }

  /// 720 by 480 points, at least what the menu needs.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(720, 480), minimum: menu.preferredSize.minimum)
  }

  /// The keyboard is the menu's.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    _ = pass(.focus(hasFocus), position: size.center, isPress: false, at: time, emit: emit)
  }

  /// Passes an input on, and stamps what was chosen by it where it was begun.
  private mutating func pass(
    _ input: Input,
    position: Point2D,
    isPress: Bool,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    let begins = isPress && !menu.isOpen && menu.strokeLength == 0
    let wasStroke = menu.strokeLength > 0
    var chosen: Int?
    let response = menu.handle(input, at: time) { event, time in
      if case .chosen(let item) = event { chosen = item }
      emit(event, time)
    }
    if begins, response == .handled { press = (position, time) }
    if let chosen { stamp(chosen, byStroke: wasStroke, at: time) }
    return response
  }

  /// Lets time pass.
  public mutating func advance(to time: Double, emit: (RingMenuEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    now = time
    menu.advance(to: time, emit: emit)
  }

  /// Whether the menu moves.
  public var isMoving: Bool { menu.isMoving }

  /// The menu's.
  public func describe(into tree: inout AccessibilityTree) { menu.describe(into: &tree) }

  /// The menu's.
  public static func feedback(for event: RingMenuEvent) -> Feedback {
    RingMenu.feedback(for: event)
  }

  /// What its picture depends on.
  public var renderKey: MarkSheetRenderKey {
    MarkSheetRenderKey(
      menu: menu.renderKey,
      stamps: stamps,
      task: task,
      byMenu: byMenu,
      byStroke: byStroke
    )
  }

  /// Whether it looks as it did then.
  public func matches(_ key: MarkSheetRenderKey) -> Bool { renderKey == key }

  /// Reports what the menu places.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard size.width > 0, size.height > 0 else { return }
    menu.readPlacements(put)
  }
}

/// What tells whether a sheet has to be drawn anew.
public struct MarkSheetRenderKey: Equatable, Sendable {
  let menu: RingMenuRenderKey
  let stamps: [MarkStamp]
  let task: MarkTask
  let byMenu: MarkTimes
  let byStroke: MarkTimes
}
