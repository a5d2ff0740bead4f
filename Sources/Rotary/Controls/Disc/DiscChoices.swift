/// The sectors or holes of a disc, as a list of choices for screen readers.
struct DiscChoices {
  /// The maximum number of choices that are all described: one for each degree.
  private static let mostDescribed = 360
  /// The number of choices described on either side of the keys' choice, if not all are described.
  private static let describedSide = 25

  /// The number of choices.
  let count: Int
  /// The choice on which keys act.
  let activeIndex: Int

  /// The choices that are described.
  var described: Range<Int> {
    guard count > Self.mostDescribed else { return 0..<count }
    let first = Swift.max(0, activeIndex - Self.describedSide)
    return first..<Swift.min(activeIndex + Self.describedSide + 1, count)
  }

  /// Returns the choice of an element of the tree; nil if there is none.
  func index(ofElement element: Int) -> Int? {
    let described = described
    guard element > 0, element <= described.count else { return nil }
    return described.lowerBound + element - 1
  }

  /// A choice.
  struct Choice {
    /// The name.
    let title: String
    /// The group, which is read after the name.
    let group: String
    /// Whether the user can choose it.
    let isEnabled: Bool
    /// The middle of its picture.
    let middle: Point2D
  }

  /// Describes the list.
  ///
  /// Of more than 360 choices, only those around the active one are described, each with its position among all.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - size: The control's size.
  ///   - takesInput: Whether the control takes input.
  ///   - selected: The selected choice.
  ///   - choice: Returns a choice.
  func describe(
    into tree: inout AccessibilityTree,
    size: Size2D,
    takesInput: Bool,
    selected: Int,
    choice: (Int) -> Choice
  ) {
    tree.beginListbox(size: size, isEnabled: takesInput)
    let described = described
    // Targets of at least 24 points, for touch exploration.
    let side = Swift.max(24, Swift.min(44, size.shorterSide * 0.2))
    for index in described {
      let choice = choice(index)
      let (middle, isEnabled) = (choice.middle, choice.isEnabled)
      let states: AccessibilityStates = takesInput && isEnabled ? [] : .disabled
      var element = AccessibilityElement(
        role: .option,
        name: choice.title,
        value: choice.group,
        states: index == selected ? states.union(.selected) : states,
        actions: isEnabled ? .activate : [],
        frame: Rect2D(middle.x - side / 2, middle.y - side / 2, side, side)
      )
      if described.count < count {
        element.position = AccessibilityPosition(index: index, count: count)
      }
      tree.add(element)
    }
    tree.activeIndex = activeIndex - described.lowerBound + 1
  }
}
