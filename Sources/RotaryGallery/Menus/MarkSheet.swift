import Rotary

/// A sheet on which users draw shapes with a marking menu: by holding and sliding, or with a stroke.
///
/// A game of twenty seconds that requests one shape after the other, shows the result of each, and compares
/// the times of selections from the menu and by strokes. The first press starts the game.
public struct MarkSheet: Equatable, Sendable {
  /// The size in points.
  public var size = Size2D(720, 480) { didSet { if size != oldValue { layOut() } } }
  /// The user's system settings.
  public var environment: ControlEnvironment {
    get { menu.environment }
    set { menu.environment = newValue }
  }
  /// The menu of eight shapes in seven colours.
  public internal(set) var menu = RingMenu()

  /// The drawn shapes.
  var stamps: [MarkStamp] = []
  /// The requested shape.
  var task = MarkTask()
  var game = MarkGame()
  /// The result of the last shape; nil before the first.
  var verdict: MarkVerdict?
  /// The position and time of the last press.
  var press = (position: Point2D.zero, time: -Double.infinity)
  /// The first time passed to the control, from which the guide's rounds count.
  var guideStart: Double?
  /// The latest time passed to the control, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<MarkSheetEvent>()
  /// The dots of the paper, which are the same in each frame.
  var paper = SceneFragment()

  /// The maximum number of shapes; older ones are removed.
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
    layOut()
  }

  mutating func layOut() {
    menu.size = size
    paper = MarkPaper.dots(on: size)
  }

  /// Draws the selected shape, sets its result, and counts it if it was requested.
  mutating func stamp(_ item: Int, byStroke: Bool) {
    guard let meaning = MarkStamps.meaning(of: item) else { return }
    if stamps.count == Self.greatestStampCount { stamps.removeFirst() }
    let isRight = item == task.item
    stamps.append(
      MarkStamp(
        shape: meaning.shape,
        color: meaning.color,
        position: press.position,
        isRight: isRight
      )
    )
    guard game.isRunning else { return }
    // A selection that began before the first press has no known duration.
    let seconds = now - press.time
    verdict = MarkVerdict(item: item, isRight: isRight, byStroke: byStroke, seconds: seconds)
    if isRight {
      game.score(seconds, byStroke: byStroke)
      task.advance()
    }
    send(.judged(item, isRight: isRight, byStroke: byStroke))
  }

  /// Empties the sheet, and resets the game.
  mutating func begin() {
    stamps = []
    verdict = nil
    game.begin()
  }

  /// Whether both are in the same state.
  public static func == (left: MarkSheet, right: MarkSheet) -> Bool {
    left.menu == right.menu && left.size == right.size && left.stamps == right.stamps
      && left.task == right.task && left.game == right.game && left.verdict == right.verdict
      && left.guideStart == right.guideStart && left.now == right.now
  }
}

/// A shape on the sheet.
struct MarkStamp: Equatable, Sendable {
  var shape: Int
  var color: Int
  var position: Point2D
  /// Whether the shape was requested.
  var isRight: Bool
}
