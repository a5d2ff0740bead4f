#if canImport(UIKit)
import Rotary
import UIKit

/// A rotary knob with two thumbs for selecting a range of values.
///
/// ```swift
/// let sleep = RangeDialView(frame: CGRect(x: 20, y: 80, width: 240, height: 240))
/// sleep.scale = try DialScale(from: 0, through: 1_440, step: 5)
/// sleep.value = DialRange(low: 540, high: 1_020)
/// sleep.addAction(
///   UIAction { [unowned sleep] _ in print(sleep.lowerValue, sleep.upperValue) },
///   for: .valueChanged
/// )
/// view.addSubview(sleep)
/// ```
open class RangeDialView: RotaryValueView, EventSending {
  private let core = ControlHost(RangeDial())

  /// A closure that receives every event, including those without a UIKit control event.
  ///
  /// Only the user's actions send events; changes by code send none. Default nil.
  public var eventHandler: ((ValueEvent<DialRange>) -> Void)?

  override var host: any ControlHosting { core }

  override var restorableNumbers: [Double] {
    get { [value.low, value.high] }
    set { value = DialRange(low: newValue[0], high: newValue[1]) }
  }

  override func sendEvents() { sendEvents(of: core) { eventHandler?($0) } }

  /// The lower and the upper value.
  ///
  /// Setting it sends no event. Setting it to the value that the dial has just reported does not interrupt the user's
  /// drag; see `DialControl.value`. Default 0 and 0.
  public var value: DialRange {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves the thumbs to two values without sending an event, unless the user is dragging one.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setValue(_ value: DialRange, animated: Bool) -> CommandedMotion<DialRange>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// Moves immediately to a value for a command of the app, which has no end to report.
  package func jump(to value: DialRange) { core.edit { _ = $0.move(to: value, animated: false) } }

  /// The lower value.
  ///
  /// Setting it moves the upper value only if their distance would not be allowed.
  @IBInspectable public var lowerValue: Double {
    get { value.low }
    set { value = DialRange(low: newValue, high: value.high) }
  }

  /// The upper value.
  ///
  /// Setting it does not move the lower value.
  @IBInspectable public var upperValue: Double {
    get { value.high }
    set { value = DialRange(low: value.low, high: newValue) }
  }

  /// The minimum value.
  ///
  /// Setting it above the maximum also moves the maximum. Numbers that are not valid for a scale are ignored. Default
  /// 0.
  @IBInspectable public var minimumValue: Double {
    get { scale.minimum }
    set { core.set("min", to: newValue) }
  }

  /// The maximum value.
  ///
  /// Setting it below the minimum also moves the minimum. Numbers that are not valid for a scale are ignored.
  /// Default 100.
  @IBInspectable public var maximumValue: Double {
    get { scale.maximum }
    set { core.set("max", to: newValue) }
  }

  /// The values and their positions: steps, angles and turns.
  public var scale: DialScale {
    get { core[\.scale] }
    set { core[\.scale] = newValue }
  }

  /// The settings for how the two thumbs limit each other.
  public var thumbs: RangeDialThumbs {
    get { core[\.thumbs] }
    set { core[\.thumbs] = newValue }
  }

  /// The settings for the dial's behaviour.
  public var options: DialOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The settings for the dial's appearance.
  public var style: DialStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// A closure that formats a value, both for display and for assistive technologies.
  ///
  /// It is called on the main thread, once for each value shown, the lower value first, and may read the view. Default
  /// nil: the style's format.
  public var valueFormatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}
#endif
