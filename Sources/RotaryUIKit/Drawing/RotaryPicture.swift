#if canImport(UIKit)
import UIKit

/// Where a picture comes from; see ``RotaryView/pictures``.
///
/// The picture is drawn upright, whatever its `imageOrientation`. A template, and a symbol unless its rendering mode
/// is `alwaysOriginal`, gets the colour that text has in the same place, as a path does. All others keep their colours.
public enum RotaryPicture: Hashable {
  /// A picture of the app's, the same in light and dark.
  case image(UIImage)
  /// An SF Symbol by its system name.
  case symbol(String)
  /// An asset or a file of a bundle, by its name; assets have variants for light and dark.
  case asset(String, bundle: Bundle = .main)
  /// A file by its path or, if there is no such file, an asset of the app by its name.
  case file(String)

  /// Whether traits decide what is shown.
  var hasVariants: Bool {
    if case .image = self { return false }
    return true
  }

  /// Finds the picture; nil if there is none.
  @MainActor
  func image(for traits: UITraitCollection?) -> UIImage? {
    switch self {
    case .image(let image): image
    case .symbol(let name): UIImage(systemName: name, compatibleWith: traits)
    case .asset(let name, let bundle): UIImage(named: name, in: bundle, compatibleWith: traits)
    case .file(let path):
      UIImage(contentsOfFile: path) ?? UIImage(named: path, in: nil, compatibleWith: traits)
    }
  }
}

extension UIImage {
  /// Whether the picture is drawn in a colour that is not its own, as an image view would.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .automatic: isSymbolImage
    default: false
    }
  }

  /// Draws the picture upright, in another size.
  ///
  /// This decodes the picture, so it is not for the main thread. A renderer may draw on any.
  ///
  /// - Parameter side: the longer side in pixels.
  /// - Returns: a picture whose points are pixels.
  func prepared(side: CGFloat) -> UIImage {
    // A symbol is an outline: enlarged by its size, it stays sharp.
    let source = applyingSymbolConfiguration(SymbolConfiguration(pointSize: side)) ?? self
    let scale = side / max(source.size.width, source.size.height)
    let size = CGSize(width: source.size.width * scale, height: source.size.height * scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      source.draw(in: CGRect(origin: .zero, size: size))
    }
  }
}
#endif
