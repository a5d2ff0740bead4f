extension TurntableFace {
  /// What a cell shows of an item.
  ///
  /// - Parameters:
  ///   - item: the item; nil for nothing that is known.
  ///   - id: its number, which chooses a colour.
  ///   - isAwaited: whether it is still asked for; else there is nothing to be had.
  /// - Returns: the contents of the cell's nodes.
  func drawn(_ item: TurntableItem?, id: Int, isAwaited: Bool) -> TurntableCellFace {
    var result = TurntableCellFace()
    guard let item else {
      result.picture = disc(.role(isAwaited ? .surface : .surfaceAlternate))
      if !isAwaited { result.initials = initials("?", .inkSecondary) }
      return result
    }
    if item.image.utf8.isEmpty {
      result.picture = disc(.solid(item.tint ?? .role(.palette(id))))
      result.initials = initials(Self.initials(of: item.title), .ink)
    } else {
      let image = ImageContent(
        source: item.image,
        rect: pictureBox,
        cornerRadius: pictureBox.size.width / 2
      )
      result.picture = .image(image)
    }
    let hasDetail = !item.detail.utf8.isEmpty
    var box = titleBox
    if hasDetail, alignment != .center { box.origin.y -= titleSize * 0.6 }
    result.title = words(item.title, titleSize, .semibold, .ink, box)
    if hasDetail {
      result.detail = words(
        item.detail,
        Swift.max(12, titleSize * 0.85),
        .regular,
        .inkSecondary,
        detailBox
      )
    }
    return result
  }

  private func disc(_ paint: Paint) -> SceneContent {
    let circle = VectorPath.circle(center: .zero, radius: pictureBox.size.width / 2)
    return .shape(
      circle,
      fill: paint,
      stroke: Stroke(paint: .role(.hairline, opacity: 0.6), width: 1)
    )
  }

  private func initials(_ letters: String, _ role: ColorRole) -> SceneContent {
    let size = pictureBox.size.width * 0.4
    return .text(
      TextContent(
        letters,
        style: TextStyle(size: size, weight: .semibold),
        paint: .role(role),
        box: pictureBox.inset(by: pictureBox.size.width * 0.08),
        minimumScale: 0.5
      )
    )
  }

  private func words(
    _ text: String,
    _ size: Double,
    _ weight: TextStyle.Weight,
    _ role: ColorRole,
    _ box: Rect
  ) -> SceneContent {
    .text(
      TextContent(
        text,
        style: TextStyle(size: size, weight: weight),
        paint: .role(role),
        box: box,
        alignment: alignment
      )
    )
  }

  /// The first letter, and the first after the last space; a number as it is.
  static func initials(of title: String) -> String {
    var letters: [UInt8] = []
    title.withBytes { bytes in
      guard let first = bytes.first else { return }
      if first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") {
        if bytes.count <= 3 { letters.append(contentsOf: bytes) }
        return
      }
      var last = 0
      for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: " ") {
        last = index + 1
      }
      letters.append(contentsOf: Self.scalar(of: bytes, at: 0))
      if last > 0 { letters.append(contentsOf: Self.scalar(of: bytes, at: last)) }
    }
    return String(validating: letters, as: UTF8.self) ?? ""
  }

  /// The bytes of one character.
  private static func scalar(of bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> [UInt8] {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return Array(bytes[start..<end])
  }
}
