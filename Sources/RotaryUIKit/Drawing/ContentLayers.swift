#if canImport(UIKit)
import Rotary
import UIKit

/// The layers that draw a node's own content, the lowest first.
@MainActor
struct ContentLayers {
  private(set) var layers: [CALayer] = []
  /// The layers that draw a line, one for each outline with its own stroke range.
  private var lines: [CAShapeLayer] = []
  /// Whether the line has one colour, so that it needs no gradient layer.
  private(set) var isLinePlain = true
  /// The source and the layer of an image content.
  private var picture: (source: String, layer: CALayer)?

  /// Creates no layers.
  init() {}

  /// Creates the layers of a content.
  ///
  /// A picture keeps the contents of `previous`, the layers to be replaced, until its own are ready.
  init(_ content: SceneContent, _ style: SceneStyle, after previous: ContentLayers) {
    switch content {
    case .none: break
    case .shape(let path, let fill, let stroke):
      // If all surfaces have one colour, edges separate them.
      let edge = style.theme.needsEdges && fill?.isSurface == true ? Stroke.edge : nil
      draw(path, fill: fill, stroke: stroke ?? edge, style)
    case .text(let text): layers = [TextDrawing.layer(of: text, style)]
    case .image(let image): draw(image, after: previous, style)
    }
  }

  private mutating func draw(
    _ path: VectorPath,
    fill: Paint?,
    stroke: Stroke?,
    _ style: SceneStyle
  ) {
    if let fill { layers.append(Self.area(path, covered: fill, style)) }
    guard let stroke, stroke.width > 0 || stroke.run != .whole else { return }
    // A partial stroke covers the same part of each outline.
    let outlines: [VectorPath]
    if case .part = stroke.run { outlines = path.outlines } else { outlines = [path] }
    let color: CGColor
    if case .solid(let tint) = stroke.paint {
      color = style.color(tint)
    } else {
      color = UIColor.black.cgColor
      isLinePlain = false
    }
    lines = outlines.map { Self.line($0, stroke, color, style) }
    if isLinePlain {
      layers += lines
    } else if let box = path.bounds?.inset(by: -stroke.width / 2) {
      let mask = Self.plain(style)
      for line in lines { mask.addSublayer(line) }
      layers.append(Self.gradient(stroke.paint, over: box, mask: mask, style))
    }
    trace(stroke)
  }

  /// Draws a picture, scaled to fit the middle of its rectangle.
  ///
  /// Draws nothing if the picture is missing. Until the picture is ready in a new size or colour, the old one stays
  /// visible.
  private mutating func draw(
    _ content: ImageContent,
    after previous: ContentLayers,
    _ style: SceneStyle
  ) {
    let request = style.request(for: content)
    guard request.side > 0 else { return }
    let layer = Self.plain(style)
    let rect = CGRect(content.rect)
    layer.bounds = CGRect(origin: .zero, size: rect.size)
    layer.position = rect.origin
    layer.contentsGravity = .resizeAspect
    layer.cornerRadius = CGFloat(content.cornerRadius)
    layer.masksToBounds = true
    if previous.picture?.source == content.source {
      layer.contents = previous.picture?.layer.contents
    }
    guard let isTemplate = PictureCache.shared.show(request, in: layer) else { return }
    picture = (content.source, layer)
    let ink = Paint.role(content.ink)
    layers = [isTemplate ? Self.gradient(ink, over: content.rect, mask: layer, style) : layer]
  }

  /// Draws the line along another part of its outline.
  func trace(_ stroke: Stroke) {
    for line in lines {
      line.isHidden = stroke.drawnRun == nil
      switch stroke.drawnRun {
      case .part(let start, let end):
        line.strokeStart = CGFloat(start)
        line.strokeEnd = CGFloat(end)
      case .whole, .dashes, nil:
        line.strokeStart = 0
        line.strokeEnd = 1
      }
    }
  }

  /// Changes the width of the line.
  func widen(_ stroke: Stroke) {
    for line in lines { line.lineWidth = CGFloat(stroke.width) }
  }
}

// Layer factories. Each layer draws in its node's coordinates.
extension ContentLayers {
  /// Creates an empty layer.
  private static func plain(_ style: SceneStyle) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.contentsScale = style.scale
    return layer
  }

  /// Creates a layer that fills an outline.
  static func shape(_ path: VectorPath, fill: CGColor?, _ style: SceneStyle) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.anchorPoint = .zero
    layer.contentsScale = style.scale
    layer.path = path.graphicsPath
    layer.fillColor = fill
    return layer
  }

  /// Creates a layer that fills an outline with a colour or a gradient.
  static func area(_ path: VectorPath, covered paint: Paint, _ style: SceneStyle) -> CALayer {
    if case .solid(let tint) = paint { return shape(path, fill: style.color(tint), style) }
    let mask = shape(path, fill: UIColor.black.cgColor, style)
    guard let box = path.bounds else { return mask }
    return gradient(paint, over: box, mask: mask, style)
  }

  private static func line(
    _ path: VectorPath,
    _ stroke: Stroke,
    _ color: CGColor,
    _ style: SceneStyle
  ) -> CAShapeLayer {
    let layer = shape(path, fill: nil, style)
    layer.strokeColor = color
    layer.lineWidth = CGFloat(stroke.width)
    switch stroke.cap {
    case .butt: layer.lineCap = .butt
    case .round: layer.lineCap = .round
    case .square: layer.lineCap = .square
    }
    layer.lineJoin = stroke.cap == .round ? .round : .miter
    if case .dashes(let mark, let gap, let phase) = stroke.drawnRun {
      layer.lineDashPattern = [NSNumber(value: mark), NSNumber(value: gap)]
      layer.lineDashPhase = CGFloat(phase)
    }
    return layer
  }

  /// Creates a gradient over a rectangle, masked by a layer.
  ///
  /// The layer is a square, so that a gradient is perpendicular to its line and circles are round.
  static func gradient(
    _ paint: Paint,
    over box: Rect2D,
    mask: CALayer,
    _ style: SceneStyle
  ) -> CALayer {
    let side = max(box.size.width, box.size.height, 1)
    let layer = CAGradientLayer()
    layer.anchorPoint = .zero
    layer.contentsScale = style.scale
    layer.bounds = CGRect(Rect2D(box.minX, box.minY, side, side))
    layer.position = CGPoint(box.origin)
    layer.mask = mask
    /// Returns a point in unit coordinates of the square.
    func share(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(Point2D((x - box.minX) / side, (y - box.minY) / side))
    }
    switch paint {
    case .solid(let tint): layer.backgroundColor = style.color(tint)
    case .linear(let start, let end, let stops):
      layer.colors = stops.map { style.color($0.tint) }
      layer.locations = stops.map { NSNumber(value: $0.offset) }
      layer.startPoint = share(start.x, start.y)
      layer.endPoint = share(end.x, end.y)
    case .radial(let center, let innerRadius, let outerRadius, let stops):
      layer.type = .radial
      layer.colors = stops.map { style.color($0.tint) }
      // Core Animation's radial gradients start at the centre.
      let inner = outerRadius > 0 ? innerRadius / outerRadius : 0
      layer.locations = stops.map { NSNumber(value: inner + $0.offset * (1 - inner)) }
      layer.startPoint = share(center.x, center.y)
      layer.endPoint = share(center.x + outerRadius, center.y + outerRadius)
    }
    return layer
  }
}
#endif
