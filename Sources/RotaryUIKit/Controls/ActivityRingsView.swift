#if canImport(UIKit)
import Rotary
import UIKit

/// Rings around one another, each of which shows a value's share of its goal, similar to `HKActivityRingView`.
///
/// ```swift
/// let day = ActivityRingsView(frame: CGRect(x: 20, y: 80, width: 200, height: 200))
/// day.rings = [
///   ActivityRing(420, of: 600, name: "Move"), ActivityRing(34, of: 30, name: "Exercise"),
/// ]
/// day.setValues([610, 34], animated: true)
/// view.addSubview(day)
/// ```
///
/// The user cannot change it. It sends `.primaryActionTriggered` when a value reaches its goal by a motion.
open class ActivityRingsView: RotaryView, EventSending {
  private let core = ControlHost(ActivityRings())

  /// A closure that receives every event: a value has reached its goal.
  ///
  /// Default nil.
  public var eventHandler: ((ActivityRingsEvent) -> Void)?

  override var host: any ControlHosting { core }

  override func sendEvents() {
    core.sendEvents { event in
      eventHandler?(event)
      sendActions(for: .primaryActionTriggered)
    }
  }

  /// The rings, the outermost first; at most eight.
  ///
  /// Setting them takes effect immediately and sends no event. Default empty.
  public var rings: [ActivityRing] {
    get { core[\.rings] }
    set { core[\.rings] = newValue }
  }

  /// The values of the rings.
  ///
  /// Setting them takes effect immediately and sends no event. Default empty.
  public var values: [Double] {
    get { core[\.values] }
    set { core[\.values] = newValue }
  }

  /// Moves to values, and sends an event for each goal that is reached.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setValues(_ values: [Double], animated: Bool) -> CommandedMotion<[Double]>? {
    let isDone = core.perform { $0.move(to: values, animated: animated) }
    return isDone == true ? core.follow(\.values) : nil
  }

  /// Moves to the values of rings, and sets everything else about them immediately; see ``setValues(_:animated:)``.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setRings(_ rings: [ActivityRing], animated: Bool) -> CommandedMotion<[Double]>? {
    let isDone = core.perform { $0.move(to: rings, animated: animated) }
    return isDone == true ? core.follow(\.values) : nil
  }

  /// The settings for the rings' appearance.
  public var style: ActivityRingsStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}
#endif
