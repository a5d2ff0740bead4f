/// The numbers at which arithmetic fails, for tests that try all of them.
///
/// A random number is practically never 0 or an end of its range.
public enum Corners {
  /// Both zeros and ones, the minimum and maximum, values that overflow when squared, values that no integer
  /// can represent, and NaN.
  public static let doubles: [Double] =
    [0, -0.0]
    + [
      1, .leastNonzeroMagnitude, 1e-9, 1e15, 1e19, 1e200, 1e300,
      .greatestFiniteMagnitude, .infinity,
    ].flatMap { [$0, -$0] } + [.nan]

  /// The finite values of ``doubles``.
  public static let finite = doubles.filter(\.isFinite)

  /// Both ends of the range, and values around 0.
  public static let integers: [Int] = [.min, -1, 0, 1, .max]
}
