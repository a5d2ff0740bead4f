#if canImport(UIKit)
import Rotary
import UIKit

// Shows the core's accessibility tree as one adjustable element, or as a container of several.
extension RotaryView {
  /// Updates the accessibility elements to the control's current description.
  func refreshAccess() {
    guard host.describe(), let root = host.tree.elements.first else { return }
    shapeFocus()
    if host.tree.isOneElement {
      isAccessibilityElement = true
      if !proxies.isEmpty {
        proxies = []
        accessibilityElements = nil
        postLayoutChange(focusOn: self)
      }
      accessibilityTraits = UIAccessibilityTraits(root)
      accessibilityValue = host.tree.spokenValue
      if !root.name.isEmpty, accessibilityLabel == nil { accessibilityLabel = root.name }
    } else {
      showElements()
    }
  }

  /// Shows each element of the tree, except the root, as an accessibility element.
  private func showElements() {
    let elements = host.tree.elements.dropFirst()
    isAccessibilityElement = false
    let isOther = proxies.count != elements.count
    if isOther {
      proxies = elements.indices.map { AccessibilityProxy(of: self, element: $0) }
      accessibilityElements = proxies
    }
    for (proxy, element) in zip(proxies, elements) { proxy.show(element) }
    if isOther { postLayoutChange(focusOn: proxies.first) }
  }

  /// Posts that elements appeared or disappeared, and which one to focus next.
  private func postLayoutChange(focusOn element: NSObject?) {
    guard window != nil else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: element)
  }

  /// Performs an action on an element, and returns whether the control handled it.
  @discardableResult
  func act(_ action: AccessibilityAction, on element: Int) -> Bool {
    process(.accessibility(action, element: element), at: now) == .handled
  }

  /// Activates the control, or the element in it that has the keyboard's attention.
  func activate() -> Bool {
    let tree = host.tree
    guard let root = tree.elements.first else { return false }
    if root.actions.contains(.activate) { return act(.activate, on: 0) }
    guard let active = tree.chosenIndex else { return false }
    return act(.activate, on: active)
  }

  /// Actions that select an item directly, in a control that is one element and could otherwise only be stepped.
  var choices: [UIAccessibilityCustomAction] {
    let tree = host.tree
    guard tree.isOneElement else { return [] }
    return tree.elements.indices.dropFirst().compactMap { index in
      let element = tree.elements[index]
      guard element.actions.contains(.activate), !element.states.contains(.selected),
        !element.name.isEmpty
      else { return nil }
      return ChoiceAction(name: element.name) { [weak self] _ in
        self?.choose(element) ?? false
      }
    }
  }

  /// Selects an element described earlier, if it still exists: the list may have changed since.
  private func choose(_ element: AccessibilityElement) -> Bool {
    let index = host.tree.elements.firstIndex {
      $0.name == element.name && $0.position == element.position
    }
    return index.map { act(.activate, on: $0) } ?? false
  }

  /// The label and the value, separated by a comma; nil if both are empty.
  var spokenTitle: String? {
    let parts = [accessibilityLabel, host.tree.spokenValue].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Announces the value to VoiceOver, unless assistive technology changed it and reads it aloud itself.
  func announceValue() {
    guard !isAssisted, UIAccessibility.isVoiceOverRunning, let value = host.tree.spokenValue else {
      return
    }
    UIAccessibility.post(notification: .announcement, argument: value)
  }
}

/// One element of a control that has several, such as a thumb of a range or an item of a menu.
final class AccessibilityProxy: UIAccessibilityElement {
  private weak var view: RotaryView?
  /// The element's index in the core's tree.
  let element: Int

  /// Creates the accessibility element of a tree element.
  init(of view: RotaryView, element: Int) {
    self.view = view
    self.element = element
    super.init(accessibilityContainer: view)
  }

  /// Updates the label, value, traits and frame.
  func show(_ element: AccessibilityElement) {
    accessibilityLabel = element.name
    accessibilityValue = element.value
    accessibilityTraits = UIAccessibilityTraits(element)
    let origin = view?.surface.frame.origin ?? .zero
    accessibilityFrameInContainerSpace = CGRect(element.frame).offsetBy(dx: origin.x, dy: origin.y)
  }

  override func accessibilityIncrement() { view?.act(.increment, on: element) }

  override func accessibilityDecrement() { view?.act(.decrement, on: element) }

  override func accessibilityActivate() -> Bool { view?.act(.activate, on: element) ?? false }

  override func accessibilityPerformEscape() -> Bool { view?.accessibilityPerformEscape() ?? false }
}

/// A custom action of the control, rather than of the app.
final class ChoiceAction: UIAccessibilityCustomAction {}

extension AccessibilityTree {
  /// Whether the control is one accessibility element: it is stepped or pressed as a whole.
  var isOneElement: Bool {
    guard let root = elements.first else { return false }
    return elements.count == 1 || root.actions.contains(.increment)
  }
}

extension UIAccessibilityTraits {
  /// Creates the traits for an element's role and state.
  init(_ element: AccessibilityElement) {
    self = .none
    if !element.actions.intersection(.adjust).isEmpty { insert(.adjustable) }
    switch element.role {
    case .button, .menuitem, .option: insert(.button)
    case .progressbar, .meter: insert(.updatesFrequently)
    case .listbox, .slider, .spinbutton, .menu, .group: break
    }
    if element.states.contains(.selected) { insert(.selected) }
    if element.states.contains(.disabled) { insert(.notEnabled) }
  }
}
#endif
