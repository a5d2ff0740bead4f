extension RingMenu: Control {
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
      let place = ring.layout.place(of: slot, radius: style.iconRadius)
      tree.add(menuItem(title, at: place, states: opens ? .hasPopup : []))
      if target == .slot(slot) { tree.activeIndex = slot + 1 }
    }
    if let place = infoCenter(of: ring) {
      tree.add(menuItem(options.infoTitle, at: place, states: []))
      if target == .info { tree.activeIndex = ring.layout.slotCount + 1 }
    }
  }

  private func menuItem(
    _ title: String,
    at place: Point,
    states: AccessibilityStates
  ) -> AccessibilityElement {
    AccessibilityElement(
      role: .menuitem,
      name: title,
      states: states,
      actions: .activate,
      frame: frame(about: place, reach: Self.frameReach)
    )
  }

  private func frame(about center: Point, reach: Double) -> Rect {
    Rect(center.x - reach, center.y - reach, 2 * reach, 2 * reach)
  }
}
