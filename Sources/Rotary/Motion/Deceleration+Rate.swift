import RealModule

extension Deceleration {
  /// How quickly a throw slows down.
  public enum Rate: Equatable, Sendable {
    /// Viscous and dry friction: it slows down as a real wheel does, and comes to a stop.
    ///
    /// `viscous` takes a share of the speed, in 1/s: 0.01 to 1,000. `dry` takes a constant amount, in
    /// units per second squared: 0.001 to 10⁹.
    case friction(viscous: Double, dry: Double)
    /// 0.998 of the speed is left after a millisecond: long, as scroll views have it.
    case normal
    /// 0.99: short, as paging has it.
    case fast
    /// Any share between 0 and 1, both excluded; anything else counts as `.normal`.
    case perMillisecond(Double)

    /// What viscous and dry friction can be.
    static let viscous = 0.01...1_000.0
    static let dry = 0.001...1e9
    /// The shares of the speed that a control takes.
    static let shares = 0.9...0.9999

    /// How a wheel slows down, in radians: thrown at 3, 6, 10 and 20 rad/s it goes 57°, 147°, 280° and
    /// 632°, in 0.8, 1.2, 1.5 and 1.9 seconds.
    ///
    /// Chosen by trial: about as far as the scroll feel goes, in half the time and without a tail.
    public static let wheel = Rate.friction(viscous: 1.5, dry: 1.8)
    /// How a number spinner's ring slows down, in radians: a flick of 500 pt/s goes 84° in 0.7 s.
    public static let spinner = Rate.friction(viscous: 1, dry: 4.5)
    /// How a list that snaps slows down, in items: at 5, 15 and 50 items per second it goes 1.5, 6.6
    /// and 28 items, in 0.7, 1.3 and 2 seconds.
    public static let snapping = Rate.friction(viscous: 1.5, dry: 4)

    /// The decay k in 1/s: of a rate per millisecond, −1000·ln(rate).
    public var decay: Double {
      switch self {
      case .friction(let viscous, _): return viscous.bounded(to: Rate.viscous, else: 1)
      case .normal: return -1000 * Double.log(0.998)
      case .fast: return -1000 * Double.log(0.99)
      case .perMillisecond(let rate):
        return rate > 0 && rate < 1 ? -1000 * Double.log(rate) : Rate.normal.decay
      }
    }

    /// The dry friction c, in units per second squared; 0 for a rate per millisecond.
    public var dryFriction: Double {
      guard case .friction(_, let dry) = self else { return 0 }
      return dry.bounded(to: Rate.dry, else: 1)
    }

    /// The same for another unit, of which so many make one of this.
    func counted(in unitsEach: Double) -> Rate {
      guard case .friction(let viscous, let dry) = self else { return self }
      return .friction(viscous: viscous, dry: dry * unitsEach)
    }

    /// The rate, if all its numbers are what they can be; else another.
    func allowed(else other: Rate) -> Rate {
      switch self {
      case .normal, .fast: return self
      case .friction(let viscous, let dry):
        return Rate.viscous.contains(viscous) && Rate.dry.contains(dry) ? self : other
      case .perMillisecond(let share): return Rate.shares.contains(share) ? self : other
      }
    }
  }
}
