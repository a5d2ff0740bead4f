// Texts, and accessibility.
extension ActivityRings {
  /// The tolerance for whole numbers, which differ in their last digits.
  private static let slack = 1e-9

  /// Returns the text of a ring's value: the app's, or as the style says.
  func text(of index: Int) -> String {
    let text = labels.text(of: index)
    return text.utf8.isEmpty ? formatted(values[index], in: index) : text
  }

  /// Returns the text of a ring that has reached its goal.
  func fullText(of index: Int) -> String { formatted(labels.goal(of: index), in: index) }

  private func formatted(_ value: Double, in index: Int) -> String {
    let (goal, unit) = (labels.goal(of: index), labels.unit(of: index))
    switch style.format {
    case .percent, .none:
      let share = (value / goal * 100).bounded(to: SpinnerRange.farthest)
      return environment.numerals.percent(number(share, decimals: style.decimals ?? 0))
    case .value: return String(joining: number(value, goal), unit)
    case .goal:
      return String(joining: String(joining: number(value, goal), "/", number(goal, goal)), unit)
    }
  }

  /// Returns a number with the style's decimals, or with as many as it has, for up to three figures of the goal.
  private func number(_ value: Double, _ goal: Double) -> String {
    let limit = goal >= 100 ? 0 : goal >= 10 ? 1 : 2
    let decimals = Swift.min(InferredDecimal(value).decimals ?? limit, limit)
    return number(value, decimals: style.decimals ?? decimals)
  }

  /// Returns a number, rounded down, so that only a goal that is reached reads as reached.
  private func number(_ value: Double, decimals: Int) -> String {
    let places = DecimalNumber.powerOfTen(decimals.magnitude)
    let rounded = (value * places + Self.slack).rounded(.down) / places
    return environment.text(of: rounded, decimals: decimals)
  }

  /// Returns a line of the list in the middle: the text of a value, or a name and the text.
  func listed(_ text: String, of index: Int, hasName: Bool) -> String {
    let name = labels.name(of: index)
    return hasName && !name.utf8.isEmpty ? String(joining: name, " ", text) : text
  }

  /// Describes the rings as a group of progress bars.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    var all = ""
    for index in values.indices {
      let line = listed(text(of: index), of: index, hasName: true)
      all = index == 0 ? line : String(joining: all, ", ", line)
    }
    let frame = Rect2D(origin: .zero, size: size)
    tree.add(AccessibilityElement(role: .group, name: "", value: all, frame: frame))
    for index in values.indices {
      let (name, goal) = (labels.name(of: index), labels.goal(of: index))
      tree.add(
        AccessibilityElement(
          role: .progressbar,
          name: name.utf8.isEmpty ? environment.text(of: Double(index + 1)) : name,
          value: text(of: index),
          number: AccessibilityNumber(
            current: Swift.min(values[index], goal),
            minimum: 0,
            maximum: goal
          ),
          frame: frame
        )
      )
    }
  }
}
