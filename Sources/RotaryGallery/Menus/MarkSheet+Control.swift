import Rotary

extension MarkSheet: Control {
  /// Passes all input to the menu, and draws a selected shape where the press began.
  public mutating func receive(_ input: Input) -> Response {
    var position = size.center
    var isPress = input.isAction
    if case .pointer(let event) = input {
      position = event.position
      isPress = event.phase == .down
    }
    let begins = isPress && !menu.isOpen && menu.strokeLength == 0
    let wasStroke = menu.strokeLength > 0
    let response = menu.handle(input, at: now)
    let chosen = takeMenuEvents()
    if begins, response == .handled { begin(at: position) }
    if let chosen { stamp(chosen, byStroke: wasStroke) }
    return response
  }

  /// Reports the menu's touch areas.
  public func readTouchAreas(_ read: (TouchArea) -> Void) { menu.readTouchAreas(read) }

  /// 720 × 480 points; the minimum is the menu's.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(720, 480), minimum: menu.preferredSize.minimum)
  }

  /// Takes the menu's events, and returns the selected item, if any.
  @discardableResult
  mutating func takeMenuEvents() -> Int? {
    var chosen: Int?
    while let (event, time) = menu.nextEvent() {
      if case .chosen(let item) = event { chosen = item }
      send(.menu(event), at: time)
    }
    return chosen
  }

  /// Stores the position and time of a press, and may start a game.
  mutating func begin(at position: Point2D) {
    press = (position, now)
    let wasRunning = game.isRunning
    game.press(at: now)
    guard game.isRunning, !wasRunning else { return }
    stamps = []
    verdict = nil
  }

  /// Advances all motion to `time`.
  public mutating func receive(time: Double) {
    now = time
    if guideStart == nil { guideStart = time }
    menu.advance(to: time)
    takeMenuEvents()
    if let end = game.advance(to: time) { send(.finished(game.score), at: end) }
  }

  /// Whether the menu moves, the game is running, or the guide is playing.
  public var isMoving: Bool { menu.isMoving || game.isRunning || playsGuide }

  /// Describes the menu's elements.
  public func describe(into tree: inout AccessibilityTree) { menu.describe(into: &tree) }

  /// The menu's feedback; also a cue for a correct shape, and for the end of the game.
  public func feedback(for event: MarkSheetEvent) -> Feedback {
    switch event {
    case .menu(let event): return menu.feedback(for: event)
    case .judged(_, let isRight, _): return Feedback(cue: isRight ? .settle : .boundary)
    case .finished: return Feedback(cue: .close)
    }
  }

  /// The state that the scene depends on.
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

  /// Whether the scene is the same as when `key` was read.
  public func matches(_ key: MarkSheetRenderKey) -> Bool { renderKey == key }

  /// Reports the placements of the guide, the time bar and the menu.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard size.width > 0, size.height > 0 else { return }
    placeGuide(put)
    put(ID.bar, barPlacement)
    menu.readPlacements(put)
  }
}

/// The state that decides whether a sheet has to be drawn again.
public struct MarkSheetRenderKey: Equatable, Sendable {
  let menu: RingMenuRenderKey
  let stamps: [MarkStamp]
  let task: MarkTask
  let game: MarkGame
  let verdict: MarkVerdict?
  let showsGuide: Bool
  let size: Size2D
}
