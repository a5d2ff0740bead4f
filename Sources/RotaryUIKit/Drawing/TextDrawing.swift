#if canImport(UIKit)
import Rotary
import UIKit

/// Draws a line of text once into an image, which its layer keeps.
@MainActor
enum TextDrawing {
  /// The width of the strips in which a curved line is drawn, in points.
  ///
  /// On a circle with a radius of 60 points, a letter then deviates from the curve by 0.02 points.
  private static let stripWidth = 3.0

  /// Returns the layer of a line of text, with the size of the text's box or its curve.
  static func layer(of text: TextContent, _ style: SceneStyle) -> CALayer {
    let layer = CALayer()
    let box = CGRect(frame(of: text))
    layer.anchorPoint = .zero
    layer.contentsScale = style.scale
    layer.bounds = CGRect(origin: .zero, size: box.size)
    layer.position = box.origin
    guard text.box.size.width > 0, text.box.size.height > 0 else { return layer }
    guard case .solid(let tint) = text.paint else {
      layer.contents = image(of: text, color: .black, style)
      return ContentLayers.gradient(text.paint, over: text.box, mask: layer, style)
    }
    layer.contents = image(of: text, color: UIColor(style.theme.color(of: tint)), style)
    return layer
  }

  private static func frame(of text: TextContent) -> Rect2D {
    text.isCurved ? text.curved(text.box) : text.box
  }

  private static func image(of text: TextContent, color: UIColor, _ style: SceneStyle) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = style.scale
    format.opaque = false
    let frame = frame(of: text)
    let line = fitted(text, color: color, style)
    let height = Double(line.size().height)
    let place = Rect2D(
      text.box.minX,
      text.box.center.y - height / 2,
      text.box.size.width,
      height
    )
    return UIGraphicsImageRenderer(size: CGSize(frame.size), format: format)
      .image { renderer in
        let context = renderer.cgContext
        context.translateBy(x: CGFloat(-frame.minX), y: CGFloat(-frame.minY))
        guard text.isCurved else { return line.draw(in: CGRect(place)) }
        draw(line, in: place, along: text, context)
      }
      .cgImage
  }

  /// Draws a line along a circle: in strips, each turned around the circle's centre.
  private static func draw(
    _ line: NSAttributedString,
    in place: Rect2D,
    along text: TextContent,
    _ context: CGContext
  ) {
    let center = text.curveCenter
    let count = max(1, (place.size.width / stripWidth).rounded(.up))
    let width = place.size.width / count
    for index in 0..<Int(count) {
      let middle = place.minX + (Double(index) + 0.5) * width
      // Strips overlap, so that there are no gaps between them.
      let strip = Rect2D(middle - width / 2, place.minY, width, place.size.height)
        .inset(by: -0.5)
      context.saveGState()
      context.translateBy(x: CGFloat(center.x), y: CGFloat(center.y))
      context.rotate(by: CGFloat((middle - center.x) / text.curveRadius))
      context.translateBy(x: CGFloat(-middle), y: CGFloat(-center.y))
      context.clip(to: CGRect(strip))
      line.draw(in: CGRect(place))
      context.restoreGState()
    }
  }

  /// Returns the line in the largest size that fits, at least the minimum, which truncates a longer line.
  private static func fitted(
    _ text: TextContent,
    color: UIColor,
    _ style: SceneStyle
  ) -> NSAttributedString {
    line(text, size: text.style.size * fit(of: text, style), color: color, style)
  }

  /// Returns the scale at which a text fits its box, at most 1, at least the text's minimum scale.
  static func fit(of text: TextContent, _ style: SceneStyle) -> Double {
    let font = font(text.style, size: text.style.size, style)
    let usual = NSAttributedString(string: text.displayString, attributes: [.font: font])
    let width = Double(usual.size().width)
    return width > text.box.size.width ? max(text.box.size.width / width, text.minimumScale) : 1
  }

  private static func line(
    _ text: TextContent,
    size: Double,
    color: UIColor,
    _ style: SceneStyle
  ) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byTruncatingTail
    paragraph.alignment = alignment(of: text, style)
    return NSAttributedString(
      string: text.displayString,
      attributes: [
        .font: font(text.style, size: size, style), .foregroundColor: color,
        .paragraphStyle: paragraph,
      ]
    )
  }

  /// Returns the alignment by the layout direction, not by the script of the text: the core has placed the box next to
  /// something.
  private static func alignment(of text: TextContent, _ style: SceneStyle) -> NSTextAlignment {
    switch text.alignment {
    case .start: style.isRightToLeft ? .right : .left
    case .center: .center
    case .end: style.isRightToLeft ? .left : .right
    }
  }

  private static func font(_ style: TextStyle, size: Double, _ scene: SceneStyle) -> UIFont {
    if let own = scene.font { return own.withSize(CGFloat(size)) }
    let weight: UIFont.Weight
    switch style.weight {
    case .regular: weight = .regular
    case .medium: weight = .medium
    case .semibold: weight = .semibold
    case .bold: weight = .bold
    }
    switch style.face {
    case .monospaced: return .monospacedSystemFont(ofSize: CGFloat(size), weight: weight)
    case .interface where style.hasTabularFigures:
      return .monospacedDigitSystemFont(ofSize: CGFloat(size), weight: weight)
    case .interface: return .systemFont(ofSize: CGFloat(size), weight: weight)
    }
  }
}
#endif
