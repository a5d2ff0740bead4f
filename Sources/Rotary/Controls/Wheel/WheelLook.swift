/// Everything that a wheel's picture depends on but for where the disc, its upright labels and the
/// pointer stand.
public struct WheelLook: Equatable, Sendable {
  /// Made anew whenever options, style, size or sectors change, so it stands for all of them.
  var face: SceneFragment
  var settled: Int
  var hovered: Int?
  var isHubHovered: Bool
  var hasFocus: Bool
  var activeHole: Int
  var grip: WheelHold.Grip?
  var emphasis: Double
  var presence: Double

  /// Whether both are surely the same; faces that were made apart count as different.
  public static func == (left: WheelLook, right: WheelLook) -> Bool {
    left.face.isIdentical(to: right.face) && left.settled == right.settled
      && left.hovered == right.hovered && left.isHubHovered == right.isHubHovered
      && left.hasFocus == right.hasFocus && left.activeHole == right.activeHole
      && left.grip == right.grip && left.emphasis == right.emphasis
      && left.presence == right.presence
  }
}
