extension Turntable {
  /// Frees all cells and shows what is in view; tells nothing.
  mutating func emptyCells() {
    for cell in cells.indices { cells[cell].use = .free }
    hovered = nil
    base = Int(WholeScale().detent(at: place))
    showWindow(at: now) { _, _ in }
  }

  /// The whole places of which cells are kept.
  var window: ClosedRange<Int> { base - ring.side...base + ring.side }

  /// How many items something is past the middle of the arc.
  func seat(of cell: Int, at time: Double) -> Double {
    cells[cell].place - place + cells[cell].shift.position(at: time)
  }

  /// Hands cells on until each item in view has one and no other item has.
  mutating func showWindow(at time: Double, emit: (TurntableEvent, Double) -> Void) {
    base = Int(WholeScale().detent(at: place))
    for cell in cells.indices
    where cells[cell].isListed && !window.contains(Int(cells[cell].place)) {
      free(cell, at: time, emit: emit)
    }
    for position in window { show(position, at: time, emit: emit) }
  }

  /// The cell of an item that is shown, if it is.
  func cell(of id: Int) -> Int? {
    for cell in cells.indices where cells[cell].id == id && !cells[cell].isFree { return cell }
    return nil
  }

  /// Moves the window on by one place.
  mutating func slide(
    to position: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let before = withinList(base)
    let isRising = position > base
    let gone = isRising ? base - ring.side : base + ring.side
    base = position
    for cell in cells.indices
    where cells[cell].isListed && Int(cells[cell].place) == gone {
      // One that is still on its way to where it belongs is seen until it is there.
      let isSeen =
        cells[cell].shift.isMoving(at: time)
        && seat(of: cell, at: time).magnitude < Double(ring.side)
      if isSeen {
        cells[cell].use = .leaving(until: cells[cell].shift.endTime)
      } else {
        free(cell, at: time, emit: emit)
      }
    }
    show(isRising ? base + ring.side : base - ring.side, at: time, emit: emit)
    let middle = withinList(base)
    if middle != before, let index = index(at: middle) {
      emit(.centred(index: index, id: list[index]), time)
    }
  }

  /// Lets a cell show the item of a place, unless one does.
  private mutating func show(
    _ position: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    guard let index = index(at: position) else { return }
    let id = list[index]
    if let cell = cell(of: id) {
      keep(cell, at: Double(position), time: time)
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
    cells[cell].place = Double(position)
    cells[cell].shift = MotionTrack(restingAt: 0)
    cells[cell].growth = MotionTrack(restingAt: 1)
    cells[cell].uses += 1
    cells[cell].item = options.asksForItems ? nil : usualItem(id)
    cells[cell].wantsItem = options.asksForItems
    dress(cell)
    revision += 1
    emit(.willDisplay(index: index, id: id, cell: cell), time)
  }

  /// Lets a cell go on showing its item, at a place of the list, from where it is seen.
  mutating func keep(_ cell: Int, at place: Double, time: Double) {
    guard !cells[cell].isListed || cells[cell].place != place else { return }
    let away = seat(of: cell, at: time) - (place - self.place)
    cells[cell].use = .listed
    cells[cell].place = place
    let speed = cells[cell].shift.velocity(at: time)
    cells[cell].shift = travel(from: away, speed: speed, at: time)
    if cells[cell].growth.rest != 1 {
      cells[cell].growth.retarget(to: 1, parameters: Self.change, at: time)
    }
    stillness = Swift.max(stillness, cells[cell].stillness)
  }

  /// A way back to where an item belongs.
  func travel(from away: Double, speed: Double, at time: Double) -> MotionTrack<Spring> {
    guard away != 0, time.isFinite, !environment.reducesMotion else {
      return MotionTrack(restingAt: 0)
    }
    return MotionTrack(
      Spring(from: away, velocity: speed, to: 0, parameters: Self.change),
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
      let away = seat(of: cell, at: time).magnitude
      if !cells[cell].isListed, away > distance {
        farthest = cell
        distance = away
      }
    }
    free(farthest, at: time, emit: emit)
    return farthest
  }

  mutating func free(_ cell: Int, at time: Double, emit: (TurntableEvent, Double) -> Void) {
    cells[cell].use = .free
    if hovered == cell { hovered = nil }
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

extension Turntable {
  /// What an item shows of which the style says something, or nothing: its number, from 1.
  func usualItem(_ id: Int) -> TurntableItem {
    func text(_ list: [String]) -> String { id < list.count ? list[id] : "" }
    let title =
      id < style.titles.count ? style.titles[id] : Figures.text(Double(id) + 1, groups: true)
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
    cells[cell].item = item
    cells[cell].wantsItem = false
    dress(cell)
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
  public mutating func refresh(at time: Double, emit: (TurntableEvent, Double) -> Void) {
    guard time.isFinite, time >= now else { return }
    advance(to: time, emit: emit)
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
      cells[cell].item = usualItem(cells[cell].id)
      dress(cell)
    }
    revision += 1
  }

  /// Forgets what all items in view show.
  mutating func forgetItems() {
    for cell in cells.indices where !cells[cell].isFree {
      cells[cell].item = nil
      refill(cell)
      dress(cell)
    }
  }

  /// Makes what a cell draws.
  mutating func dress(_ cell: Int) {
    guard !cells[cell].isFree else { return }
    cells[cell].face = face.drawn(
      cells[cell].item,
      id: cells[cell].id,
      isAwaited: cells[cell].wantsItem
    )
  }
}
