#if canImport(UIKit)
import UIKit

/// The source of a picture; see ``RotaryView/pictures``.
///
/// The picture is drawn upright, regardless of its `imageOrientation`. A template image gets the colour of text in the
/// same place, as a path does. So does a symbol, unless its rendering mode is `alwaysOriginal`. Other pictures keep
/// their colours.
public enum RotaryPicture: Hashable {
  /// An image of the app, the same in light and dark mode.
  case image(UIImage)
  /// An SF Symbol, by its system name.
  case symbol(String)
  /// An asset or a file of a bundle, by its name; assets can have variants for light and dark mode.
  case asset(String, bundle: Bundle = .main)
  /// A file by its path or, if there is no such file, an asset of the app by its name.
  case file(String)

  /// Whether the traits select a variant of the picture.
  var hasVariants: Bool {
    if case .image = self { return false }
    return true
  }

  /// Loads the picture; returns nil if there is none.
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
  /// Whether the picture is drawn in a tint colour, as in an image view.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .automatic: isSymbolImage
    default: false
    }
  }

  /// Draws the picture upright in another size.
  ///
  /// Drawing decodes the picture, so it should not run on the main thread. `UIGraphicsImageRenderer` works on any
  /// thread.
  ///
  /// - Parameter side: The length of the longer side, in pixels.
  /// - Returns: A picture with a scale of 1.
  func prepared(side: CGFloat) -> UIImage {
    // A symbol is an outline, so a larger point size keeps it sharp.
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
