#if canImport(UIKit)
import Rotary
import UIKit

/// A gauge that shows a value on a scale, with coloured ranges and a target.
///
/// ```swift
/// let speed = GaugeDialView(frame: CGRect(x: 20, y: 80, width: 200, height: 200))
/// speed.maximumValue = 200
/// speed.style.thresholds = [120, 160]
/// speed.style.tints = [.role(.positive), .role(.warning), .role(.critical)]
/// speed.setValue(87, animated: true)
/// view.addSubview(speed)
/// ```
///
/// The user can change it if ``isEditable`` is true; it then sends `.valueChanged` as `UISlider` does.
open class GaugeDialView: RotaryValueView, EventSending {
  private let core = ControlHost(GaugeDial())

  /// A closure that receives every event, including each threshold that the value crosses.
  ///
  /// Default nil.
  public var eventHandler: ((ValueEvent<Double>) -> Void)?

  override var host: any ControlHosting { core }

  override func sendEvents() { sendEvents(of: core) { eventHandler?($0) } }

  /// The current value.
  ///
  /// Setting it takes effect immediately and sends no event. Default 0.
  @IBInspectable public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves to a value, and sends an event for each threshold on the way, unless the user holds the gauge.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    let isDone = core.perform { $0.move(to: value, animated: animated) }
    return isDone == true ? core.follow(\.value) : nil
  }

  /// Further values, each shown by a marker; at most eight.
  ///
  /// Setting them takes effect immediately. Default empty.
  public var others: [Double] {
    get { core[\.others] }
    set { core[\.others] = newValue }
  }

  /// Moves the markers of further values.
  public func setOthers(_ others: [Double], animated: Bool) {
    core.perform { $0.move(others: others, animated: animated) }
  }

  /// The target, which is marked at the track; nil for none.
  ///
  /// Default nil.
  public var target: Double? {
    get { core[\.target] }
    set { core[\.target] = newValue }
  }

  /// Whether the user can change the value.
  ///
  /// Default false.
  @IBInspectable public var isEditable: Bool {
    get { core[\.isEditable] }
    set { core[\.isEditable] = newValue }
  }

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

  /// The values and their positions: steps and angles.
  public var scale: DialScale {
    get { core[\.scale] }
    set { core[\.scale] = newValue }
  }

  /// The settings for the gauge's appearance.
  public var style: GaugeDialStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// A closure that formats the value, both for display and for assistive technologies.
  ///
  /// It is called on the main thread, once for each value shown, and may read the view. Default nil: the style's
  /// format.
  public var valueFormatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}
#endif
