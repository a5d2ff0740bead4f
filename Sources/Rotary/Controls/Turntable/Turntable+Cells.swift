/// A place that shows one item at a time and is reused.
struct TurntableCell: Equatable, Sendable {
  /// The use of a cell.
  enum Use: Equatable, Sendable {
    /// The cell is free.
    case free
    /// The cell shows a visible item of the list.
    case listed
    /// The cell shows an item that was removed or moves out of view, until a time.
    case leaving(until: Double)
  }

  /// The current use.
  var use = Use.free
  /// The ID of the item that the cell shows, or showed last.
  var id = -1
  /// The item's position without a change of the list; it counts full turns.
  var position = 0.0
  /// The distance to the item's position after a change of the list, in items.
  var shift = MotionTrack<SpringMotion>(restingAt: 0)
  /// The item's growth: 0 before it appears and after it disappears, otherwise 1.
  var growth = MotionTrack<SpringMotion>(restingAt: 1)
  /// The number of times the cell was reused.
  var uses = 0
  /// Whether the app has not yet filled the cell.
  var wantsItem = false
  /// The item's content; nil while the app has not filled the cell, or if the content is not available.
  var item: TurntableItem?
  /// The drawn content of the last known item.
  var artwork = TurntableCellArtwork()

  /// Whether the item can be selected, as far as is known.
  var isEnabled: Bool { item?.isEnabled ?? true }
  var isFree: Bool { if case .free = use { true } else { false } }
  var isListed: Bool { if case .listed = use { true } else { false } }

  /// The time at which the cell of a leaving item becomes free; infinite if no item leaves.
  var departure: Double {
    if case .leaving(let instant) = use { instant } else { .infinity }
  }

  /// The time until which the cell moves by itself.
  var endTime: Double { Swift.max(shift.endTime, growth.endTime) }
}

// The assignment of cells to items.
extension Turntable {
  /// Shows the visible items after a change of settings.
  ///
  /// - Parameter count: The new number of cells, all of which become free; nil to keep the current cells.
  mutating func layOutCells(count: Int?) {
    if let count {
      for cell in cells.indices where !cells[cell].isFree { free(cell, at: now) }
      cells = [TurntableCell](repeating: TurntableCell(), count: count)
    }
    order = Array(cells.indices)
    showWindow(at: now)
    // Before the first time, the app has received no cell.
    if now == 0 { pendingEvents = PendingEvents() }
  }

  /// The whole positions whose items have cells.
  var window: ClosedRange<Int> {
    if showsAll, !isEndless { return 0...Swift.max(0, list.count - 1) }
    return base + ring.side + 1 - ring.windowCount...base + ring.side
  }

  /// The indices of the visible items, in order.
  var shownIndices: [Int] {
    window.compactMap { index(at: $0) }.filter { cell(of: list[$0]) != nil }
  }

  /// Returns the distance of a cell from the middle of the arc, in items.
  func itemOffset(ofCell cell: Int, at time: Double) -> Double {
    cells[cell].position - position + cells[cell].shift.position(at: time)
  }

  /// Reuses cells until all visible items have one, and no others do.
  mutating func showWindow(at time: Double) {
    for cell in cells.indices where cells[cell].isListed && !isInView(cell) {
      free(cell, at: time)
    }
    for position in window { show(position, at: time) }
    sortCards()
  }

  /// Returns whether the cell's item is in the window, at the cell's position.
  private func isInView(_ cell: Int) -> Bool {
    let position = Int(bounded: cells[cell].position)
    guard window.contains(position), let index = index(at: position) else { return false }
    return list[index] == cells[cell].id
  }

  /// Returns the cell that shows an item; nil if none does.
  func cell(of id: Int) -> Int? {
    for cell in cells.indices where cells[cell].id == id && !cells[cell].isFree { return cell }
    return nil
  }

