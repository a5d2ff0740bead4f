// The touch areas and the preferred size for the host.
extension Turntable {
  /// Reports the whole control as scrolling; drags on the other axis, and beyond its ends, belong to the surrounding
  /// views.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(touchUse, frame: Rect2D(origin: .zero, size: size)))
  }

  /// The use of a finger on the turntable.
  private var touchUse: TouchArea.Use {
    guard case .along = ring.tracking else { return .hold }
    var ends = endsReached
    // If the first item is at the right, the ends are swapped.
    if !ring.isVertical, ring.dragSign < 0 { ends = (ends & 1) << 1 | ends >> 1 }
    let first = ring.isVertical ? TouchArea.Use.column : .row
    return TouchArea.Use(rawValue: first.rawValue + ends) ?? first
  }

  /// The state of the gesture that turns the turntable.
  var gesture: RecognizerState {
    switch ring.tracking {
    case .about: return turning.state
    case .along: return pan.state
    }
  }

  mutating func mayYield(_ pointer: Pointer) -> Bool { gesture == .possible && touchUse != .hold }

  /// Whether the app has yet to fill a visible item; see ``fillCells(_:)``.
  public var awaitsItems: Bool { cells.contains { $0.wantsItem && !$0.isFree } }

  /// 580 by 360 points; below 240 by 160 points, words have no room next to their items.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(580, 360), minimum: Size2D(240, 160))
  }
}

// Accessibility.
extension Turntable {
  /// Returns the feedback for an event: ticks, the ends, and the announcement of a newly selected item.
  public func feedback(for event: TurntableEvent) -> Feedback {
    switch event {
    case .centered, .skipped: return Feedback(cue: .tick)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .metEnd(let strength): return .collision(strength: strength)
    case .willDisplay, .didEndDisplay, .pressed, .sought, .cameToRest: return Feedback()
    }
  }

  /// The visible items as choices for screen readers.
  private var choices: ChoiceList {
    ChoiceList(count: list.count, activeIndex: activeIndex, visible: shownIndices)
  }

  /// Describes a list box that contains only the visible items, each with its position in the whole list.
  public func describe(into tree: inout AccessibilityTree) {
    choices.describe(
      into: &tree,
      size: size,
      takesInput: takesInput,
      selected: value,
      side: Swift.max(ring.avatar, Self.targetPoints)
    ) {
      let cell = cell(of: list[$0]) ?? 0
      return Choice(
        title: cells[cell].item?.title ?? "",
        detail: cells[cell].item?.detail ?? "",
        isEnabled: cells[cell].isEnabled,
        middle: middle(ofCell: cell)
      )
    }
    guard list.count == 0, !style.emptyText.utf8.isEmpty else { return }
    // Screen readers do not read an empty list, so its text is an option that cannot be selected.
    let frame = Rect2D(origin: .zero, size: size)
    tree.add(
      AccessibilityElement(role: .option, name: style.emptyText, states: .disabled, frame: frame)
    )
  }

  /// Presses an item.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard action == .activate, let index = choices.index(ofElement: element) else {
      return .declined
    }
    press(index)
    return .handled
  }
}

/// A visible item and its cell, for hosts that show views in cells.
public struct TurntableCellItem: Equatable, Sendable {
  /// The item's ID.
  public var id: Int
  /// The item's index in the list; nil for a removed item that moves out of view.
  public var index: Int?
  /// The cell's node, whose origin is the middle of the item's picture.
  public var node: NodeID
  /// Whether the app has not yet filled the item.
  public var isAwaited: Bool
  /// The cell's number, from 0.
  public var cell: Int
  /// The number of items that the cell has shown.
  public var uses: Int
  /// The distance of the item from the middle of the arc, in items.
  public var itemOffset: Double
}

// Access to cells for hosts that show views in them.
extension Turntable {
  /// Reports the visible items, cell by cell; see ``TurntableCellItem``.
  public func readCells(_ read: (TurntableCellItem) -> Void) {
    for cell in cells.indices where !cells[cell].isFree {
      read(
        TurntableCellItem(
          id: cells[cell].id,
          index: list.index(of: cells[cell].id),
          node: TurntableCellNode.cell.id(cell),
          isAwaited: cells[cell].wantsItem,
          cell: cell,
          uses: cells[cell].uses,
          itemOffset: itemOffset(ofCell: cell, at: now)
        )
      )
    }
  }

  /// Returns whether a node is a cell or contains the cells; if cells are the host's views, these nodes are views too.
  public static func holdsCells(_ node: NodeID) -> Bool {
    node == TurntableNode.root.id || node == TurntableNode.items.id
      || TurntableCellNode.isCell(node)
  }
}

#if !hasFeature(Embedded)
extension ControlHost<Turntable> {
  /// Moves to the next item whose title begins with the typed text; see ``Turntable/find(from:atMost:title:)``.
  ///
  /// - Parameters:
  ///   - index: The index of the first item to check.
  ///   - title: A closure that returns the title of the item at an index. It may use the view.
  package func find(from index: Int, title: (Int) -> String) {
    // The control is not in use while the app provides the titles.
    let (typed, count) = read { ($0.typeAhead, $0.list.count) }
    guard index >= 0, index < count else { return }
    let searchedCount = Swift.min(count, Turntable.greatestSearchCount)
    let found = typed.index(from: index, among: searchedCount, of: count, title: title)
    guard let found else { return }
    perform { $0.activate(found) }
  }
}
#endif
