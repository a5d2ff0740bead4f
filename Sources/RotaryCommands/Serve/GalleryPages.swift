#if Tool
import Foundation
import RotaryGallery

/// The pages of the gallery, made from one template with titles, summaries and links.
enum GalleryPages {
  /// The path of the template in the served folder.
  static let template = "gallery/page.html"

  /// The page at a path, or nil if there is none.
  static func page(at path: String) -> GalleryPage? {
    if path == "/" { return Gallery.pages.first }
    return Gallery.pages.first { path == "/\($0.id).html" }
  }

  /// A page with its title, its summary and the links to all others.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - template: the template.
  ///   - path: the address of the page, which the links are relative to.
  ///   - summary: the text below the heading. Default the page's own summary.
  /// - Returns: the HTML of the page.
  static func text(
    of page: GalleryPage,
    in template: String,
    at path: String,
    summary: String? = nil
  ) -> String {
    let isFront = page.id == Gallery.pages.first?.id
    let base = base(of: path)
    let parts = [
      "base": base,
      "page": page.id,
      "title": escaped(
        isFront ? "RotaryKit: \(lowercased(page.title))" : "\(page.title) – RotaryKit"
      ),
      "description": escaped(summary ?? page.summary),
      "heading": escaped(page.title),
      "links": links(from: page, base: base),
      "preloads": preloads(of: page),
    ]
    return parts.reduce(template) { text, part in
      text.replacingOccurrences(of: "{{\(part.key)}}", with: part.value)
    }
  }

  /// The link that loads the first demo's script before the page's own script runs.
  private static func preloads(of page: GalleryPage) -> String {
    let shown = page.tabs.compactMap { tab in Gallery.all.first { $0.id == tab.demo } }
    let scripts = shown.map { GalleryJSON.script(of: $0) }
    // The gallery's script contains some of the package's elements too.
    let own = scripts.first { $0.contains("/") }
    guard let script = own ?? scripts.first else { return "" }
    return "<link rel=\"modulepreload\" href=\"\(script)\">"
  }

  /// A text as HTML, also for attributes.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  private static func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The relative path from an address to the root of the site.
  private static func base(of path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") } - 1)
  }

  private static func links(from page: GalleryPage, base: String) -> String {
    var links = Gallery.pages.dropFirst().map { ($0, "\(base)\($0.id).html") }
    links.append((Gallery.documentsPage, "\(base)docs/"))
    return links.map { other, address in
      let current = other.id == page.id ? " aria-current=\"page\"" : ""
      return "<li><a href=\"\(address)\"\(current)>\(escaped(other.title))</a></li>"
    }.joined()
  }
}
#endif
