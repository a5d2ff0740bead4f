import Rotary

/// A sheet to draw shapes on by a marking menu: hold and slide, or know the way and draw it.
///
/// It asks for one shape after the other, and says how long each takes by the menu and by a stroke.
public struct MarkSheet: Equatable, Sendable {
  /// Its size in points.
  public var size = Size2D(720, 480) { didSet { menu.size = size } }
  /// What the user's machine asks for.
  public var environment: ControlEnvironment {
    get { menu.environment }
    set { menu.environment = newValue }
  }
  /// The menu of eight shapes in seven colours.
  public internal(set) var menu = RingMenu()

  /// What was drawn.
  var stamps: [MarkStamp] = []
  /// Which of ``MarkTask`` is asked for.
  var task = MarkTask()
  /// How long choices took by the menu, and by a stroke.
  var byMenu = MarkTimes()
  var byStroke = MarkTimes()
  /// The last press: where and when.
  var press = (position: Point2D.zero, time: -Double.infinity)
  /// The latest time it was told, in seconds; −∞ before the first.
  public internal(set) var now = -Double.infinity

  /// So many shapes are kept; the oldest go first.
  static let greatestStampCount = 60

  /// Makes an empty sheet.
  public init() {
    menu.style = .plain
    menu.choreography = .quick
    menu.items = MarkStamps.items
    menu.options.anchor = .finger
    menu.options.startAngle = -.pi / 2 - .pi / 8
    menu.options.holdSeconds = 0.33
    menu.options.takesMarks = true
    menu.size = size
  }

  /// Draws what was chosen, and counts how long it took.
  mutating func stamp(_ item: Int, byStroke: Bool, at time: Double) {
    guard let meaning = MarkStamps.meaning(of: item) else { return }
    if stamps.count == Self.greatestStampCount { stamps.removeFirst() }
    stamps.append(MarkStamp(shape: meaning.shape, color: meaning.color, position: press.position))
    guard task.isMet(by: item) else { return }
    // What began before anybody pressed took no time that can be told.
    if byStroke { self.byStroke.add(time - press.time) } else { byMenu.add(time - press.time) }
    task.goOn()
  }

  /// Whether both are in the same state.
  public static func == (left: MarkSheet, right: MarkSheet) -> Bool {
    left.menu == right.menu && left.size == right.size && left.stamps == right.stamps
      && left.task == right.task && left.byMenu == right.byMenu
      && left.byStroke == right.byStroke && left.now == right.now
  }
}

/// A shape on the sheet.
struct MarkStamp: Equatable, Sendable {
  var shape: Int
  var color: Int
  var position: Point2D
}

/// What is asked for, in an order that looks random.
struct MarkTask: Equatable, Sendable {
  private var state: UInt32 = 5
  private(set) var shape = 3
  private(set) var color = 5

  func isMet(by item: Int) -> Bool { item == MarkStamps.item(shape: shape, color: color) }

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
