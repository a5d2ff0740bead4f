#if canImport(UIKit)
import Rotary
import UIKit

/// A ring of hues around a square of saturation and brightness, on which the user selects a colour.
///
/// It has the property of a `UIColorWell`, and shows the colours without another screen:
///
/// ```swift
/// let paint = ColorWheelView(frame: CGRect(x: 20, y: 80, width: 256, height: 256))
/// paint.selectedColor = .systemIndigo
/// paint.addAction(
///   UIAction { [unowned paint] _ in print(paint.selectedColor) },
///   for: .valueChanged
/// )
/// view.addSubview(paint)
/// ```
///
/// On a television, swipes change the ``activePart``: up and down the brightness, left and right
/// any other. Swipes across them move the focus. Select activates the next part.
open class ColorWheelView: RotaryValueView, EventSending {
  private let core = ControlHost(ColorWheel())

  /// A closure that receives every event, including those without a UIKit control event.
  ///
  /// Only the user's actions send events; changes by code send none. Default nil.
  public var eventHandler: ((ValueEvent<RGBA>) -> Void)?

  override var host: any ControlHosting { core }

  override var restorableNumbers: [Double] {
    get { [value.red, value.green, value.blue, value.opacity] }
    set {
      value = RGBA(
        red: newValue[0],
        green: newValue[1],
        blue: newValue[2],
        opacity: newValue[3]
      )
    }
  }

  /// Up and down step the brightness, left and right any other part; the focus leaves across them.
  override func takesArrow(_ arrow: RemoteArrow) -> Bool {
    super.takesArrow(arrow) != (activePart == .brightness)
  }

  override func sendEvents() { sendEvents(of: core) { eventHandler?($0) } }

  /// The colour, with each component a multiple of 1/255.
  ///
  /// Setting it takes effect immediately and sends no event. Setting it to the colour that the view
  /// has just reported does not interrupt a drag. A grey keeps the previous hue. Default red.
  public var value: RGBA {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves the thumbs to a colour without sending an event, unless the user holds one.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func setValue(_ value: RGBA, animated: Bool) -> CommandedMotion<RGBA>? {
    core.move(\.value) { $0.move(to: value, animated: animated) }
  }

  /// Moves immediately to a colour for a command of the app, which has no end to report.
  package func jump(to value: RGBA) { core.edit { _ = $0.move(to: value, animated: false) } }

  /// The colour as UIKit has it.
  ///
  /// Setting it sets ``value``: the components in sRGB, clamped. A dynamic colour is resolved with
  /// the view's traits. A pattern is ignored.
  @IBInspectable public var selectedColor: UIColor {
    get { UIColor(value) }
    set {
      let color = RGBA(newValue.resolvedColor(with: traitCollection))
      if let color { value = color }
    }
  }

  /// The hue in degrees, in [0, 360); also of a grey.
  public var hue: Double { core.read { $0.hue } }

  /// The distance of the colour from grey, from 0 to 1; also of black.
  public var saturation: Double { core.read { $0.saturation } }

  /// The brightness, from 0 to 1.
  public var brightness: Double { core.read { $0.brightness } }

  /// The opacity, from 0 to 1; 1 if the options have none.
  public var opacity: Double { core.read { $0.opacity } }

  /// The part of the colour that keys change.
  ///
  /// The opacity is ignored if the options have none. Default the hue.
  public var activePart: ColorWheelPart {
    get { core.read { $0.activePart } }
    set { core.edit { $0.activate(newValue) } }
  }

  /// The settings for the behaviour, such as whether the user can change the opacity.
  public var options: ColorWheelOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The names of hue, saturation, brightness and opacity, for screen readers.
  ///
  /// Default empty, which uses English names.
  public var labels: [String] {
    get { core[\.labels] }
    set { core[\.labels] = newValue }
  }
}
#endif
