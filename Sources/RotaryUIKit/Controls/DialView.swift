#if canImport(UIKit)
import Rotary
import UIKit

/// A rotary knob for selecting a number, similar to `UISlider`.
///
/// ```swift
/// let heat = DialView(frame: CGRect(x: 20, y: 80, width: 200, height: 200))
/// heat.minimumValue = 5
/// heat.maximumValue = 30
/// heat.addAction(
///   UIAction { [unowned heat] _ in print(heat.value) },
///   for: .valueChanged
/// )
/// view.addSubview(heat)
/// ```
open class DialView: RotaryValueView, EventSending {
  private let core = ControlHost(Dial())

  /// A closure that receives every event, including those without a UIKit control event.
  ///
  /// Only the user's actions send events; changes by code send none. Default nil.
  public var eventHandler: ((ValueEvent<Double>) -> Void)?

  override var host: any ControlHosting { core }

  override var restorableNumbers: [Double] {
    get { [value] }
    set { value = newValue[0] }
  }

  override func sendEvents() { sendEvents(of: core) { eventHandler?($0) } }

  /// The dial's current value.
  ///
  /// Setting it sends no event. Setting it to the value that the dial has just reported does not interrupt the user's
  /// drag; see `DialControl.value`. Default 0.
  @IBInspectable public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves the dial to a value without sending an event, unless the user is dragging it.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// Moves immediately to a value for a command of the app, which has no end to report.
  package func jump(to value: Double) { core.edit { _ = $0.move(to: value, animated: false) } }

  /// The minimum value.
  ///
  /// Setting it above the maximum also moves the maximum. Numbers that are not valid for a scale are ignored.
  /// Default 0.
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
  /// It is called on the main thread, once for each value shown, and may read the view. Default nil: the style's
  /// format.
  public var valueFormatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}
#endif
