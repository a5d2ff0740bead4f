import RealModule

/// Why a text is no path data.
public struct PathDataError: Error, Equatable, Sendable {
  /// How many bytes were understood before the mistake.
  public var offset: Int

  /// Makes an error at an offset in bytes.
  public init(offset: Int) {
    self.offset = offset
  }
}

extension VectorPath {
  /// Reads an outline as the `d` of an SVG `<path>` has it: all commands, absolute and relative.
  ///
  /// Arcs of circles stay arcs; arcs of ellipses become cubic curves, off by at most 0.03 % of
  /// the radius.
  /// Source: SVG 2, chapter 9.3, https://www.w3.org/TR/SVG2/paths.html#PathData.
  ///
  /// - Parameter text: path data; nothing but spaces gives an empty path.
  /// - Throws: where the text ceases to be path data; SVG viewers would draw what came before.
  public init(svgPathData text: String) throws(PathDataError) {
    self = try text.withBytes { (bytes) -> Result<VectorPath, PathDataError> in
      var parser = SVGPathParser(bytes: bytes)
      return parser.parse() ? .success(parser.path) : .failure(.init(offset: parser.offset))
    }.get()
  }
}

/// Reads path data, byte by byte.
private struct SVGPathParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var path = VectorPath()
  /// The pen, and where the outline began.
  private var pen = Point.zero
  private var start = Point.zero
  /// The last control point, for the smooth commands.
  private var cubicControl: Point?
  private var quadraticControl: Point?

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads everything; false where it ceases to make sense.
  mutating func parse() -> Bool {
    skipSpace()
    var isFirst = true
    while offset < bytes.count {
      let letter = bytes[offset]
      let command = letter | 0x20
      guard command >= Self.letterA, command <= Self.letterZ else { return false }
      if isFirst, command != UInt8(ascii: "m") { return false }
      isFirst = false
      offset += 1
      guard run(command, isRelative: letter == command) else { return false }
      skipSpace()
    }
    return true
  }

  private static let letterA = UInt8(ascii: "a")
  private static let letterZ = UInt8(ascii: "z")

  /// A command with all its arguments; they may be repeated.
  private mutating func run(_ command: UInt8, isRelative: Bool) -> Bool {
    if command == Self.letterZ {
      path.close()
      pen = start
      cubicControl = nil
      quadraticControl = nil
      return true
    }
    var repeats = command
    repeat {
      guard segment(repeats, from: isRelative ? pen : .zero) else { return false }
      // After a move, further pairs are lines.
      if repeats == UInt8(ascii: "m") { repeats = UInt8(ascii: "l") }
    } while hasNumber
    return true
  }

  private mutating func segment(_ command: UInt8, from origin: Point) -> Bool {
    let lastCubic = cubicControl
    let lastQuadratic = quadraticControl
    cubicControl = nil
    quadraticControl = nil
    switch command {
    case UInt8(ascii: "m"):
      guard let end = point(origin) else { return false }
      path.move(to: end)
      start = end
      pen = end
    case UInt8(ascii: "l"):
      guard let end = point(origin) else { return false }
      line(to: end)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: Point(origin.x + x, pen.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: Point(pen.x, origin.y + y))
    case UInt8(ascii: "c"):
      guard let first = point(origin), let second = point(origin), let end = point(origin)
      else { return false }
      cubic(first, second, end)
    case UInt8(ascii: "s"):
      guard let second = point(origin), let end = point(origin) else { return false }
      cubic(mirrored(lastCubic), second, end)
    case UInt8(ascii: "q"):
      guard let control = point(origin), let end = point(origin) else { return false }
      quadratic(control, end)
    case UInt8(ascii: "t"):
      guard let end = point(origin) else { return false }
      quadratic(mirrored(lastQuadratic), end)
    case UInt8(ascii: "a"):
      guard let x = number(), let y = number(), let turn = number(), let isLarge = flag(),
        let isClockwise = flag(), let end = point(origin)
      else { return false }
      let arc = EllipticArc(
        from: pen,
        to: end,
        radii: Size(x.magnitude, y.magnitude),
        rotation: Circular.radians(degrees: turn),
        isLarge: isLarge,
        isClockwise: isClockwise
      )
      arc.add(to: &path)
      pen = end
    default: return false
    }
    return true
  }

  private mutating func line(to end: Point) {
    path.addLine(to: end)
    pen = end
  }

  private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
    path.addCubic(control1: first, control2: second, to: end)
    cubicControl = second
    pen = end
  }

  private mutating func quadratic(_ control: Point, _ end: Point) {
    path.addQuadratic(control: control, to: end)
    quadraticControl = control
    pen = end
  }

  /// The last control point, seen from the other side of the pen.
  private func mirrored(_ control: Point?) -> Point {
    control.map { Point(2 * pen.x - $0.x, 2 * pen.y - $0.y) } ?? pen
  }

  private mutating func point(_ origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(origin.x + x, origin.y + y)
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

  /// Whether a number comes next.
  private var hasNumber: Bool {
    mutating get {
      let mark = offset
      let number = number()
      offset = mark
      return number != nil
    }
  }

  /// A flag is one digit; the next argument may follow it at once.
  private mutating func flag() -> Bool? {
    skipSeparator()
    guard offset < bytes.count, bytes[offset] == 48 || bytes[offset] == 49 else { return nil }
    offset += 1
    return bytes[offset - 1] == 49
  }

  private mutating func number() -> Double? {
    let mark = offset
    skipSeparator()
    guard let (value, end) = DecimalNumber.read(bytes, from: offset) else {
      offset = mark
      return nil
    }
    offset = end
    return value
  }
}
