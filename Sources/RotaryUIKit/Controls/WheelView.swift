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

  override var restorableNumbers: [Double] {
    get { [Double(selectedIndex)] }
    set { if let index = Int(exactly: newValue[0]) { selectedIndex = index } }
  }

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

  /// Sets the icon of a sector to an image, as `UISegmentedControl` does for a segment.
  ///
  /// - Parameters:
  ///   - image: The image. A template image or a symbol gets the colour of text. Nil removes the sector's icon.
  ///   - index: The index of the sector. An index without a sector is ignored.
  public func setImage(_ image: UIImage?, forSectorAt index: Int) {
    var sectors = sectors
    guard sectors.indices.contains(index) else { return }
    let name = "rotary-sector-\(index)"
    pictures[name] = image.map { .image($0) }
    sectors[index].icon = image == nil ? nil : .image(name)
    // The weights stay valid.
    try? setSectors(sectors)
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

  /// Moves immediately to a value for a command of the app, which has no end to report.
  package func jump(to value: Int) { core.edit { _ = $0.select(value, animated: false) } }

  /// Spins the wheel to a sector without sending an event.
  ///
  /// - Parameters:
  ///   - index: The index of the sector at which it stops. An index without a sector is ignored.
  ///   - turns: The number of full turns on the way, 1 to 100. Negative numbers turn counterclockwise.
  ///   - duration: The duration in seconds, more than 0 and at most 60. Default 4.
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func spin(to index: Int, turns: Int, duration: Double = 4) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.spin(to: index, turns: turns, duration: duration) }
  }

  /// Draws a sector at random by the sectors' odds, and spins the wheel to it without sending an event.
  ///
  /// ``lastDraw`` is then the draw.
  ///
  /// - Parameters:
  ///   - turns: The number of full turns on the way, 1 to 100. Negative numbers turn counterclockwise. Default 4.
  ///   - duration: The duration in seconds, more than 0 and at most 60. Default 4.
  ///   - generator: The source of the random number.
  /// - Returns: The motion, whose end has the drawn sector. Nil if nothing moves, for example if all odds are 0.
  @discardableResult
  public func draw(
    turns: Int = 4,
    duration: Double = 4,
    using generator: inout some RandomNumberGenerator
  ) -> CommandedMotion<Int>? {
    let random = Double.random(in: 0..<1, using: &generator)
    return core.move(\.value) { $0.draw(random, turns: turns, duration: duration) }
  }

  /// Draws a sector at random with the system's random number generator; see ``draw(turns:duration:using:)``.
  @discardableResult
  public func draw(turns: Int = 4, duration: Double = 4) -> CommandedMotion<Int>? {
    var generator = SystemRandomNumberGenerator()
    return draw(turns: turns, duration: duration, using: &generator)
  }

  /// The last draw, with its random number and its odds, so that you can verify it; nil before the first.
  public var lastDraw: WheelDraw? { core.read { $0.lastDraw } }

  /// Turns the wheel at a constant speed without sending an event, until ``stopTurning()`` or a touch.
  ///
  /// - Parameter radiansPerSecond: The speed, up to ±100, clockwise positive; not 0.
  /// - Returns: The motion, whose end you can await. Nil if the wheel cannot turn this way, as with Reduce Motion.
  @discardableResult
  public func startTurning(radiansPerSecond: Double) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.startTurning(radiansPerSecond: radiansPerSecond) }
  }

  /// Slows down a turning wheel without sending an event, as after a flick, until it stops on a sector.
  ///
  /// - Returns: The motion, whose end you can await. Nil if the wheel is not turning.
  @discardableResult
  public func stopTurning() -> CommandedMotion<Int>? { core.move(\.value) { $0.stopTurning() } }

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

#if canImport(ObjectiveC)
// For Interface Builder, which connects only properties of Objective-C's types. An object that does not conform to the
// protocol is ignored.
extension WheelView {
  /// The ``delegate``, for Interface Builder.
  @IBOutlet public var delegateOutlet: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any WheelViewDelegate }
  }
}
#endif
#endif
