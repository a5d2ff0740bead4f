import Rotary

/// A frame of a turntable that a finger scrolls back and forth over five items: a move, the reuse of cells, and the
/// changes on the screen.
///
/// A cell that is reused for an item with another title lays out new text, so it allocates memory.
private struct TurntableFrame {
  private var table = Turntable()
  private var presenter = ScenePresenter<Turntable>()
  private let titles: [String]
  private var count = 0
  private(set) var trace = 0.0

  init(count: Int, titles: [String] = ["An even person", "An odd one"]) {
    self.titles = titles
    if let many = try? Turntable(count: count) { table = many }
    // All numbers have nine digits, regardless of the count.
    table.options.asksForItems = true
    table.scroll(to: count / 2, animated: false)
    handle(.down, at: 180)
    handle(.move, at: 170)
  }

  mutating func step() {
    count += 1
    // Five items forward and back, in 64 moves.
    let place = count % 64
    handle(.move, at: 170 - 9.4 * Double(place < 32 ? place : 64 - place))
    table.fillCells { TurntableItem(titles[$0 % titles.count]) }
    presenter.update(with: table) { _ in trace += 1 }
  }

  private mutating func handle(_ phase: PointerEvent.Phase, at y: Double) {
    let event = PointerEvent(phase, position: Point2D(300, y))
    table.handle(.pointer(event), at: Double(count) / 120)
    while table.nextEvent() != nil {}
  }
}

/// A frame of fifteen items.
struct TurntableFrameOf15: Figure {
  static let name = "turntableFrameOf15"
  static let title = "a frame of a turntable of 15 items"
  static let mayAllocate = true

  private var frame = TurntableFrame(count: 15)
  var trace: Double { frame.trace }

  init() { run(200) }

  mutating func step() { frame.step() }
}

/// A frame of ten thousand items.
struct TurntableFrameOf10Thousand: Figure {
  static let name = "turntableFrameOf10Thousand"
  static let title = "a frame of a turntable of 10,000 items"
  static let mayAllocate = true

  private var frame = TurntableFrame(count: 10_000)
  var trace: Double { frame.trace }

  init() { run(200) }

  mutating func step() { frame.step() }
}

/// A frame of ten million items.
struct TurntableFrameOf10Million: Figure {
  static let name = "turntableFrameOf10Million"
  static let title = "a frame of a turntable of 10,000,000 items"
  static let mayAllocate = true

  private var frame = TurntableFrame(count: 10_000_000)
  var trace: Double { frame.trace }

  init() { run(200) }

  mutating func step() { frame.step() }
}

/// A frame of items that all have one title.
///
/// Only a changed text allocates memory.
struct TurntableHandOn: Figure {
  static let name = "turntableHandOn"
  static let title = "a frame of a turntable whose items all have one title"

  private var frame = TurntableFrame(count: 10_000_000, titles: ["A person"])
  var trace: Double { frame.trace }

  init() { run(200) }

  mutating func step() { frame.step() }
}

/// A frame in which no cell is reused, and everything on the screen moves.
struct TurntableGlide: Figure {
  static let name = "turntableGlide"
  static let title = "a frame of a turntable between two items, ten million in all"

  private var table = Turntable()
  private var presenter = ScenePresenter<Turntable>()
  private var count = 0
  private(set) var trace = 0.0

  init() {
    if let many = try? Turntable(count: 10_000_000) { table = many }
    table.scroll(to: 5_000_000, animated: false)
    handle(.down, at: 180)
    handle(.move, at: 170)
    run(200)
  }

  mutating func step() {
    count += 1
    let place = count % 64
    handle(.move, at: 170 - 0.8 * Double(place < 32 ? place : 64 - place))
    presenter.update(with: table) { _ in trace += 1 }
  }

  private mutating func handle(_ phase: PointerEvent.Phase, at y: Double) {
    let event = PointerEvent(phase, position: Point2D(300, y))
    table.handle(.pointer(event), at: Double(count) / 120)
    while table.nextEvent() != nil {}
  }
}

/// A batch of a hundred thousand insertions into ten million items, each at another index.
struct TurntableBatchOf100Thousand: Figure {
  static let name = "turntableBatchOf100Thousand"
  static let title = "a batch of 100,000 separate insertions"
  static let isOnlyTimed = true
  static let mayAllocate = true
  /// The time for one frame.
  static let limitNanoseconds: Double? = 8_000_000
  static let roundCount = 3

  private let before: Turntable
  private let batch: TurntableBatch
  private(set) var trace = 0.0

  init() {
    var table = (try? Turntable(count: 10_000_000)) ?? Turntable()
    table.scroll(to: 5_000_000, animated: false)
    before = table
    var batch = TurntableBatch()
    for number in 0..<100_000 {
      batch.insert(10_000_000 + number..<10_000_001 + number, index: number * 101)
    }
    self.batch = batch
  }

  mutating func step() {
    var table = before
    table.advance(to: 1)
    try? table.apply(batch)
    trace += Double(table.list.count)
  }
}
