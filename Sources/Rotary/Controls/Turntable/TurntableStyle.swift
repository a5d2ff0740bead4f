/// What a turntable looks like.
public struct TurntableStyle: Equatable, Sendable {
  /// From the centre to an item, in shares of the planet's view.
  ///
  /// 0.1 to 1. Default 165/360.
  public var orbit = 165.0 / 360
  /// The planet's width, in shares of its view; 0 for none.
  ///
  /// 0 to 2. Default 300/360.
  public var planet = 300.0 / 360
  /// The width of an item's picture, in shares of the planet's view; never less than 20 points.
  ///
  /// 0.01 to 0.5. Default 30/360.
  public var avatar = 30.0 / 360
  /// The angle up to which titles are opaque, in radians from the middle of the arc.
  ///
  /// Default 60°.
  public var titleFadesFrom = Circular.radians(degrees: 60)
  /// The angle at which titles are gone; no less than `titleFadesFrom`.
  ///
  /// Default 90°.
  public var titleFadesTo = Circular.radians(degrees: 90)
  /// How large an item is at the end of the arc, where it is 1 in the middle.
  ///
  /// 0 to 1. Default 0.8.
  public var endScale = 0.8
  /// Whether an arc shows which part of the list is in view.
  ///
  /// Default true.
  public var showsIndicator = true
  /// How far the ring is bent open: 0 a ring, 1 the list that it stands for.
  ///
  /// Default 0.
  public var unrolling = 0.0
  /// Whether it shows what it is made of: circle, angles, cells, frames, and where the list is.
  ///
  /// Default false.
  public var showsStructure = false
  /// What stands beside the first items, by their numbers.
  ///
  /// Default none: items show their numbers, from 1.
  public var titles: [String] = []
  /// A second line for the first items.
  ///
  /// Default none.
  public var details: [String] = []
  /// Pictures of the first items, by address.
  ///
  /// Default none.
  public var images: [String] = []

  /// Makes a style, each part at its default.
  public init() {}

  /// Whether both look alike; texts byte by byte.
  public static func == (left: TurntableStyle, right: TurntableStyle) -> Bool {
    left.orbit == right.orbit && left.planet == right.planet && left.avatar == right.avatar
      && left.titleFadesFrom == right.titleFadesFrom && left.titleFadesTo == right.titleFadesTo
      && left.endScale == right.endScale && left.showsIndicator == right.showsIndicator
      && left.unrolling == right.unrolling && left.showsStructure == right.showsStructure
      && SettingValue.texts(left.titles) == .texts(right.titles)
      && SettingValue.texts(left.details) == .texts(right.details)
      && SettingValue.texts(left.images) == .texts(right.images)
  }
}
