/// The sizes and positions of icons and titles, so that they fit in their sectors.
///
/// The plan is for the sector at the pointer, where labels are upright; the other sectors are turned from there. If
/// sectors are too narrow for a label, labels are at the rim, where sectors are widest. If sectors are too narrow there
/// as well, they have no labels.
struct WheelLabelPlan: Equatable, Sendable {
  /// The distance of titles from the rim.
  static let rimMargin = 8.0
  /// The minimum size of an icon; smaller ones are not recognisable.
  static let smallestIcon = 12.0
  /// The minimum room for a title, in letters; titles with less room are omitted.
  static let fewestLetters = 5.0
  /// The maximum text size, as a share of the radius.
  static let largestText = 0.13
  /// The sizes of icons, as shares of the radius; the first that fits is used.
  static let iconShares = [0.28, 0.25, 0.22, 0.19, 0.16, 0.13, 0.1]
  /// The number of steps in which text grows to the user's text scale.
  private static let growthSteps = 8

  /// The side of an icon's square; 0 if icons are omitted.
  private(set) var iconSize = 0.0
  /// The size of the text; 0 if titles are omitted.
  private(set) var textSize = 0.0
  /// The distance of the label's middle from the centre.
  private(set) var centerRadius = 0.0
  /// The angle of labels from upright at the pointer: 0, or along the sector.
  private var tilt = 0.0
  /// The maximum width of a title.
  private var titleWidth = 0.0
  /// The factor by which text is larger than at a text scale of 1.
  private var growth = 1.0
  /// Whether labels are as far from the centre as possible.
  private var isAtRim = false
  /// For titles along the rim: 1 if letters point outward, -1 if they point inward; 0 for straight titles.
  private var bend = 0.0
  /// The width of the narrowest sector, in radians.
  private var narrowest = 0.0

  /// Creates a plan without labels.
  init() {}

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - wheel: The wheel, with its size, style and text scale.
  ///   - width: The width of the narrowest sector, in radians.
  init(for wheel: borrowing Wheel, sectorWidth width: Double) {
    let request = WheelLabelRequest(for: wheel)
    if wheel.style.labels == .curved {
      narrowest = width
      curve(along: wheel, request)
      if textSize > 0 { return }
      self = WheelLabelPlan()
    }
    let upright = WheelSlice(of: wheel, width: width, tilt: 0)
    centerRadius = upright.innerRadius + upright.depth * (request.hasIcons ? 0.56 : 0.54)
    // A label that does not fit across a narrow sector may fit along it.
    let along = request.hasIcons || wheel.style.labels == .upright ? 0 : Self.tiltAlong(wheel)
    // First whole titles, then shortened ones, then labels at the rim.
    for attempt in 0..<(request.hasIcons ? 2 : 3) where request.longest > 0 {
      isAtRim = attempt == 2
      let letters = attempt == 1 ? Swift.min(request.longest, Self.fewestLetters) : request.longest
      var turned = self
      turned.tilt = along
      _ = fit(in: upright, request, letters: letters)
      let slice = WheelSlice(of: wheel, width: width, tilt: along)
      // Labels read along the sector only if they are larger then.
      if turned.fit(in: slice, request, letters: letters), turned.textSize > textSize {
        self = turned
      }
      if !isEmpty { return }
    }
    for isAtRim in [false, true] where request.hasIcons {
      self.isAtRim = isAtRim
      if fitIcon(in: upright, radius: request.radius) { return }
    }
  }

  /// Places titles along the rim, upright at the pointer if possible; without room for titles, the plan has none.
  private mutating func curve(
    along wheel: borrowing Wheel,
    _ request: WheelLabelRequest
  ) {
    // A wider sector has room for a longer title.
    var request = request
    request.longest = 0
    for index in wheel.sectors.indices {
      let letters = Double(wheel.sectors[index].title.characterCount)
      request.longest = Swift.max(
        request.longest,
        letters * narrowest / wheel.layout.width(of: index)
      )
    }
    let outward = Circular.wrapped(wheel.options.pointerAngle + .pi / 2)
    bend = outward.magnitude > .pi / 2 + 1e-9 ? -1 : 1
    tilt = bend > 0 ? outward : Circular.wrapped(outward + .pi)
    let slice = WheelSlice(of: wheel, width: narrowest, tilt: tilt)
    for letters in [request.longest, Swift.min(request.longest, Self.fewestLetters)]
    where request.longest > 0 {
      if fit(in: slice, request, letters: letters) { return }
    }
  }

  /// Returns the angle of labels that read along the sector at the pointer and are not upside down.
  private static func tiltAlong(_ wheel: borrowing Wheel) -> Double {
    let inward = Circular.wrapped(wheel.options.pointerAngle + .pi)
    let isUpsideDown = inward.magnitude > .pi / 2 + 1e-9
    return isUpsideDown ? Circular.wrapped(wheel.options.pointerAngle) : inward
  }

  /// Uses the largest icon with the largest title below it that fit in the slice, and lets the title grow to the user's
  /// text size.
  private mutating func fit(
    in slice: WheelSlice,
    _ request: WheelLabelRequest,
    letters: Double
  ) -> Bool {
    for share in request.hasIcons ? Self.iconShares : [0] {
      let icon = share * request.radius
      for text in TextFit.sizes where text <= request.largestText {
        if request.hasIcons, text > icon * 0.6 { continue }
        guard take(icon, text, letters: letters, in: slice) else { continue }
        grow(in: slice, request, letters: letters)
        return true
      }
    }
    return false
  }

