/// One of the things a wheel offers.
///
/// How wide a sector is drawn, how large a target it is, and how likely a draw is to end on it
/// are three separate things; left alone, the second and third follow the first.
public struct Sector: Sendable {
  /// A sign on a sector.
  public enum Icon: Sendable {
    /// Lines of 2 pt on a grid of 24 × 24 points, (0, 0) to (24, 24).
    case path(VectorPath)
    /// A picture by file path or web address.
    case image(String)
  }

  /// What it is called, on the wheel and by screen readers.
  public var title: String
  /// Its sign, if any.
  public var icon: Icon?
  /// How wide it is, measured against the others' weights.
  ///
  /// Positive. Default 1.
  ///
  /// The pointer selects what it is seen to point at, so this decides the selection too.
  public var weight: Double
  /// How much of the way to its neighbours' middles a tap may be off and still mean this one.
  ///
  /// Positive; nil, the default, stands for `weight`: a tap means the sector it hits.
  public var touchWeight: Double?
  /// How likely ``Wheel/sector(forDraw:)`` is to choose it, measured against the others.
  ///
  /// 0 or more; nil, the default, stands for `weight`.
  public var odds: Double?
  /// Its own colour; nil for the wheel's.
  public var tint: Tint?

  /// Makes a sector; left out, it is as wide and as likely as every other.
  public init(
    _ title: String = "",
    icon: Icon? = nil,
    weight: Double = 1,
    touchWeight: Double? = nil,
    odds: Double? = nil,
    tint: Tint? = nil
  ) {
    self.title = title
    self.icon = icon
    self.weight = weight
    self.touchWeight = touchWeight
    self.odds = odds
    self.tint = tint
  }
}

extension Sector: Equatable {
  /// Whether both look and behave alike; titles byte by byte.
  public static func == (left: Sector, right: Sector) -> Bool {
    left.title.hasSameBytes(as: right.title) && left.icon == right.icon
      && left.weight == right.weight && left.touchWeight == right.touchWeight
      && left.odds == right.odds && left.tint == right.tint
  }
}

extension Sector.Icon: Equatable {
  /// Whether it is the same outline, or the same address.
  public static func == (left: Sector.Icon, right: Sector.Icon) -> Bool {
    switch (left, right) {
    case (.path(let a), .path(let b)): return a == b
    case (.image(let a), .image(let b)): return a.hasSameBytes(as: b)
    default: return false
    }
  }
}
