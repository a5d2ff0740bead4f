// Keys, and the elements for screen readers.
extension RingMenu {
  /// Handles a key as the menus of desktop systems do.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    touch()
    guard isOpen else { return openByKey(key) }
    let forward = environment.isRightToLeft ? -1 : 1
    switch key {
    case .up: arrow(towards: -.pi / 2, by: -1)
    case .down: arrow(towards: .pi / 2, by: 1)
    case .left: arrow(towards: .pi, by: -forward, changesRing: true)
    case .right: arrow(towards: 0, by: forward, changesRing: true)
    case .home: highlight(.slot(0))
    case .end: highlight(.slot(slotCount - 1))
    case .enter, .space: press()
    case .escape: if !goBackByKey() { beginClosing() }
    case .character(let character): return find(character)
    default: return .declined
    }
    return .handled
  }

  private mutating func openByKey(_ key: Key) -> Response {
    switch key {
    case .enter, .space, .down:
      guard hold == .none, !items.all.isEmpty, scale > 0 else { return .declined }
      beginOpening(around: size.center)
      highlight(.slot(0))
      return .handled
    default: return .declined
    }
  }

  /// Handles an arrow key: highlights the nearest item in its direction, or moves around the ring.
  ///
  /// Around the ring, some arrow keys also open an item's ring and lead back from it.
  private mutating func arrow(towards direction: Double, by step: Int, changesRing: Bool = false) {
    if options.arrows == .spatial { return highlight(towards: direction) }
    if changesRing, step > 0, let highlighted, items.hasRing(highlighted) { return press() }
    if changesRing, step < 0, goBackByKey() { return }
    self.step(by: step)
  }

  /// Highlights the nearest item in a direction.
  private mutating func highlight(towards direction: Double) {
    guard let layout = rings.last?.layout else { return }
    func deviation(of slot: Int) -> Double {
      Circular.sweep(from: direction, to: layout.middleAngle(of: slot)).magnitude
    }
    let nearest = (0..<layout.slotCount).min { deviation(of: $0) < deviation(of: $1) }
    highlight(.slot(nearest ?? 0))
  }

  /// Highlights the next or previous item on the ring, wrapping around; the way back comes before the first item.
  private mutating func step(by offset: Int) {
    let count = slotCount + backCount
    guard count > 0 else { return }
    var element = offset > 0 ? backCount : count - 1
    switch target {
    case .slot(let slot): element = (slot + backCount + offset + count) % count
    case .back: element = (offset + count) % count
    case .none, .info: break
    }
    highlight(self.target(of: element))
  }

  /// Activates the highlighted target.
  private mutating func press() {
    let level = rings.count
    follow(target)
    if rings.count > level { highlight(.slot(0)) }
  }

  /// Performs the action of a target without a pointer; does nothing without a target.
  private mutating func follow(_ target: RingTarget) {
    switch target {
    case .none: break
    case .back: _ = goBackByKey()
    case .slot, .info:
      guard let ring = rings.last else { return }
      follow(target, around: position(of: target, on: ring))
    }
  }

  /// Goes back and highlights the item of the ring it leaves; returns whether there was a ring above.
  private mutating func goBackByKey() -> Bool {
    guard rings.count > 1, let item = rings.last?.parent else { return false }
    goBack(from: center)
    if let slot = rings.last?.slot(of: item) { highlight(.slot(slot)) }
    return true
  }

  /// Highlights an element whose title begins with the typed text.
  private mutating func find(_ character: Unicode.Scalar) -> Response {
    let count = elementCount
    // Without a target, the search begins at the first title.
    let current = element(of: target) ?? count - 1
    let start = typed.type(character, at: now, from: current)
    let found = typed.index(from: start, among: count, of: count) {
      title(of: target(of: $0)) ?? ""
    }
    guard let found else { return .declined }
    highlight(target(of: found))
    return .handled
  }
}

// The elements of the uppermost ring for screen readers, in order: the way back, the items, the info button.
extension RingMenu {
  private var slotCount: Int { rings.last?.layout.slotCount ?? 0 }

