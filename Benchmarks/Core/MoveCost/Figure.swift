import MallocCount

/// Something whose cost is counted: one step of it, over and over, in steady state.
protocol Figure {
  /// Its name in the record and on the command line.
  static var name: String { get }
  /// What it is, for who reads the numbers.
  static var title: String { get }
  /// Nanoseconds that a step may take, where somebody promised so.
  static var limitNanoseconds: Double? { get }
  /// Whether a step may ask for memory.
  static var mayAllocate: Bool { get }
  /// Whether it is too slow to be counted in instructions, and only timed.
  static var isOnlyTimed: Bool { get }
  /// How many steps make up a round that is timed; fewer where one takes long.
  static var roundCount: Int { get }
  /// Makes it ready, and grows all storage.
  init()
  /// Does it once.
  mutating func step()
  /// Something that depends on all that was done, so that none of it is left out.
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