  /// Moves the window by one position, after the middle of the arc has moved.
  ///
  /// - Parameters:
  ///   - step: 1 or −1, the direction.
  ///   - time: The time in seconds.
  mutating func slide(by step: Int, at time: Double) {
    let window = window
    let gone = step > 0 ? window.lowerBound - 1 : window.upperBound + 1
    let coming = step > 0 ? window.upperBound : window.lowerBound
    // On a full circle, the leaving and the entering item may be the same, which then stays in place.
    let isGone = index(at: gone) != index(at: coming)
    for cell in cells.indices
    where isGone && cells[cell].isListed && cells[cell].position == Double(gone) {
      // An item that is still moving to its position stays visible until it arrives.
      let isSeen =
        cells[cell].shift.isMoving(at: time)
        && itemOffset(ofCell: cell, at: time).magnitude < Double(ring.side)
      if isSeen {
        cells[cell].use = .leaving(until: cells[cell].shift.endTime)
      } else {
        free(cell, at: time)
      }
    }
    show(coming, at: time)
    let middle = withinList(base)
    if middle != withinList(base - step), let index = index(at: middle) {
      send(.centered(index: index, id: list[index]), at: time)
    }
    sortCards()
  }

  /// Shows the item at a position in a cell, unless a cell already shows it.
  private mutating func show(_ position: Int, at time: Double) {
    guard let index = index(at: position) else { return }
    guard let cell = cell(of: list[index]) else {
      hand(index, at: position, time: time)
      return
    }
    guard !cells[cell].isListed || cells[cell].position != Double(position) else { return }
    // The item moves from where it is visible.
    cells[cell].use = .listed
    bring(cell, to: Double(position), from: itemOffset(ofCell: cell, at: time), at: time)
  }

  /// Shows the item at an index in a vacant cell; returns the cell.
  @discardableResult
  mutating func hand(_ index: Int, at position: Int, time: Double) -> Int {
    let cell = vacantCell(at: time)
    cells[cell].use = .listed
    cells[cell].id = list[index]
    cells[cell].position = Double(position)
    cells[cell].shift = MotionTrack(restingAt: 0)
    cells[cell].growth = MotionTrack(restingAt: 1)
    cells[cell].uses += 1
    cells[cell].item = nil
    refill(cell)
    send(.willDisplay(index: index, id: list[index], cell: cell), at: time)
    return cell
  }

  /// Moves an item from where it is visible to a new position.
  ///
  /// - Parameters:
  ///   - cell: The item's cell.
  ///   - position: The new position; it counts full turns.
  ///   - offset: The item's present distance from the middle, in items.
  ///   - time: The present time.
  mutating func bring(_ cell: Int, to position: Double, from offset: Double, at time: Double) {
    let way = offset - (position - self.position)
    // On a full circle, a distance of a whole turn is no distance.
    let turn = Double(options.itemsPerTurn)
    let away = ring.isFull ? way - (way / turn).rounded() * turn : way
    let speed = cells[cell].shift.velocity(at: time)
    cells[cell].position = position
    cells[cell].shift = MotionTrack(restingAt: 0)
    if away != 0, !environment.reducesMotion {
      let spring = SpringMotion(from: away, velocity: speed, to: 0, parameters: Self.change)
      cells[cell].shift = MotionTrack(spring, at: time)
    }
    if cells[cell].growth.rest != 1 {
      cells[cell].growth.retarget(to: 1, parameters: Self.change, at: time)
    }
    changeEndTime = Swift.max(changeEndTime, cells[cell].endTime)
  }

  /// Returns a cell for an item that comes into view: a free one, or else that of the farthest item that leaves.
  private mutating func vacantCell(at time: Double) -> Int {
    if cells.indices.contains(freed), cells[freed].isFree { return freed }
    var farthest = 0
    var distance = -1.0
    for cell in cells.indices {
      if cells[cell].isFree { return cell }
      let away = itemOffset(ofCell: cell, at: time).magnitude
      if !cells[cell].isListed, away > distance {
        farthest = cell
        distance = away
      }
    }
    free(farthest, at: time)
    return farthest
  }

