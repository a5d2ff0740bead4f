import Foundation

/// The rounds of a test that tries things at random.
///
/// In the inner loop a tenth of them does: `script/test --quick` sets `ROTARY_QUICK` for that. All of
/// them run before anything is merged.
///
/// - Parameter count: how many there are when nobody is in a hurry.
/// - Returns: the rounds, from 0.
public func rounds(_ count: Int) -> Range<Int> {
  0..<max(1, count / divisor)
}

/// The seeds of a test that begins so many sequences; a tenth, as ``rounds(_:)`` has it.
///
/// - Parameters:
///   - count: how many there are when nobody is in a hurry.
///   - first: the first of them.
/// - Returns: the seeds, one after the other.
public func seeds(_ count: Int, from first: UInt64 = 0) -> Range<UInt64> {
  first..<first + UInt64(rounds(count).count)
}

private let divisor = ProcessInfo.processInfo.environment["ROTARY_QUICK"] == nil ? 1 : 10
