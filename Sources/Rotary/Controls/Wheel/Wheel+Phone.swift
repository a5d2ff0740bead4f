/// The rotary phone: turn a hole to the stop, let go, and the dial runs back.
extension Wheel {
  /// Slots between the stop and the first hole, in widths of a hole's slot.
  static let freeSlots = 2
  /// How fast the dial runs back, in radians per second; a full dial takes about a second.
  static let runBackSpeed = 5.5
  /// How fast a hole that was tapped is turned to the stop.
  static let dialSpeed = 9.0
  /// How near to the stop counts as at it, in radians.
  static let stopSlack = Circular.radians(degrees: 2)

  /// The angle from one hole to the next.
  var slotAngle: Double { Circular.turn / Double(sectors.count + Self.freeSlots) }

  /// How far a hole is turned to come to the stop.
  func dialAngle(of hole: Int) -> Double { Double(hole + Self.freeSlots) * slotAngle }

  /// The direction in which a hole lies when the dial rests.
  func holeAngle(_ hole: Int) -> Double { options.pointerAngle - dialAngle(of: hole) }

  /// The hole nearest to a place on the dial, or nil in the gap before the stop.
  func hole(at position: Point) -> Int? {
    let direction = size.center.directionAngle(to: position) - rotation
    let slot = (Circular.positive(options.pointerAngle - direction) / slotAngle).rounded()
    let hole = Int(slot) - Self.freeSlots
    return sectors.indices.contains(hole) ? hole : nil
  }

  /// The finger turns a hole towards the stop.
  mutating func pullDial(
    hole: Int,
    to pull: Double,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    let stop = dialAngle(of: hole)
    rotation = Swift.min(Swift.max(0, pull), stop)
    guard rotation >= stop - Self.stopSlack, hold?.reachedStop == false else { return }
    hold?.reachedStop = true
    emit(.reachedEnd, time)
  }

  /// Turns a hole to the stop by itself, and back: what a tap or a key does.
  mutating func dial(_ hole: Int, at time: Double, emit: (WheelEvent, Double) -> Void) {
    activeHole = hole
    guard !environment.reducesMotion else {
      rotation = 0
      tellDialled(hole, at: time, emit: emit)
      return
    }
    let stop = dialAngle(of: hole)
    let move = EasedMove(
      from: rotation,
      to: stop,
      duration: (stop - rotation) / Self.dialSpeed,
      easing: .easeInOut
    )
    start(.eased(move), goal: nil, then: .runBack(dialled: hole), at: time)
  }

  /// Lets the dial run back to 0 at one speed.
  mutating func runBack(
    dialled hole: Int?,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    motion = nil
    if let hole { tellDialled(hole, at: time, emit: emit) }
    guard rotation > 0, !environment.reducesMotion else {
      rotation = 0
      emphasis.fade(to: 1, duration: Self.fadeSeconds, at: time)
      return
    }
    start(
      .steady(
        SteadyMotion(
          from: rotation,
          speed: -Self.runBackSpeed,
          duration: rotation / Self.runBackSpeed
        )
      ),
      goal: nil,
      at: time
    )
  }

  private mutating func tellDialled(
    _ hole: Int,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    settled = hole
    emit(.dialled(hole), time)
  }

  /// Follows a motion of the dial; on the way back each slot but the first free one pulses.
  mutating func turnDial(
    to target: Double,
    with motion: WheelMotion,
    from: Double,
    to time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    guard target < rotation else { return }
    // Slots are counted a hair below, so that one at the very start or end pulses once.
    let hair = slotAngle * 1e-9
    var slot = ((rotation - hair) / slotAngle).rounded(.down)
    while slot >= 1, slot * slotAngle > target - hair {
      emit(
        .pulse,
        motion.time(passing: slot * slotAngle, from: from, to: time)
      )
      slot -= 1
    }
  }
}
