import Rotary

extension MarkSheet: Control {
  /// Takes an input; all of them are the menu's.
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    guard time.isFinite, time >= now else { return .declined }
    advance(to: time, emit: emit)
    var place = Point(size.width / 2, size.height / 2)
    if case .pointer(let event) = input { place = event.position }
    let isPress: Bool
    if case .pointer(let event) = input { isPress = event.phase == .down } else { isPress = true }
    let begins = isPress && !menu.isOpen && menu.strokeLength == 0
    let wasStroke = menu.strokeLength > 0
    var chosen: Int?
    let response = menu.handle(input, at: time) { event, time in
      if case .chosen(let item) = event { chosen = item }
      emit(event, time)
    }
    if begins, response == .handled { press = (place, time) }
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
  public var look: MarkSheetLook {
    MarkSheetLook(menu: menu.look, stamps: stamps, task: task, byMenu: byMenu, byStroke: byStroke)
  }

  /// Whether it looks as it did then.
  public func looks(like look: MarkSheetLook) -> Bool { self.look == look }

  /// Nothing moves without being drawn anew.
  public func place(_ put: (NodeID, Placement) -> Void) {}
}

/// What tells whether a sheet has to be drawn anew.
public struct MarkSheetLook: Equatable, Sendable {
  let menu: RingMenuLook
  let stamps: [MarkStamp]
  let task: MarkTask
  let byMenu: MarkTimes
  let byStroke: MarkTimes
}
