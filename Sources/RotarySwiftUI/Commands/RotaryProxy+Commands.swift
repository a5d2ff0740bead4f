#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

// The commands of each control. All of them return the motion, whose end you can await, or nil if nothing moves.

extension RotaryProxy {
  /// Changes a control of your own and sends its events, as for an action of the user.
  ///
  /// - Parameter body: A closure that changes the control.
  public func perform<Subject>(_ body: (inout Subject) -> Void)
  where Host == ControlHostView<Subject> {
    withView { $0.perform(body) }
  }

  /// Starts a motion of a control of your own.
  ///
  /// Neither the call nor the motion sends events.
  ///
  /// - Parameters:
  ///   - value: The property whose final value the end of the motion has.
  ///   - body: A closure that starts the motion and returns whether it did.
  /// - Returns: The motion, whose end you can await.
  @discardableResult
  public func move<Subject, Value: Sendable>(
    _ value: KeyPath<Subject, Value>,
    _ body: (inout Subject) -> Bool
  ) -> CommandedMotion<Value>? where Host == ControlHostView<Subject> {
    move { $0.move(value, body) }
  }
}
#endif
