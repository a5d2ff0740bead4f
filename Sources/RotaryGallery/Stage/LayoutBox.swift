import Rotary
import RotaryGestures

/// A box with a child, which shows autoresizing masks and content modes; users drag its corner.
///
/// A tap on a strut makes it a spring, and the reverse; a tap elsewhere moves the box's corner there. The
/// child's frame follows the box by its autoresizing mask, and the picture in the child follows the child by
/// its content mode. Both are computed from the initial layout, so dragging back restores it.
public struct LayoutBox: Equatable, Sendable {
  /// The size in points, which limits the size of the box.
  ///
  /// Each side is clamped to 0…10⁶; NaN counts as 0.
  public var size = Size2D(720, 480) {
    didSet {
      size = InputLimits.size(size)
      box = isResized ? limited(box) : startBox
    }
  }
  /// The user's system settings.
  public var environment = ControlEnvironment() {
    didSet {
      guard !takesInput else { return }
      pointers.removeAll()
      pan.cancel()
      tap.cancel()
    }
  }
  /// The flexible parts of the child.
  ///
  /// Default width and height.
  public var mask: Autoresizing = [.flexibleWidth, .flexibleHeight]
  /// The content mode of the picture.
  ///
  /// Default `ContentGravity.aspectFit`.
  public var mode = ContentGravity.aspectFit

  /// The initial size of the box.
  public static let firstBox = Size2D(480, 300)
  /// The child's frame in a box of this size.
  public static let firstChild = Rect2D(110, 75, 260, 150)
  /// The minimum width and height of the box.
  public static let smallestSide = 48.0
  /// The change by an arrow key, and by a page key, in points.
  static let step = 10.0
  static let bigStep = 50.0
  /// The margin around the box for the handle, the child's dimensions and the legend.
  static let margin = 48.0
  static let upperMargin = 78.0

  /// Whether the box has been resized; until then its size depends on the control's size.
  private(set) var isResized = false
  /// The initial size of the box: ``firstBox`` in a control of 720 × 480 points, scaled with the control.
  var startBox: Size2D { limited(Size2D(size.width * 2 / 3, size.height * 5 / 8)) }
  /// The child's frame in that box: ``firstChild``, scaled with the box.
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

  /// The current size of the box.
  public private(set) var box = firstBox
  /// The current frame of the child, in the box.
  public var child: Rect2D { mask.frame(startChild, from: startBox, to: box) }

  /// The latest time passed to the control, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<LayoutEvent>()
  var hasFocus = false
  var pointers = Pointers()
  var pan = PanRecognizer(fingers: 1...1)
  /// Recognizes a tap.
  var tap = TapRecognizer()
  /// The part that the keys toggle, from 0; nil before the first.
  var activePart: Int?
  /// The size of the box at the start of the pan.
  var grasped = firstBox

  /// Makes a box.
  public init() {}

  /// The frame of the box, in the middle of the control.
  var frame: Rect2D { Rect2D(origin: size.center - (box.center - .zero), size: box) }

  /// The area in which a drag resizes the box: the box and a margin.
  public var graspFrame: Rect2D { frame.inset(by: -Self.margin) }

  /// Whether the user is dragging the corner.
  var isDragged: Bool { pan.state.isActive }

  /// Resizes the box; a side that is NaN counts as 0.
  mutating func resize(to newSize: Size2D) {
    let next = limited(newSize)
    guard next != box else { return }
    isResized = next != startBox
    box = next
    send(.resized(next))
  }

  private func limited(_ newSize: Size2D) -> Size2D {
    func side(_ length: Double, _ room: Double) -> Double {
      Swift.max(Self.smallestSide, Swift.min(length, room))
    }
    return Size2D(
      side(newSize.width, size.width - 2 * Self.margin),
      side(newSize.height, size.height - 2 * Self.upperMargin)
    )
  }
}

/// The events of a box.
public enum LayoutEvent: DescribedEvent {
  /// The box has been resized.
  case resized(Size2D)
  /// A part has become flexible or rigid; the text is the name of its setting.
  case toggled(String, isFlexible: Bool)

  /// `resized` or `toggled`.
  public var name: String {
    switch self {
    case .resized: return "resized"
    case .toggled: return "toggled"
    }
  }

  /// Reports the size, or the part and whether it is flexible.
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
  /// Whether both events are equal; texts are compared by bytes.
  public static func == (left: LayoutEvent, right: LayoutEvent) -> Bool {
    switch (left, right) {
    case (.resized(let one), .resized(let other)): return one == other
    case (.toggled(let one, let isOne), .toggled(let other, let isOther)):
      return isOne == isOther && one.utf8.elementsEqual(other.utf8)
    case (.resized, _), (.toggled, _): return false
    }
  }
}
