import Rotary

extension GesturePad {
  /// From this width on, the list stands beside the field.
  private static let wide = 560.0
  private static let listWidth = 236.0
  static let lineHeight = 44.0
  private static let gap = 20.0

  private var isWide: Bool { size.width >= Self.wide }

  /// How many columns the list has.
  private var columns: Int { isWide ? 1 : 2 }

  private var listHeight: Double {
    Double(PadGesture.allCases.count / columns) * Self.lineHeight
  }

  /// Where fingers are recognised.
  var field: Rect2D {
    isWide
      ? Rect2D(0, 0, Swift.max(0, size.width - Self.listWidth - Self.gap), size.height)
      : Rect2D(0, 0, size.width, Swift.max(0, size.height - listHeight - Self.gap))
  }

  /// The line of a gesture in the list.
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

  /// The line at a place, if there is one.
  func line(at place: Point2D) -> PadGesture? {
    PadGesture.allCases.first { frame(of: $0).contains(place) }
  }

  /// The radius of the ring's middle line.
  static func ringRadius(in field: Rect2D) -> Double { field.size.shorterSide * 0.4 }

  /// Where one finger turns the ring.
  var ring: Annulus {
    let radius = Self.ringRadius(in: field)
    let reach = Swift.max(22, radius * 0.14)
    return Annulus(center: field.center, innerRadius: radius - reach, outerRadius: radius + reach)
  }

  /// Lays it out for its size.
  mutating func layOut() {
    arbiter.gestures.turn.ring = ring
    artwork = PadArtwork(of: self)
  }
}
