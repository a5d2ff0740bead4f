#if canImport(UIKit)
import Rotary
import UIKit

extension RotaryView {
  /// Passes a key of a keyboard or a remote to the control, and returns whether the control handled it.
  func pressed(_ press: UIPress) -> Bool {
    if #available(iOS 13.4, tvOS 13.4, *), let pressed = press.key {
      guard let key = Key(pressed) else { return false }
      return process(.key(key, Modifiers(pressed.modifierFlags)), at: now) == .handled
    }
    if let arrow = RemoteArrow.all.first(where: { $0.button == press.type }) {
      return remote.step(self, by: arrow)
    }
    // Menu belongs to the system, except while a menu is open that it can close.
    guard press.type != .menu || hasOpenMenu, let key = Key(press.type) else { return false }
    return process(.key(key), at: now) == .handled
  }
}

extension Key {
  /// Creates the key of a remote's button, except for the arrows; nil for a button that no control uses.
  init?(_ button: UIPress.PressType) {
    switch button {
    case .select: self = .enter
    case .playPause: self = .space
    case .menu: self = .escape
    default: return nil
    }
  }
}

@available(iOS 13.4, tvOS 13.4, *)
extension Key {
  /// The space character; lower code points are control characters.
  private static let firstPrintable: UInt32 = 0x20

  /// Creates the key of a hardware key; nil for a key that no control uses.
  @MainActor
  init?(_ key: UIKey) {
    switch key.keyCode {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardReturnOrEnter, .keypadEnter: self = .enter
    case .keyboardSpacebar: self = .space
    case .keyboardDeleteOrBackspace: self = .backspace
    case .keyboardEscape: self = .escape
    default:
      let typed = key.characters.unicodeScalars
      guard typed.count == 1, let character = typed.first, character.value >= Self.firstPrintable
      else { return nil }
      self = .character(character)
    }
  }
}

@available(iOS 13.4, tvOS 13.4, *)
extension Modifiers {
  /// Creates the modifier keys from UIKit's flags.
  init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.alternate) { insert(.option) }
    if flags.contains(.command) { insert(.command) }
  }
}

extension UIEvent {
  /// The modifier keys during the event; empty before iOS 13.4.
  var pointerModifiers: Modifiers {
    guard #available(iOS 13.4, tvOS 13.4, *) else { return [] }
    return Modifiers(modifierFlags)
  }
}
#endif