  /// The number of elements that lead back: 1 below the first ring, else 0.
  private var backCount: Int { rings.count > 1 ? 1 : 0 }

  var elementCount: Int {
    let hasInfo = rings.last.flatMap { infoCenter(of: $0) } != nil
    return backCount + slotCount + (hasInfo ? 1 : 0)
  }

  /// Returns the target of an element, counted from 0; no target after the last element.
  private func target(of element: Int) -> RingTarget {
    switch element {
    case ..<0, elementCount...: return .none
    case ..<backCount: return .back
    case ..<(backCount + slotCount): return .slot(element - backCount)
    default: return .info
    }
  }

  private func element(of target: RingTarget) -> Int? {
    switch target {
    case .none: return nil
    case .back: return 0
    case .slot(let slot): return backCount + slot
    case .info: return backCount + slotCount
    }
  }

  /// Returns the name of a target, as shown in the hub and read by screen readers; nil without a target.
  func title(of target: RingTarget) -> String? {
    switch target {
    case .none: return nil
    case .back: return options.backTitle
    case .slot(let slot): return rings.last?.item(on: slot).map { items.all[$0].title }
    case .info: return options.infoTitle
    }
  }

  /// Returns the position of a target on the uppermost ring.
  private func position(of target: RingTarget, on ring: Ring) -> Point2D {
    switch target {
    case .none, .back: return ring.layout.center
    case .slot(let slot): return ring.layout.position(of: slot, radius: style.iconRadius)
    case .info: return infoCenter(of: ring) ?? ring.layout.center
    }
  }
}

extension RingMenu {
  /// Returns the feedback for an event: a tick for each newly highlighted item, and a sound for opening and closing.
  public func feedback(for event: RingMenuEvent) -> Feedback {
    switch event {
    case .opened, .entered: return Feedback(cue: .open)
    case .closing, .left: return Feedback(cue: .close)
    case .highlighted(.some): return Feedback(cue: .tick)
    case .highlighted(nil), .closed, .chosen, .info: return Feedback()
    }
  }

  /// The side of an item's frame, in points.
  private static let frameSide = 44.0

  /// Describes a closed menu as a button, and an open one as a menu of the items of its ring.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    let usable: AccessibilityStates = takesInput ? .focusable : [.focusable, .disabled]
    guard isOpen, let ring = rings.last else {
      tree.add(
        AccessibilityElement(
          role: .button,
          name: "",
          states: usable.union(.hasPopup),
          actions: .activate,
          frame: pressFrame
        )
      )
      return
    }
    tree.add(AccessibilityElement(role: .menu, name: "", states: usable, frame: bounds))
    for element in 0..<elementCount {
      let target = target(of: element)
      var item: Int?
      if case .slot(let slot) = target { item = ring.item(on: slot) }
      let choice = Choice(
        title: title(of: target) ?? "",
        isEnabled: item.map { items.all[$0].isEnabled } ?? true,
        middle: position(of: target, on: ring)
      )
      let leadsOn = item.map { items.hasRing($0) } ?? false
      tree.add(
        choice.element(.menuitem, states: leadsOn ? .hasPopup : [], side: Self.frameSide)
      )
    }
    tree.activeIndex = element(of: target).map { $0 + 1 }
  }

  /// Activates an element of the accessibility tree: an item of the open ring, the way back, or the info button.
  ///
  /// - Parameter element: Counted from 0 without the root. Any other number presses the menu itself while it is closed,
  ///   and does nothing while it is open.
  public mutating func activate(_ element: Int) {
    guard takesInput else { return }
    guard isOpen else { return beginOpening(around: size.center) }
    follow(target(of: element))
  }

  /// Opens the menu, or activates an element; see ``activate(_:)``.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    let elements = isOpen ? 1...Swift.max(1, elementCount) : 0...0
    guard action == .activate, elements.contains(element) else { return .declined }
    activate(element - 1)
    return .handled
  }
}
