/// Everything that a wheel's picture depends on but for where the disc, its upright labels and the
/// pointer stand.
public struct WheelLook: Sendable {
  /// Made anew whenever options, style, size or sectors change, so it stands for all of them.
  var face: SceneFragment
  var settled: Int
  var hovered: Int?
  var activeHole: Int
  var emphasis: Double
  var presence: Double
  var hasFocus: Bool
  var isHubHovered: Bool
  var isHubPressed: Bool
  var isGripped: Bool
}
