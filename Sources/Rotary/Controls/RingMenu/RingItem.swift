/// One of the things a ring menu offers.
public struct RingItem: Sendable {
  /// What it is called, in the middle of the ring and by screen readers.
  public var title: String
  /// Its sign: lines on a grid of 24 × 24 points, which draw themselves along their length; nil for
  /// its title in its place.
  public var icon: VectorPath?
  /// The item whose ring it stands on, by its index; nil for the first ring.
  ///
  /// Default nil.
  public var parent: Int?

  /// Makes an item of the first ring unless a parent is named.
  public init(_ title: String, icon: VectorPath? = nil, parent: Int? = nil) {
    self.title = title
    self.icon = icon
    self.parent = parent
  }
}

extension RingItem: Equatable {
  /// Whether both look and behave alike; titles byte by byte.
  public static func == (left: RingItem, right: RingItem) -> Bool {
    left.title.hasSameBytes(as: right.title) && left.icon == right.icon
      && left.parent == right.parent
  }
}
