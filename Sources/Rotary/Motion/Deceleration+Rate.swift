import RealModule

extension Deceleration {
  /// The rate at which a thrown value slows down.
  public enum Rate: Equatable, Sendable {
    /// Viscous and dry friction: the value slows down like a real wheel, and stops.
    ///
    /// `viscous` reduces the speed by a share of itself, in 1/s: 0.01 to 1,000. `dry` reduces it by a constant amount,
    /// in units per second squared: 0.001 to 10⁹.
    case friction(viscous: Double, dry: Double)
    /// 0.998 of the speed remains after a millisecond: long, as in scroll views.
    case normal
    /// 0.99 of the speed remains after a millisecond: short, as when paging.
    case fast
    /// The share of the speed that remains after a millisecond, between 0 and 1, both excluded; other numbers count as
    /// `.normal`.
    case perMillisecond(Double)

    /// The accepted numbers of viscous and dry friction.
    static let viscous = 0.01...1_000.0
    static let dry = 0.001...1e9
    /// The shares of the speed that controls accept.
    static let shares = 0.9...0.9999

    /// A wheel's rate, in radians: at 3, 6, 10 and 20 rad/s it coasts by 57°, 147°, 280° and 632°, in 0.8, 1.2, 1.5 and
    /// 1.9 seconds.
    ///
    /// Chosen by trial: about the distance of a scroll view, in half the time and without a slow end.
    public static let wheel = Rate.friction(viscous: 1.5, dry: 1.8)
    /// The rate of a number spinner's ring, in radians: a flick of 500 pt/s turns it by 84° in 0.7 s.
    public static let spinner = Rate.friction(viscous: 1, dry: 4.5)
    /// The rate of a list that snaps, in items: at 5, 15 and 50 items per second it coasts by 1.5, 6.6 and 28 items, in
    /// 0.7, 1.3 and 2 seconds.
    public static let snapping = Rate.friction(viscous: 1.5, dry: 4)

    /// The decay k in 1/s; for a rate per millisecond, −1000·ln(rate).
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

    /// Returns the same rate in another unit, of which `unitsEach` are one of this unit.
    func counted(in unitsEach: Double) -> Rate {
      guard case .friction(let viscous, let dry) = self else { return self }
      return .friction(viscous: viscous, dry: dry * unitsEach)
    }

    /// Returns the rate if all its numbers are accepted, otherwise another one.
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
