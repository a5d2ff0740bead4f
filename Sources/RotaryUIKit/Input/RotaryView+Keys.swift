#if canImport(UIKit)
import Rotary
import UIKit

extension RotaryView {
  /// Tells the control of a hardware key, or of a remote control's; whether it took it.
  func pressed(_ press: UIPress) -> Bool {
    if #available(iOS 13.4, tvOS 13.4, *), let pressed = press.key {
      guard let key = Key(pressed) else { return false }
      return take(.key(key, Modifiers(pressed.modifierFlags)), at: now) == .handled
    }
    if let arrow = RemoteArrow.all.first(where: { $0.button == press.type }) {
      return remote.step(self, by: arrow)
    }
    // Menu is the system's, which goes back, except while there is something to close.
    guard press.type != .menu || hasOpenMenu, let key = Key(press.type) else { return false }
    return take(.key(key), at: now) == .handled
  }
}

extension Key {
  /// What a button of a remote control means, but for its arrows; nil for one that means nothing to any control.
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
  /// The space; what comes before controls a terminal.
  private static let firstPrintable: UInt32 = 0x20

  /// What a hardware key means; nil for one that means nothing to any control.
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
  /// The keys that are held down along with another, or with a touch.
  init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.alternate) { insert(.option) }
    if flags.contains(.command) { insert(.command) }
  }
}

extension UIEvent {
  /// The keys that are held down; none before iOS 13.4.
  var pointerModifiers: Modifiers {
    guard #available(iOS 13.4, tvOS 13.4, *) else { return [] }
    return Modifiers(modifierFlags)
  }
}
#endif
