/// What an item of a turntable shows.
public struct TurntableItem: Sendable {
  /// Its words, beside its picture.
  public var title: String
  /// A second line, smaller; empty for none.
  public var detail: String
  /// The address of its picture; empty for the first letters of the title on a disc.
  public var image: String
  /// The disc's colour; nil for one of the palette.
  public var tint: Tint?

  /// Makes what an item shows.
  public init(_ title: String, detail: String = "", image: String = "", tint: Tint? = nil) {
    self.title = title
    self.detail = detail
    self.image = image
    self.tint = tint
  }
}

extension TurntableItem: Equatable {
  /// Whether both look alike; texts byte by byte.
  public static func == (left: TurntableItem, right: TurntableItem) -> Bool {
    left.title.hasSameBytes(as: right.title) && left.detail.hasSameBytes(as: right.detail)
      && left.image.hasSameBytes(as: right.image) && left.tint == right.tint
  }
}
