/// A choice of a list or a menu, as screen readers present it.
struct Choice {
  /// The name.
  let title: String
  /// The text that is read after the name, such as a group.
  var detail = ""
  /// Whether the user can choose it.
  let isEnabled: Bool
  /// The middle of its picture.
  let middle: Point2D

  /// Creates the choice's element, which the user can activate if it is enabled.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - states: The states, besides that of a disabled choice.
  ///   - side: The side of the square for touch exploration, in points.
  /// - Returns: The element.
  func element(
    _ role: AccessibilityRole,
    states: AccessibilityStates,
    side: Double
  ) -> AccessibilityElement {
    AccessibilityElement(
      role: role,
      name: title,
      value: detail,
      states: isEnabled ? states : states.union(.disabled),
      actions: isEnabled ? .activate : [],
      frame: Rect2D(middle.x - side / 2, middle.y - side / 2, side, side)
    )
  }
}

/// The choices of a control, as a list box for screen readers.
struct ChoiceList {
  /// The maximum number of choices that are all described: one for each degree.
  private static let mostDescribed = 360
  /// The number of choices described on either side of the keys' choice, if not all are described.
  private static let describedSide = 25

  /// The number of choices.
  private let count: Int
  /// The choice on which keys act, if any.
  private let activeIndex: Int?
  /// The choices that are described.
  private let described: [Int]
  /// Whether each element has its position among all choices.
  private let isNumbered: Bool

  /// Creates a list of choices; of more than 360, only those around the active one are described, each with its position
  /// among all.
  init(count: Int, activeIndex: Int) {
    self.count = count
    self.activeIndex = activeIndex
    isNumbered = count > Self.mostDescribed
    let side = isNumbered ? Self.describedSide : count
    let first = Swift.max(0, activeIndex - side)
    described = Array(first..<Swift.min(activeIndex + side + 1, count))
  }

  /// Creates a list of which only the visible choices are described, each with its position among all.
  init(count: Int, activeIndex: Int?, visible: [Int]) {
    self.count = count
    self.activeIndex = activeIndex
    described = visible
    isNumbered = true
  }

  /// Returns the choice of an element of the tree; nil if there is none.
  func index(ofElement element: Int) -> Int? {
    element > 0 && element <= described.count ? described[element - 1] : nil
  }

  /// Describes the list.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - size: The control's size.
  ///   - takesInput: Whether the control takes input.
  ///   - selected: The selected choice, if any.
  ///   - side: The side of the square around a choice for touch exploration, in points. Default a fifth of the control's
  ///     shorter side, 24 to 44 points.
  ///   - choice: Returns a choice.
  func describe(
    into tree: inout AccessibilityTree,
    size: Size2D,
    takesInput: Bool,
    selected: Int?,
    side: Double? = nil,
    choice: (Int) -> Choice
  ) {
    tree.beginListbox(size: size, isEnabled: takesInput)
    let side = side ?? (size.shorterSide * 0.2).clamped(to: 24...44)
    for (place, index) in described.enumerated() {
      var states: AccessibilityStates = takesInput ? [] : .disabled
      if index == selected { states.insert(.selected) }
      if index == activeIndex { tree.activeIndex = place + 1 }
      var element = choice(index).element(.option, states: states, side: side)
      if isNumbered { element.position = AccessibilityPosition(index: index, count: count) }
      tree.add(element)
    }
  }
}
