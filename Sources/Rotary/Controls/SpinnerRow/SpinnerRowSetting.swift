/// The settings of a row of spinners by name.
///
/// What each means is said in ``SpinnerRow/settings``.
enum SpinnerRowSetting: UInt8, CaseIterable {
  case kind, digits, value, carry, code, labels, tiles, perspective, gap, scrollPoints
  case disabled, reducedMotion, rightToLeft

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = Words(
    """
    kind digits value carry code labels tiles perspective gap scroll-points \
    disabled reduced-motion right-to-left
    """
  )

  /// The least and the most of one that is a number.
  var range: ClosedRange<Double> {
    switch self {
    case .digits: return 1...Double(SpinnerRow.mostDigits)
    case .tiles: return SpinnerSetting.tiles.range
    case .perspective: return SpinnerSetting.perspective.range
    case .gap: return SpinnerSetting.gap.range
    case .scrollPoints: return SpinnerSetting.scrollPoints.range
    default: return 0...1
    }
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}
