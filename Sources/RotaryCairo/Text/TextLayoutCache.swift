#if Pictures
import CCairo
import Rotary

/// Text layouts by their text and style.
///
/// The cache has a separate font map, so that renderers on several threads share nothing.
final class TextLayoutCache {
  private let families: FontFamilies
  private let fontMap: UnsafeMutablePointer<PangoFontMap>?
  private let pango: OpaquePointer?
  private var lines: [TextKey: LaidOutText] = [:]
  private var frame = 0

  /// More lines than any scene has.
  ///
  /// Beyond this number, lines that the last frame did not draw are removed.
  private static let comfortableCount = 512

  init(families: FontFamilies) {
    self.families = families
    let map = pango_cairo_font_map_new()
    fontMap = map
    pango = pango_font_map_create_context(map)
    // Without hinting, letters keep their shape and distance at every scale and angle. A hinted label would change its
    // width and wobble while it turns.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(pango, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(pango, 0)
  }

  deinit {
    lines.removeAll()
    g_object_unref(pango.map { UnsafeMutableRawPointer($0) })
    g_object_unref(fontMap.map { UnsafeMutableRawPointer($0) })
  }

  /// Starts a frame.
  ///
  /// If there are too many lines, removes those that the last frame did not draw.
  func beginFrame() {
    if lines.count > Self.comfortableCount {
      lines = lines.filter { $0.value.lastFrame == frame }
    }
    frame += 1
  }

  /// Returns the line, laid out to fit its box; nil if nothing is visible.
  func line(for text: TextContent) -> LaidOutText? {
    let key = TextKey(text)
    if let known = lines[key] {
      known.lastFrame = frame
      return known
    }
    guard key.isVisible, let line = layOut(key) else { return nil }
    line.lastFrame = frame
    lines[key] = line
    return line
  }

  /// Lays out the text at full size, then smaller, then with an ellipsis, until it fits.
  private func layOut(_ key: TextKey) -> LaidOutText? {
    guard let layout = pango_layout_new(pango) else { return nil }
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, key.string, -1)
    if key.hasTabularFigures {
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum"))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    setFont(of: layout, key, scale: 1)
    let natural = LaidOutText.width(of: layout)
    if natural > key.width {
      let scale = Swift.max(key.minimumScale, key.width / natural)
      setFont(of: layout, key, scale: scale)
      // Rounded font sizes may make the line slightly wider than the box, which needs no ellipsis.
      if LaidOutText.width(of: layout) > key.width * 1.001 {
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        pango_layout_set_width(layout, Int32(key.width * Double(PANGO_SCALE)))
      }
    }
    return LaidOutText(owning: layout)
  }

  private func setFont(of layout: OpaquePointer, _ key: TextKey, scale: Double) {
    let font = pango_font_description_new()
    let family = key.isMonospaced ? families.monospaced : families.interface
    pango_font_description_set_family(font, family)
    pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(key.weight)))
    pango_font_description_set_absolute_size(font, key.size * scale * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
  }
}

/// The properties that determine the layout of a line, without its place and colour.
private struct TextKey: Hashable {
  let string: String
  let isMonospaced: Bool
  let size: Double
  let weight: UInt16
  let hasTabularFigures: Bool
  let width: Double
  let minimumScale: Double

  /// The longest text, in characters.
  ///
  /// No box has room for more in a line, and Pango takes seconds to lay out a million.
  private static let longestLine = 1_000

  init(_ text: TextContent) {
    var shown = text
    let end = text.string.unicodeScalars.index(
      text.string.startIndex,
      offsetBy: Self.longestLine,
      limitedBy: text.string.endIndex
    )
    if let end, end < text.string.endIndex { shown.string = text.string[..<end] + "…" }
    string = shown.displayString
    isMonospaced = text.style.face == .monospaced
    size = text.style.size
    weight = text.style.weight.rawValue
    hasTabularFigures = text.style.hasTabularFigures
    width = text.box.size.width
    let scale = text.minimumScale
    minimumScale = scale > 0 ? Swift.min(scale, 1) : 0
  }

  /// Whether the size is visible.
  ///
  /// Pango stores sizes in 32 bits, in 1/1024 point.
  var isVisible: Bool {
    !string.isEmpty && size > 0 && size < 100_000 && width > 0 && width < 1_000_000
  }
}
#endif
