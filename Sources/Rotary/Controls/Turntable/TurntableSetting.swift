/// The settings of a turntable by name.
///
/// What each means is said in ``Turntable/settings``.
enum TurntableSetting: UInt8, CaseIterable {
  case count, titles, details, images, value
  case itemsPerTurn, edge, tracking, endAngle, snap, wrap, deceleration
  case anchor, yieldAtEnds, ask, disabled
  case orbit, planet, avatar, titleFadesFrom, titleFadesTo, endScale, indicator
  case unroll, structure, reducedMotion, rightToLeft

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = Words(
    """
    count titles details images value \
    items-per-turn edge tracking end-angle snap wrap deceleration \
    anchor yield-at-ends ask disabled \
    orbit planet avatar title-fades-from title-fades-to end-scale indicator \
    unroll structure reduced-motion right-to-left
    """
  )

  /// The least and the most of one that is a number.
  var range: ClosedRange<Double> {
    switch self {
    case .count: return 0...Double(TurntableList.greatestCount)
    case .value: return -1...Double(TurntableList.greatestCount)
    case .itemsPerTurn: return 4...60
    case .endAngle: return 0...90
    case .orbit: return 0.1...1
    case .planet: return 0...2
    case .avatar: return 0.01...0.5
    case .titleFadesFrom, .titleFadesTo: return 0...180
    default: return 0...1
    }
  }

  /// The words of one that is a choice among words, in the order of its enum.
  var words: StaticString {
    switch self {
    case .edge: return "left right top bottom full"
    default: return "edge circle"
    }
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}
