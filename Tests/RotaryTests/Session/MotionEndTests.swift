import Testing

@testable import Rotary

/// A session reports the end of each motion that an app commands.
@Suite struct MotionEndTests {
  /// Runs a check on a control of each kind that commands move.
  private func each(_ check: (any AnyMoved) -> Void) throws {
    check(
      Moved(Wheel()) {
        $0.select(3)
      } set: {
        $0.value = 1
      }
    )
    check(
      Moved(Wheel()) {
        $0.spin(to: 0, turns: 2, duration: 1)
      } set: {
        $0.value = 1
      }
    )
    check(
      Moved(NumberSpinner()) {
        $0.move(to: 7)
      } set: {
        $0.value = 2
      }
    )
    check(
      Moved(SpinnerRow()) {
        $0.move(to: 777)
      } set: {
        $0.value = 2
      }
    )
    check(
      Moved(Dial()) {
        $0.move(to: 80)
      } set: {
        $0.value = 2
      }
    )
    let (range, other) = (DialRange(low: 20, high: 80), DialRange(low: 2, high: 3))
    check(
      Moved(RangeDial()) {
        $0.move(to: range)
      } set: {
        $0.value = other
      }
    )
    let table = try Turntable(count: 40)
    check(
      Moved(table) {
        $0.scroll(to: 9)
      } set: {
        $0.scroll(to: 3, animated: false)
      }
    )
  }

  @Test func `a motion finishes once, however often time advances`() throws {
    try each { moved in
      let name: Comment = "\(moved.name)"
      for frames in [1, 7, 200] {
        var moved = moved
        moved.command(at: 0)
        #expect(moved.ends().isEmpty, name)
        for frame in 1...frames { moved.advance(to: 3 * Double(frame) / Double(frames)) }
        #expect(moved.ends() == [.finished], name)
        moved.advance(to: 9)
        #expect(moved.ends().isEmpty)
      }
    }
  }

  @Test func `a motion without a distance finishes immediately`() throws {
    try each { moved in
      let name: Comment = "\(moved.name)"
      var moved = moved
      moved.reduceMotion()
      moved.command(at: 0)
      #expect(moved.ends() == [.finished], name)
    }
  }

  @Test func `another command interrupts it, and so does a value that is set`() throws {
    try each { moved in
      let name: Comment = "\(moved.name)"
      var twice = moved
      twice.command(at: 0)
      twice.command(at: 0.05)
      #expect(twice.ends() == [.interrupted], name)
      twice.advance(to: 3)
      #expect(twice.ends() == [.finished], name)
      var set = moved
      set.command(at: 0)
      set.setElsewhere(at: 0.05)
      #expect(set.ends() == [.interrupted], name)
      set.advance(to: 3)
      #expect(set.ends().isEmpty, name)
    }
  }

  @Test func `a motion that ended before an input was not interrupted by it`() {
    var wheel = Moved(Wheel()) {
      $0.select(3)
    } set: { _ in
    }
    wheel.command(at: 0)
    wheel.session.handle(.key(.right), at: 2)
    #expect(wheel.ends() == [.finished])
    wheel.command(at: 3)
    wheel.session.handle(.key(.right), at: 3.1)
    #expect(wheel.ends() == [.interrupted])
  }

  @Test func `an ignored input interrupts nothing`() {
    var wheel = Moved(Wheel()) {
      $0.select(3)
    } set: { _ in
    }
    wheel.command(at: 0)
    let corner = PointerEvent(.down, position: Point2D(1, 1))
    #expect(wheel.session.handle(.pointer(corner), at: 0.1) == .declined)
    wheel.session.handle(.focus(true), at: 0.1)
    wheel.session.change { $0.size = Size2D(300, 300) }
    #expect(wheel.ends().isEmpty)
    wheel.session.advance(to: 2)
    #expect(wheel.ends() == [.finished])
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func `a time of NaN ends nothing`(time: Double) {
    var wheel = Moved(Wheel()) {
      $0.select(3)
    } set: { _ in
    }
    wheel.command(at: 0)
    wheel.session.advance(to: time)
    wheel.session.handle(.key(.up), at: time)
    #expect(wheel.ends() == (time == 1e300 ? [.finished] : []))
  }

  @Test func `turning ends when it is stopped`() {
    var session = ControlSession(Wheel())
    #expect(session.command(at: 0) { $0.startTurning(radiansPerSecond: 3) })
    session.followMotion()
    session.advance(to: 1000)
    #expect(session.nextMotionEnd() == nil)
    #expect(session.command(at: 1000) { $0.stopTurning() })
    session.followMotion()
    #expect(session.nextMotionEnd() == .interrupted)
    session.advance(to: 1010)
    #expect(session.nextMotionEnd() == .finished)
  }

  @Test func `an endless turntable that renumbers its turns continues to the same item`() throws {
    var table = try Turntable(count: 5)
    table.options.wraps = true
    table.size = Size2D(200, 300)
    var session = ControlSession(table)
    for round in 0..<40 {
      let start = Double(round) * 2
      #expect(session.command(at: start) { $0.scroll(to: (round * 3) % 5) })
      session.followMotion()
      for frame in 1...60 { session.advance(to: start + Double(frame) / 60) }
      #expect(session.nextMotionEnd() == .finished, "round \(round)")
    }
  }
}

/// The operations of the checks, for any control.
private protocol AnyMoved {
  var name: String { get }
  mutating func command(at time: Double)
  mutating func advance(to time: Double)
  mutating func setElsewhere(at time: Double)
  mutating func reduceMotion()
  mutating func ends() -> [MotionEnd]
}

/// A control that a command moves for at most a second, and input of a user and an app meanwhile.
private struct Moved<Subject: Control>: AnyMoved {
  var session: ControlSession<Subject>
  var move: (inout Subject) -> Bool
  /// Sets another value, as a program does.
  var set: (inout Subject) -> Void

  init(
    _ control: Subject,
    move: @escaping (inout Subject) -> Bool,
    set: @escaping (inout Subject) -> Void
  ) {
    var control = control
    control.size = Size2D(200, 200)
    session = ControlSession(control)
    (self.move, self.set) = (move, set)
  }

  var name: String { "\(Subject.self)" }

  mutating func command(at time: Double) {
    let move = move
    if session.command(at: time, { move(&$0) }) { session.followMotion() }
  }

  mutating func ends() -> [MotionEnd] {
    var ends: [MotionEnd] = []
    while let end = session.nextMotionEnd() { ends.append(end) }
    return ends
  }

  mutating func advance(to time: Double) { session.advance(to: time) }

  mutating func setElsewhere(at time: Double) {
    session.advance(to: time)
    let set = set
    session.change { set(&$0) }
  }

  mutating func reduceMotion() { session.change { $0.environment.reducesMotion = true } }
}
