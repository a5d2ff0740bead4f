// Accessibility.
extension Turntable {
  /// Returns the feedback for an event: ticks, the ends, and the announcement of a newly selected item.
  public func feedback(for event: TurntableEvent) -> Feedback {
    switch event {
    case .centered, .skipped: return Feedback(cue: .tick)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .metEnd: return Feedback(cue: .boundary)
    case .willDisplay, .didEndDisplay, .pressed, .sought, .cameToRest: return Feedback()
    }
  }

  /// Describes a list box that contains only the visible items, each with its position in the whole list.
  public func describe(into tree: inout AccessibilityTree) {
    tree.beginListbox(size: size, isEnabled: takesInput)
    let disabled: AccessibilityStates = takesInput ? [] : .disabled
    if list.count == 0, !style.emptyText.utf8.isEmpty {
      // Screen readers do not read an empty list, so its text is an option that cannot be selected.
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
      let isEnabled = cells[cell].isEnabled
      let states = isEnabled ? disabled : .disabled
      var element = AccessibilityElement(
        role: .option,
        name: cells[cell].item?.title ?? "",
        value: cells[cell].item?.detail ?? "",
        states: id == chosenID ? states.union(.selected) : states,
        actions: isEnabled ? .activate : [],
        frame: frame(ofCell: cell)
      )
      element.position = AccessibilityPosition(index: index, count: list.count)
      tree.add(element)
    }
  }

  private func frame(ofCell cell: Int) -> Rect2D {
    let middle = ring.point(itemOffset: itemOffset(ofCell: cell, at: now))
    let side = Swift.max(ring.avatar, Self.targetPoints)
    return Rect2D(middle.x - side / 2, middle.y - side / 2, side, side)
  }
}
