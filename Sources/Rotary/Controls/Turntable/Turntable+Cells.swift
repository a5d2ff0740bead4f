/// One of the few places in which items are shown, one after the other.
struct TurntableCell: Equatable, Sendable {
  /// Whom it serves.
  enum Use: Equatable, Sendable {
    /// Nobody.
    case free
    /// An item of the list that is in view.
    case listed
    /// An item that has been removed or is on its way out of view, until an instant.
    case leaving(until: Double)
  }

  /// Whom it serves.
  var use = Use.free
  /// The number of the item it shows, or showed last.
  var id = -1
  /// The item's position when nothing changes, counted on through the turns.
  var position = 0.0
  /// How far it still is from its position, in items, after a change of the list.
  var shift = MotionTrack<SpringMotion>(restingAt: 0)
  /// 0 before it is there and after it is gone, 1 else.
  var growth = MotionTrack<SpringMotion>(restingAt: 1)
  /// How often it has been handed on.
  var uses = 0
  /// Whether nobody has said yet what its item shows.
  var wantsItem = false
  /// What its item shows; nil while nobody has said it, or when it is not to be had.
  var item: TurntableItem?
  /// What is drawn of the last item that was known.
  var artwork = TurntableCellArtwork()

  /// Whether its item can be chosen, as far as is known.
  var isEnabled: Bool { item?.isEnabled ?? true }
  var isFree: Bool { if case .free = use { true } else { false } }
  var isListed: Bool { if case .listed = use { true } else { false } }

  /// When it is done with an item that leaves; infinite while none does.
  var departure: Double {
    if case .leaving(let instant) = use { instant } else { .infinity }
  }

  /// Until when it moves by itself.
  var endTime: Double { Swift.max(shift.endTime, growth.endTime) }
}

// Which cell shows which item.
extension Turntable {
  /// Shows what is in view; which cells were handed on is told with the next time.
  ///
  /// - Parameter count: how many cells there are from now on, all of them free; nil for those that
  ///   there are.
  mutating func layOutCells(count: Int?) {
    var events: [TurntableEvent] = []
    if let count {
      for cell in cells.indices where !cells[cell].isFree {
        free(cell, at: now) { event, _ in events.append(event) }
      }
      cells = [TurntableCell](repeating: TurntableCell(), count: count)
    }
    showWindow(at: now) { event, _ in events.append(event) }
    // Before the first time, nobody has been told of any cell.
    if now.isFinite { untold += events }
  }

  /// Tells what settings made of the cells.
  mutating func tellCells(at time: Double, emit: (TurntableEvent, Double) -> Void) {
    guard !untold.isEmpty else { return }
    for event in untold { emit(event, time) }
    untold = []
  }

  /// The whole positions of which cells are retained.
  var window: ClosedRange<Int> { window(about: base) }

  private func window(about base: Int) -> ClosedRange<Int> {
    if showsAll, !isEndless { return 0...Swift.max(0, list.count - 1) }
    return base + ring.side + 1 - ring.windowCount...base + ring.side
  }

  /// How many items something is past the middle of the arc.
  func itemOffset(ofCell cell: Int, at time: Double) -> Double {
    cells[cell].position - position + cells[cell].shift.position(at: time)
  }

  /// Hands cells on until each item in view has one and no other item has.
  mutating func showWindow(at time: Double, emit: (TurntableEvent, Double) -> Void) {
    for cell in cells.indices where cells[cell].isListed && !isInView(cell) {
      free(cell, at: time, emit: emit)
    }
    for position in window { show(position, at: time, emit: emit) }
  }

  /// Whether the item that a cell shows stands in view, where the cell is.
  private func isInView(_ cell: Int) -> Bool {
    let position = Int(bounded: cells[cell].position)
    guard window.contains(position), let index = index(at: position) else { return false }
    return list[index] == cells[cell].id
  }

  /// The cell of an item that is shown, if it is.
  func cell(of id: Int) -> Int? {
    for cell in cells.indices where cells[cell].id == id && !cells[cell].isFree { return cell }
    return nil
  }

