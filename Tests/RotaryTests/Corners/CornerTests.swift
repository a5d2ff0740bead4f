import RotaryTestRandom
import Testing

/// Every public number of every law and of all geometry, with the numbers at which arithmetic
/// breaks.
///
/// A new function is a line in one of the tables. They run one after the other, so that a row that
/// traps is named.
@Suite(.serialized) struct CornerTests {
  @Test func `laws of motion tell finite numbers, whatever they are given`() {
    expectKept(Self.laws)
  }

  @Test func `bands, curves and steps tell finite numbers, whatever they are given`() {
    expectKept(Self.curves)
  }

  @Test func `timelines, tracks and estimators tell numbers`() { expectKept(Self.timelines) }

  @Test func `geometry makes no NaN of numbers`() { expectKept(Self.geometry) }

  @Test func `paths and transforms make no NaN of numbers`() { expectKept(Self.paths) }

  @Test func `layout makes no NaN of numbers`() { expectKept(Self.layouts) }

  @Test func `scales and texts take any number`() { expectKept(Self.scales) }

  private func expectKept(_ rows: [CornerRow]) {
    for row in rows {
      guard let (arguments, told) = row.firstFault() else { continue }
      Issue.record("\(row.name) tells \(told) for \(arguments)")
    }
  }
}
