import Testing

@testable import Rotary

@Suite struct ToldValuesTests {
  private static func told(_ values: Int...) -> ToldValues<Int> {
    var told = ToldValues<Int>()
    for (index, value) in values.enumerated() { told.tell(value, at: Double(index) / 100) }
    return told
  }

  @Test func `an echo removes the oldest equal value and all before it`() {
    var told = Self.told(3, 4, 3, 5)
    let first = told.isWish(3, shown: 5, goal: nil, at: 0.04)
    let second = told.isWish(3, shown: 5, goal: nil, at: 0.04)
    // Both threes are removed, and the values between them.
    let third = told.isWish(3, shown: 5, goal: nil, at: 0.04)
    #expect(!first && !second && third)
  }

  @Test func `the shown value and the target are no requests`() {
    var told = ToldValues<Int>()
    let shown = told.isWish(5, shown: 5, goal: 7, at: 0)
    let goal = told.isWish(7, shown: 5, goal: 7, at: 0)
    let other = told.isWish(6, shown: 5, goal: 7, at: 0)
    #expect(!shown && !goal && other)
  }

  @Test func `a request clears the values sent before`() {
    var told = Self.told(3, 4)
    let wish = told.isWish(9, shown: 4, goal: nil, at: 0.02)
    let late = told.isWish(3, shown: 9, goal: nil, at: 0.02)
    #expect(wish && late)
  }

  @Test func `after 0.25 s nothing is an echo`() {
    var early = Self.told(3)
    let atOnce = early.isWish(3, shown: 4, goal: nil, at: 0.25)
    var late = Self.told(3)
    let afterwards = late.isWish(3, shown: 4, goal: nil, at: 0.2501)
    #expect(!atOnce && afterwards)
  }

  @Test func `of very many values the newest are kept`() {
    var told = ToldValues<Int>()
    let count = 3 * ToldValues<Int>.capacity
    for value in 0..<count { told.tell(value, at: 0) }
    let oldest = told.isWish(count - ToldValues<Int>.capacity, shown: -1, goal: nil, at: 0)
    let newest = told.isWish(count - 1, shown: -1, goal: nil, at: 0)
    #expect(!oldest && !newest)
  }

  @Test func `removed values make no difference`() {
    // All are removed before the next value, or only when the room is needed.
    var later = Self.told(3, 4)
    _ = later.isWish(3, shown: 4, goal: nil, at: 0.01)
    var same = ToldValues<Int>()
    same.tell(4, at: 0.01)
    #expect(later == same)
    _ = later.isWish(4, shown: 4, goal: nil, at: 0.01)
    #expect(later == ToldValues() && later != same)
  }
}
