import Rotary

extension MarkSheet: InteractiveControl {
  /// Whether the menu takes input.
  public var takesInput: Bool { menu.takesInput }

  /// All pointers are the menu's.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (MarkSheetEvent, Double) -> Void
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
    emit: (MarkSheetEvent, Double) -> Void
  ) -> Response { pass(.key(key), position: size.center, isPress: true, at: time, emit: emit) }

  /// What is done to elements is done to the menu's.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (MarkSheetEvent, Double) -> Void
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
    emit: (MarkSheetEvent, Double) -> Void
  ) {
    _ = pass(.focus(hasFocus), position: size.center, isPress: false, at: time, emit: emit)
  }

  /// Passes an input on, and stamps what was chosen by it where it was begun.
  private mutating func pass(
    _ input: Input,
    position: Point2D,
    isPress: Bool,
    at time: Double,
    emit: (MarkSheetEvent, Double) -> Void
  ) -> Response {
    let begins = isPress && !menu.isOpen && menu.strokeLength == 0
    let wasStroke = menu.strokeLength > 0
    var chosen: Int?
    let response = menu.handle(input, at: time) { event, time in
      if case .chosen(let item) = event { chosen = item }
      emit(.menu(event), time)
    }
    if begins, response == .handled { begin(at: position, time) }
    if let chosen { stamp(chosen, byStroke: wasStroke, at: time, emit: emit) }
    return response
  }

  /// Takes down where and when a press was, which may begin a game.
  mutating func begin(at position: Point2D, _ time: Double) {
    press = (position, time)
    let wasRunning = game.isRunning
    game.press(at: time)
    guard game.isRunning, !wasRunning else { return }
    stamps = []
    verdict = nil
  }

  /// Lets time pass.
  public mutating func advance(to time: Double, emit: (MarkSheetEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    now = time
    if guideSince == nil { guideSince = time }
    menu.advance(to: time) { emit(.menu($0), $1) }
    if let end = game.advance(to: time) { emit(.finished(game.score), end) }
  }

  /// Whether the menu moves, the clock runs, or the guide shows how to draw.
  public var isMoving: Bool { menu.isMoving || game.isRunning || playsGuide }

  /// The menu's.
  public func describe(into tree: inout AccessibilityTree) { menu.describe(into: &tree) }

  /// The menu's; a shape that was asked for and the end of the game are felt.
  public static func feedback(for event: MarkSheetEvent) -> Feedback {
    switch event {
    case .menu(let event): return RingMenu.feedback(for: event)
    case .judged(_, let isRight, _): return Feedback(cue: isRight ? .settle : .boundary)
    case .finished: return Feedback(cue: .close)
    }
  }

  /// What its picture depends on.
  public var renderKey: MarkSheetRenderKey {
    MarkSheetRenderKey(
      menu: menu.renderKey,
      stamps: stamps,
      task: task,
      game: game,
      verdict: verdict,
      showsGuide: showsGuide,
      size: size
    )
  }

  /// Whether it looks as it did then.
  public func matches(_ key: MarkSheetRenderKey) -> Bool { renderKey == key }

  /// Reports how far the guide and the bar of time are, and what the menu places.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard size.width > 0, size.height > 0 else { return }
    placeGuide(put)
    put(ID.bar, barPlacement)
    menu.readPlacements(put)
  }
}

/// What tells whether a sheet has to be drawn anew.
public struct MarkSheetRenderKey: Equatable, Sendable {
  let menu: RingMenuRenderKey
  let stamps: [MarkStamp]
  let task: MarkTask
  let game: MarkGame
  let verdict: MarkVerdict?
  let showsGuide: Bool
  let size: Size2D
}
