/// A property of a ring that runs while it opens or closes.
struct RingPart: Equatable, Sendable {
  /// What it is a property of.
  enum Kind: UInt8, Sendable {
    /// 0 closed … 1 open, evenly.
    case openness
    /// How opaque all of it is, for a ring that is not to be seen while it is closed.
    case presence
    /// How opaque the shadow is.
    case shadow
    /// The outer ring's radius.
    case rim
    /// A thin ring's radius, and how opaque it is.
    case ring, ringOpacity
    /// How far from the middle the icons stand.
    case icons
    /// How much of their lines is drawn.
    case drawing
    /// How much of a line between two wedges is drawn.
    case divider
    /// How long the marks of the degree scale are.
    case shortMarks, longMarks
    /// How opaque the info button is.
    case info
  }

  var kind: Kind
  /// Which ring or line.
  var index: UInt8 = 0

  init(_ kind: Kind, _ index: Int = 0) {
    self.kind = kind
    self.index = UInt8(truncatingIfNeeded: index)
  }
}
