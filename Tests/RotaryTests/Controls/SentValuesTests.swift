import Testing

@testable import Rotary

@Suite struct SentValuesTests {
  private static func sentValues(_ values: Int...) -> SentValues<Int> {
    var sentValues = SentValues<Int>()
    for (index, value) in values.enumerated() { sentValues.record(value, at: Double(index) / 100) }
    return sentValues
  }

  @Test func `an echo removes the oldest equal value and all before it`() {
    var sentValues = Self.sentValues(3, 4, 3, 5)
    let first = sentValues.isRequest(3, shown: 5, goal: nil, at: 0.04)
    let second = sentValues.isRequest(3, shown: 5, goal: nil, at: 0.04)
    // Both threes are removed, and the values between them.
    let third = sentValues.isRequest(3, shown: 5, goal: nil, at: 0.04)
    #expect(!first && !second && third)
  }

  @Test func `the shown value and the target are no requests`() {
    var sentValues = SentValues<Int>()
    let shown = sentValues.isRequest(5, shown: 5, goal: 7, at: 0)
    let goal = sentValues.isRequest(7, shown: 5, goal: 7, at: 0)
    let other = sentValues.isRequest(6, shown: 5, goal: 7, at: 0)
    #expect(!shown && !goal && other)
  }

  @Test func `a request clears the values sent before`() {
    var sentValues = Self.sentValues(3, 4)
    let wish = sentValues.isRequest(9, shown: 4, goal: nil, at: 0.02)
    let late = sentValues.isRequest(3, shown: 9, goal: nil, at: 0.02)
    #expect(wish && late)
  }

  @Test func `after 0.25 s nothing is an echo`() {
    var early = Self.sentValues(3)
    let atOnce = early.isRequest(3, shown: 4, goal: nil, at: 0.25)
    var late = Self.sentValues(3)
    let afterwards = late.isRequest(3, shown: 4, goal: nil, at: 0.2501)
    #expect(!atOnce && afterwards)
  }

  @Test func `of very many values the newest are kept`() {
    var sentValues = SentValues<Int>()
    let count = 3 * SentValues<Int>.capacity
    for value in 0..<count { sentValues.record(value, at: 0) }
    let oldest = sentValues.isRequest(count - SentValues<Int>.capacity, shown: -1, goal: nil, at: 0)
    let newest = sentValues.isRequest(count - 1, shown: -1, goal: nil, at: 0)
    #expect(!oldest && !newest)
  }

  @Test func `removed values make no difference`() {
    // All are removed before the next value, or only when the room is needed.
    var later = Self.sentValues(3, 4)
    _ = later.isRequest(3, shown: 4, goal: nil, at: 0.01)
    var same = SentValues<Int>()
    same.record(4, at: 0.01)
    #expect(later == same)
    _ = later.isRequest(4, shown: 4, goal: nil, at: 0.01)
    #expect(later == SentValues() && later != same)
  }
}