  /// Enlarges the text to the user's text size, or as far as it fits; icons become smaller, and no more of a title is
  /// cut off.
  private mutating func grow(in slice: WheelSlice, _ request: WheelLabelRequest, letters: Double) {
    let before = self
    guard request.textScale > 1 else {
      textSize *= request.textScale
      return
    }
    let shown = Swift.min(request.longest, titleWidth / (textSize * TextFit.shrunkLetterWidth))
    for step in (1...Self.growthSteps).reversed() {
      growth = 1 + (request.textScale - 1) * Double(step) / Double(Self.growthSteps)
      let text = before.textSize * growth
      for share in request.hasIcons ? Self.iconShares : [0] {
        let icon = share * request.radius
        guard icon <= before.iconSize, icon == 0 || text <= icon * 0.6 * request.textScale else {
          continue
        }
        if take(icon, text, letters: Swift.max(shown, letters), in: slice) { return }
      }
    }
    self = before
  }

  /// Uses an icon with a title below it, if the slice has room for both.
  private mutating func take(
    _ icon: Double,
    _ text: Double,
    letters: Double,
    in slice: WheelSlice
  ) -> Bool {
    guard icon == 0 || icon >= Self.smallestIcon else { return false }
    let height = icon + text * TextFit.lineHeight
    let room: Double
    if bend != 0 {
      centerRadius = slice.outerRadius - height / 2
      let inside = slice.outerRadius - text * TextFit.lineHeight
      room = slice.width * inside - Self.rimMargin
      let middle = inside - icon / 2
      guard icon == 0 || slice.greatestWidth(height: icon, centerRadius: middle) >= icon else {
        return false
      }
    } else {
      if isAtRim {
        centerRadius = slice.outermostRadius(
          of: Size2D(text * TextFit.wideLetterWidth * letters, height)
        )
      }
      room = slice.greatestWidth(height: height, centerRadius: centerRadius)
    }
    guard room >= icon, room >= text * TextFit.shrunkLetterWidth * letters else { return false }
    (iconSize, textSize, titleWidth) = (icon, text, room)
    return true
  }

  /// Uses the largest icon without a title that fits in the slice.
  private mutating func fitIcon(in slice: WheelSlice, radius: Double) -> Bool {
    for share in Self.iconShares {
      let icon = share * radius
      if isAtRim { centerRadius = slice.outermostRadius(of: Size2D(icon, icon)) }
      guard icon >= Self.smallestIcon,
        slice.greatestWidth(height: icon, centerRadius: centerRadius) >= icon
      else { continue }
      iconSize = icon
      return true
    }
    return false
  }

  /// Whether neither icons nor titles have room.
  var isEmpty: Bool { iconSize == 0 && textSize == 0 }

  /// Adds a sector's icon and title, with the label's middle at a point.
  ///
  /// `width` is the sector's width, in radians.
  /// `opacity` applies to each of them separately, because a host draws a separate picture in every frame for a group
  /// with an opacity.
  func add(
    _ sector: Sector,
    width: Double,
    at center: Point2D,
    ids: (icon: NodeID, title: NodeID),
    ink: ColorRole,
    opacity: Double = 1,
    to scene: inout ControlScene
  ) {
    let paint = Paint.role(ink, opacity: opacity)
    let hasTitle = textSize > 0 && !sector.title.isEmpty
    let hasIcon = iconSize > 0 && sector.icon != nil
    let lineHeight = hasTitle ? textSize * TextFit.lineHeight : 0
    var titleWidth = titleWidth
    let block = (hasIcon ? iconSize : 0) + lineHeight
    var iconTop = center.y - block / 2
    var titleTop = iconTop + block - lineHeight
    if bend != 0 {
      // Titles are at the rim, also those of sectors without an icon.
      let reach = (iconSize + textSize * TextFit.lineHeight) / 2
      iconTop = center.y + (bend > 0 ? reach - iconSize : -reach)
      titleTop = center.y + (bend > 0 ? -reach : reach - lineHeight)
      titleWidth += (width - narrowest) * (centerRadius + reach - lineHeight)
    }
    let lean = Transform2D.rotation(tilt, about: center)
    if hasIcon, let icon = sector.icon {
      let corner = Point2D(center.x - iconSize / 2, iconTop)
      switch icon {
      case .path(let path):
        let scale = iconSize / 24
        scene.add(
          SceneNode(
            ids.icon,
            .icon,
            transform: Transform3D(
              Transform2D(scale, 0, 0, scale, corner.x, corner.y).then(lean)
            ),
            content: .shape(path, fill: nil, stroke: Stroke(paint: paint, width: 2))
          )
        )
      case .image(let source):
        let rect = Rect2D(origin: corner, size: Size2D(iconSize, iconSize))
        scene.add(
          SceneNode(
            ids.icon,
            .icon,
            transform: Transform3D(lean),
            opacity: opacity,
            content: .image(ImageContent(source: source, rect: rect, ink: ink))
          )
        )
      }
    }
    if hasTitle {
      var style = TextStyle(size: textSize, weight: .medium)
      style.growth = growth
      var text = TextContent(
        sector.title,
        style: style,
        paint: paint,
        box: Rect2D(center.x - titleWidth / 2, titleTop, titleWidth, lineHeight)
      )
      text.curveRadius = bend * (centerRadius + iconSize / 2)
      scene.add(
        SceneNode(
          ids.title,
          .title,
          transform: Transform3D(lean),
          content: .text(text)
        )
      )
    }
  }
}
