extension RingMenu {
  /// Opens it as a click does.
  ///
  /// - Parameters:
  ///   - place: where, for one that opens around the finger; nil for the middle.
  ///   - time: now.
  ///   - emit: takes what happened.
  /// - Returns: whether it is open now.
  @discardableResult
  public mutating func open(
    around place: Point? = nil,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Bool {
    guard begins(at: time, emit: emit), place?.isFinite ?? true, scale > 0 else { return false }
    beginOpening(at: place ?? size.center, time: time, emit: emit)
    return isOpen
  }

  /// Closes it; nothing is chosen.
  public mutating func close(
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard begins(at: time, emit: emit) else { return }
    hold = .none
    pointers.removeAll()
    beginClosing(at: time, emit: emit)
  }

  /// Presses what stands at a place of the accessibility tree: an item of the open ring, the way
  /// back, or the info button.
  ///
  /// - Parameters:
  ///   - element: from 0, the root left out; what is none presses the menu itself.
  ///   - time: now.
  ///   - emit: takes what happened.
  public mutating func activate(
    _ element: Int,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard begins(at: time, emit: emit), options.isEnabled else { return }
    guard isOpen, let ring = rings.last else {
      beginOpening(at: size.center, time: time, emit: emit)
      return
    }
    let isSlot = element >= 0 && element < ring.layout.slotCount
    if isSlot, let item = ring.item(on: element) {
      let place = ring.layout.place(of: element, radius: style.iconRadius)
      choose(item, at: place, time: time, emit: emit)
    } else if isSlot {
      _ = goBack(at: time, emit: emit)
    } else if element == ring.layout.slotCount, infoCenter(of: ring) != nil {
      beginClosing(at: time, emit: emit)
      tellsInfo = true
    }
  }

  /// Lets time pass up to a command; answers whether it can be given then.
  private mutating func begins(
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Bool {
    guard time.isFinite, time >= now else { return false }
    advance(to: time, emit: emit)
    return true
  }
}
