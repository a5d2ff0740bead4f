import Rotary

/// A box whose size one drags, with a child in it: struts, springs and content modes at work.
///
/// A tap on a strut makes a spring of it, and back; a tap beside them puts the box's corner there.
/// The child's frame follows the box by its autoresizing mask, and the picture in the child follows
/// the child by its content mode. Both are worked out from how they were at first, so that whatever
/// is dragged there and back is as it was.
public struct LayoutBox: Equatable, Sendable {
  /// Its size in points; the box inside is dragged, and never larger.
  ///
  /// Each side is 0 to 10⁶, and one that is no number counts as 0.
  public var size = Size2D(720, 480) {
    didSet {
      size = InputLimits.size(size)
      box = isResized ? limited(box) : startBox
    }
  }
  /// What the user's machine asks for.
  public var environment = ControlEnvironment() {
    didSet {
      guard !takesInput else { return }
      pointers.removeAll()
      pan.cancel()
      tap.cancel()
    }
  }
  /// Which parts of the child give way.
  ///
  /// Default width and height.
  public var mask: Autoresizing = [.flexibleWidth, .flexibleHeight]
  /// What becomes of the picture.
  ///
  /// Default `ContentGravity.aspectFit`.
  public var mode = ContentGravity.aspectFit

  /// The box at first.
  public static let firstBox = Size2D(480, 300)
  /// The child's frame in that box.
  public static let firstChild = Rect2D(110, 75, 260, 150)
  /// The shortest that a side of the box can be.
  public static let smallestSide = 48.0
  /// What an arrow key changes, and what a page key does, in points.
  static let step = 10.0
  static let bigStep = 50.0
  /// The room beside the box, for the hand and for what measures the child, and above and below it,
  /// where the legend is, too.
  static let margin = 48.0
  static let upperMargin = 78.0

  /// Whether somebody has given the box a size; until then it is as large as its control has room for.
  private(set) var isResized = false
  /// The size that the box has at first: that of ``firstBox`` in a control of 720 by 480 points, and as
  /// much larger or smaller as the control is.
  var startBox: Size2D { limited(Size2D(size.width * 2 / 3, size.height * 5 / 8)) }
  /// The child's frame in that box, in the same shares of it as ``firstChild`` of ``firstBox``.
  var startChild: Rect2D {
    let (start, first, child) = (startBox, Self.firstBox, Self.firstChild)
    let (across, down) = (start.width / first.width, start.height / first.height)
    return Rect2D(
      child.minX * across,
      child.minY * down,
      child.size.width * across,
      child.size.height * down
    )
  }

  /// The size of the box now.
  public private(set) var box = firstBox
  /// The child's frame now, in the box.
  public var child: Rect2D { mask.frame(startChild, from: startBox, to: box) }

  /// The latest time it was told, in seconds; −∞ before the first.
  public internal(set) var now = -Double.infinity
  var hasFocus = false
  var pointers = Pointers()
  var pan = PanRecognizer(fingers: 1...1)
  /// Whether the pointer only taps.
  var tap = TapRecognizer()
  /// Which of its parts the keys toggle, from 0; nil before the first was asked for.
  var activePart: Int?
  /// The size of the box when the pan began.
  var grasped = firstBox

  /// Makes a box.
  public init() {}

  /// Where the box lies: in the middle, however large it is.
  var frame: Rect2D { Rect2D(origin: size.center - (box.center - .zero), size: box) }

  /// Where a finger takes hold of it: the box, and a margin around it.
  public var graspFrame: Rect2D { frame.inset(by: -Self.margin) }

  /// Whether it is being resized by hand.
  var isDragged: Bool { pan.state.isActive }

  /// Gives the box another size; a side that is no number counts as 0.
  mutating func resize(
    to wish: Size2D,
    at time: Double,
    emit: (LayoutEvent, Double) -> Void
  ) {
    let next = limited(wish)
    guard next != box else { return }
    isResized = next != startBox
    box = next
    emit(.resized(next), time)
  }

  private func limited(_ wish: Size2D) -> Size2D {
    func side(_ length: Double, _ room: Double) -> Double {
      Swift.max(Self.smallestSide, Swift.min(length, room))
    }
    return Size2D(
      side(wish.width, size.width - 2 * Self.margin),
      side(wish.height, size.height - 2 * Self.upperMargin)
    )
  }
}

/// What a box tells.
public enum LayoutEvent: DescribedEvent {
  /// It has another size.
  case resized(Size2D)
  /// A part gives way now or no longer does, by the name of its setting.
  case toggled(String, isFlexible: Bool)

  /// `resized` or `toggled`.
  public var name: String {
    switch self {
    case .resized: return "resized"
    case .toggled: return "toggled"
    }
  }

  /// Tells the size, or the part and whether it gives way.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .resized(let size):
      read("width", .number(size.width))
      read("height", .number(size.height))
    case .toggled(let part, let isFlexible):
      read("part", .text(part))
      read("flexible", .flag(isFlexible))
    }
  }
}

extension LayoutEvent: Equatable {
  /// Whether both tell the same; the texts byte by byte.
  public static func == (left: LayoutEvent, right: LayoutEvent) -> Bool {
    switch (left, right) {
    case (.resized(let one), .resized(let other)): return one == other
    case (.toggled(let one, let isOne), .toggled(let other, let isOther)):
      return isOne == isOther && one.utf8.elementsEqual(other.utf8)
    case (.resized, _), (.toggled, _): return false
    }
  }
}
