#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import RotaryUIKit
import SwiftUI

// The commands of each control. All of them return the motion, whose end you can await, or nil if nothing moves.

extension RotaryProxy where Host == WheelView {
  /// Spins the wheel to a sector.
  ///
  /// - Parameters:
  ///   - tag: The selection's value for the sector: its element, its tag, or its index if it has neither. A value
  ///     without a sector is ignored.
  ///   - turns: The number of full turns on the way, 1 to 100. Negative numbers turn counterclockwise. Default 4.
  ///   - duration: The duration in seconds, more than 0 and at most 60. Default 4.
  /// - Returns: The motion, whose end has the sector's index.
  @discardableResult
  public func spin(
    to tag: some Hashable,
    turns: Int = 4,
    duration: Double = 4
  ) -> CommandedMotion<Int>? {
    guard let index = index(ofTag: tag) else { return nil }
    return move { $0.spin(to: index, turns: turns, duration: duration) }
  }

  /// Draws a sector at random by the sectors' odds, and spins the wheel to it.
  ///
  /// - Parameters:
  ///   - turns: The number of full turns on the way, 1 to 100. Negative numbers turn counterclockwise. Default 4.
  ///   - duration: The duration in seconds, more than 0 and at most 60. Default 4.
  ///   - generator: The source of the random number.
  /// - Returns: The motion, whose end has the index of the drawn sector. Nil also if all odds are 0.
  @discardableResult
  public func draw(
    turns: Int = 4,
    duration: Double = 4,
    using generator: inout some RandomNumberGenerator
  ) -> CommandedMotion<Int>? {
    move { $0.draw(turns: turns, duration: duration, using: &generator) }
  }

  /// Draws a sector at random with the system's random number generator; see ``draw(turns:duration:using:)``.
  @discardableResult
  public func draw(turns: Int = 4, duration: Double = 4) -> CommandedMotion<Int>? {
    move { $0.draw(turns: turns, duration: duration) }
  }

  /// Turns the wheel at a constant speed, until ``stopTurning()`` or a touch.
  ///
  /// - Parameter radiansPerSecond: The speed, up to ±100, clockwise positive; not 0.
  /// - Returns: The motion. Nil also if the wheel cannot turn this way, as with Reduce Motion.
  @discardableResult
  public func startTurning(radiansPerSecond: Double) -> CommandedMotion<Int>? {
    move { $0.startTurning(radiansPerSecond: radiansPerSecond) }
  }

  /// Slows down a turning wheel, as after a flick, until it stops on a sector.
  ///
  /// - Returns: The motion, whose end has the sector's index.
  @discardableResult
  public func stopTurning() -> CommandedMotion<Int>? { move { $0.stopTurning() } }
}

extension RotaryProxy where Host == DialView {
  /// Moves the dial to a value, unless the user is dragging it.
  @discardableResult
  public func move(to value: Double, animated: Bool = true) -> CommandedMotion<Double>? {
    move { $0.setValue(value, animated: animated) }
  }
}

extension RotaryProxy where Host == RangeDialView {
  /// Moves both thumbs to values, unless the user is dragging one.
  @discardableResult
  public func move(to value: DialRange, animated: Bool = true) -> CommandedMotion<DialRange>? {
    move { $0.setValue(value, animated: animated) }
  }
}

extension RotaryProxy where Host == NumberSpinnerView {
  /// Turns the ring to a number, even while the user is dragging it.
  @discardableResult
  public func move(to value: Double, animated: Bool = true) -> CommandedMotion<Double>? {
    move { $0.setValue(value, animated: animated) }
  }
}

extension RotaryProxy where Host == SpinnerRowView {
  /// Turns all rings to a value.
  @discardableResult
  public func move(to value: Double, animated: Bool = true) -> CommandedMotion<Double>? {
    move { $0.setValue(value, animated: animated) }
  }

  /// Turns all rings to the day of a date.
  @discardableResult
  public func move(to date: Date, animated: Bool = true) -> CommandedMotion<Double>? {
    move { $0.setDate(date, animated: animated) }
  }
}

extension RotaryProxy where Host == TurntableView {
  /// Scrolls to an item, without selecting it.
  ///
  /// - Parameters:
  ///   - id: The item's ID. An ID without an item is ignored.
  ///   - position: The position of the item on the arc. Default its middle.
  ///   - animated: Whether the scroll is animated. Default true.
  /// - Returns: The motion, whose end has the index of the item in the middle.
  @discardableResult
  public func scroll(
    to id: some Hashable,
    position: Turntable.ScrollPosition = .middle,
    animated: Bool = true
  ) -> CommandedMotion<Int?>? {
    guard let index = index(ofTag: id) else { return nil }
    return move { $0.scrollToItem(at: index, position: position, animated: animated) }
  }
}

extension RotaryProxy where Host == PhoneDialView {
  /// Dials a hole, if the dial rests.
  ///
  /// The phone's `onDial` is not called.
  ///
  /// - Parameter hole: The index of the hole. An index without a hole is ignored.
  /// - Returns: The motion, whose end has the hole dialled last.
  @discardableResult
  public func dial(_ hole: Int) -> CommandedMotion<Int>? { move { $0.dial(hole) } }
}

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
