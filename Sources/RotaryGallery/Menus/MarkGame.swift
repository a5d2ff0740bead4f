import Rotary

/// A game of twenty seconds: how many shapes are drawn as they were asked for.
struct MarkGame: Equatable, Sendable {
  /// How far a game has come.
  enum Phase: Equatable, Sendable {
    /// Nobody has pressed yet: the clock stands at its start.
    case ready
    /// It runs since then.
    case running(since: Double)
    /// Time was up then.
    case over(at: Double)
  }

  /// How long a game takes.
  static let seconds = 20.0
  /// After its end the hand may still be drawing: so long a press begins no new game.
  static let restSeconds = 1.0

  private(set) var phase = Phase.ready
  /// How many were right.
  private(set) var score = 0
  /// The most that were ever right, 0 before the first game; a page may keep it and set it.
  var best = 0
  /// How long choices took by the menu, and by a stroke.
  private(set) var byMenu = MarkTimes()
  private(set) var byStroke = MarkTimes()

  /// Whether what is drawn counts.
  var isRunning: Bool { if case .running = phase { true } else { false } }

  /// Somebody presses: the clock begins to run, also of a new game once the last has been over for a
  /// second.
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

  /// Makes ready for a new game; the best score stays.
  mutating func begin() {
    let best = best
    self = MarkGame()
    self.best = best
  }

  /// Counts one that was right.
  mutating func score(_ seconds: Double, byStroke isStroke: Bool) {
    score += 1
    if isStroke { byStroke.add(seconds) } else { byMenu.add(seconds) }
  }

  /// Ends the game when its time is up; whether it has just ended, and when.
  mutating func advance(to time: Double) -> Double? {
    guard case .running(let start) = phase, time >= start + Self.seconds else { return nil }
    phase = .over(at: start + Self.seconds)
    best = Swift.max(best, score)
    return start + Self.seconds
  }

  /// How much of the time is left: 1 at the start, 0 at the end.
  func left(at time: Double) -> Double {
    switch phase {
    case .ready: return 1
    case .running(let start):
      return (1 - (time - start) / Self.seconds).bounded(to: 0...1, else: 1)
    case .over: return 0
    }
  }
}

/// What is asked for, in an order that looks random.
struct MarkTask: Equatable, Sendable {
  private var state: UInt32 = 5
  private(set) var shape = 3
  private(set) var color = 5

  /// The item of the menu that is asked for.
  var item: Int { MarkStamps.item(shape: shape, color: color) }

  mutating func goOn() {
    let before = (shape, color)
    repeat {
      state = state &* 2_891_336_453 &+ 1
      shape = Int(state >> 16) % MarkStamps.shapeCount
      color = Int(state >> 8 & 0xFF) % MarkStamps.colorCount
    } while (shape, color) == before
  }
}

/// The mean of some times.
struct MarkTimes: Equatable, Sendable {
  private(set) var count = 0
  private var seconds = 0.0

  mutating func add(_ seconds: Double) {
    guard seconds.isFinite else { return }
    count += 1
    self.seconds += seconds
  }

  /// Nil before the first.
  var mean: Double? { count > 0 ? seconds / Double(count) : nil }
}

/// What was said of the last shape.
struct MarkVerdict: Equatable, Sendable {
  var item: Int
  var isRight: Bool
  var byStroke: Bool
  var seconds: Double
}

/// What a sheet tells the page.
public enum MarkSheetEvent: Equatable, Sendable {
  /// What the menu tells.
  case menu(RingMenuEvent)
  /// A shape was drawn while the clock ran: which item, whether it was asked for, and whether it was
  /// drawn by a stroke rather than chosen from the menu.
  case judged(Int, isRight: Bool, byStroke: Bool)
  /// Time is up: how many were right.
  case finished(Int)
}

extension MarkSheetEvent: DescribedEvent {
  /// `judged`, `finished`, or as the menu's.
  public var name: String {
    switch self {
    case .menu(let event): return event.name
    case .judged: return "judged"
    case .finished: return "finished"
    }
  }

  /// Tells the item and how it was judged, the score, or what the menu tells.
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
