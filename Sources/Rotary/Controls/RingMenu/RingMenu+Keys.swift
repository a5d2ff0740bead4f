extension RingMenu {
  /// Takes a key, as the menus of desktop systems do.
  mutating func handle(
    _ key: Key,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    touch()
    guard isOpen else { return openByKey(key, at: time, emit: emit) }
    let isMirrored = environment.isRightToLeft
    switch key {
    case .up: arrow(.up, at: time, emit: emit)
    case .down: arrow(.down, at: time, emit: emit)
    case .left: arrow(isMirrored ? .right : .left, at: time, emit: emit)
    case .right: arrow(isMirrored ? .left : .right, at: time, emit: emit)
    case .home: aim(at: .slot(firstSlot), time: time, emit: emit)
    case .end: aim(at: .slot(slotCount - 1), time: time, emit: emit)
    case .enter, .space: press(at: time, emit: emit)
    case .escape: if !goBack(at: time, emit: emit) { beginClosing(at: time, emit: emit) }
    case .character(let character): return find(character, at: time, emit: emit)
    case .pageUp, .pageDown, .backspace: return .declined
    }
    return .handled
  }

  private mutating func openByKey(
    _ key: Key,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    switch key {
    case .enter, .space, .down:
      guard hold == .none, !items.all.isEmpty, scale > 0 else { return .declined }
      beginOpening(at: size.center, time: time, emit: emit)
      aim(at: .slot(firstSlot), time: time, emit: emit)
      return .handled
    default: return .declined
    }
  }

  private enum Arrow { case up, down, left, right }

  /// Left and Right as they are in left-to-right text.
  private mutating func arrow(
    _ arrow: Arrow,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    if options.arrows == .spatial { return aim(towards: arrow, at: time, emit: emit) }
    switch arrow {
    case .down: step(1, at: time, emit: emit)
    case .up: step(-1, at: time, emit: emit)
    case .right:
      guard let highlighted, items.hasRing(highlighted) else {
        return step(1, at: time, emit: emit)
      }
      press(at: time, emit: emit)
    case .left: if !goBackByKey(at: time, emit: emit) { step(-1, at: time, emit: emit) }
    }
  }

  /// Goes to the item that stands nearest in a direction.
  private mutating func aim(
    towards arrow: Arrow,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard let layout = rings.last?.layout else { return }
    let isMirrored = environment.isRightToLeft
    let direction: Double
    switch arrow {
    case .up: direction = -.pi / 2
    case .down: direction = .pi / 2
    case .left: direction = isMirrored ? 0 : .pi
    case .right: direction = isMirrored ? .pi : 0
    }
    var nearest = 0
    var least = Double.infinity
    for slot in 0..<layout.slotCount {
      let off = Circular.sweep(from: direction, to: layout.middleAngle(of: slot)).magnitude
      if off < least {
        least = off
        nearest = slot
      }
    }
    aim(at: .slot(nearest), time: time, emit: emit)
  }

  /// Goes on round the ring, over its end.
  private mutating func step(
    _ count: Int,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard slotCount > 0 else { return }
    var slot = count > 0 ? firstSlot : slotCount - 1
    if case .slot(let current) = target { slot = (current + count + slotCount) % slotCount }
    aim(at: .slot(slot), time: time, emit: emit)
  }

  /// Presses what is lit.
  private mutating func press(at time: Double, emit: (RingMenuEvent, Double) -> Void) {
    guard case .slot(let slot) = target, let ring = rings.last else { return }
    guard let item = ring.item(on: slot) else {
      _ = goBackByKey(at: time, emit: emit)
      return
    }
    let place = ring.layout.place(of: slot, radius: style.iconRadius)
    let hadRing = items.hasRing(item)
    choose(item, at: place, time: time, emit: emit)
    if hadRing { aim(at: .slot(firstSlot), time: time, emit: emit) }
  }

  /// Goes back and lights the item whose ring it was.
  private mutating func goBackByKey(
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Bool {
    let item = rings.last?.parent
    guard goBack(at: time, emit: emit) else { return false }
    if let item, let slot = rings.last?.slot(of: item) {
      aim(at: .slot(slot), time: time, emit: emit)
    }
    return true
  }

  /// Goes to the item whose title begins with what was typed.
  private mutating func find(
    _ character: Unicode.Scalar,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    guard let ring = rings.last, !ring.items.isEmpty else { return .declined }
    // Without one, the search begins at the first.
    var current = ring.items.count - 1
    if let highlighted, let slot = ring.slot(of: highlighted) { current = slot - firstSlot }
    let found = typed.find(
      character,
      at: time,
      from: current,
      count: ring.items.count,
      title: { items.all[ring.items[$0]].title }
    )
    guard let found else { return .declined }
    aim(at: .slot(found + firstSlot), time: time, emit: emit)
    return .handled
  }

  private var slotCount: Int { rings.last?.layout.slotCount ?? 0 }

  /// The wedge of the first item.
  private var firstSlot: Int { rings.last?.layout.leadsBack == true ? 1 : 0 }
}
