/// A face, a size and a weight, by meaning: each host uses its platform's own faces.
public struct TextStyle: Equatable, Sendable {
  /// Which of the platform's faces.
  public enum Face: UInt8, Equatable, Sendable {
    /// The face of the user interface.
    case interface
    /// Every character equally wide.
    case monospaced
  }

  /// How heavy, by CSS numbers.
  public enum Weight: UInt16, Equatable, Sendable {
    /// 400.
    case regular = 400
    /// 500.
    case medium = 500
    /// 600.
    case semibold = 600
    /// 700.
    case bold = 700
  }

  /// The face.
  ///
  /// Default `.interface`.
  public var face: Face
  /// Points; the scale is 12, 14, 17, 22, 28, 40.
  public var size: Double
  /// The weight.
  ///
  /// Default `.regular`.
  public var weight: Weight
  /// Whether all figures are equally wide, so that a changing number does not wobble.
  public var hasTabularFigures: Bool
  /// How many times larger ``size`` is than at a text scale of 1.
  ///
  /// Default 1; see ``ControlEnvironment/scaled(_:upTo:)``.
  public internal(set) var growth = 1.0

  /// Makes a style.
  public init(
    face: Face = .interface,
    size: Double,
    weight: Weight = .regular,
    hasTabularFigures: Bool = false
  ) {
    self.face = face
    self.size = size
    self.weight = weight
    self.hasTabularFigures = hasTabularFigures
  }
}

/// A line of text in a box, in the middle of its height.
///
/// Text that is too wide is drawn smaller, down to `minimumScale`, and then ends in an ellipsis. What the
/// user's text scale made larger goes back that far first: it ends in one only where it would at a text
/// scale of 1.
public struct TextContent: Sendable {
  /// Where in the box's width the line stands.
  public enum Alignment: UInt8, Equatable, Sendable {
    /// At the left of left-to-right text.
    case start
    /// In the middle.
    case center
    /// At the right of left-to-right text.
    case end
  }

  /// What it says.
  public var string: String
  /// Face, size and weight.
  public var style: TextStyle
  /// What the letters are covered with.
  public var paint: Paint
  /// Where it may stand, in the node's coordinates.
  public var box: Rect2D
  /// Where in the box's width it stands.
  ///
  /// Default `.center`.
  public var alignment: Alignment
  /// How far it may shrink to fit, 0…1.
  ///
  /// Default 0.8, and so much less as the text has grown; see ``TextStyle/growth``.
  public var minimumScale: Double

  /// Makes a line of text.
  public init(
    _ string: String,
    style: TextStyle,
    paint: Paint,
    box: Rect2D,
    alignment: Alignment = .center,
    minimumScale: Double = 0.8
  ) {
    self.string = string
    self.style = style
    self.paint = paint
    self.box = box
    self.alignment = alignment
    self.minimumScale = minimumScale / Swift.max(1, style.growth)
  }
}

extension TextContent: Equatable {
  /// Whether two lines look the same; the strings byte by byte.
  ///
  /// Unicode's canonical equality would need its tables, which weigh more than the core.
  public static func == (left: TextContent, right: TextContent) -> Bool {
    left.string.hasSameBytes(as: right.string) && left.style == right.style
      && left.paint == right.paint && left.box == right.box
      && left.alignment == right.alignment && left.minimumScale == right.minimumScale
  }
}
