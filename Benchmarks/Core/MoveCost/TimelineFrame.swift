import Rotary

/// A frame of a timeline of four properties, which reverses now and then.
struct TimelineFrame: Figure {
  static let name = "timelineFrame"
  static let title = "a frame of a timeline of four properties"

  private var timeline = KeyedTimeline(
    (0..<4).map {
      KeyedTrack($0, from: 0, to: 100, delay: Double($0) * 0.1, duration: 0.5, easing: .ease)
    }
  )
  private var count = 0
  private(set) var trace = 0.0

  init() {
    timeline.play(at: 0)
    run(100)
  }

  mutating func step() {
    count += 1
    let time = Double(count) / 120
    if count % 80 == 0 { timeline.reverse(at: time) }
    for key in 0..<4 { trace += timeline.value(of: key, at: time) ?? 0 }
  }
}
