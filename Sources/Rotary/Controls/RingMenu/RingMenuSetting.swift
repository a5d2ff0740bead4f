/// The settings of a ring menu by name.
///
/// What each means is said in ``RingMenu/settings``.
enum RingMenuSetting: UInt8, CaseIterable {
  case titles, icons, look, choreography, scale, place, startAngle, edges
  case hold, tap, hover, marks, showMarks, pause, arrows
  case infoTitle, backTitle, hint, hintSeconds, progress
  case disabled, reducedMotion, rightToLeft

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = Words(
    """
    titles icons look choreography scale place start-angle edges \
    hold tap hover marks show-marks pause arrows \
    info-title back-title hint hint-seconds progress \
    disabled reduced-motion right-to-left
    """
  )

  /// The least and the most of one that is a number.
  var range: ClosedRange<Double> {
    switch self {
    case .scale: return 0.05...20
    case .startAngle: return -360...360
    case .hold, .pause: return 0...10
    case .hintSeconds: return 0...3_600
    default: return 0...1
    }
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}
