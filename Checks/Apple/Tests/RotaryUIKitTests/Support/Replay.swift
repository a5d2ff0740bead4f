import Foundation
import Rotary
import RotaryReplay
import UIKit

@testable import RotaryUIKit

/// Plays a recording on a view: its fingers as touches, its keys on the keyboard.
///
/// Frames are shown only up to the next line's time: a frame shows a time to come, and what a finger does
/// meanwhile counts later then, which a recording's times know nothing of.
@MainActor
final class Replay<View: ShownControl> {
  let stage: Stage<View>
  private let recording: Recording
  private var fingers: [Int: Finger] = [:]

  /// Makes the view with a recording's control; nil where that is of another kind, or where lines of it are
  /// nothing that a view's user does.
  init?(_ recording: Recording, on kind: View.Type) throws {
    guard recording.control == View.Core.controlName, Self.canPlay(recording) else { return nil }
    self.recording = recording
    var control = try View.Core.make(recording.settings)
    if let size = recording.size { control.size = size }
    let environment = control.environment
    guard environment.textScale == 1 else { return nil }
    stage = Stage(
      kind,
      size: CGSize(width: control.size.width, height: control.size.height),
      direction: environment.isRightToLeft ? .forceRightToLeft : nil
    )
    TestDevice.isReduceMotionEnabled = environment.reducesMotion
    stage.view.isEnabled = environment.isEnabled
    stage.view.show(control)
    stage.view.becomeFirstResponder()
    TestDevice.showFrame(at: 0)
    stage.clear()
  }

  private static func canPlay(_ recording: Recording) -> Bool {
    recording.lines.allSatisfy { line in
      switch line.action {
      case .input(.pointer(let event)): event.phase != .hover && event.phase != .leave
      case .input(.key(let key, let modifiers)): code(of: key) != nil && modifiers == []
      case .input(.accessibility(_, let element)): element == 0
      case .check, .end: true
      case .input, .resize, .call, .setting: false
      }
    }
  }

  /// Plays to the end.
  ///
  /// - Returns: what the control told, in words.
  func play() -> [String] {
    for line in recording.lines {
      pass(to: line.time)
      switch line.action {
      case .input(.pointer(let event)): touch(event)
      case .input(.key(let key, _)): press(key)
      case .input(.accessibility(let action, _)):
        switch action {
        case .increment: stage.view.accessibilityIncrement()
        case .decrement: stage.view.accessibilityDecrement()
        case .activate: _ = stage.view.accessibilityActivate()
        case .setValue: break
        }
      case .input, .resize, .call, .setting, .check, .end: break
      }
    }
    return stage.events
  }

  /// Shows the frames that show no later time, and then that time itself.
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

  private func touch(_ event: PointerEvent) {
    UIPressesKeyboard.modifiers = event.modifiers.contains(.shift) ? .shift : []
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
    case .hover, .leave: break
    }
  }

  private func press(_ key: Key) {
    guard let code = Self.code(of: key) else { return }
    var characters = ""
    if case .character(let scalar) = key { characters = String(Character(scalar)) }
    UIPressesKeyboard.press(code, characters, in: stage.window)
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
    // What is typed counts, not where the key is.
    case .character: .keyboardA
    }
  }
}
