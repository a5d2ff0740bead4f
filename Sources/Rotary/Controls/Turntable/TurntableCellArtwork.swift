/// The positions of an item's parts, relative to the middle of its picture.
struct TurntableCellFormat: Equatable, Sendable {
  /// The range of a title's font size, in points; the minimum applies to a second line too.
  static let titleSizes = (minimum: 12.0, maximum: 22.0)

  var pictureBox = Rect2D(0, 0, 0, 0)
  var titleBox = Rect2D(0, 0, 0, 0)
  var detailBox = Rect2D(0, 0, 0, 0)
  var alignment = TextContent.Alignment.start
  var titleStyle = TextStyle(size: TurntableCellFormat.titleSizes.minimum)
  var titleSize: Double { titleStyle.size }
  /// Whether a title moves up to make room for a second line.
  var raisesTitle = false
  /// A disc in each colour of the palette, built in advance; empty for none.
  var discs: [SceneContent] = []
}

/// The drawn content of an item, built once for each.
struct TurntableCellArtwork: Equatable, Sendable {
  var picture = SceneContent.none
  var initials = SceneContent.none
  var title = SceneContent.none
  var detail = SceneContent.none
  /// The item whose content this is; nil for none.
  fileprivate var item: TurntableItem?
  /// Half of the approximate size of the item's words.
  var wordsReach = Vector2D(0, 0)
}

// The content of cells.
extension TurntableArtwork {
  /// Updates the drawn content of an item; unchanged parts are kept.
  ///
  /// - Parameters:
  ///   - parts: The content that the cell has shown for the item so far.
  ///   - item: The item.
  ///   - id: The item's ID, which determines its colour.
  ///   - format: The positions of its parts.
  func rebuild(
    _ parts: inout TurntableCellArtwork,
    for item: TurntableItem,
    id: Int,
    format: TurntableCellFormat
  ) {
    let before = parts.item
    parts.item = item
    let isTextSame = before.map { item.hasSameTexts(as: $0) } ?? false
    if item.image.utf8.isEmpty {
      let hadDisc = before?.image.utf8.isEmpty ?? false
      if let tint = item.tint {
        if !hadDisc || before?.tint != tint { parts.picture = disc(.solid(tint), format) }
      } else {
        let color = id % ColorRole.paletteCount
        let isMade = format.discs.indices.contains(color)
        parts.picture = isMade ? format.discs[color] : disc(.role(.palette(color)), format)
      }
      if !isTextSame || !hadDisc {
        parts.initials = initials(Self.initials(of: item.title), .ink, format)
      }
    } else {
      parts.initials = .none
      let box = format.pictureBox
      parts.picture = .image(
        ImageContent(source: item.image, rect: box, cornerRadius: box.size.width / 2)
      )
    }
    guard !isTextSame else { return }
    let hasDetail = !item.detail.utf8.isEmpty
    var box = format.titleBox
    if hasDetail, format.raisesTitle { box.origin.y -= format.titleSize * 0.6 }
    parts.title = words(item.title, format.titleSize, .semibold, .ink, box, format)
    let least = TurntableCellFormat.titleSizes.minimum * format.titleStyle.growth
    let detailSize = Swift.max(least, format.titleSize * 0.85)
    parts.detail =
      hasDetail
      ? words(item.detail, detailSize, .regular, .inkSecondary, format.detailBox, format) : .none
    let count = Swift.max(item.title.characterCount, item.detail.characterCount)
    parts.wordsReach = Vector2D(
      Swift.min(format.titleBox.size.width, Double(count) * format.titleSize * TextFit.letterWidth)
        / 2,
      format.titleSize * (hasDetail ? 1.25 : 0.65)
    )
  }

  func disc(_ paint: Paint, _ format: TurntableCellFormat) -> SceneContent {
    let pictureBox = format.pictureBox
    let circle = VectorPath.circle(center: .zero, radius: pictureBox.size.width / 2)
    return .shape(
      circle,
      fill: paint,
      stroke: Stroke(paint: .role(.hairline, opacity: 0.6), width: 1)
    )
  }

  func initials(
    _ letters: String,
    _ role: ColorRole,
    _ format: TurntableCellFormat
  ) -> SceneContent {
    let width = format.pictureBox.size.width
    let style = TextStyle(size: width * 0.4, weight: .semibold)
    return .text(
      TextContent(
        letters,
        style: environment.scaled(style, upTo: width * 0.6),
        paint: .role(role),
        box: format.pictureBox.inset(by: width * 0.08),
        minimumScale: 0.5
      )
    )
  }

  func words(
    _ text: String,
    _ size: Double,
    _ weight: TextStyle.Weight,
    _ role: ColorRole,
    _ box: Rect2D,
    _ format: TurntableCellFormat
  ) -> SceneContent {
    var style = format.titleStyle
    style.size = size
    style.weight = weight
    return .text(
      TextContent(
        text,
        style: style,
        paint: .role(role),
        box: box,
        alignment: format.alignment
      )
    )
  }

  /// Returns the first letter and the first one after the last space; for a title that begins with a digit, the title if
  /// it has at most three bytes.
  static func initials(of title: String) -> String {
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
