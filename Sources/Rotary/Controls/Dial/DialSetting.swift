/// The settings of a dial by name.
///
/// What each means is said in ``Dial/settings``.
enum DialSetting: UInt8, CaseIterable {
  case least, most, step, start, end, turns, wrap
  case range, minDistance, maxDistance, meeting, value, low, high, usual
  case drag, absolute, fine, dragPoints, detents, snap, scrollPoints, disabled
  case face, progress, origin, majorTicks, minorTicks, labels
  case showValue, format, decimals, unit, caption, texts, thumbLabels, reducedMotion

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = Words(
    """
    min max step start end turns wrap \
    range min-distance max-distance meeting value low high default \
    drag absolute fine drag-points detents snap scroll-points disabled \
    face progress origin major-ticks minor-ticks labels \
    show-value format decimals unit caption texts thumb-labels reduced-motion
    """
  )

  /// The words of one that is a choice among words, in the order of its enum; for others, the word
  /// that stands for no number.
  var words: StaticString {
    switch self {
    case .meeting: return "push swap"
    case .drag: return "circular vertical horizontal both"
    case .face: return "ring knob"
    case .format: return "number clock"
    case .step: return "any"
    case .decimals: return "auto"
    case .origin, .usual: return "least"
    default: return "none"
    }
  }

  /// The least and the most of one that is a number.
  var range: ClosedRange<Double> {
    switch self {
    case .least, .most, .value, .low, .high, .origin, .usual, .detents:
      return -SpinnerRange.farthest...SpinnerRange.farthest
    case .step, .minDistance, .maxDistance, .majorTicks, .minorTicks:
      return 0...SpinnerRange.farthest
    case .start, .end: return -3_600...3_600
    case .turns: return 0.01...DialScale.mostTurns
    case .fine: return 0.001...1
    case .dragPoints, .scrollPoints: return 1...10_000
    case .snap: return 0...45
    case .decimals: return 0...6
    default: return 0...1
    }
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}
