import Rotary

/// A game of twenty seconds that counts the shapes drawn as requested.
struct MarkGame: Equatable, Sendable {
  /// The phase of a game.
  enum Phase: Equatable, Sendable {
    /// The game starts with the next press.
    case ready
    /// The game is running since this time.
    case running(since: Double)
    /// The game ended at this time.
    case over(at: Double)
  }

  /// The duration of a game.
  static let seconds = 20.0
  /// The time after a game during which a press starts no new game, because the user may still be drawing.
  static let restSeconds = 1.0

  enum BestLimits: Limits { static let range = 0...9_999 }

  private(set) var phase = Phase.ready
  /// The number of correct shapes.
  private(set) var score = 0
  /// The best score so far, 0 before the first game; an app can save and restore it.
  @Within<BestLimits> var best = 0
  /// The times of selections from the menu, and by strokes.
  private(set) var byMenu = MarkTimes()
  private(set) var byStroke = MarkTimes()

  /// Whether shapes are counted.
  var isRunning: Bool { if case .running = phase { true } else { false } }

  /// Starts a game, unless one is running or ended less than a second ago.
  mutating func press(at time: Double) {
    switch phase {
    case .ready: phase = .running(since: time)
    case .running: return
    case .over(let end):
      guard time >= end + Self.restSeconds else { return }
      begin()
      phase = .running(since: time)
    }
  }

  /// Resets the game; keeps the best score.
  mutating func begin() {
    let best = best
    self = MarkGame()
    self.best = best
  }

  /// Counts a correct shape.
  mutating func score(_ seconds: Double, byStroke isStroke: Bool) {
    score += 1
    if isStroke { byStroke.add(seconds) } else { byMenu.add(seconds) }
  }

  /// Advances to `time`; if that ends the game, returns the time of its end.
  mutating func advance(to time: Double) -> Double? {
    guard case .running(let start) = phase, time >= start + Self.seconds else { return nil }
    phase = .over(at: start + Self.seconds)
    best = Swift.max(best, score)
    return start + Self.seconds
  }

  /// Returns the share of time that is left: 1 at the start, 0 at the end.
  func left(at time: Double) -> Double {
    switch phase {
    case .ready: return 1
    case .running(let start):
      return (1 - (time - start) / Self.seconds).bounded(to: 0...1, else: 1)
    case .over: return 0
    }
  }
}

/// The requested shape; a sequence that looks random.
struct MarkTask: Equatable, Sendable {
  private var state: UInt32 = 5
  private(set) var shape = 3
  private(set) var color = 5

  /// The menu item of the requested shape.
  var item: Int { MarkStamps.item(shape: shape, color: color) }

  mutating func advance() {
    let before = (shape, color)
    repeat {
      state = state &* 2_891_336_453 &+ 1
      shape = Int(state >> 16) % MarkStamps.shapeCount
      color = Int(state >> 8 & 0xFF) % MarkStamps.colorCount
    } while (shape, color) == before
  }
}

/// The mean of selection times.
struct MarkTimes: Equatable, Sendable {
  private(set) var count = 0
  private var seconds = 0.0

  mutating func add(_ seconds: Double) {
    guard seconds.isFinite else { return }
    count += 1
    self.seconds += seconds
  }

  /// The mean, in seconds; nil without times.
  var mean: Double? { count > 0 ? seconds / Double(count) : nil }
}

/// The result of the last shape.
struct MarkVerdict: Equatable, Sendable {
  var item: Int
  var isRight: Bool
  var byStroke: Bool
  var seconds: Double
}

/// The events of a sheet.
public enum MarkSheetEvent: Equatable, Sendable {
  /// An event of the menu.
  case menu(RingMenuEvent)
  /// A shape was drawn during a game: its item, whether it was requested, and whether a stroke selected it
  /// rather than the menu.
  case judged(Int, isRight: Bool, byStroke: Bool)
  /// The game ended with this score.
  case finished(Int)
}

extension MarkSheetEvent: DescribedEvent {
  /// `judged`, `finished`, or the name of the menu's event.
  public var name: String {
    switch self {
    case .menu(let event): return event.name
    case .judged: return "judged"
    case .finished: return "finished"
    }
  }

  /// Reports the item and its result, the score, or the fields of the menu's event.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .menu(let event): event.readFields(read)
    case .judged(let item, let isRight, let byStroke):
      read("index", .number(Double(item)))
      read("right", .flag(isRight))
      read("stroke", .flag(byStroke))
    case .finished(let score): read("score", .number(Double(score)))
    }
  }
}
