/// A control's elements for screen readers, the root first.
public struct AccessibilityTree: Equatable, Sendable {
  /// The root, then its children in order.
  public private(set) var elements: [AccessibilityElement] = []
  /// The index of the element on which arrow keys act, if any.
  public var activeIndex: Int?

  /// Creates a tree without elements.
  public init() {}

  /// Removes all elements and keeps their storage.
  public mutating func clear() {
    elements.removeAll(keepingCapacity: true)
    activeIndex = nil
  }

  /// Replaces all elements with a list box that fills the control; add its options next.
  ///
  /// - Parameters:
  ///   - size: The control's size in points.
  ///   - isEnabled: Whether the control is enabled. Default true.
  public mutating func beginListbox(size: Size2D, isEnabled: Bool = true) {
    clear()
    add(
      AccessibilityElement(
        role: .listbox,
        name: "",
        states: isEnabled ? .focusable : AccessibilityStates.focusable.union(.disabled),
        actions: .increment.union(.decrement),
        frame: Rect2D(origin: .zero, size: size)
      )
    )
  }

  /// Adds the root, or a child after the root.
  public mutating func add(_ element: AccessibilityElement) {
    elements.append(element)
  }
}

#if !hasFeature(Embedded)
// For hosts that present a control to screen readers as one element.
extension AccessibilityTree {
  /// The index of the active element, or else of the selected one.
  package var chosenIndex: Int? {
    activeIndex ?? elements.firstIndex { $0.states.contains(.selected) }
  }

  /// The control's value as text: the root's, or that of the active or selected element.
  package var spokenValue: String? {
    guard let root = elements.first else { return nil }
    if !root.value.isEmpty { return root.value }
    guard let index = chosenIndex, index < elements.count else { return nil }
    let chosen = elements[index]
    return chosen.value.isEmpty ? chosen.name : String(joining: chosen.name, ", ", chosen.value)
  }
}
#endif

/// An element's role, with the names of WAI-ARIA 1.2.
public enum AccessibilityRole: UInt8, CaseIterable, Equatable, Sendable {
  /// A list of options.
  case listbox
  /// An option of a list box.
  case option
  /// A button.
  case button
  /// A number in a range.
  case slider
  /// A number that the user steps or types.
  case spinbutton
  /// A list of commands.
  case menu
  /// A command of a menu.
  case menuitem
  /// A group of elements.
  case group
  /// The progress of a task.
  case progressbar
  /// A number that the user only reads.
  case meter
}

/// The states of an element.
public struct AccessibilityStates: OptionSet, Equatable, Sendable {
  /// One bit per state.
  public var rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The element is selected.
  public static let selected = AccessibilityStates(rawValue: 1)
  /// The element receives no input.
  public static let disabled = AccessibilityStates(rawValue: 2)
  /// The element can receive the keyboard focus.
  public static let focusable = AccessibilityStates(rawValue: 4)
  /// The element opens a menu.
  public static let hasPopup = AccessibilityStates(rawValue: 8)
  /// The element is busy with a task of unknown length.
  public static let busy = AccessibilityStates(rawValue: 16)
}

/// The actions of an element that need no drag.
public struct AccessibilityActions: OptionSet, Equatable, Sendable {
  /// One bit per action.
  public var rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Press or select the element.
  public static let activate = AccessibilityActions(rawValue: 1)
  /// Increase the value by one step.
  public static let increment = AccessibilityActions(rawValue: 2)
  /// Decrease the value by one step.
  public static let decrement = AccessibilityActions(rawValue: 4)
  /// Set another number.
  public static let setValue = AccessibilityActions(rawValue: 8)

  /// The actions on a number that the user adjusts: increment, decrement and set the value.
  public static let adjust: AccessibilityActions = [.increment, .decrement, .setValue]
}

/// An action that a screen reader performs on an element; see ``Input/accessibility(_:element:)``.
public enum AccessibilityAction: Equatable, Sendable {
  /// Press or select the element, or make it the active one.
  case activate
  /// Increase the value by one step, as the arrow key for more does.
  case increment
  /// Decrease the value by one step.
  case decrement
  /// Set the allowed number nearest to this one. A number that is not finite is declined.
  case setValue(Double)

  /// Whether the action's number, if any, is finite.
  public var isPossible: Bool {
    if case .setValue(let number) = self { number.isFinite } else { true }
  }

  /// 1 for an increment, −1 for a decrement, otherwise nil.
  public var step: Int? {
    switch self {
    case .increment: return 1
    case .decrement: return -1
    case .activate, .setValue: return nil
    }
  }
}

/// An element of an accessibility tree.
public struct AccessibilityElement: Equatable, Sendable {
  /// The element's role.
  public var role: AccessibilityRole
  /// The element's name; empty to use the host's label.
  @ByteText public var name: String
  /// The value as text; empty if the name includes it.
  @ByteText public var value: String
  /// The number and its range, for sliders and spin buttons.
  public var number: AccessibilityNumber?
  /// The element's states.
  public var states: AccessibilityStates
  /// The actions that the element supports.
  public var actions: AccessibilityActions
  /// The element's frame in the control's coordinates, for exploration by touch.
  public var frame: Rect2D
  /// The position in a list that has elements outside the tree.
  public var position: AccessibilityPosition?

  /// Creates an element.
  public init(
    role: AccessibilityRole,
    name: String,
    value: String = "",
    number: AccessibilityNumber? = nil,
    states: AccessibilityStates = [],
    actions: AccessibilityActions = [],
    frame: Rect2D
  ) {
    self.role = role
    self.name = name
    self.value = value
    self.number = number
    self.states = states
    self.actions = actions
    self.frame = frame
  }
}

/// A number and its range.
public struct AccessibilityNumber: Equatable, Sendable {
  /// The current value.
  public var current: Double
  /// The minimum.
  public var minimum: Double
  /// The maximum.
  public var maximum: Double

  /// Creates a number and its range.
  public init(current: Double, minimum: Double, maximum: Double) {
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// A position in a list.
public struct AccessibilityPosition: Equatable, Sendable {
  /// The index, from 0.
  public var index: Int
  /// The number of elements in the whole list.
  public var count: Int

  /// Creates a position in a list.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
