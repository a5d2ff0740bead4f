/// The numbers at which arithmetic breaks, for tests that try them all.
///
/// A random number between the least and the greatest never is an end, and hardly ever 0.
public enum Corners {
  /// Both zeros and ones, the least and the greatest, what overflows when squared, what no integer
  /// holds, and what is no number.
  public static let doubles: [Double] =
    [0, -0.0]
    + [
      1, .leastNonzeroMagnitude, 1e-9, 1e15, 1e19, 1e200, 1e300,
      .greatestFiniteMagnitude, .infinity,
    ].flatMap { [$0, -$0] } + [.nan]

  /// Those of ``doubles`` that are finite.
  public static let finite = doubles.filter(\.isFinite)

  /// Both ends and what lies about 0.
  public static let integers: [Int] = [.min, -1, 0, 1, .max]
}
