/// The positions of an item's parts, relative to the middle of its picture.
struct TurntableCellFormat: Equatable, Sendable {
  /// The range of a title's font size, in points; the minimum applies to a second line too.
  private static let titleSizes = 12.0...22.0

  let pictureBox: Rect2D
  let titleStyle: TextStyle
  var titleBox = Rect2D(0, 0, 0, 0)
  var detailBox = Rect2D(0, 0, 0, 0)
  var alignment = TextContent.Alignment.center
  /// Whether a title moves up to make room for a second line.
  var raisesTitle = false
  /// A disc in each colour of the palette, built in advance; empty for none.
  var discs: [SceneContent] = []
  /// The user's system settings, for the text size.
  private let environment: ControlEnvironment

  /// Creates the positions of a picture; words need theirs.
  ///
  /// - Parameters:
  ///   - half: Half of the picture's width, in points.
  ///   - titleSize: The usual font size of a title, in points.
  ///   - sizes: The range of that size. Default 12 to 22 points.
  ///   - room: The largest size that fits, in points.
  ///   - environment: The user's system settings.
  init(
    half: Double = 0,
    titleSize: Double = 0,
    in sizes: ClosedRange<Double> = titleSizes,
    upTo room: Double = 0,
    _ environment: ControlEnvironment = ControlEnvironment()
  ) {
    pictureBox = Rect2D(-half, -half, 2 * half, 2 * half)
    let style = TextStyle(size: titleSize.clamped(to: sizes))
    titleStyle = environment.scaled(style, upTo: room)
    self.environment = environment
  }

  var titleSize: Double { titleStyle.size }
  /// The height of a line, in points.
  var line: Double { titleSize * 1.4 }

  /// Places the words, in lines of equal width.
  mutating func placeWords(left: Double, width: Double, tops: (title: Double, detail: Double)) {
    titleBox = Rect2D(left, tops.title, width, line)
    detailBox = Rect2D(left, tops.detail, width, line)
  }
}

/// The drawn content of an item, built once for each.
struct TurntableCellArtwork: Equatable, Sendable {
  /// The item's ID, if the content is not a cell's.
  var id: Int?
  var picture = SceneContent.none
  var initials = SceneContent.none
  var title = SceneContent.none
  var detail = SceneContent.none
  /// The item whose content this is; nil for none.
  fileprivate(set) var item: TurntableItem?
  /// Half of the approximate size of the item's words.
  var wordsReach = Vector2D(0, 0)
}

// The content of items.
extension TurntableCellFormat {
  /// Updates the drawn content of an item; unchanged parts are kept.
  ///
  /// - Parameters:
  ///   - parts: The content that the cell has shown for the item so far.
  ///   - item: The item.
  ///   - id: The item's ID, which determines its colour.
  func rebuild(_ parts: inout TurntableCellArtwork, for item: TurntableItem, id: Int) {
    let before = parts.item
    parts.item = item
    let isTextSame = before.map { item.hasSameTexts(as: $0) } ?? false
    if item.image.utf8.isEmpty {
      let hadDisc = before?.image.utf8.isEmpty ?? false
      if let tint = item.tint {
        if !hadDisc || before?.tint != tint { parts.picture = disc(.solid(tint)) }
      } else {
        let color = id % ColorRole.paletteCount
        let isMade = discs.indices.contains(color)
        parts.picture = isMade ? discs[color] : disc(.role(.palette(color)))
      }
      if !isTextSame || !hadDisc {
        parts.initials = initials(Self.initials(of: item.title), .ink)
      }
    } else {
      parts.initials = .none
      let radius = pictureBox.size.width / 2
      parts.picture = .image(
        ImageContent(source: item.image, rect: pictureBox, cornerRadius: radius)
      )
    }
    guard !isTextSame else { return }
    let hasDetail = !item.detail.utf8.isEmpty
    var box = titleBox
    if hasDetail, raisesTitle { box.origin.y -= titleSize * 0.6 }
    parts.title = words(item.title, titleSize, .semibold, .ink, box)
    let least = Self.titleSizes.lowerBound * titleStyle.growth
    let detailSize = Swift.max(least, titleSize * 0.85)
    parts.detail =
      hasDetail ? words(item.detail, detailSize, .regular, .inkSecondary, detailBox) : .none
    let count = Swift.max(item.title.characterCount, item.detail.characterCount)
    let width = Double(count) * titleSize * TextFit.letterWidth
    parts.wordsReach = Vector2D(
      Swift.min(titleBox.size.width, width) / 2,
      titleSize * (hasDetail ? 1.25 : 0.65)
    )
  }

  func disc(_ paint: Paint) -> SceneContent {
    let circle = VectorPath.circle(center: .zero, radius: pictureBox.size.width / 2)
    let stroke = Stroke(paint: .role(.hairline, opacity: 0.6), width: 1)
    return .shape(circle, fill: paint, stroke: stroke)
  }

  func initials(_ letters: String, _ role: ColorRole) -> SceneContent {
    let width = pictureBox.size.width
    let style = TextStyle(size: width * 0.4, weight: .semibold)
    return .text(
      TextContent(
        letters,
        style: environment.scaled(style, upTo: width * 0.6),
        paint: .role(role),
        box: pictureBox.inset(by: width * 0.08),
        minimumScale: 0.5
      )
    )
  }

  func words(
    _ text: String,
    _ size: Double,
    _ weight: TextStyle.Weight,
    _ role: ColorRole,
    _ box: Rect2D
  ) -> SceneContent {
    var style = titleStyle
    style.size = size
    style.weight = weight
    return .text(
      TextContent(text, style: style, paint: .role(role), box: box, alignment: alignment)
    )
  }

  /// Returns the first letter and the first one after the last space; for a title that begins with a digit, the title if
  /// it has at most three bytes.
  private static func initials(of title: String) -> String {
    var letters: [UInt8] = []
    title.withBytes { bytes in
      guard let first = bytes.first else { return }
      if first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") {
        if bytes.count <= 3 { letters.append(bytes) }
        return
      }
      var last = 0
      for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: " ") {
        last = index + 1
      }
      letters.append(Self.scalar(of: bytes, at: 0))
      if last > 0 { letters.append(Self.scalar(of: bytes, at: last)) }
    }
    return String(validBytes: letters)
  }

  /// Returns the bytes of one character.
  private static func scalar(
    of bytes: UnsafeBufferPointer<UInt8>,
    at start: Int
  ) -> UnsafeBufferPointer<UInt8> {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }
}
