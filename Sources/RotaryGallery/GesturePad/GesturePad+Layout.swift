import Rotary
import RotaryGestures

extension GesturePad {
  /// The width from which the list is beside the field, in points.
  private static let wide = 560.0
  private static let listWidth = 236.0
  static let lineHeight = 44.0
  private static let gap = 20.0

  private var isWide: Bool { size.width >= Self.wide }

  /// The number of columns of the list.
  private var columns: Int { isWide ? 1 : 2 }

  private var listHeight: Double {
    Double(PadGesture.allCases.count / columns) * Self.lineHeight
  }

  /// The area in which gestures are recognized.
  var field: Rect2D {
    isWide
      ? Rect2D(0, 0, Swift.max(0, size.width - Self.listWidth - Self.gap), size.height)
      : Rect2D(0, 0, size.width, Swift.max(0, size.height - listHeight - Self.gap))
  }

  /// Returns the frame of a gesture's line in the list.
  func frame(of gesture: PadGesture) -> Rect2D {
    let number = gesture.rawValue
    if isWide {
      let top = Swift.max(0, (size.height - listHeight) / 2)
      let y = top + Double(number) * Self.lineHeight
      return Rect2D(size.width - Self.listWidth, y, Self.listWidth, Self.lineHeight)
    }
    let width = (size.width - Self.gap / 2) / 2
    let perColumn = PadGesture.allCases.count / columns
    let x = Double(number / perColumn) * (width + Self.gap / 2)
    let y = field.maxY + Self.gap + Double(number % perColumn) * Self.lineHeight
    return Rect2D(x, y, width, Self.lineHeight)
  }

  /// Returns the gesture whose line contains a point; nil outside the list.
  func line(at place: Point2D) -> PadGesture? {
    PadGesture.allCases.first { frame(of: $0).contains(place) }
  }

  /// The radius of the ring's middle line.
  static func ringRadius(in field: Rect2D) -> Double { field.size.shorterSide * 0.4 }

  /// The area in which one finger turns the ring.
  var ring: Annulus {
    let radius = Self.ringRadius(in: field)
    let reach = Swift.max(22, radius * 0.14)
    return Annulus(center: field.center, innerRadius: radius - reach, outerRadius: radius + reach)
  }

  /// Updates the layout for the current size.
  mutating func layOut() {
    arbiter.gestures.turn.ring = ring
    artwork = PadArtwork(of: self)
  }
}
