import Foundation
import Rotary
import RotaryGestures
import RotaryReplay
import UIKit

@testable import RotaryUIKit

/// Plays a recording on a view: fingers as touches, keys on the keyboard, scrolling on a trackpad, and the app's
/// actions through the view's host.
///
/// Frames are shown only up to the next line's time. A frame shows a future time, so a touch before that counts at the
/// frame's time, which the recording does not reproduce.
@MainActor
final class Replay<View: ShownControl> {
  let stage: Stage<View>
  private let recording: Recording
  private var fingers: [Int: Finger] = [:]
  private let trackpad: Trackpad
  private var screen: RotaryGestures.Stage

  /// Creates a view with a recording's control.
  init(_ recording: Recording, on kind: View.Type) throws {
    self.recording = recording
    var control = try View.Core.make(recording.settings)
    if let size = recording.size { control.size = size }
    let environment = control.environment
    stage = Stage(
      kind,
      size: CGSize(width: control.size.width, height: control.size.height),
      direction: environment.isRightToLeft ? .forceRightToLeft : nil
    )
    trackpad = Trackpad(in: stage.window)
    screen = RotaryGestures.Stage(screen: control.size)
    TestDevice.isReduceMotionEnabled = environment.reducesMotion
    stage.view.isEnabled = environment.isEnabled
    stage.view.show(control)
    stage.view.becomeFirstResponder()
    TestDevice.showFrame(at: 0)
    stage.clear()
  }

  /// Returns the part of a recording that a user and an app can play on a view: up to the first line that they cannot.
  ///
  /// - Returns: The playable part, and the reason why it ends early. Nil if it is complete.
  static func playable(_ recording: Recording) throws -> (Recording, reason: String?) {
    let control = try View.Core.make(recording.settings)
    guard control.environment.textScale == 1 else { return (recording.cut(before: 0), .textScale) }
    var wheelTime = -Double.infinity
    for (index, line) in recording.lines.enumerated() {
      var reason = obstacle(line.action)
      if case .input(.scroll(_, _, _, .unknown)) = line.action {
        if line.time - wheelTime < 0.5 {
          reason = "UIKit starts a new scroll with each step of a mouse's wheel"
        }
        wheelTime = line.time
      }
      if let reason { return (recording.cut(before: index), reason) }
    }
    return (recording, nil)
  }

  private static func obstacle(_ action: Recording.Action) -> String? {
    switch action {
    case .input(.key(let key, _)) where code(of: key) == nil:
      "the simulated keyboard has no such key"
    case .input(.accessibility(.setValue, _)): "assistive technologies of UIKit set no values"
    case .input(.detents): "no device with UIKit has a crown"
    case .input(.pointer(let event)) where event.phase == .lost: "UIKit never loses a touch"
    case .input(.scroll(_, _, let unit, let phase)):
      switch (unit, phase) {
      case (.points, .unknown), (.points, .began), (.points, .changed), (.points, .ended): nil
      case (_, .momentum), (_, .momentumEnded): "only scroll views get momentum"
      case (.notches, _): "UIKit reports all scrolling in points"
      }
    case .setting("text-scale", _): .textScale
    case .input, .resize, .call, .setting, .check, .end: nil
    }
  }

  /// Plays the whole recording.
  ///
  /// - Returns: The control's events as text.
  func play() throws -> [String] {
    for line in recording.lines {
      pass(to: line.time)
      switch line.action {
      case .input(let input): play(input)
      case .resize(let size): resize(to: size)
      case .setting(let name, let value): try set(name, to: value)
      case .call(let name, let arguments): try call(name, arguments)
      case .check, .end: break
      }
    }
    return stage.events
  }

  private func play(_ input: Input) {
    switch input {
    case .pointer(let event): point(event)
    case .key(let key, let modifiers): press(key, modifiers)
    case .scroll(let x, let y, _, let phase): scroll(x, y, phase)
    case .accessibility(let action, let element): act(action, on: element)
    case .focus(true): stage.view.becomeFirstResponder()
    case .focus(false): stage.view.resignFirstResponder()
    case .orientation(let orientation):
      screen.turn(to: orientation, at: TestDevice.time)
      resize(to: screen.size)
    case .detents: break
    }
  }

  // MARK: Actions of the app and the device.

  private func resize(to size: Size2D) {
    stage.view.frame.size = CGSize(size)
    screen.size = size
    stage.view.layoutIfNeeded()
  }

