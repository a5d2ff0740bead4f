/// What a control is to those who hear or feel it: the elements of its tree, the root first.
public struct AccessibilityTree: Equatable, Sendable {
  /// The root, then its children in order.
  public private(set) var elements: [AccessibilityElement] = []
  /// The index of the element that arrow keys act on, if any.
  public var activeIndex: Int?

  /// Makes a tree without elements.
  public init() {}

  /// Takes all elements away and keeps their storage.
  public mutating func clear() {
    elements.removeAll(keepingCapacity: true)
    activeIndex = nil
  }

  /// Begins anew with a list box that fills a control, whose options are to be added.
  ///
  /// - Parameters:
  ///   - size: the control's size in points.
  ///   - isEnabled: whether it takes input. Default true.
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

  /// Adds the root or, after it, a child.
  public mutating func add(_ element: AccessibilityElement) {
    elements.append(element)
  }
}

#if !hasFeature(Embedded)
// For hosts that read a control out as one.
extension AccessibilityTree {
  /// The element that keys act on, or else that is selected.
  package var chosenIndex: Int? {
    activeIndex ?? elements.firstIndex { $0.states.contains(.selected) }
  }

  /// What the control stands at, in words: its own, or those of what is chosen in it.
  package var spokenValue: String? {
    guard let root = elements.first else { return nil }
    if !root.value.isEmpty { return root.value }
    guard let index = chosenIndex, index < elements.count else { return nil }
    let chosen = elements[index]
    return chosen.value.isEmpty ? chosen.name : String(joining: chosen.name, ", ", chosen.value)
  }
}
#endif

/// What kind of thing an element is, in the words of WAI-ARIA 1.2.
public enum AccessibilityRole: UInt8, CaseIterable, Equatable, Sendable {
  /// A list from which one is chosen.
  case listbox
  /// One of its choices.
  case option
  /// Something to press.
  case button
  /// A number on a range.
  case slider
  /// A number that is stepped or typed.
  case spinbutton
  /// Commands.
  case menu
  /// One of them.
  case menuitem
  /// Several that belong together.
  case group
  /// How far something has come.
  case progressbar
}

/// What an element is like now.
public struct AccessibilityStates: OptionSet, Equatable, Sendable {
  /// One bit per state.
  public var rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It is the choice.
  public static let selected = AccessibilityStates(rawValue: 1)
  /// It takes no input.
  public static let disabled = AccessibilityStates(rawValue: 2)
  /// It can take the keyboard.
  public static let focusable = AccessibilityStates(rawValue: 4)
  /// It opens a menu.
  public static let hasPopup = AccessibilityStates(rawValue: 8)
  /// It is at work, and nobody knows for how long.
  public static let busy = AccessibilityStates(rawValue: 16)
}

/// What can be done to an element without a drag.
public struct AccessibilityActions: OptionSet, Equatable, Sendable {
  /// One bit per action.
  public var rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Press or choose it.
  public static let activate = AccessibilityActions(rawValue: 1)
  /// One step on.
  public static let increment = AccessibilityActions(rawValue: 2)
  /// One step back.
  public static let decrement = AccessibilityActions(rawValue: 4)
  /// Give it another number.
  public static let setValue = AccessibilityActions(rawValue: 8)

  /// What is done to a number that the user adjusts: a step on or back, or another number.
  public static let adjust: AccessibilityActions = [.increment, .decrement, .setValue]
}

/// Something that is done to an element; see ``Input/accessibility(_:element:)``.
public enum AccessibilityAction: Equatable, Sendable {
  /// It is pressed or chosen, or the keyboard is to act on it.
  case activate
  /// One step on, as the key that means more.
  case increment
  /// One step back.
  case decrement
  /// It gets the number nearest to this that it can have; one that is not finite is declined.
  case setValue(Double)

  /// Whether it can be done at all: whether its number is finite, if it has one.
  public var isPossible: Bool {
    if case .setValue(let number) = self { number.isFinite } else { true }
  }

  /// Which step it is: 1 on, −1 back; nil where it is none.
  public var step: Int? {
    switch self {
    case .increment: return 1
    case .decrement: return -1
    case .activate, .setValue: return nil
    }
  }
}

/// One element of the tree.
public struct AccessibilityElement: Sendable {
  /// What it is.
  public var role: AccessibilityRole
  /// What it is called; empty where the host's own label is to be used.
  public var name: String
  /// What it stands at, in words; empty where the name says it all.
  public var value: String
  /// The number it stands at, with the ends, for sliders and spin buttons.
  public var number: AccessibilityNumber?
  /// What it is like now.
  public var states: AccessibilityStates
  /// What can be done to it.
  public var actions: AccessibilityActions
  /// Where it is, in the control's coordinates, for touch exploration.
  public var frame: Rect2D
  /// Where it stands in a list of which not all elements are in the tree.
  public var position: AccessibilityPosition?

  /// Makes an element.
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

extension AccessibilityElement: Equatable {
  /// Whether both would be read out alike; the texts byte by byte.
  public static func == (left: AccessibilityElement, right: AccessibilityElement) -> Bool {
    left.role == right.role && left.name.hasSameBytes(as: right.name)
      && left.value.hasSameBytes(as: right.value) && left.number == right.number
      && left.states == right.states && left.actions == right.actions
      && left.frame == right.frame && left.position == right.position
  }
}

/// A number with its ends.
public struct AccessibilityNumber: Equatable, Sendable {
  /// Where it stands.
  public var current: Double
  /// The least it can be.
  public var minimum: Double
  /// The most it can be.
  public var maximum: Double

  /// Makes a number with its ends.
  public init(current: Double, minimum: Double, maximum: Double) {
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// A place in a list.
public struct AccessibilityPosition: Equatable, Sendable {
  /// Which one it is, from 0.
  public var index: Int
  /// How many there are in all.
  public var count: Int

  /// Makes a place in a list.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
