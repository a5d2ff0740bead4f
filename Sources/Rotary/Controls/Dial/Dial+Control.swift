extension Dial: Control {
  /// The ticks, the ends, and what is announced once at rest.
  public static func feedback(for event: DialEvent) -> Feedback {
    switch event {
    case .valueChanging: return Feedback()
    case .valueChanged: return Feedback(cue: .settle, announcesValue: true)
    case .crossed: return Feedback(cue: .tick)
    case .reachedEnd: return Feedback(cue: .boundary)
    }
  }

  /// A slider; of a range, a group of two.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    let states: AccessibilityStates = options.isEnabled ? .focusable : [.focusable, .disabled]
    let frame = Rect(origin: .zero, size: size)
    guard options.isRange else {
      tree.add(slider(.high, name: "", ends: (scale.minimum, scale.maximum), states, frame))
      return
    }
    tree.add(AccessibilityElement(role: .group, name: "", states: states, frame: frame))
    let ends = scale.wraps ? nil : (low: scale.wrapped(low), high: scale.wrapped(high))
    let least = ends.map { $0.low } ?? scale.minimum
    let most = ends.map { $0.high } ?? scale.maximum
    let rest = states.intersection(.disabled)
    tree.add(slider(.low, name: name(of: .low), ends: (scale.minimum, most), rest, target(.low)))
    tree.add(
      slider(.high, name: name(of: .high), ends: (least, scale.maximum), rest, target(.high))
    )
    tree.activeIndex = active == .low ? 1 : 2
  }

  /// What a thumb of a range is called.
  private func name(of thumb: DialThumb) -> String {
    let place = thumb == .low ? 0 : 1
    if place < style.thumbLabels.count, !style.thumbLabels[place].isEmpty {
      return style.thumbLabels[place]
    }
    return thumb == .low ? "Minimum" : "Maximum"
  }

  private func slider(
    _ thumb: DialThumb,
    name: String,
    ends: (least: Double, most: Double),
    _ states: AccessibilityStates,
    _ frame: Rect
  ) -> AccessibilityElement {
    AccessibilityElement(
      role: .slider,
      name: name,
      value: text(of: thumb),
      number: AccessibilityNumber(
        current: scale.wrapped(thumb == .low ? low : high),
        minimum: ends.least,
        maximum: ends.most
      ),
      states: states,
      actions: [.increment, .decrement],
      frame: frame
    )
  }

  /// A target of 44 points about a thumb.
  private func target(_ thumb: DialThumb) -> Rect {
    let angle = scale.angle(of: thumb == .low ? low : high)
    let place = size.center.moved(by: face.trackRadius, towards: angle)
    return Rect(place.x - 22, place.y - 22, 44, 44)
  }
}
