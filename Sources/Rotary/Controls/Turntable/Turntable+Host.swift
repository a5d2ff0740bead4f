// What a host asks of it besides its picture: where it is touched, how large it is, what screen readers do.
extension Turntable {
  /// All of it scrolls; along the other axis, and beyond its ends, what lies around does.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(touchUse, frame: Rect2D(origin: .zero, size: size)))
  }

  /// What a finger on it may do.
  private var touchUse: TouchArea.Use {
    guard options.edge != .full, options.tracking == .edge else { return .hold }
    var ends = endsReached
    // Where the first item is at the right, the ends are the other way round.
    if !ring.isVertical, ring.dragSign < 0 { ends = (ends & 1) << 1 | ends >> 1 }
    let first = ring.isVertical ? TouchArea.Use.column : .row
    return TouchArea.Use(rawValue: first.rawValue + ends) ?? first
  }

  /// How far the gesture is that turns it.
  var gesture: RecognizerState {
    switch ring.tracking {
    case .about: return turning.state
    case .along: return pan.state
    }
  }

  /// Whether a finger that is down may still be for what lies around.
  var mayYield: Bool { gesture == .possible && touchUse != .hold }

  /// Whether an item in view shows nothing yet, as nobody has said what; see ``fillCells(_:)``.
  public var awaitsItems: Bool { cells.contains { $0.wantsItem && !$0.isFree } }

  /// 580 by 360 points; with less than 240 by 160, words have no room beside their items.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(580, 360), minimum: Size2D(240, 160))
  }

  /// Presses an item; a step on or back is that of the arrow keys.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    if element == 0 {
      guard let step = action.step else { return .declined }
      return receive(step > 0 ? .down : .up, isShifted: false, at: time, emit: emit)
    }
    guard action == .activate, let index = index(ofElement: element) else { return .declined }
    press(index, at: time, emit: emit)
    return .handled
  }

  /// Which item an element of the tree stands for; nil for the root and beyond the tree.
  private func index(ofElement element: Int) -> Int? {
    var count = 0
    for position in window {
      guard let index = index(at: position), cell(of: list[index]) != nil else { continue }
      count += 1
      if count == element { return index }
    }
    return nil
  }
}

/// An item in view and the cell that shows it, for a host that shows views of its own in cells.
public struct TurntableCellItem: Equatable, Sendable {
  /// The number of the item.
  public var id: Int
  /// Where the item stands in the list; nil for one that was removed and is on its way out of view.
  public var index: Int?
  /// The node of the cell, in the origin of which lies the middle of the item's picture.
  public var node: NodeID
  /// Whether nobody has said yet what the item shows.
  public var isAwaited: Bool
}

// What a host asks that shows views of its own in cells.
extension Turntable {
  /// Reads the items in view, cell by cell; see ``TurntableCellItem``.
  public func readCells(_ read: (TurntableCellItem) -> Void) {
    for cell in cells.indices where !cells[cell].isFree {
      read(
        TurntableCellItem(
          id: cells[cell].id,
          index: list.index(of: cells[cell].id),
          node: TurntableArtwork.ID.cell(cell),
          isAwaited: cells[cell].wantsItem
        )
      )
    }
  }

  /// Whether a node is a cell, or has the cells inside: where these are views of a host's, so are those.
  public static func holdsCells(_ node: NodeID) -> Bool {
    node == TurntableArtwork.ID.root || node == TurntableArtwork.ID.items
      || TurntableArtwork.ID.isCell(node)
  }
}
