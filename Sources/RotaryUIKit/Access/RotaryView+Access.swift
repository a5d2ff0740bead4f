#if canImport(UIKit)
import Rotary
import UIKit

// What assistive technologies find: the core's tree, as one adjustable element or as a container of several.
extension RotaryView {
  /// Has assistive technologies find the control as it is described now.
  func refreshAccess() {
    guard host.describe(), let root = host.tree.elements.first else { return }
    shapeFocus()
    if host.tree.isOneElement {
      isAccessibilityElement = true
      if !proxies.isEmpty {
        proxies = []
        accessibilityElements = nil
        tellLayout(beginsAt: self)
      }
      accessibilityTraits = UIAccessibilityTraits(root)
      accessibilityValue = host.tree.spokenValue
      if !root.name.isEmpty, accessibilityLabel == nil { accessibilityLabel = root.name }
    } else {
      showElements()
    }
  }

  /// Has each element of the tree but the root be found by itself.
  private func showElements() {
    let elements = host.tree.elements.dropFirst()
    isAccessibilityElement = false
    let isOther = proxies.count != elements.count
    if isOther {
      proxies = elements.indices.map { AccessibilityProxy(of: self, element: $0) }
      accessibilityElements = proxies
    }
    for (proxy, element) in zip(proxies, elements) { proxy.show(element) }
    if isOther { tellLayout(beginsAt: proxies.first) }
  }

  /// Says that something opened or closed, and where to go on from.
  private func tellLayout(beginsAt element: NSObject?) {
    guard window != nil else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: element)
  }

  /// Does what assistive technology asks of an element; whether the control did it.
  @discardableResult
  func act(_ action: AccessibilityAction, on element: Int) -> Bool {
    take(.accessibility(action, element: element), at: now) == .handled
  }

  /// Presses the control, or the element in it that keys would act on.
  func activate() -> Bool {
    let tree = host.tree
    guard let root = tree.elements.first else { return false }
    if root.actions.contains(.activate) { return act(.activate, on: 0) }
    guard let active = tree.chosenIndex else { return false }
    return act(.activate, on: active)
  }

  /// What can be chosen at once in a control that is one element, and so else only be stepped to.
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

  /// Chooses what was described before, if it still is there: a list may have been turned meanwhile.
  private func choose(_ element: AccessibilityElement) -> Bool {
    let index = host.tree.elements.firstIndex {
      $0.name == element.name && $0.position == element.position
    }
    return index.map { act(.activate, on: $0) } ?? false
  }

  /// The label and the value in one line; nil where there is neither.
  var spokenTitle: String? {
    let parts = [accessibilityLabel, host.tree.spokenValue].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Says the value that an event tells, unless assistive technology asked for it and says it itself.
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
  /// Its index in the core's tree.
  let element: Int

  /// Stands for an element of a view's control.
  init(of view: RotaryView, element: Int) {
    self.view = view
    self.element = element
    super.init(accessibilityContainer: view)
  }

  /// Has the element be found as it is now.
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

/// An action of the control's own, in a list that may have the app's as well.
final class ChoiceAction: UIAccessibilityCustomAction {}

extension AccessibilityTree {
  /// Whether the control is found as one element: where all of it is stepped or pressed.
  var isOneElement: Bool {
    guard let root = elements.first else { return false }
    return elements.count == 1 || root.actions.contains(.increment)
  }
}

extension UIAccessibilityTraits {
  /// What an element is, and what it is like now.
  init(_ element: AccessibilityElement) {
    self = .none
    if !element.actions.intersection(.adjust).isEmpty { insert(.adjustable) }
    switch element.role {
    case .button, .menuitem, .option: insert(.button)
    case .progressbar: insert(.updatesFrequently)
    case .listbox, .slider, .spinbutton, .menu, .group: break
    }
    if element.states.contains(.selected) { insert(.selected) }
    if element.states.contains(.disabled) { insert(.notEnabled) }
  }
}
#endif
