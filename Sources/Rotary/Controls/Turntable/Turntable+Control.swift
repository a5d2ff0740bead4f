extension Turntable: Control {
  /// The ticks, the ends, and what is announced when another item is chosen.
  public static func feedback(for event: TurntableEvent) -> Feedback {
    switch event {
    case .centred: return Feedback(cue: .tick)
    case .selected: return Feedback(cue: .settle, announcesValue: true)
    case .reachedEnd: return Feedback(cue: .boundary)
    case .willDisplay, .didEndDisplay, .pressed, .settled: return Feedback()
    }
  }

  /// A list of choices, of which only those in view are there, each with its place in all.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    let disabled: AccessibilityStates = options.isEnabled ? [] : .disabled
    tree.add(
      AccessibilityElement(
        role: .listbox,
        name: "",
        states: disabled.union(.focusable),
        actions: .increment.union(.decrement),
        frame: Rect(origin: .zero, size: size)
      )
    )
    var count = 0
    for position in window {
      guard let index = index(at: position), let cell = cell(of: list[index]) else { continue }
      let id = cells[cell].id
      count += 1
      if id == active { tree.activeIndex = count }
      var element = AccessibilityElement(
        role: .option,
        name: cells[cell].item?.title ?? "",
        value: cells[cell].item?.detail ?? "",
        states: id == selection ? disabled.union(.selected) : disabled,
        actions: .activate,
        frame: frame(ofCell: cell)
      )
      element.position = AccessibilityPosition(index: index, count: list.count)
      tree.add(element)
    }
  }

  private func frame(ofCell cell: Int) -> Rect {
    let place = point(ofSeat: seat(of: cell, at: now))
    let side = Swift.max(ring.avatar, Self.targetPoints)
    return Rect(place.x - side / 2, place.y - side / 2, side, side)
  }
}
