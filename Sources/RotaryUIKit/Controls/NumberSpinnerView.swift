#if canImport(UIKit)
import Rotary
import UIKit

/// A number on a ring of tiles that is turned, used as a `UIStepper` is.
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
open class NumberSpinnerView: RotaryValueView {
  private let core = ControlHost(NumberSpinner())

  /// Takes all that the user brings about, in the core's words: also what has no control event of UIKit's.
  ///
  /// What a program sets, moves or scrolls is not told. Default nil.
  public var eventHandler: ((SpinnerEvent) -> Void)?

  override var host: any ControlHosting { core }

  /// The arrows along which the ring turns step it.
  override func takesArrow(_ arrow: RemoteArrow) -> Bool {
    super.takesArrow(arrow) == (options.axis == .horizontal)
  }

  override func sendEvents() {
    core.sendEvents { event in
      give(NumberSpinner.feedback(for: event))
      eventHandler?(event)
      switch event {
      case .changing, .skipped: sendValueChanged(isFinal: false)
      case .changed: sendValueChanged(isFinal: true)
      case .pressed: sendActions(for: .primaryActionTriggered)
      case .metEnd: break
      }
    }
  }

  /// Presses the number at the front, by assistive technology.
  open override func accessibilityActivate() -> Bool { take(.key(.enter), at: now) == .handled }

  /// The number at the front, turning or not.
  ///
  /// Setting it tells nothing, and disturbs no finger where the app only sets what it was told. Between two
  /// numbers it is the nearest, beyond the ends the end. Default 0.
  @IBInspectable public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Turns to a number, whatever moved or held the ring; tells nothing.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated, at: $1) }
  }

  /// The least number; setting it above the greatest sets that, too.
  ///
  /// A number that no range can have changes nothing. Default 0.
  @IBInspectable public var minimumValue: Double {
    get { range.minimum }
    set { setRange(newValue, max(newValue, range.maximum), step: stepValue) }
  }

  /// The greatest number; setting it below the least sets that, too.
  ///
  /// A number that no range can have changes nothing. Default 9.
  @IBInspectable public var maximumValue: Double {
    get { range.maximum }
    set { setRange(min(newValue, range.minimum), newValue, step: stepValue) }
  }

  /// From one number to the next, above 0; a step that no range can have changes nothing.
  ///
  /// Default 1.
  @IBInspectable public var stepValue: Double {
    get { range.step.magnitude }
    set { setRange(range.minimum, range.maximum, step: newValue) }
  }

  /// The numbers it offers, which may also fall from tile to tile.
  public var range: SpinnerRange {
    get { core[\.range] }
    set { core[\.range] = newValue }
  }

  /// How it behaves.
  public var options: SpinnerOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// What it looks like.
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
