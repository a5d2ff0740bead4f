import Rotary
import RotaryGestures

extension PhoneFrame {
  /// The height of the text and the buttons below the phone.
  private static let footer = 64.0
  /// The width of the phone's body, as a share of its length; similar to real phones.
  private static let bodyShare = 0.52
  /// The width of the bezel, as a share of the body's length.
  private static let rimShare = 0.022

  /// The length of the phone, which fits in all orientations.
  var length: Double {
    Swift.max(0, Swift.min(size.width, size.height - Self.footer) - 8)
  }

  /// The centre of rotation.
  var middle: Point2D {
    Point2D(size.width / 2, Swift.max(0, size.height - Self.footer) / 2)
  }

  /// The frame of the phone in portrait orientation.
  var body: Rect2D {
    let width = length * Self.bodyShare
    return Rect2D(middle.x - width / 2, middle.y - length / 2, width, length)
  }

  /// The frame of the phone in its current orientation, or at the end of its rotation.
  public var shownBody: Rect2D {
    guard device.isLandscape else { return body }
    let (width, height) = (body.size.height, body.size.width)
    return Rect2D(middle.x - width / 2, middle.y - height / 2, width, height)
  }

  /// The frame of the screen in the phone.
  var screenFrame: Rect2D {
    let inner = body.inset(by: length * Self.rimShare)
    return Rect2D(origin: inner.origin, size: Size2D(inner.size.width, inner.size.height))
  }

  /// Returns the frame of a button, which rotates the phone to the left or right.
  public func button(quarters: Int) -> Rect2D {
    let reach = Swift.min(size.width / 2, 180)
    let center = Point2D(
      size.width / 2 + Double(quarters) * (reach - 30),
      size.height - Self.footer / 2
    )
    return Rect2D(center.x - 22, center.y - 22, 44, 44)
  }

  /// The frame of the text between the buttons.
  var line: Rect2D {
    let left = button(quarters: -1).maxX + 4
    let right = button(quarters: 1).minX - 4
    return Rect2D(left, size.height - Self.footer / 2 - 22, Swift.max(0, right - left), 44)
  }

  mutating func layOut() {
    stage.screen = screenFrame.size
    app.size = stage.bounds(at: now)
  }

  /// Returns the transform from the face's coordinates to the control's.
  func appTransform(at time: Double) -> Transform2D {
    stage.transform(at: time)
      .then(.translation(screenFrame.minX, screenFrame.minY))
      .then(.rotation(deviceAngle(at: time), about: middle))
  }
}
