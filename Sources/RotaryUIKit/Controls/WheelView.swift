#if canImport(UIKit)
import Rotary
import UIKit

/// The methods that a wheel calls after the user's actions, as a picker view does.
///
/// All are optional. Each is called after the wheel shows the change, in the order of the changes. A method may set the
/// wheel to another value. Setting, turning or spinning the wheel by code calls none.
@MainActor
public protocol WheelViewDelegate: AnyObject {
  /// Called when another sector reaches the pointer, along with `.valueChanged`.
  func wheelDidChangeValue(_ wheel: WheelView)
  /// Called when the user presses the hub.
  func wheelDidPress(_ wheel: WheelView)
}

// Default implementations make the methods optional.
extension WheelViewDelegate {
  /// Does nothing.
  public func wheelDidChangeValue(_ wheel: WheelView) {}
  /// Does nothing.
  public func wheelDidPress(_ wheel: WheelView) {}
}

/// A rotating picker of sectors, similar to a `UIPickerView` of one column.
///
/// ```swift
/// let wheel = WheelView(frame: CGRect(x: 20, y: 80, width: 280, height: 280))
/// try wheel.setSectors([Sector("Tea"), Sector("Coffee"), Sector("Water")])
/// wheel.addAction(
///   UIAction { [unowned wheel] _ in print(wheel.selectedIndex) },
///   for: .valueChanged
/// )
/// view.addSubview(wheel)
/// ```
///
/// Pressing the hub sends `.primaryActionTriggered`.
open class WheelView: RotaryValueView, EventSending {
  private let core = ControlHost(Wheel())

  /// The wheel's delegate, not retained.
  ///
  /// Default nil.
  public weak var delegate: (any WheelViewDelegate)?

  /// A closure that receives every event, including those without a UIKit control event.
  ///
  /// Only the user's actions send events; changes by code send none. Default nil.
  public var eventHandler: ((ValueEvent<Int>) -> Void)?

  override var host: any ControlHosting { core }

  override func sendEvents() { sendEvents(of: core) { eventHandler?($0) } }

  /// Presses the hub, for assistive technology.
  open override func accessibilityActivate() -> Bool { process(.key(.enter), at: now) == .handled }

  override func notifyDelegateOfValue() { delegate?.wheelDidChangeValue(self) }

  override func notifyDelegateOfPress() { delegate?.wheelDidPress(self) }

  /// The sectors of the wheel, at least one.
  public var sectors: [Sector] { core.read { $0.sectors } }

  /// Replaces the sectors.
  ///
  /// The selected index stays if it still exists.
  ///
  /// - Throws: `SectorLayout.WeightError` if there are no sectors, or if a weight is not a positive number. Then the
  ///   wheel does not change.
  public func setSectors(_ sectors: [Sector]) throws(SectorLayout.WeightError) {
    try core.set { wheel throws(SectorLayout.WeightError) in try wheel.setSectors(sectors) }
  }

  /// The index of the sector at the pointer, also while the wheel turns.
  ///
  /// Setting it sends no event. Setting it to the index that the wheel has just
  /// reported does not interrupt the user's drag. An index without a sector is ignored. Default 0.
  @IBInspectable public var selectedIndex: Int {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Turns the wheel to a sector along the shorter way without sending an event, even while the user is dragging it.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setSelectedIndex(_ index: Int, animated: Bool) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.select(index, animated: animated) }
  }

  /// Spins the wheel to a sector without sending an event.
  ///
  /// - Parameters:
  ///   - index: The index of the sector at which it stops. An index without a sector is ignored.
  ///   - turns: The number of full turns on the way. Negative numbers turn counterclockwise.
  ///   - duration: The duration in seconds. Default 4.
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func spin(to index: Int, turns: Int, duration: Double = 4) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.spin(to: index, turns: turns, duration: duration) }
  }

  /// The settings for the wheel's behaviour.
  public var options: WheelOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The settings for the wheel's appearance.
  public var style: WheelStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}
#endif
