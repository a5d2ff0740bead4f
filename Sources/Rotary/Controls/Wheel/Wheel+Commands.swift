extension Wheel {
  /// The maximum speed of a wheel that turns by itself, in radians per second.
  static let fastestTurning = 100.0
  /// The maximum number of turns of a spin.
  static let maximumTurns = 100
  /// The maximum duration of a spin, in seconds.
  static let longestSpin = 60.0

  /// Selects a sector, by the shorter way that `direction` and `stops` allow.
  ///
  /// A motion or drag in progress ends, and its target is never reported.
  ///
  /// - Parameters:
  ///   - index: The sector. If it does not exist, nothing changes.
  ///   - animated: Whether the wheel turns to the sector in 0.35 s or jumps to it. Default true.
  /// - Returns: Whether the sector exists.
  @discardableResult
  public mutating func select(_ index: Int, animated: Bool = true) -> Bool {
    guard sectors.indices.contains(index) else { return false }
    move(to: landing.goal(of: index, turning: options.direction.sign), animated: animated)
    return true
  }

  /// Turns the wheel by an angle and stops at the sector nearest to the new rotation.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians, clockwise positive. In a direction that is not allowed, the wheel does not turn.
  ///   - animated: Whether the wheel turns or jumps. Default true.
  /// - Returns: Whether the call was possible.
  @discardableResult
  public mutating func rotate(by angle: Double, animated: Bool = true) -> Bool {
    guard angle.isFinite, (rotation + angle).magnitude <= Self.farthestRotation,
      options.direction.allows(angle)
    else { return false }
    move(to: landing.goal(near: rotation + angle), animated: animated)
    return true
  }

  /// Spins the wheel like a wheel of fortune: it turns a number of times, slows down, and stops exactly on a sector.
  ///
  /// - Parameters:
  ///   - index: The sector on which the wheel stops, for example from a ``WheelDraw``.
  ///   - turns: The number of whole turns before that, 1 to 100; negative numbers spin counter-clockwise. Default 4.
  ///   - duration: The duration in seconds, more than 0 and at most 60. Default 4.
  /// - Returns: Whether the call was possible. A wheel cannot spin against `direction` or with stops.
  @discardableResult
  public mutating func spin(to index: Int, turns: Int = 4, duration: Double = 4) -> Bool {
    let sign: Double = turns < 0 ? -1 : 1
    guard sectors.indices.contains(index), options.stops == nil,
      turns != 0, turns.magnitude <= Self.maximumTurns, duration > 0, duration <= Self.longestSpin,
      options.direction.allows(sign)
    else { return false }
    let first = layout.detent(of: index, from: rotation, turning: sign)
    // Clockwise, detents fall.
    let last = first - Int64(layout.order) * Int64(turns) * Int64(layout.count)
    let goal = landing.goal(on: last)
    guard !environment.reducesMotion else {
      jump(to: goal, fades: true, at: now)
      return true
    }
    let move = EasedMove(
      from: rotation,
      to: goal.position,
      duration: duration,
      easing: .spinDown
    )
    motion.glide(.eased(move), to: goal, at: now)
    setOut(at: now)
    return true
  }

  /// Draws a sector by the sectors' odds, and spins to it; ``lastDraw`` is then the draw.
  ///
  /// - Parameters:
  ///   - random: A random number from 0 up to but not including 1.
  ///   - turns: As for ``spin(to:turns:duration:)``.
  ///   - duration: As for ``spin(to:turns:duration:)``.
  /// - Returns: Whether the call was possible. Nothing can be drawn if all odds are 0.
  @discardableResult
  public mutating func draw(_ random: Double, turns: Int = 4, duration: Double = 4) -> Bool {
    guard let draw = WheelDraw(random: random, odds: odds),
      spin(to: draw.index, turns: turns, duration: duration)
    else { return false }
    lastDraw = draw
    return true
  }

  /// Turns the wheel at a constant speed until ``stopTurning()`` or a touch.
  ///
  /// - Parameter radiansPerSecond: The speed, up to ±100, clockwise positive; not 0.
  /// - Returns: Whether the call was possible. A wheel cannot turn against `direction` or with stops.
  @discardableResult
  public mutating func startTurning(radiansPerSecond: Double) -> Bool {
    guard options.stops == nil, radiansPerSecond != 0,
      radiansPerSecond.magnitude <= Self.fastestTurning,
      options.direction.allows(radiansPerSecond), !environment.reducesMotion
    else { return false }
    let farthest = Self.farthestRotation - rotation.magnitude
    let turning = SteadyMotion(
      from: rotation,
      speed: radiansPerSecond,
      duration: farthest / radiansPerSecond.magnitude
    )
    motion.glide(.steady(turning), to: nil, at: now)
    setOut(at: now)
    return true
  }

  /// Slows down a turning wheel, as after a flick, until it stops on a sector.
  ///
  /// - Returns: Whether the wheel was turning.
  @discardableResult
  public mutating func stopTurning() -> Bool {
    guard isGliding else { return false }
    release(velocity: radiansPerSecond, at: now)
    return true
  }

  /// Turns to a sector by the shorter way that is allowed.
  mutating func turn(to index: Int) {
    move(to: landing.goal(of: index, turning: options.direction.sign), animated: true)
  }

  /// Turns or jumps to a goal.
  private mutating func move(to goal: DetentMotion.Goal, animated: Bool) {
    if animated {
      glide(to: goal, seconds: Self.selectSeconds, at: now)
    } else {
      jump(to: goal, fades: false, at: now)
    }
  }
}

/// A random draw of a sector, with all that is needed to verify it: the random number, the odds and the result.
///
/// The drawn sector is the first at which the sum of the odds so far, divided by the sum of all odds, is more than the
/// random number. To verify a draw, create it again from its random number and its odds, and compare.
public struct WheelDraw: Equatable, Sendable {
  /// The random number, from 0 up to but not including 1.
  public let random: Double
  /// The odds of each sector, relative to one another; 0 for sectors that cannot be drawn.
  public let odds: [Double]
  /// The index of the drawn sector.
  public let index: Int

  /// Draws a sector.
  ///
  /// Returns nil if nothing can be drawn: the random number is not in its range, no odds are above 0, or odds are
  /// negative or not finite.
  ///
  /// - Parameters:
  ///   - random: A random number from 0 up to but not including 1, for example `Double.random(in: 0..<1)`.
  ///   - odds: The odds of each sector, for example a wheel's ``Wheel/odds``.
  public init?(random: Double, odds: [Double]) {
    var largest = 0.0
    for share in odds {
      guard share >= 0, share.isFinite else { return nil }
      largest = max(largest, share)
    }
    guard random >= 0, random < 1, largest > 0 else { return nil }
    // As shares of the largest, because the sum of the odds may not be finite.
    var left = 0.0
    for share in odds { left += share / largest }
    left *= random
    var drawn = 0
    for index in odds.indices where odds[index] > 0 && left >= 0 {
      drawn = index
      left -= odds[index] / largest
    }
    (self.random, self.odds, self.index) = (random, odds, drawn)
  }
}
