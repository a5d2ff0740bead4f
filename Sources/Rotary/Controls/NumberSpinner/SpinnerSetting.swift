/// The settings of a number spinner by name.
///
/// What each means is said in ``NumberSpinner/settings``.
enum SpinnerSetting: UInt8, CaseIterable {
  case least, most, step, wrap, value, tiles, perspective, gap
  case digits, groups, titles, gain, throwLimit, deceleration, pageSteps, scrollPoints
  case disabled, reducedMotion, rightToLeft

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = Words(
    """
    min max step wrap value tiles perspective gap \
    digits groups titles gain throw-limit deceleration page-steps scroll-points \
    disabled reduced-motion right-to-left
    """
  )

  /// The least and the most of one that is a number.
  var range: ClosedRange<Double> {
    switch self {
    case .least, .most, .value, .step: return -SpinnerRange.farthest...SpinnerRange.farthest
    case .tiles: return 1...Double(NumberSpinner.greatestTileCount)
    case .perspective: return 0.1...100
    case .gap: return 0...0.5
    case .digits: return 1...18
    case .gain: return 0.01...30
    case .throwLimit: return 0...3_600
    case .pageSteps: return 1...1_000_000
    case .scrollPoints: return 1...10_000
    default: return 0...1
    }
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}