  private mutating func free(_ cell: Int, at time: Double) {
    cells[cell].use = .free
    if hovered == cell { hovered = nil }
    if pressed == cell { pressed = nil }
    freed = cell
    revision += 1
    send(.didEndDisplay(id: cells[cell].id, cell: cell), at: time)
  }

  /// Frees the cells of items that have left.
  mutating func dismiss() {
    for cell in cells.indices where cells[cell].departure <= now {
      free(cell, at: now)
    }
  }

  /// The time at which the next item has left.
  var nextDeparture: Double {
    var next = Double.infinity
    for cell in cells.indices { next = Swift.min(next, cells[cell].departure) }
    return next
  }
}

// The content of items.
extension Turntable {
  /// Returns the content of an item from the style, or else its number, from 1.
  func defaultItem(_ id: Int) -> TurntableItem {
    func text(_ list: [String]) -> String { id < list.count ? list[id] : "" }
    let title =
      id < style.titles.count
      ? style.titles[id] : environment.text(of: Double(id) + 1, groups: true)
    return TurntableItem(title, detail: text(style.details), image: text(style.images))
  }

  /// Sets the content of an item.
  ///
  /// - Parameters:
  ///   - id: The item's ID. An item that is no longer in view is ignored.
  ///   - item: The content. If nil, the item shows that its content is not available.
  /// - Returns: Whether the item is in view.
  @discardableResult
  public mutating func fill(_ id: Int, with item: TurntableItem?) -> Bool {
    guard let cell = cell(of: id) else { return false }
    guard cells[cell].wantsItem || cells[cell].item != item else { return true }
    cells[cell].item = item
    cells[cell].wantsItem = false
    rebuild(cell)
    revision += 1
    return true
  }

  /// Requests the content of each visible item that the app has not filled.
  ///
  /// - Parameter item: A closure that returns the content of the item with an ID.
  public mutating func fillCells(_ item: (Int) -> TurntableItem?) {
    for cell in cells.indices where cells[cell].wantsItem && !cells[cell].isFree {
      fill(cells[cell].id, with: item(cells[cell].id))
    }
  }

  /// Sends the events of all visible items again, so that the app fills them again.
  public mutating func refresh() {
    for index in shownIndices { requestItem(at: index) }
  }

  /// Requests the content of the item at an index again, if the item is visible.
  mutating func requestItem(at index: Int) {
    guard let cell = cell(of: list[index]) else { return }
    refill(cell)
    send(.willDisplay(index: index, id: list[index], cell: cell))
  }

  /// Discards an item's content, so that it is requested again.
  mutating func refill(_ cell: Int) {
    cells[cell].wantsItem = options.asksForItems
    if !options.asksForItems { cells[cell].item = defaultItem(cells[cell].id) }
    rebuild(cell)
    revision += 1
  }

  /// Discards the content of all visible items.
  mutating func forgetItems() {
    for cell in cells.indices where !cells[cell].isFree {
      cells[cell].item = nil
      refill(cell)
    }
    large = TurntableCellArtwork()
    showChosen()
  }

  /// Updates the drawn content of a cell; unchanged parts are kept.
  mutating func rebuild(_ cell: Int) {
    guard !cells[cell].isFree, let item = cells[cell].item else { return }
    artwork.format.rebuild(&cells[cell].artwork, for: item, id: cells[cell].id)
    if cells[cell].id == chosenID { showChosen() }
  }

  /// Updates the selected item in the middle of a full circle, from its current content or the content it had when last
  /// in view.
  mutating func showChosen() {
    guard ring.isFull, let chosenID else {
      large = TurntableCellArtwork()
      return
    }
    if large.id != chosenID { large = TurntableCellArtwork(id: chosenID) }
    var item = options.asksForItems ? nil : defaultItem(chosenID)
    if let cell = cell(of: chosenID), let shown = cells[cell].item { item = shown }
    guard let item else { return }
    artwork.largeFormat.rebuild(&large, for: item, id: chosenID)
  }
}
