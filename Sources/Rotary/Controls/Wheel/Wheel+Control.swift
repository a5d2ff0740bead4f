extension Wheel: Control {
  /// The ticks, the end of the stops, and what is announced once at rest.
  public static func feedback(for event: WheelEvent) -> Feedback {
    switch event {
    case .selectionChanged, .pulse: return Feedback(cue: .tick)
    case .selected: return Feedback(cue: .settle, announcesValue: true)
    case .reachedEnd: return Feedback(cue: .boundary)
    case .dialled: return Feedback(cue: .settle, announcesValue: true)
    case .hubPressed: return Feedback()
    }
  }

  /// A list of choices; a phone's holes are its choices too, each pressed to dial it.
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
    let active: Int
    switch options.mode {
    case .picker: active = layout.index(of: motion?.goal ?? detent)
    case .phone: active = activeHole
    }
    for index in sectors.indices {
      tree.add(
        AccessibilityElement(
          role: .option,
          name: sectors[index].title,
          states: index == settled ? disabled.union(.selected) : disabled,
          actions: .activate,
          frame: frame(of: index)
        )
      )
    }
    tree.activeIndex = active + 1
  }

  /// A target of at least 24 points about a sector's middle, for touch exploration.
  private func frame(of index: Int) -> Rect {
    let place: Point
    switch options.mode {
    case .picker:
      let middle = options.pointerAngle + rotation + layout.middle(of: index)
      place = size.center.moved(by: radius * 0.65, towards: middle)
    case .phone:
      place = size.center.moved(by: holeRingRadius, towards: holeAngle(index) + rotation)
    }
    let side = Swift.max(24, Swift.min(44, radius * 0.4))
    return Rect(place.x - side / 2, place.y - side / 2, side, side)
  }
}
