import RotaryTestRandom
import Testing

/// Each public number of motion functions and geometry, with the numbers at which arithmetic fails.
///
/// Add a line in a table for a new function. The tests run one after another, so that a row that traps is
/// named.
@Suite(.serialized) struct CornerTests {
  @Test func `motion functions return finite numbers for any input`() {
    expectKept(Self.laws)
  }

  @Test func `bands, curves and steps return finite numbers for any input`() {
    expectKept(Self.curves)
  }

  @Test func `timelines, tracks and estimators return numbers`() { expectKept(Self.timelines) }

  @Test func `geometry never turns numbers into NaN`() { expectKept(Self.geometry) }

  @Test func `paths and transforms never turn numbers into NaN`() { expectKept(Self.paths) }

  @Test func `layout never turns numbers into NaN`() { expectKept(Self.layouts) }

  @Test func `any number is safe for scales and texts`() { expectKept(Self.scales) }

  private func expectKept(_ rows: [CornerRow]) {
    for row in rows {
      guard let (arguments, told) = row.firstFault() else { continue }
      Issue.record("\(row.name) returns \(told) for \(arguments)")
    }
  }
}