  /// Moves the window on by one position, after the middle of the arc has.
  mutating func slide(
    _ crossing: Crossing,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let base = Int(clamping: crossing.detent)
    let step = crossing.isRising ? 1 : -1
    let window = window(about: base)
    let gone = crossing.isRising ? window.lowerBound - 1 : window.upperBound + 1
    let coming = crossing.isRising ? window.upperBound : window.lowerBound
    // On a full circle the item that goes may be the one that comes: it stands where it stood.
    let isGone = index(at: gone) != index(at: coming)
    for cell in cells.indices
    where isGone && cells[cell].isListed && cells[cell].position == Double(gone) {
      // One that is still on its way to where it belongs is seen until it is there.
      let isSeen =
        cells[cell].shift.isMoving(at: time)
        && itemOffset(ofCell: cell, at: time).magnitude < Double(ring.side)
      if isSeen {
        cells[cell].use = .leaving(until: cells[cell].shift.endTime)
      } else {
        free(cell, at: time, emit: emit)
      }
    }
    show(coming, at: time, emit: emit)
    let middle = withinList(base)
    if middle != withinList(base - step), let index = index(at: middle) {
      emit(.centered(index: index, id: list[index]), time)
    }
  }

  /// Lets a cell show the item of a position, unless one does.
  private mutating func show(
    _ position: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    guard let index = index(at: position) else { return }
    let id = list[index]
    if let cell = cell(of: id) {
      retain(cell, at: Double(position), time: time)
      return
    }
    let cell = vacantCell(at: time, emit: emit)
    hand(cell, to: id, index: index, at: position, time: time, emit: emit)
  }

  /// Gives a cell to an item.
  mutating func hand(
    _ cell: Int,
    to id: Int,
    index: Int,
    at position: Int,
    time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    cells[cell].use = .listed
    cells[cell].id = id
    cells[cell].position = Double(position)
    cells[cell].shift = MotionTrack(restingAt: 0)
    cells[cell].growth = MotionTrack(restingAt: 1)
    cells[cell].uses += 1
    cells[cell].item = options.asksForItems ? nil : defaultItem(id)
    cells[cell].wantsItem = options.asksForItems
    rebuild(cell)
    revision += 1
    emit(.willDisplay(index: index, id: id, cell: cell), time)
  }

  /// Lets a cell go on showing its item, at a position of the list, from where it is seen.
  private mutating func retain(_ cell: Int, at position: Double, time: Double) {
    guard !cells[cell].isListed || cells[cell].position != position else { return }
    let away = itemOffset(ofCell: cell, at: time) - (position - self.position)
    cells[cell].use = .listed
    cells[cell].position = position
    let speed = cells[cell].shift.velocity(at: time)
    cells[cell].shift = travel(from: away, speed: speed, at: time)
    if cells[cell].growth.rest != 1 {
      cells[cell].growth.retarget(to: 1, parameters: Self.change, at: time)
    }
    changeEndTime = Swift.max(changeEndTime, cells[cell].endTime)
  }

  /// A way back to where an item belongs.
  func travel(from way: Double, speed: Double, at time: Double) -> MotionTrack<SpringMotion> {
    // A whole turn away on a full circle is the same place.
    let turn = Double(options.itemsPerTurn)
    let away = ring.isFull ? way - (way / turn).rounded() * turn : way
    guard away != 0, time.isFinite, !environment.reducesMotion else {
      return MotionTrack(restingAt: 0)
    }
    return MotionTrack(
      SpringMotion(from: away, velocity: speed, to: 0, parameters: Self.change),
      at: time
    )
  }

