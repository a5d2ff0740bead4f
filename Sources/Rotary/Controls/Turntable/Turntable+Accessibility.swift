// What it is to those who do not see it.
extension Turntable {
  /// The ticks, the ends, and what is announced when another item is chosen.
  ///
  /// A host announces ``newsText`` itself with ``TurntableEvent/added(count:isAfter:)``: it is not the
  /// value.
  public static func feedback(for event: TurntableEvent) -> Feedback {
    switch event {
    case .centered, .skipped: return Feedback(cue: .tick)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .metEnd: return Feedback(cue: .boundary)
    case .willDisplay, .didEndDisplay, .pressed, .added, .sought, .cameToRest: return Feedback()
    }
  }

  /// A list of choices, of which only those in view are there, each with its position in all.
  public func describe(into tree: inout AccessibilityTree) {
    tree.beginListbox(size: size, isEnabled: options.isEnabled)
    let disabled: AccessibilityStates = options.isEnabled ? [] : .disabled
    if list.count == 0, !style.emptyText.utf8.isEmpty {
      // A list without choices is read as nothing: what it says is one that cannot be chosen.
      let frame = Rect2D(origin: .zero, size: size)
      tree.add(
        AccessibilityElement(role: .option, name: style.emptyText, states: .disabled, frame: frame)
      )
    }
    var count = 0
    for position in window {
      guard let index = index(at: position), let cell = cell(of: list[index]) else { continue }
      let id = cells[cell].id
      count += 1
      if id == activeID { tree.activeIndex = count }
      var element = AccessibilityElement(
        role: .option,
        name: cells[cell].item?.title ?? "",
        value: cells[cell].item?.detail ?? "",
        states: id == chosenID ? disabled.union(.selected) : disabled,
        actions: .activate,
        frame: frame(ofCell: cell)
      )
      element.position = AccessibilityPosition(index: index, count: list.count)
      tree.add(element)
    }
  }

  private func frame(ofCell cell: Int) -> Rect2D {
    let middle = point(itemOffset: itemOffset(ofCell: cell, at: now))
    let side = Swift.max(ring.avatar, Self.targetPoints)
    return Rect2D(middle.x - side / 2, middle.y - side / 2, side, side)
  }
}
