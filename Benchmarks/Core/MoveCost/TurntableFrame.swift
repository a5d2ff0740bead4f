import Rotary

/// A frame of a turntable that a finger scrolls to and fro over five items: a move, cells handed
/// on, and what changes on the screen.
///
/// A cell that is handed on to an item of another title is lettered anew, so it asks for memory.
private struct TurntableFrame {
  private var table = Turntable()
  private var presenter = ScenePresenter<Turntable>()
  private let titles: [String]
  private var count = 0
  private(set) var trace = 0.0

  init(count: Int, titles: [String] = ["An even person", "An odd one"]) {
    self.titles = titles
    if let many = try? Turntable(count: count) { table = many }
    // All have nine figures, however many there are.
    table.options.asksForItems = true
    table.scroll(to: count / 2, animated: false, at: 0)
    handle(.down, at: 180)
    handle(.move, at: 170)
  }

  mutating func step() {
    count += 1
    // In 64 moves five items on and back.
    let place = count % 64
    handle(.move, at: 170 - 9.4 * Double(place < 32 ? place : 64 - place))
    table.fillCells { TurntableItem(titles[$0 % titles.count]) }
    presenter.update(with: table) { _ in trace += 1 }
  }

  private mutating func handle(_ phase: PointerEvent.Phase, at y: Double) {
    let event = PointerEvent(phase, position: Point2D(300, y))
    table.handle(.pointer(event), at: Double(count) / 120)
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

/// The same of ten thousand.
struct TurntableFrameOf10Thousand: Figure {
  static let name = "turntableFrameOf10Thousand"
  static let title = "a frame of a turntable of 10,000 items"
  static let mayAllocate = true

  private var frame = TurntableFrame(count: 10_000)
  var trace: Double { frame.trace }

  init() { run(200) }

  mutating func step() { frame.step() }
}

/// The same of ten million.
struct TurntableFrameOf10Million: Figure {
  static let name = "turntableFrameOf10Million"
  static let title = "a frame of a turntable of 10,000,000 items"
  static let mayAllocate = true

  private var frame = TurntableFrame(count: 10_000_000)
  var trace: Double { frame.trace }

  init() { run(200) }

  mutating func step() { frame.step() }
}

/// The same of items that all have one title: nothing asks for memory but a text that has changed.
struct TurntableHandOn: Figure {
  static let name = "turntableHandOn"
  static let title = "a frame of a turntable whose items all have one title"

  private var frame = TurntableFrame(count: 10_000_000, titles: ["A person"])
  var trace: Double { frame.trace }

  init() { run(200) }

  mutating func step() { frame.step() }
}

/// A frame in which no cell is handed on: all that is on the screen is put elsewhere.
struct TurntableGlide: Figure {
  static let name = "turntableGlide"
  static let title = "a frame of a turntable between two items, ten million in all"

  private var table = Turntable()
  private var presenter = ScenePresenter<Turntable>()
  private var count = 0
  private(set) var trace = 0.0

  init() {
    if let many = try? Turntable(count: 10_000_000) { table = many }
    table.scroll(to: 5_000_000, animated: false, at: 0)
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
  }
}

/// A hundred thousand items that come into ten million, each at a place of its own.
struct TurntableBatchOf100Thousand: Figure {
  static let name = "turntableBatchOf100Thousand"
  static let title = "a batch of 100,000 insertions, each for itself"
  static let isOnlyTimed = true
  static let mayAllocate = true
  /// A frame's budget.
  static let limitNanoseconds: Double? = 8_000_000
  static let roundCount = 3

  private let before: Turntable
  private let batch: TurntableBatch
  private(set) var trace = 0.0

  init() {
    var table = (try? Turntable(count: 10_000_000)) ?? Turntable()
    table.scroll(to: 5_000_000, animated: false, at: 0)
    before = table
    var batch = TurntableBatch()
    for number in 0..<100_000 {
      batch.insert(10_000_000 + number..<10_000_001 + number, index: number * 101)
    }
    self.batch = batch
  }

  mutating func step() {
    var table = before
    try? table.apply(batch, at: 1)
    trace += Double(table.list.count)
  }
}
