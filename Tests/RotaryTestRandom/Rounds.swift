import Foundation

/// Returns the rounds of a randomized test.
///
/// `script/test --quick` sets `ROTARY_QUICK` for the inner loop, which runs a tenth of them. All of them run
/// before a merge.
///
/// - Parameter count: the number of rounds of a full run.
/// - Returns: the rounds, from 0.
public func rounds(_ count: Int) -> Range<Int> {
  0..<max(1, count / divisor)
}

/// Returns the seeds of a randomized test; a tenth of them in a quick run, as for ``rounds(_:)``.
///
/// - Parameters:
///   - count: the number of seeds of a full run.
///   - first: the first seed.
/// - Returns: the consecutive seeds.
public func seeds(_ count: Int, from first: UInt64 = 0) -> Range<UInt64> {
  first..<first + UInt64(rounds(count).count)
}

private let divisor = ProcessInfo.processInfo.environment["ROTARY_QUICK"] == nil ? 1 : 10
