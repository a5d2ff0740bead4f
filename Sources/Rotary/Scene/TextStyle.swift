/// A face, size and weight.
///
/// Each host uses its platform's own faces.
public struct TextStyle: Equatable, Sendable {
  /// A face by its purpose.
  public enum Face: UInt8, Equatable, Sendable {
    /// The face of the user interface.
    case interface
    /// A face with characters of equal width.
    case monospaced
  }

  /// A weight, as a CSS number.
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
  /// The size in points; the type scale is 12, 14, 17, 22, 28, 40.
  public var size: Double
  /// The weight.
  ///
  /// Default `.regular`.
  public var weight: Weight
  /// Whether all figures have the same width, so that a changing number does not move.
  public var hasTabularFigures: Bool
  /// The ratio of ``size`` to the size at a text scale of 1.
  ///
  /// Default 1; see ``ControlEnvironment/scaled(_:upTo:)``.
  public internal(set) var growth = 1.0

  /// Creates a style.
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

/// A line of text, vertically centred in a box.
///
/// Text that is too wide shrinks, at most to `minimumScale`, and is then truncated with an ellipsis. Text that the
/// user's text scale has enlarged first shrinks to its usual size, so that it is truncated only where it would be at a
/// text scale of 1.
public struct TextContent: Equatable, Sendable {
  /// The horizontal alignment in the box.
  public enum Alignment: UInt8, Equatable, Sendable {
    /// Left for left-to-right text.
    case start
    /// Centred.
    case center
    /// Right for left-to-right text.
    case end
  }

  /// The text.
  @ByteText public var string: String
  /// The face, size and weight.
  public var style: TextStyle
  /// The fill of the letters.
  public var paint: Paint
  /// The box for the text, in the node's coordinates.
  public var box: Rect2D
  /// The horizontal alignment in the box.
  ///
  /// Default `.center`.
  public var alignment: Alignment
  /// The smallest scale to which the text may shrink to fit, 0…1.
  ///
  /// Default 0.8, divided by the growth of the text; see ``TextStyle/growth``.
  public var minimumScale: Double
  /// The radius of the circle along which the text runs, in points; 0 for a straight line.
  ///
  /// Default 0. The middle of the box is on the circle, and the box's width is a length along it. If the radius is
  /// positive, the circle's centre is below the box, and the letters point outward; if it is negative, the centre is
  /// above.
  public var curveRadius = 0.0

  /// Creates a line of text.
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
