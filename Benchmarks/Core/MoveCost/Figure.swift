import Counters

/// A measured operation: one step, repeated in steady state.
protocol Figure {
  /// The name in the record and on the command line.
  static var name: String { get }
  /// The description for readers of the numbers.
  static var title: String { get }
  /// The maximum number of nanoseconds per step, if the project promises one.
  static var limitNanoseconds: Double? { get }
  /// Whether a step may allocate memory.
  static var mayAllocate: Bool { get }
  /// Whether a step is too slow for counting instructions, and is only timed.
  static var isOnlyTimed: Bool { get }
  /// The number of steps in a timed round, which is smaller for slow steps.
  static var roundCount: Int { get }
  /// Prepares the operation, so that all storage has its final size.
  init()
  /// Runs one step.
  mutating func step()
  /// A value that depends on all steps, so that the compiler removes none.
  var trace: Double { get }
}

extension Figure {
  static var limitNanoseconds: Double? { nil }
  static var mayAllocate: Bool { false }
  static var isOnlyTimed: Bool { false }
  static var roundCount: Int { 10_000 }

  mutating func run(_ count: Int) {
    for _ in 0..<count { step() }
    precondition(!trace.isNaN)
  }

  mutating func allocations(during count: Int, also extra: () -> Void = {}) -> UInt {
    let before = malloc_count()
    for _ in 0..<count {
      step()
      extra()
    }
    return malloc_count() - before
  }

  /// The median of 31 rounds.
  mutating func nanosecondsPerStep() -> Double {
    var rounds: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<31 {
      let time = clock.measure { run(Self.roundCount) }
      let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
      rounds.append(seconds * 1e9 / Double(Self.roundCount))
    }
    return rounds.sorted()[15]
  }
}
