// Checks over a million random scrolls and list changes that a turntable shows each item once and uses at most its
// number of cells. Unoptimised, this takes ten minutes, so it is not one of the core's tests.
import Rotary

/// Numbers that are the same in every run: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A turntable that is scrolled and changed at random, and its reports about cells.
struct Script {
  private var table: Turntable
  private var random: SplitMix
  private var time = 0.0
  private var finger: Point2D?
  /// The item in each cell, according to the reports.
  private var shown: [Int: Int] = [:]
  private(set) var mostCells = 0
  private(set) var scrolls = 0
  private(set) var changes = 0
  private(set) var mistake: String?

  init(count: Int, itemsPerTurn: Int, seed: UInt64) throws {
    random = SplitMix(state: seed)
    table = try Turntable(count: count)
    table.options.itemsPerTurn = itemsPerTurn
    table.options.wraps = seed % 4 == 1
    table.options.snaps = seed % 4 == 2
    var events: [TurntableEvent] = []
    table.refresh()
    while let (event, _) = table.nextEvent() { events.append(event) }
    follow(events)
  }

  /// The maximum number of cells.
  var bound: Int { table.ring.cellCount }

  mutating func run(_ steps: Int) throws {
    for _ in 0..<steps where mistake == nil {
      time += Double.random(in: 0.001...0.05, using: &random)
      var events: [TurntableEvent] = []
      if Int.random(in: 0..<4, using: &random) == 0 {
        try change(&events)
        changes += 1
      } else {
        scroll(&events)
        scrolls += 1
      }
      follow(events)
      mostCells = max(mostCells, table.liveCellCount)
      if table.liveCellCount > bound { mistake = "\(table.liveCellCount) cells live" }
    }
  }

  private mutating func scroll(_ events: inout [TurntableEvent]) {
    let input: Input
    switch Int.random(in: 0..<8, using: &random) {
    case 0: input = .scroll(x: 0, y: Double.random(in: -900...900, using: &random))
    case 1:
      input = .key([Key.up, .down, .pageUp, .home, .end].randomElement(using: &random) ?? .up)
    case 2:
      let phase: PointerEvent.Phase = finger == nil ? .down : .up
      let place = finger ?? Point2D(400, Double.random(in: 0...360, using: &random))
      finger = phase == .down ? place : nil
      input = .pointer(PointerEvent(phase, position: place))
    default:
      guard let place = finger else {
        table.advance(to: time)
        while let (event, _) = table.nextEvent() { events.append(event) }
        return
      }
      let moved = Point2D(place.x, place.y + Double.random(in: -120...120, using: &random))
      finger = moved
      input = .pointer(PointerEvent(.move, position: moved))
    }
    table.handle(input, at: time)
    while let (event, _) = table.nextEvent() { events.append(event) }
  }

  private mutating func change(_ events: inout [TurntableEvent]) throws {
    let count = table.list.count
    let middle = table.centeredIndex ?? 0
    var batch = TurntableBatch()
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where count > 0:
      let start = Swift.min(middle + Int.random(in: 0...3, using: &random), count - 1)
      batch.remove(start..<Swift.min(count, start + Int.random(in: 1...9, using: &random)))
    case 1 where count > 1:
      let near = Swift.max(0, middle - 6)...Swift.min(count - 1, middle + 6)
      batch.move(
        from: Int.random(in: near, using: &random),
        to: Int.random(in: near, using: &random)
      )
    default:
      let next = table.list.nextID
      batch.insert(next..<next + Int.random(in: 1...4, using: &random), index: middle)
    }
    table.advance(to: time)
    try table.apply(batch)
    while let (event, _) = table.nextEvent() { events.append(event) }
  }

  private mutating func follow(_ events: [TurntableEvent]) {
    for event in events {
      switch event {
      case .willDisplay(_, let id, let cell):
        if let before = shown[cell], before != id { mistake = "cell \(cell) shows \(before) still" }
        if shown.contains(where: { $0.value == id && $0.key != cell }) {
          mistake = "\(id) is in two cells"
        }
        shown[cell] = id
      case .didEndDisplay(let id, let cell):
        if shown.removeValue(forKey: cell) != id { mistake = "cell \(cell) did not show \(id)" }
      case .centered, .skipped, .pressed, .changed, .sought, .metEnd, .cameToRest: break
      }
    }
  }
}

var scrolls = 0
var changes = 0
for (index, turn) in [12, 12, 5, 8, 10, 13, 30, 12, 12, 12].enumerated() {
  let count = [0, 3, 15, 200, 10_000_000][index % 5]
  var script = try Script(count: count, itemsPerTurn: turn, seed: UInt64(index))
  try script.run(100_000)
  scrolls += script.scrolls
  changes += script.changes
  if let mistake = script.mistake {
    fatalError("\(turn) items per turn, seed \(index): \(mistake)")
  }
  print("\(turn) per turn, \(count) items: at most \(script.mostCells) of \(script.bound) cells")
}
print("over \(scrolls) scrolls and \(changes) changes")
