import RealModule

/// The error for text that is not path data.
public struct PathDataError: Error, Equatable, Sendable {
  /// The number of valid bytes before the mistake.
  public var offset: Int

  /// Creates an error at an offset in bytes.
  public init(offset: Int) {
    self.offset = offset
  }
}

extension VectorPath {
  /// Parses the `d` attribute of an SVG `<path>`, with all commands, absolute and relative.
  ///
  /// Arcs of circles stay arcs; arcs of ellipses become cubic curves with an error of at most 0.03 % of the radius.
  /// Coordinates are clamped to ±``InputLimits/points``. An arc whose radius is negligible relative to its chord, or
  /// whose chord is negligible relative to its radius, becomes a straight line.
  /// Source: SVG 2, chapter 9.3, https://www.w3.org/TR/SVG2/paths.html#PathData.
  ///
  /// - Parameter text: Path data; spaces alone are an empty path.
  /// - Throws: A ``PathDataError`` at the first mistake. SVG viewers would draw the part before it.
  public init(svgPathData text: String) throws(PathDataError) {
    var path: VectorPath?
    var offset = 0
    text.withBytes { bytes in
      var parser = SVGPathParser(bytes: bytes)
      if parser.parse() { path = parser.path }
      offset = parser.offset
    }
    guard let path else { throw PathDataError(offset: offset) }
    self = path
  }
}

/// Parses path data byte by byte.
private struct SVGPathParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var path = VectorPath()
  /// The pen, and the start of the outline.
  private var pen = Point2D.zero
  private var start = Point2D.zero
  /// The last control point, for the smooth commands; equal to the pen if the last command had none.
  private var cubicControl = Point2D.zero
  private var quadraticControl = Point2D.zero
  /// The arguments of the current command.
  private var arguments = [Double](repeating: 0, count: 7)

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Parses everything; returns false at the first mistake.
  mutating func parse() -> Bool {
    skipSpace()
    var isFirst = true
    while offset < bytes.count {
      let letter = bytes[offset]
      let command = letter | 0x20
      guard command >= UInt8(ascii: "a"), command <= UInt8(ascii: "z") else { return false }
      if isFirst, command != UInt8(ascii: "m") { return false }
      isFirst = false
      offset += 1
      guard run(command, isRelative: letter == command) else { return false }
      skipSpace()
    }
    return true
  }

  /// Runs a command with all its arguments, which may be repeated.
  private mutating func run(_ command: UInt8, isRelative: Bool) -> Bool {
    if command == UInt8(ascii: "z") {
      path.close()
      endCommand(at: start)
      return true
    }
    var repeats = command
    repeat {
      guard readArguments(of: repeats) else { return false }
      segment(repeats, from: isRelative ? pen : .zero)
      // After a move, further pairs are lines.
      if repeats == UInt8(ascii: "m") { repeats = UInt8(ascii: "l") }
    } while hasNumber
    return true
  }

  private static func argumentCount(of command: UInt8) -> Int {
    switch command {
    case UInt8(ascii: "h"), UInt8(ascii: "v"): return 1
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): return 2
    case UInt8(ascii: "s"), UInt8(ascii: "q"): return 4
    case UInt8(ascii: "c"): return 6
    case UInt8(ascii: "a"): return 7
    default: return 0
    }
  }

  private mutating func readArguments(of command: UInt8) -> Bool {
    let count = Self.argumentCount(of: command)
    for index in 0..<count {
      let isFlag = count == 7 && (index == 3 || index == 4)
      guard let argument = isFlag ? flag() : number() else { return false }
      arguments[index] = argument
    }
    return count > 0
  }

  private mutating func segment(_ command: UInt8, from origin: Point2D) {
    func point(_ index: Int) -> Point2D {
      InputLimits.position(Point2D(origin.x + arguments[index], origin.y + arguments[index + 1]))
    }
    switch command {
    case UInt8(ascii: "m"):
      start = point(0)
      path.move(to: start)
      endCommand(at: start)
    case UInt8(ascii: "h"): line(to: InputLimits.position(Point2D(origin.x + arguments[0], pen.y)))
    case UInt8(ascii: "v"): line(to: InputLimits.position(Point2D(pen.x, origin.y + arguments[0])))
    case UInt8(ascii: "c"): cubic(point(0), point(2), point(4))
    case UInt8(ascii: "s"): cubic(mirrored(cubicControl), point(0), point(2))
    case UInt8(ascii: "q"): quadratic(point(0), point(2))
    case UInt8(ascii: "t"): quadratic(mirrored(quadraticControl), point(0))
    case UInt8(ascii: "a"): arc(to: point(5))
    default: line(to: point(0))
    }
  }

  /// Moves the pen to the end of a command without control points.
  private mutating func endCommand(at end: Point2D) {
    pen = end
    cubicControl = end
    quadraticControl = end
  }

  private mutating func line(to end: Point2D) {
    path.addLine(to: end)
    endCommand(at: end)
  }

  private mutating func cubic(_ first: Point2D, _ second: Point2D, _ end: Point2D) {
    path.addCubic(control1: first, control2: second, to: end)
    endCommand(at: end)
    cubicControl = second
  }

  private mutating func quadratic(_ control: Point2D, _ end: Point2D) {
    path.addQuadratic(control: control, to: end)
    endCommand(at: end)
    quadraticControl = control
  }

  private mutating func arc(to end: Point2D) {
    let arc = EllipticArc(
      from: pen,
      to: end,
      radii: Size2D(arguments[0].magnitude, arguments[1].magnitude),
      rotation: Circular.radians(degrees: arguments[2]),
      isLarge: arguments[3] != 0,
      isClockwise: arguments[4] != 0
    )
    arc.add(to: &path)
    endCommand(at: end)
  }

  /// Returns the last control point, mirrored at the pen.
  private func mirrored(_ control: Point2D) -> Point2D {
    Point2D(2 * pen.x - control.x, 2 * pen.y - control.y)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return }
    offset += 1
    skipSpace()
  }

  /// Whether a number follows.
  private var hasNumber: Bool {
    mutating get {
      let mark = offset
      let number = number()
      offset = mark
      return number != nil
    }
  }

  /// Reads a flag: one digit, after which the next argument may follow without a space.
  private mutating func flag() -> Double? {
    skipSeparator()
    guard offset < bytes.count, bytes[offset] == 48 || bytes[offset] == 49 else { return nil }
    offset += 1
    return Double(bytes[offset - 1] - 48)
  }

  private mutating func number() -> Double? {
    let mark = offset
    skipSeparator()
    guard let (value, end) = DecimalNumber.read(bytes, from: offset) else {
      offset = mark
      return nil
    }
    offset = end
    return InputLimits.points(value)
  }
}
