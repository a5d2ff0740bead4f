extension SpinnerRow: Control {
  /// The ticks, what is announced once at rest, and a lock that opens.
  public static func feedback(for event: SpinnerRowEvent) -> Feedback {
    switch event {
    case .valueChanging: return Feedback(cue: .tick)
    case .valueChanged: return Feedback(cue: .settle, announcesValue: true)
    case .opened: return Feedback(cue: .open)
    }
  }

  /// A group of spin buttons, each with the number that it rested on last.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    let states: AccessibilityStates = options.isEnabled ? .focusable : [.focusable, .disabled]
    tree.add(
      AccessibilityElement(
        role: .group,
        name: "",
        value: text(of: settled),
        states: states,
        frame: Rect(origin: .zero, size: size)
      )
    )
    for column in rings.indices {
      let ring = rings[column]
      tree.add(
        AccessibilityElement(
          role: .spinbutton,
          name: label(ofColumn: column),
          value: ring.title(of: settled[column]),
          number: AccessibilityNumber(
            current: ring.range[settled[column]],
            minimum: ring.range.minimum,
            maximum: ring.range.maximum
          ),
          states: states,
          actions: [.increment, .decrement],
          frame: frames[column].ring
        )
      )
    }
    tree.activeIndex = activeColumn + 1
  }

  /// What a column is called; one without a label has its place, from 1.
  private func label(ofColumn column: Int) -> String {
    guard labels.indices.contains(column), !labels[column].isEmpty else {
      return Figures.text(Double(column + 1))
    }
    return labels[column]
  }
}