  /// Changes a setting of the app or of the device.
  private func set(_ name: String, to value: SettingValue) throws {
    var changed = stage.view.control
    try changed.apply(name, value)
    if changed.environment.reducesMotion != TestDevice.isReduceMotionEnabled {
      TestDevice.isReduceMotionEnabled = changed.environment.reducesMotion
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification,
        object: nil
      )
    } else {
      try stage.view.typedHost.set { control throws(SettingProblem) in
        try control.apply(name, value)
      }
    }
    stage.view.layoutIfNeeded()
  }

  private func call(_ name: String, _ arguments: Arguments) throws {
    try stage.view.typedHost.perform { control throws(SettingError) in
      try control.call(name, arguments)
    }
  }

  // MARK: Actions of the user.

  private func act(_ action: AccessibilityAction, on element: Int) {
    let view = stage.view
    let inside = view.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
    let found: UIResponder? =
      element == 0 ? view : inside.indices.contains(element - 1) ? inside[element - 1] : nil
    switch action {
    case .increment: found?.accessibilityIncrement()
    case .decrement: found?.accessibilityDecrement()
    case .activate: _ = found?.accessibilityActivate()
    case .setValue: break
    }
  }

  /// Scrolls as UIKit reports it: a scroll of a wheel without fingers begins and ends immediately.
  private func scroll(_ x: Double, _ y: Double, _ phase: ScrollPhase) {
    let middle = stage.point(
      Double(stage.view.bounds.width) / 2,
      Double(stage.view.bounds.height) / 2
    )
    // Content that moves down scrolls up.
    let way = CGPoint(x: -x, y: -y)
    switch phase {
    case .unknown:
      trackpad.beginScroll(at: middle, by: way)
      trackpad.endScroll()
    case .began: trackpad.beginScroll(at: middle, by: way)
    case .changed: trackpad.scroll(by: way)
    case .ended: trackpad.endScroll()
    case .momentum, .momentumEnded: break
    }
  }

  /// Shows the frames up to a time, and then the time itself.
  private func pass(to end: Double) {
    let ahead = 1 / TestDevice.framesPerSecond
    var frame = ((TestDevice.time / ahead).rounded(.down) + 1) * ahead
    while frame + ahead < end {
      TestDevice.showFrame(at: frame)
      frame += ahead
    }
    if end - ahead > TestDevice.time { TestDevice.showFrame(at: end - ahead) }
    TestDevice.elapse(to: end)
  }

  private func point(_ event: PointerEvent) {
    Keyboard.modifiers = UIKeyModifierFlags(event.modifiers)
    let place = stage.point(event.position.x, event.position.y)
    switch event.phase {
    case .down:
      let types: [PointerEvent.Kind: UITouch.TouchType] = [
        .touch: .direct, .pen: .pencil, .mouse: .indirectPointer,
      ]
      let finger = Finger(in: stage.window, types[event.kind] ?? .direct)
      fingers[event.id] = finger
      finger.down(at: place)
    case .move: fingers[event.id]?.move(to: place)
    case .up: fingers.removeValue(forKey: event.id)?.up(at: place)
    case .cancel: fingers.removeValue(forKey: event.id)?.cancel()
    case .lost: break
    case .hover: trackpad.hover(at: place)
    case .leave: trackpad.hover(at: nil)
    }
  }

  private func press(_ key: Key, _ modifiers: Modifiers) {
    Keyboard.modifiers = UIKeyModifierFlags(modifiers)
    guard let code = Self.code(of: key) else { return }
    var characters = ""
    if case .character(let scalar) = key { characters = String(Character(scalar)) }
    Keyboard.press(code, characters, in: stage.window)
  }

  private static func code(of key: Key) -> UIKeyboardHIDUsage? {
    switch key {
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .home: .keyboardHome
    case .end: .keyboardEnd
    case .pageUp: .keyboardPageUp
    case .pageDown: .keyboardPageDown
    case .enter: .keyboardReturnOrEnter
    case .space: .keyboardSpacebar
    case .backspace: .keyboardDeleteOrBackspace
    case .escape: .keyboardEscape
    // The typed character counts, not the key's position.
    case .character: .keyboardA
    }
  }
}

extension String {
  /// The reason why a recording with another text size is not played.
  fileprivate static var textScale: String {
    "text sizes of a device differ from those of recordings"
  }
}

extension Recording {
  /// Returns the recording up to a line.
  fileprivate func cut(before index: Int) -> Recording {
    var recording = self
    recording.lines = Array(lines[..<index])
    return recording
  }
}

extension UIKeyModifierFlags {
  /// Creates the modifier keys of a recording.
  fileprivate init(_ modifiers: Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}
