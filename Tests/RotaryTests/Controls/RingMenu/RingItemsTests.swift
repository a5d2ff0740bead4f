import Testing

@testable import Rotary

@Suite struct RingItemsTests {
  @Test func `a ring that contains itself is rejected`() {
    let loops: [[Int?]] = [[0], [1, 0], [nil, 2, 3, 1], [2, 0, 1]]
    for parents in loops {
      let items = parents.map { RingItem("x", parent: $0) }
      var isRefused = false
      do { _ = try RingItems(items) } catch {
        if case .containsItself = error { isRefused = true }
      }
      #expect(isRefused, "\(parents)")
    }
  }

  @Test func `an invalid parent is rejected, and so is a full ring`() {
    #expect(throws: RingItems.ItemError.noSuchParent(item: 1, parent: 2)) {
      try RingItems([RingItem("a"), RingItem("b", parent: 2)])
    }
    #expect(throws: RingItems.ItemError.noSuchParent(item: 0, parent: -1)) {
      try RingItems([RingItem("a", parent: -1)])
    }
    // An index after items whose parents have not been checked.
    for missing in [99, -1, 4, Int.min, Int.max] {
      for item in 0..<4 {
        var four: [RingItem] = [
          RingItem("a"), RingItem("b", parent: 2), RingItem("c"), RingItem("d"),
        ]
        four[item].parent = missing
        #expect(throws: RingItems.ItemError.noSuchParent(item: item, parent: missing)) {
          try RingItems(four)
        }
      }
    }
    #expect(throws: RingItems.ItemError.tooMany(25, under: nil)) {
      try RingItems((0..<25).map { RingItem("\($0)") })
    }
    #expect(throws: RingItems.ItemError.tooMany(1_000, under: nil)) {
      try RingItems((0..<1_000).map { RingItem("\($0)") })
    }
    #expect(throws: RingItems.ItemError.tooMany(25, under: 0)) {
      try RingItems([RingItem("a")] + (0..<25).map { RingItem("\($0)", parent: 0) })
    }
  }

  @Test
  func `a thousand items in rings are accepted, also with parents after their children`() throws {
    // 24 items, each with a ring of 24, and one more below.
    var items: [RingItem] = (0..<24).map { RingItem("\($0)") }
    for index in 0..<960 { items.append(RingItem("\(index)", parent: index / 40 % 24)) }
    #expect(throws: RingItems.ItemError.tooMany(40, under: 0)) { try RingItems(items) }
    items = (0..<24).map { RingItem("\($0)") }
    for index in 0..<976 { items.append(RingItem("\(index)", parent: index)) }
    let tree = try RingItems(items)
    #expect(tree.all.count == 1_000)
    #expect(tree.ring(under: nil).count == 24)
    let reversed = try RingItems([RingItem("child", parent: 1), RingItem("parent")])
    #expect(reversed.depth == 2 && reversed.ring(under: 1) == [0] && reversed.hasRing(1))
  }

  @Test func `the error names the item that contains itself`() {
    #expect(throws: RingItems.ItemError.containsItself(1)) {
      try RingItems([RingItem("a", parent: 1), RingItem("b", parent: 1)])
    }
  }

  @Test func `a chain of a hundred thousand rings is accepted quickly`() throws {
    let count = 100_000
    let chain = (0..<count).map { RingItem("", parent: $0 == count - 1 ? nil : $0 + 1) }
    #expect(try RingItems(chain).depth == count)
    var loop = chain
    loop[count - 1].parent = 0
    #expect(throws: RingItems.ItemError.self) { try RingItems(loop) }
  }

  @Test func `an outline is read by its marks`() throws {
    let items = try RingItems(outline: ["A", ">B", "> C", ">>D", "E", ">F"])
    #expect(items.all.map { $0.title } == ["A", "B", "C", "D", "E", "F"])
    #expect(items.all.map { $0.parent } == [nil, 0, 0, 2, nil, 4])
    #expect(items.depth == 3)
    #expect(throws: RingItems.OutlineError.skipsLevel(0)) { try RingItems(outline: [">A"]) }
    #expect(throws: RingItems.OutlineError.skipsLevel(1)) { try RingItems(outline: ["A", ">>B"]) }
    #expect(try RingItems(outline: []) == .none)
    #expect(try RingItems(outline: ["", ">"]).all.count == 2)
  }

  @Test func `each star sign is drawn within its grid, as open lines`() {
    for sign in StarSign.allCases {
      #expect(!sign.icon.isEmpty, "\(sign)")
      #expect(!sign.icon.elements.contains(.close))
      let bounds = sign.icon.bounds ?? Rect2D(-1, -1, 0, 0)
      // Half the line width has room around it.
      let grid = Rect2D(0, 0, 24, 24).inset(by: 1)
      #expect(grid.union(bounds) == grid, "\(sign) \(bounds)")
    }
    #expect(RingItems.starSigns.all.count == 12)
    #expect(RingItems.starSigns.all[0].title == "Pisces")
    #expect(RingItems.starSigns.all[11].title == "Aquarius")
  }
}
