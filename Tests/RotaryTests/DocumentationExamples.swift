import Rotary

/// The examples of the documentation, compiled.
///
/// Between the marks, the text is identical except for the indentation.
enum DocumentationExamples {
  enum Part {
    case radius
    case label
  }

  static let now = 12.0

  static func motionTrack() -> (shown: Double, angle: MotionTrack<SpringMotion>) {
    // begin MotionTrack
    var angle = MotionTrack<SpringMotion>(restingAt: 0)
    angle.retarget(to: 1, parameters: .nudge, at: now)
    let shown = angle.position(at: now + 0.1)
    angle.stop(at: now + 0.1)
    // end MotionTrack
    return (shown, angle)
  }

  static func keyedTimeline() -> Double? {
    // begin KeyedTimeline
    var opening = KeyedTimeline([
      KeyedTrack(Part.radius, from: 0, to: 120, duration: 0.3, easing: .easeOut),
      KeyedTrack(Part.label, from: 0, to: 1, delay: 0.15, duration: 0.15),
    ])
    opening.play(at: now)
    opening.reverse(at: now + 0.2)
    let radius = opening.value(of: .radius, at: now + 0.25)
    // end KeyedTimeline
    return radius
  }
}