  /// A cell for an item that comes into view: a free one, else that of the item which is farthest
  /// out of those that leave.
  mutating func vacantCell(
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Int {
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
    free(farthest, at: time, emit: emit)
    return farthest
  }

  private mutating func free(
    _ cell: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    cells[cell].use = .free
    if hovered == cell { hovered = nil }
    if pressed == cell { pressed = nil }
    freed = cell
    revision += 1
    emit(.didEndDisplay(id: cells[cell].id, cell: cell), time)
  }

  /// Frees the cells of items that have left.
  mutating func dismiss(at time: Double, emit: (TurntableEvent, Double) -> Void) {
    for cell in cells.indices where cells[cell].departure <= time {
      free(cell, at: time, emit: emit)
    }
  }

  /// When the next item has left.
  var nextDeparture: Double {
    var next = Double.infinity
    for cell in cells.indices { next = Swift.min(next, cells[cell].departure) }
    return next
  }
}

// What items show.
extension Turntable {
  /// What an item shows of which the style says something, or nothing: its number, from 1.
  func defaultItem(_ id: Int) -> TurntableItem {
    func text(_ list: [String]) -> String { id < list.count ? list[id] : "" }
    let title =
      id < style.titles.count
      ? style.titles[id] : environment.text(of: Double(id) + 1, groups: true)
    return TurntableItem(title, detail: text(style.details), image: text(style.images))
  }

  /// Says what an item shows.
  ///
  /// - Parameters:
  ///   - id: its number; that of an item which has left the view meanwhile changes nothing.
  ///   - item: what it shows; nil when that is not to be had: then it shows a sign for it.
  /// - Returns: whether it is in view.
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

  /// Asks for each item in view that nobody has said anything of yet.
  ///
  /// - Parameter item: says what the item of a number shows.
  public mutating func fillCells(_ item: (Int) -> TurntableItem?) {
    for cell in cells.indices where cells[cell].wantsItem && !cells[cell].isFree {
      fill(cells[cell].id, with: item(cells[cell].id))
    }
  }

  /// Tells of every item in view once more, so that it is filled anew.
  ///
  /// - Parameters:
  ///   - time: now, in seconds; nothing is told at one before the last.
  ///   - emit: takes an event and its time.
  public mutating func refresh(
    at time: Double,
    emit: (TurntableEvent, Double) -> Void = { _, _ in }
  ) {
    guard catchUp(to: time, emit: emit) else { return }
    for position in window {
      guard let index = index(at: position), let cell = cell(of: list[index]) else { continue }
      refill(cell)
      emit(.willDisplay(index: index, id: list[index], cell: cell), time)
    }
  }

  /// Forgets what an item shows, to be told anew.
  mutating func refill(_ cell: Int) {
    if options.asksForItems {
      cells[cell].wantsItem = true
    } else {
      let item = defaultItem(cells[cell].id)
      cells[cell].item = item
      cells[cell].wantsItem = false
      rebuild(cell)
    }
    revision += 1
  }

  /// Forgets what all items in view show.
  mutating func forgetItems() {
    for cell in cells.indices where !cells[cell].isFree {
      cells[cell].item = nil
      refill(cell)
    }
    large = TurntableCellArtwork()
    showChosen()
  }

  /// Makes what a cell draws; what is the same as before is not made again.
  mutating func rebuild(_ cell: Int) {
    guard !cells[cell].isFree, let item = cells[cell].item else { return }
    artwork.rebuild(&cells[cell].artwork, for: item, id: cells[cell].id, format: artwork.format)
    if cells[cell].id == chosenID { showChosen() }
  }

  /// Makes what is drawn of the chosen item in the middle of a full circle: what is known of it, or
  /// was when it was in view.
  mutating func showChosen() {
    guard ring.isFull, let chosenID else {
      largeID = nil
      large = TurntableCellArtwork()
      return
    }
    if largeID != chosenID { large = TurntableCellArtwork() }
    largeID = chosenID
    let shown = cell(of: chosenID).flatMap { cells[$0].item }
    guard let item = shown ?? (options.asksForItems ? nil : defaultItem(chosenID)) else { return }
    artwork.rebuild(&large, for: item, id: chosenID, format: artwork.largeFormat)
  }
}
