#if canImport(UIKit)
import Rotary
import UIKit

/// The source of a picture; see ``RotaryView/pictures``.
///
/// The picture is drawn upright, regardless of its `imageOrientation`. A template image gets the colour of text in the
/// same place, as a path does. So does a symbol, unless its rendering mode is `alwaysOriginal`. Other pictures keep
/// their colours.
public enum RotaryPicture {
  /// An image of the app, the same in light and dark mode.
  case image(UIImage)
  /// An SF Symbol, by its system name.
  case symbol(String)
  /// An asset or a file of a bundle, by its name; assets can have variants for light and dark mode.
  case asset(String, bundle: Bundle = .main)
  /// A file by its path or, if there is no such file, an asset of the app by its name.
  case file(String)
  /// An image that a closure makes once for each ID and traits.
  ///
  /// Pictures with equal IDs are equal, so the IDs of different pictures must differ in the whole app.
  case drawing(id: AnyHashable, @MainActor (UITraitCollection?) -> UIImage?)

  /// The picture of a name that is not in ``RotaryView/pictures``: a symbol, an asset or a file.
  init(named name: String) {
    if let symbol = name.suffix(after: Self.symbolPrefix) {
      self = .symbol(symbol)
    } else if let asset = name.suffix(after: Self.assetPrefix) {
      self = .asset(asset)
    } else {
      self = .file(name)
    }
  }

  static let symbolPrefix = "symbol:"
  static let assetPrefix = "asset:"

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
    case .drawing(_, let make): make(traits)
    }
  }
}

extension RotaryPicture: Hashable {
  /// The parts that identify the picture.
  private var identity: [AnyHashable] {
    switch self {
    case .image(let image): [0, image]
    case .symbol(let name): [1, name]
    case .asset(let name, let bundle): [2, name, bundle]
    case .file(let path): [3, path]
    case .drawing(let id, _): [4, id]
    }
  }

  /// Returns whether both are the same picture.
  public static func == (left: RotaryPicture, right: RotaryPicture) -> Bool {
    left.identity == right.identity
  }

  /// Hashes the parts that identify the picture.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Sector.Icon {
  /// An SF Symbol, by its system name.
  public static func symbol(_ name: String) -> Sector.Icon {
    .image(RotaryPicture.symbolPrefix + name)
  }

  /// An image of the app's asset catalog, by its name.
  public static func asset(_ name: String) -> Sector.Icon {
    .image(RotaryPicture.assetPrefix + name)
  }
}

extension String {
  /// Returns the text after a prefix; nil if the text does not begin with it.
  fileprivate func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
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
