extension NumberSpinner: Control {
  /// The ticks, the ends, and what is announced once at rest.
  public static func feedback(for event: SpinnerEvent) -> Feedback {
    switch event {
    case .valueChanging: return Feedback(cue: .tick)
    case .valueChanged: return Feedback(cue: .settle, announcesValue: true)
    case .reachedEnd: return Feedback(cue: .boundary)
    case .pressed: return Feedback()
    }
  }

  /// A spin button: its number is the one it rested on last, so that ticks are not read out.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(
      AccessibilityElement(
        role: .spinbutton,
        name: "",
        value: title(of: settled),
        number: AccessibilityNumber(
          current: range[settled],
          minimum: range.minimum,
          maximum: range.maximum
        ),
        states: options.isEnabled ? .focusable : [.focusable, .disabled],
        actions: [.increment, .decrement],
        frame: Rect(origin: .zero, size: size)
      )
    )
  }
}
