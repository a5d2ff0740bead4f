#if canImport(UIKit)
import Rotary
import UIKit

/// A knob with two thumbs, for a lower and an upper value.
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
open class RangeDialView: RotaryValueView {
  private let core = ControlHost(RangeDial())

  /// Takes all that the user brings about, in the core's words: also what has no control event of UIKit's.
  ///
  /// What a program sets, moves or scrolls is not told. Default nil.
  public var eventHandler: ((DialEvent<DialRange>) -> Void)?

  override var host: any ControlHosting { core }

  override func sendEvents() {
    core.sendEvents { event in
      give(RangeDial.feedback(for: event))
      eventHandler?(event)
      switch event {
      case .changing: sendValueChanged(isFinal: false)
      case .changed: sendValueChanged(isFinal: true)
      case .crossed, .metEnd: break
      }
    }
  }

  /// Both values.
  ///
  /// Setting it tells nothing, and disturbs no finger where the app only sets what it was told; see
  /// `DialControl.value`. Default 0 and 0.
  public var value: DialRange {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Goes to two values, but not while a finger holds the dial; tells nothing.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setValue(_ value: DialRange, animated: Bool) -> CommandedMotion<DialRange>? {
    core.move(\.value) { $0.move(to: value, animated: animated, at: $1) }
  }

  /// The lower value; setting it leaves the upper one, unless they would be too near.
  @IBInspectable public var lowerValue: Double {
    get { value.low }
    set { value = DialRange(low: newValue, high: value.high) }
  }

  /// The upper value; setting it leaves the lower one.
  @IBInspectable public var upperValue: Double {
    get { value.high }
    set { value = DialRange(low: value.low, high: newValue) }
  }

  /// The least value; setting it above the greatest sets that, too.
  ///
  /// A number that no scale can have changes nothing. Default 0.
  @IBInspectable public var minimumValue: Double {
    get { scale.minimum }
    set { core.set("min", to: newValue) }
  }

  /// The greatest value; setting it below the least sets that, too.
  ///
  /// A number that no scale can have changes nothing. Default 100.
  @IBInspectable public var maximumValue: Double {
    get { scale.maximum }
    set { core.set("max", to: newValue) }
  }

  /// The values and where they stand: steps, angles, turns.
  public var scale: DialScale {
    get { core[\.scale] }
    set { core[\.scale] = newValue }
  }

  /// How the two thumbs behave to each other.
  public var thumbs: RangeDialThumbs {
    get { core[\.thumbs] }
    set { core[\.thumbs] = newValue }
  }

  /// How it behaves.
  public var options: DialOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// What it looks like.
  public var style: DialStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// Writes a value in the app's own way, as it is shown and read out; nil, the default, for the style's.
  ///
  /// It is called once for each value shown, the lower one first, on the main thread, and may ask the view.
  public var formatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}
#endif
