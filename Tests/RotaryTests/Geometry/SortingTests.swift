import RotaryTestRandom
import Testing

@testable import Rotary

struct SortingTests {
  /// A sort key, and the index of the element.
  private struct Card: Equatable {
    var key: Int
    var place: Int
  }

  @Test func `sorting is stable, as the standard library's is`() {
    var random = SeededGenerator(seed: 16)
    for count in 0...70 {
      let cards = (0..<count).map { Card(key: Int.random(in: 0...9, using: &random), place: $0) }
      let expected = cards.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
      #expect(cards.stablySorted { $0.key < $1.key } == expected, "\(count) cards")
    }
  }

  @Test func `a sorted list is unchanged, and a reversed one is reversed`() {
    let numbers = Array(0..<100)
    #expect(numbers.stablySorted { $0 < $1 } == numbers)
    #expect(Array(numbers.reversed()).stablySorted { $0 < $1 } == numbers)
  }
}

struct JoinedTextTests {
  @Test(arguments: [
    ["", ""], ["21", "°"], ["", "–"], ["Grad 🌡", "é"], [String(repeating: "ü", count: 40), "x"],
  ])
  func `texts are joined as by +`(parts: [String]) {
    #expect(String(joining: parts[0], parts[1]) == parts[0] + parts[1])
    #expect(String(joining: parts[1], " – ", parts[0]) == parts[1] + " – " + parts[0])
  }
}
