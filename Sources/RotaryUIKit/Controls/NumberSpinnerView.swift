#if canImport(UIKit)
import Rotary
import UIKit

/// A rotating ring of number tiles for selecting a number, similar to `UIStepper`.
///
/// ```swift
/// let spinner = NumberSpinnerView(frame: CGRect(x: 20, y: 80, width: 200, height: 120))
/// spinner.maximumValue = 59
/// spinner.addAction(
///   UIAction { [unowned spinner] _ in print(spinner.value) },
///   for: .valueChanged
/// )
/// view.addSubview(spinner)
/// ```
///
/// A tap on the number at the front sends `.primaryActionTriggered`.
open class NumberSpinnerView: RotaryValueView, EventSending {
  private let core = ControlHost(NumberSpinner())

  /// A closure that receives every event, including those without a UIKit control event.
  ///
  /// Only the user's actions send events; changes by code send none. Default nil.
  public var eventHandler: ((ValueEvent<Double>) -> Void)?

  override var host: any ControlHosting { core }

  override var restorableNumbers: [Double] {
    get { [value] }
    set { value = newValue[0] }
  }

  /// Returns whether the arrow is along the ring's axis of rotation.
  override func takesArrow(_ arrow: RemoteArrow) -> Bool {
    super.takesArrow(arrow) == (options.axis == .horizontal)
  }

  override func sendEvents() { sendEvents(of: core) { eventHandler?($0) } }

  /// Presses the front number, for assistive technology.
  open override func accessibilityActivate() -> Bool { process(.key(.enter), at: now) == .handled }

  /// The front number, also while the ring turns.
  ///
  /// Setting it sends no event. Setting it to the value that the spinner has just reported does not interrupt a
  /// drag. A value between two numbers becomes the nearest, a value outside the range the nearest end. Default 0.
  @IBInspectable public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Turns the ring to a number without sending an event, even while the user is dragging it.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// Moves immediately to a value for a command of the app, which has no end to report.
  package func jump(to value: Double) { core.edit { _ = $0.move(to: value, animated: false) } }

  /// The minimum number.
  ///
  /// Setting it above the maximum also moves the maximum. Numbers that are not valid for a range are ignored. Default
  /// 0.
  @IBInspectable public var minimumValue: Double {
    get { range.minimum }
    set { setRange(newValue, max(newValue, range.maximum), step: stepValue) }
  }

  /// The maximum number.
  ///
  /// Setting it below the minimum also moves the minimum. Numbers that are not valid for a range are ignored. Default
  /// 9.
  @IBInspectable public var maximumValue: Double {
    get { range.maximum }
    set { setRange(min(newValue, range.minimum), newValue, step: stepValue) }
  }

  /// The difference between two neighbouring numbers, above 0.
  ///
  /// Numbers that are not valid for a range are ignored. Default 1.
  @IBInspectable public var stepValue: Double {
    get { range.step.magnitude }
    set { setRange(range.minimum, range.maximum, step: newValue) }
  }

  /// The numbers of the ring, in ascending or descending order.
  public var range: SpinnerRange {
    get { core[\.range] }
    set { core[\.range] = newValue }
  }

  /// The settings for the spinner's behaviour.
  public var options: SpinnerOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The settings for the spinner's appearance.
  public var style: SpinnerStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  private func setRange(_ minimum: Double, _ maximum: Double, step: Double) {
    let made = try? SpinnerRange(from: minimum, through: maximum, step: step)
    if let made { range = made }
  }
}
#endif
