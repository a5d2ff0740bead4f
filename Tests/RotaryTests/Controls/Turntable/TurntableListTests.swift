import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct TurntableListTests {
  private func ids(_ list: TurntableList) -> [Int] { (0..<list.count).map { list[$0] } }

  @Test func `ten million items are one run`() throws {
    let list = try TurntableList(count: 10_000_000)
    #expect(list.runs.count == 1)
    #expect(list[9_999_999] == 9_999_999 && list.index(of: 5_000_000) == 5_000_000)
    #expect(list.index(of: 10_000_000) == nil && list.index(of: -1) == nil)
  }

  @Test func `random batches change a list as they change an array`() throws {
    var random = SeededGenerator(seed: 6)
    for round in rounds(300) {
      var model = Array(0..<Int.random(in: 0...30, using: &random))
      var list = try TurntableList(count: model.count)
      for _ in 0..<10 {
        let (batch, expected) = try randomBatch(of: model, list.nextID, &random)
        list = try list.applying(batch)
        model = expected
        #expect(ids(list) == model, "round \(round)")
        #expect(model.indices.allSatisfy { list.index(of: model[$0]) == $0 })
      }
    }
  }

  /// Returns random changes, and the resulting list, computed item by item.
  private func randomBatch(
    of old: [Int],
    _ nextID: Int,
    _ random: inout SeededGenerator
  ) throws -> (TurntableBatch, [Int]) {
    var batch = TurntableBatch()
    var kept = old
    var coming: [Int] = []
    for index in old.indices.reversed() where Int.random(in: 0..<6, using: &random) == 0 {
      batch.remove(index..<index + 1)
      let id = kept.remove(at: index)
      // Some return at another place: they move.
      if Bool.random(using: &random) { coming.append(id) }
    }
    coming += nextID..<nextID + Int.random(in: 0...5, using: &random)
    coming.shuffle(using: &random)
    let count = kept.count + coming.count
    let places = (0..<count).shuffled(using: &random).prefix(coming.count)
    var result = [Int?](repeating: nil, count: count)
    for (place, id) in zip(places, coming) {
      batch.insert(id..<id + 1, index: place)
      result[place] = id
    }
    var rest = kept.makeIterator()
    return (batch, try result.map { id in try #require(id ?? rest.next()) })
  }

  @Test func `a move takes an item from an old index to a new one`() throws {
    var batch = TurntableBatch()
    batch.move(from: 4, to: 0)
    let list = try TurntableList(count: 5).applying(batch)
    #expect(ids(list) == [4, 0, 1, 2, 3])
  }

  @Test func `the standard library's difference is a batch`() throws {
    var random = SeededGenerator(seed: 9)
    for _ in rounds(50) {
      let old = Array(0..<Int.random(in: 0...20, using: &random)).shuffled(using: &random)
      let new = Array(old.shuffled(using: &random).dropLast(3)) + [100, 101]
      let list = try TurntableList(ids: old)
      #expect(try ids(list.applying(TurntableBatch(from: old, to: new))) == new)
    }
  }

  @Test func `an invalid batch is rejected with its position`() throws {
    let list = try TurntableList(count: 10)
    func problem(_ build: (inout TurntableBatch) -> Void) -> TurntableProblem? {
      var batch = TurntableBatch()
      build(&batch)
      do { _ = try list.applying(batch) } catch { return error }
      return nil
    }
    let found: [(TurntableProblem?, TurntableProblem?)] = [
      (problem { $0.remove(8..<12) }, .indexOutOfRange(10)),
      (problem { $0.remove(-2..<3) }, .indexOutOfRange(-2)),
      (
        problem {
          $0.remove(3..<5)
          $0.remove(4..<5)
        }, .indexTwice(4)
      ),
      (problem { $0.insert(10..<11, index: 12) }, .indexOutOfRange(12)),
      (problem { $0.insert(10..<11, index: -1) }, .indexOutOfRange(-1)),
      (
        problem {
          $0.insert(10..<12, index: 3)
          $0.insert(20..<21, index: 4)
        }, .indexTwice(4)
      ),
      (problem { $0.insert(4..<5, index: 3) }, .idTwice(4)),
      (
        problem {
          $0.insert(11..<14, index: 0)
          $0.insert(13..<15, index: 9)
        }, .idTwice(13)
      ),
      (problem { $0.insert(-3 ..< -2, index: 0) }, .badID(-3)),
      (problem { $0.move(from: 10, to: 0) }, .indexOutOfRange(10)),
      (problem { $0.move(from: 1, to: 10) }, .indexOutOfRange(10)),
      (
        problem {
          $0.move(from: 1, to: 4)
          $0.remove(1..<2)
        }, .indexTwice(1)
      ),
      (problem { $0.update(10) }, .unknownID(10)),
      (
        problem {
          $0.remove(0..<10)
          $0.insert(3..<4, index: 0)
        }, nil
      ),
    ]
    for (problem, expected) in found { #expect(problem == expected) }
    #expect(throws: TurntableProblem.badCount(-1)) { try TurntableList(count: -1) }
    #expect(throws: TurntableProblem.idTwice(7)) { try TurntableList(ids: [7, 3, 7]) }
    #expect(throws: TurntableProblem.badID(-4)) { try TurntableList(ids: [-4]) }
  }

  @Test func `a list cannot grow beyond the greatest count`() throws {
    let most = TurntableList.greatestCount
    let list = try TurntableList(count: most)
    var batch = TurntableBatch()
    batch.insert(most..<most + 1, index: 0)
    #expect(throws: TurntableProblem.badCount(most + 1)) { try list.applying(batch) }
    #expect(throws: TurntableProblem.badCount(most + 1)) { try TurntableList(count: most + 1) }
  }

  @Test func `invalid item numbers are rejected`() throws {
    let list = try TurntableList(count: 3)
    func problem(_ change: (inout TurntableBatch) -> Void) -> TurntableProblem? {
      var batch = TurntableBatch()
      change(&batch)
      do {
        _ = try list.applying(batch)
        return nil
      } catch { return error }
    }
    #expect(problem { $0.insert(-1..<Int.max, index: 0) } == .badID(-1))
    #expect(problem { $0.insert(Int.min..<Int.max, index: 0) } == .badID(.min))
    #expect(problem { $0.insert(3..<Int.max, index: 0) } == .badID(.max - 1))
    #expect(problem { $0 = TurntableBatch(from: [0, 1, 2], to: [0, .max]) } == .badID(.max))
    #expect(problem { $0.remove(Int.min..<Int.max) } == .indexOutOfRange(.min))
    for number in Corners.integers where !(0..<3).contains(number) {
      #expect(problem { $0.insert(3..<4, index: number) } == .indexOutOfRange(number))
      #expect(problem { $0.move(from: number, to: 0) } == .indexOutOfRange(number))
      #expect(problem { $0.move(from: 0, to: number) } == .indexOutOfRange(number))
      #expect(problem { $0.update(number) } == .unknownID(number))
      #expect(throws: TurntableProblem.self) { try TurntableList(ids: [number]) }
      #expect(throws: TurntableProblem.badCount(number)) { try TurntableList(count: number) }
    }
    let most = TurntableList.greatestCount
    #expect(
      problem {
        $0.insert(3..<most, index: 0)
        $0.insert(most..<2 * most, index: most)
      } == .badCount(2 * most)
    )
  }

  @Test func `new items have new numbers until all are used`() throws {
    let list = try TurntableList(count: 3)
    #expect(try list.newIDs(2) == 3..<5)
    #expect(try list.newIDs(0) == 3..<3)
    let most = TurntableList.greatestCount
    for count in [-1, .min, most + 1, .max] {
      #expect(throws: TurntableProblem.badCount(count)) { try list.newIDs(count) }
    }
    let last = TurntableList.greatestID
    let used = try TurntableList(ids: [last - 1])
    #expect(try used.newIDs(1) == last..<last + 1)
    #expect(throws: TurntableProblem.badID(last + 1)) { try used.newIDs(2) }
    let all = try TurntableList(ids: [last])
    #expect(try all.newIDs(0).isEmpty)
    #expect(throws: TurntableProblem.badID(last + 1)) { try all.newIDs(1) }
  }
}
