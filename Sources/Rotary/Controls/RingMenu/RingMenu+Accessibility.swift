// What needs no pointer: keys, and what a screen reader reads out and presses.
extension RingMenu {
  /// Takes a key, as the menus of desktop systems do.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
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
    case .home: highlight(.slot(firstSlot), at: time, emit: emit)
    case .end: highlight(.slot(slotCount - 1), at: time, emit: emit)
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
      beginOpening(around: size.center, at: time, emit: emit)
      highlight(.slot(firstSlot), at: time, emit: emit)
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
    if options.arrows == .spatial { return highlight(towards: arrow, at: time, emit: emit) }
    switch arrow {
    case .down: step(by: 1, at: time, emit: emit)
    case .up: step(by: -1, at: time, emit: emit)
    case .right:
      guard let highlighted, items.hasRing(highlighted) else {
        return step(by: 1, at: time, emit: emit)
      }
      press(at: time, emit: emit)
    case .left:
      if !goBackByKey(at: time, emit: emit) { step(by: -1, at: time, emit: emit) }
    }
  }

  /// Goes to the item that stands nearest in a direction.
  private mutating func highlight(
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
    var smallest = Double.infinity
    for slot in 0..<layout.slotCount {
      let off = Circular.sweep(from: direction, to: layout.middleAngle(of: slot)).magnitude
      if off < smallest {
        smallest = off
        nearest = slot
      }
    }
    highlight(.slot(nearest), at: time, emit: emit)
  }

  /// Goes on round the ring, over its end.
  private mutating func step(
    by offset: Int,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard slotCount > 0 else { return }
    var slot = offset > 0 ? firstSlot : slotCount - 1
    if case .slot(let current) = target { slot = (current + offset + slotCount) % slotCount }
    highlight(.slot(slot), at: time, emit: emit)
  }

  /// Presses what is lit.
  private mutating func press(at time: Double, emit: (RingMenuEvent, Double) -> Void) {
    guard case .slot(let slot) = target, let ring = rings.last else { return }
    guard let item = ring.item(on: slot) else {
      _ = goBackByKey(at: time, emit: emit)
      return
    }
    let hadRing = items.hasRing(item)
    let position = ring.layout.position(of: slot, radius: style.iconRadius)
    choose(item, around: position, at: time, emit: emit)
    if hadRing { highlight(.slot(firstSlot), at: time, emit: emit) }
  }

  /// Goes back and lights the item whose ring it was.
  private mutating func goBackByKey(
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Bool {
    let item = rings.last?.parent
    guard goBack(at: time, emit: emit) else { return false }
    if let item, let slot = rings.last?.slot(of: item) {
      highlight(.slot(slot), at: time, emit: emit)
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
    highlight(.slot(found + firstSlot), at: time, emit: emit)
    return .handled
  }

  private var slotCount: Int { rings.last?.layout.slotCount ?? 0 }

  /// The wedge of the first item.
  private var firstSlot: Int { rings.last?.layout.leadsBack == true ? 1 : 0 }
}

extension RingMenu {
  /// A tick for each new item, and a sound for opening and closing.
  public static func feedback(for event: RingMenuEvent) -> Feedback {
    switch event {
    case .opened, .entered: return Feedback(cue: .open)
    case .closing, .left: return Feedback(cue: .close)
    case .highlighted(.some): return Feedback(cue: .tick)
    case .highlighted(nil), .closed, .chosen, .info: return Feedback()
    }
  }

  /// Half of the side of an item's frame, in points.
  private static let frameReach = 22.0

  /// A button while it is closed; while it is open, a menu of the items of its ring.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    let usable: AccessibilityStates =
      options.isEnabled ? .focusable : [.focusable, .disabled]
    guard isOpen, let ring = rings.last else {
      let reach = Swift.max(Self.frameReach, style.closedRadius * scale)
      tree.add(
        AccessibilityElement(
          role: .button,
          name: "",
          states: usable.union(.hasPopup),
          actions: .activate,
          frame: frame(about: center, reach: reach)
        )
      )
      return
    }
    tree.add(AccessibilityElement(role: .menu, name: "", states: usable, frame: bounds))
    for slot in 0..<ring.layout.slotCount {
      let item = ring.item(on: slot)
      let title = item.map { items.all[$0].title } ?? options.backTitle
      let opens = item.map { items.hasRing($0) } ?? false
      let position = ring.layout.position(of: slot, radius: style.iconRadius)
      tree.add(menuItem(title, at: position, states: opens ? .hasPopup : []))
      if target == .slot(slot) { tree.activeIndex = slot + 1 }
    }
    if let center = infoCenter(of: ring) {
      tree.add(menuItem(options.infoTitle, at: center, states: []))
      if target == .info { tree.activeIndex = ring.layout.slotCount + 1 }
    }
  }

  private func menuItem(
    _ title: String,
    at position: Point2D,
    states: AccessibilityStates
  ) -> AccessibilityElement {
    AccessibilityElement(
      role: .menuitem,
      name: title,
      states: states,
      actions: .activate,
      frame: frame(about: position, reach: Self.frameReach)
    )
  }

  private func frame(about center: Point2D, reach: Double) -> Rect2D {
    Rect2D(center.x - reach, center.y - reach, 2 * reach, 2 * reach)
  }

  /// Presses an element of the accessibility tree: an item of the open ring, the way back, or the
  /// info button.
  ///
  /// - Parameters:
  ///   - element: from 0, the root left out; any other number presses the menu itself while it is
  ///     closed, and nothing while it is open.
  ///   - time: now.
  ///   - emit: takes what happened.
  public mutating func activate(
    _ element: Int,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void = { _, _ in }
  ) {
    guard comeUp(to: time, emit: emit), options.isEnabled else { return }
    guard isOpen, let ring = rings.last else {
      return beginOpening(around: size.center, at: time, emit: emit)
    }
    if element >= 0, element < ring.layout.slotCount {
      let position = ring.layout.position(of: element, radius: style.iconRadius)
      follow(element, around: position, at: time, emit: emit)
    } else if element == ring.layout.slotCount, infoCenter(of: ring) != nil {
      chooseInfo(at: time, emit: emit)
    }
  }
}
