import Rotary

/// A sheet to draw shapes on by a marking menu: hold and slide, or know the way and draw it.
///
/// A game of twenty seconds: it asks for one shape after the other, says what each was, and compares
/// how long they take by the menu and by a stroke. The clock starts with the first press.
public struct MarkSheet: Equatable, Sendable {
  /// Its size in points.
  public var size = Size2D(720, 480) { didSet { if size != oldValue { layOut() } } }
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
  var game = MarkGame()
  /// What was said of the last shape; nil before the first.
  var verdict: MarkVerdict?
  /// The last press: where and when.
  var press = (position: Point2D.zero, time: -Double.infinity)
  /// When it was first told the time: since then the guide shows how to draw.
  var guideSince: Double?
  /// The latest time it was told, in seconds; −∞ before the first.
  public internal(set) var now = -Double.infinity
  /// The dots on the paper, which are drawn the same from frame to frame.
  var paper = SceneFragment()

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
    layOut()
  }

  mutating func layOut() {
    menu.size = size
    paper = MarkPaper.dots(on: size)
  }

  /// Draws what was chosen, says what it was, and counts it if it was asked for.
  mutating func stamp(
    _ item: Int,
    byStroke: Bool,
    at time: Double,
    emit: (MarkSheetEvent, Double) -> Void
  ) {
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
    // What began before anybody pressed took no time that can be told.
    let seconds = time - press.time
    verdict = MarkVerdict(item: item, isRight: isRight, byStroke: byStroke, seconds: seconds)
    if isRight {
      game.score(seconds, byStroke: byStroke)
      task.goOn()
    }
    emit(.judged(item, isRight: isRight, byStroke: byStroke), time)
  }

  /// Empties the sheet and makes ready for a new game.
  mutating func begin() {
    stamps = []
    verdict = nil
    game.begin()
  }

  /// Whether both are in the same state.
  public static func == (left: MarkSheet, right: MarkSheet) -> Bool {
    left.menu == right.menu && left.size == right.size && left.stamps == right.stamps
      && left.task == right.task && left.game == right.game && left.verdict == right.verdict
      && left.guideSince == right.guideSince && left.now == right.now
  }
}

/// A shape on the sheet.
struct MarkStamp: Equatable, Sendable {
  var shape: Int
  var color: Int
  var position: Point2D
  /// Whether it was asked for.
  var isRight: Bool
}
