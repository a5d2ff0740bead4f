#if canImport(UIKit)
import Rotary
import UIKit

/// A knob for a number, used as a `UISlider` is.
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
open class DialView: RotaryValueView {
  private let core = ControlHost(Dial())

  /// Takes all that the user brings about, in the core's words: also what has no control event of UIKit's.
  ///
  /// What a program sets, moves or scrolls is not told. Default nil.
  public var eventHandler: ((DialEvent<Double>) -> Void)?

  override var host: any ControlHosting { core }

  override func sendEvents() {
    core.sendEvents { event in
      give(Dial.feedback(for: event))
      eventHandler?(event)
      switch event {
      case .changing: sendValueChanged(isFinal: false)
      case .changed: sendValueChanged(isFinal: true)
      case .crossed, .metEnd: break
      }
    }
  }

  /// The value shown.
  ///
  /// Setting it tells nothing. A value that the app was just told, and sets in return, disturbs no finger;
  /// see `DialControl.value`. Default 0.
  @IBInspectable public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Goes to a value, whatever was told before, but not while a finger holds the dial; tells nothing.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double>? {
    core.move(\.value) { $0.move(to: value, animated: animated, at: $1) }
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
  /// It is called once for each value shown, on the main thread, and may ask the view.
  public var formatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}
#endif
