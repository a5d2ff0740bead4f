import Rotary

/// Drives a control with a disc as a script, and stores its events.
struct DiscDriver<Subject: ConfigurableControl>: ControlDriver {
  var subject: Subject
  var time = 0.0
  var events: [Subject.Event] = []
  var times: [Double] = []
  var framesPerSecond = 120.0

  init(_ subject: Subject) {
    self.subject = subject
  }

  /// Returns a point on the disc, by direction and share of the radius.
  func place(_ direction: Double, _ share: Double = 0.7) -> Point2D {
    subject.size.center.moved(by: subject.size.shorterSide / 2 * share, towards: direction)
  }

  /// Drags along the arc from one direction to another, in steps.
  mutating func drag(
    from start: Double,
    by sweep: Double,
    share: Double = 0.7,
    seconds: Double = 0.5,
    steps: Int = 30,
    hold: Double = 0
  ) {
    pointer(.down, place(start, share))
    for step in 1...steps {
      let way = sweep * Double(step) / Double(steps)
      pointer(.move, place(start + way, share), after: seconds / Double(steps))
    }
    pointer(.up, place(start + sweep, share), after: hold)
  }
}
