// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// Keys by their numbers on USB's keyboard usage page.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4
  case keyboard1 = 30
  case keyboard2 = 31
  case keyboard3 = 32
  case keyboard4 = 33
  case keyboard5 = 34
  case keyboard6 = 35
  case keyboard7 = 36
  case keyboard8 = 37
  case keyboard9 = 38
  case keyboard0 = 39
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHyphen = 45
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keypadEnter = 88
}

@MainActor
open class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  init(_ keyCode: UIKeyboardHIDUsage, _ characters: String, _ modifierFlags: UIKeyModifierFlags) {
    self.keyCode = keyCode
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
  }
}

@MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  open internal(set) var key: UIKey?
  open internal(set) weak var responder: UIResponder?
}

@MainActor
open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []
}

/// The hardware keyboard and a television remote's buttons, for tests.
@MainActor
public enum Keyboard {
  /// The modifier keys that are down.
  public static var modifiers: UIKeyModifierFlags = []

  /// Presses and releases a key.
  ///
  /// The window's first responder receives it, and passes it on if it does not handle it.
  public static func press(
    _ keyCode: UIKeyboardHIDUsage,
    _ characters: String = "",
    in window: UIWindow
  ) {
    let press = UIPress()
    press.key = UIKey(keyCode, characters, modifiers)
    send(press, in: window, [.began, .ended])
  }

  /// Presses and releases a button of a remote, or sends other phases.
  public static func press(
    _ button: UIPress.PressType,
    in window: UIWindow,
    _ phases: [UIPress.Phase] = [.began, .ended]
  ) {
    let press = UIPress()
    press.type = button
    send(press, in: window, phases)
  }

  private static func send(_ press: UIPress, in window: UIWindow, _ phases: [UIPress.Phase]) {
    guard let responder = window.firstResponder ?? window.focusedView else { return }
    press.timestamp = TestDevice.time
    press.responder = responder
    let event = UIPressesEvent()
    event.type = .presses
    event.timestamp = TestDevice.time
    event.modifierFlags = modifiers
    event.allPresses = [press]
    for phase in phases {
      press.phase = phase
      switch phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed, .stationary: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      }
    }
  }
}
