/// The slots of a phone's dial as detents: slot k ends at k + 1 widths.
struct PhoneSlots: DetentScale {
  /// The width of a slot, in radians.
  let angle: Double

  /// The rest position of the dial, below the first slot.
  static let rest = DetentMotion.Goal(position: 0, detent: -1)
  /// A position counts as lower by this share of a slot, so that a slot at the very start or end pulses exactly once.
  private static let hairShare = 1e-9

  func detent(containing position: Double) -> Int64 {
    Int64(bounded: (position / angle - Self.hairShare).rounded(.down))
  }

  func boundary(after detent: Int64) -> Double { Double(detent + 1) * angle }
}

// The dial's motion: with a finger to the stop, and back by itself.
extension PhoneDial {
  /// The speed at which the dial runs back, in radians per second; a full dial takes about a second.
  static let runBackSpeed = 5.5
  /// The speed at which a tapped hole turns to the stop, in radians per second.
  static let dialSpeed = 9.0
  /// The distance to the stop that counts as at the stop, in radians.
  static let stopSlack = Circular.radians(degrees: 2)

  /// Advances all motion to a time.
  public mutating func receive(time: Double) {
    now = time
    while let event = motion.next(until: time, on: slots) { report(event) }
  }

  /// Whether frames are needed.
  public var isMoving: Bool { isGliding }

  /// Reports the rotation at which the dial will stop; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    if let glide = motion.glide { read(glide.destination) }
  }

  /// Whether the dial turns while nothing holds it.
  var isGliding: Bool { motion.isGliding }

  private var slots: PhoneSlots { PhoneSlots(angle: slotAngle) }

  /// Handles the dial's motion; on the way back each slot except the first free one pulses.
  private mutating func report(_ event: DetentMotion.Event) {
    switch event {
    case .crossed(let crossing, let time):
      if !crossing.isRising, crossing.detent >= 0 { send(.pulse, at: time) }
    case .skipped, .metEnd: break
    case .cameToRest(let time):
      guard let hole = dialling else {
        rest()
        dialNext(at: time)
        return
      }
      send(.metEnd, at: time)
      runBack(dialled: hole, at: time)
    }
  }

  /// Begins a drag of a hole.
  mutating func grab(hole: Int) {
    activeHole = hole
    dialling = nil
    // The hole moves between its rest and the stop, not beyond them.
    motion.bounds = 0...stopAngle(of: hole)
    motion.band = RubberBand(limit: 0)
    motion.grab(at: now)
  }

  /// Turns the hole that a finger drags.
  mutating func turn(hole: Int, reachedStop: Bool, by sweep: Double) {
    motion.drag(by: sweep, during: now...now)
    while motion.next(until: now, on: slots) != nil {}
    guard !reachedStop, rotation >= stopAngle(of: hole) - Self.stopSlack else { return }
    grip = .hole(hole, reachedStop: true)
    send(.metEnd)
  }

  /// Turns a hole to the stop and back, for a tap, a key or a command.
  mutating func begin(dialling hole: Int, at time: Double) {
    activeHole = hole
    guard !environment.reducesMotion else {
      rest()
      sendDialled(hole, at: time)
      dialNext(at: time)
      return
    }
    let stop = stopAngle(of: hole)
    let move = EasedMove(
      from: rotation,
      to: stop,
      duration: (stop - rotation) / Self.dialSpeed,
      easing: .easeInOut
    )
    dialling = hole
    motion.glide(.eased(move), to: nil, at: time)
  }

  /// Runs the dial back, and sends the dialled hole, if any.
  mutating func runBack(dialled hole: Int?, at time: Double) {
    if let hole { sendDialled(hole, at: time) }
    turnBack(at: time)
    if motion.isResting { dialNext(at: time) }
  }

  /// Dials the hole that has waited longest, if any.
  private mutating func dialNext(at time: Double) {
    guard !waiting.isEmpty else { return }
    begin(dialling: waiting.removeFirst(), at: time)
  }

  /// Turns the dial to its rest at a constant speed.
  private mutating func turnBack(at time: Double) {
    guard rotation > 0, !environment.reducesMotion else {
      rest()
      return
    }
    dialling = nil
    let back = SteadyMotion(
      from: rotation,
      speed: -Self.runBackSpeed,
      duration: rotation / Self.runBackSpeed
    )
    motion.glide(.steady(back), to: PhoneSlots.rest, at: time)
  }

  /// Puts the dial at its rest, with no hole to dial.
  private mutating func rest() {
    dialling = nil
    motion.bounds = nil
    motion.snap(to: PhoneSlots.rest)
  }

  private mutating func sendDialled(_ hole: Int, at time: Double) {
    // The number of holes may have fallen since the hole was touched.
    guard holes.indices.contains(hole) else { return }
    value = hole
    send(.dialled(hole), at: time)
  }

  /// Ends the pointer's gesture as if it had been cancelled, and drops the waiting digits.
  mutating func cancelGesture() {
    waiting.removeAll()
    loseHold()
  }
}
