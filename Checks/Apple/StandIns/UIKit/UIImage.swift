// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

/// An image with a size in pixels, which records its content.
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  /// The texts drawn into it, with their alignments and fonts.
  ///
  /// Not in Core Graphics.
  public let texts: [String]
  public let alignments: [NSTextAlignment]
  public let fonts: [UIFont]
  /// The transforms and clipping rectangles of the texts drawn into it.
  ///
  /// Not in Core Graphics.
  public let transforms: [CGAffineTransform]
  public let clippings: [CGRect]
  /// The pictures drawn into it.
  ///
  /// Not in Core Graphics.
  public let pictures: [UIImage]

  init(
    width: Int,
    height: Int,
    texts: [String] = [],
    alignments: [NSTextAlignment] = [],
    fonts: [UIFont] = [],
    transforms: [CGAffineTransform] = [],
    clippings: [CGRect] = [],
    pictures: [UIImage] = []
  ) {
    self.width = width
    self.height = height
    self.texts = texts
    self.alignments = alignments
    self.fonts = fonts
    self.transforms = transforms
    self.clippings = clippings
    self.pictures = pictures
  }
}

open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public class Configuration: NSObject {}

  public final class SymbolConfiguration: Configuration {
    let pointSize: CGFloat

    public init(pointSize: CGFloat) { self.pointSize = pointSize }
  }

  public let scale: CGFloat
  public let cgImage: CGImage?
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  public let isSymbolImage: Bool

  private init(_ image: UIImage, _ mode: RenderingMode? = nil, cgImage: CGImage? = nil) {
    scale = image.scale
    self.cgImage = cgImage ?? image.cgImage
    imageOrientation = image.imageOrientation
    renderingMode = mode ?? image.renderingMode
    isSymbolImage = image.isSymbolImage
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale, orientation, isSymbol: false)
  }

  private init(_ image: CGImage, _ scale: CGFloat, _ orientation: Orientation, isSymbol: Bool) {
    self.scale = scale
    cgImage = image
    imageOrientation = orientation
    renderingMode = .automatic
    isSymbolImage = isSymbol
  }

  /// Creates a picture with a size in pixels, for tests.
  public static func make(
    _ width: Int,
    _ height: Int,
    _ orientation: Orientation = .up,
    isSymbol: Bool = false,
    scale: CGFloat = 1
  ) -> UIImage {
    UIImage(CGImage(width: width, height: height), scale, orientation, isSymbol: isSymbol)
  }

  /// The size as shown.
  ///
  /// A sideways orientation swaps width and height.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    switch imageOrientation {
    case .up, .down, .upMirrored, .downMirrored: return CGSize(width: width, height: height)
    case .left, .right, .leftMirrored, .rightMirrored:
      return CGSize(width: height, height: width)
    }
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode)
  }

  /// Returns the symbol in another size; nil if the image is not a symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    let side = Int(configuration.pointSize * scale)
    return UIImage(self, cgImage: CGImage(width: side, height: side))
  }

  open func draw(in rect: CGRect) { UIGraphicsImageRenderer.note(self) }

  /// The app's images by name, set by tests.
  ///
  /// A name with the suffix `~dark` is used for dark traits.
  nonisolated(unsafe) public static var named: [String: UIImage] = [:]
  /// The images of other bundles, and the system's symbols.
  nonisolated(unsafe) public static var assets: [Bundle: [String: UIImage]] = [:]
  nonisolated(unsafe) public static var symbols: [String: UIImage] = [:]
  /// The names that were looked up.
  ///
  /// Files have none.
  nonisolated(unsafe) public static var lookups: [String] = []

  private convenience init?(
    _ name: String,
    from images: [String: UIImage],
    _ traits: UITraitCollection?
  ) {
    UIImage.lookups.append(name)
    let isDark = traits?.userInterfaceStyle == .dark
    guard let image = isDark ? images[name + "~dark"] ?? images[name] : images[name] else {
      return nil
    }
    self.init(image)
  }

  public convenience init?(named name: String) { self.init(name, from: UIImage.named, nil) }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let isApp = bundle == nil || bundle == .main
    let images = isApp ? UIImage.named : bundle.flatMap { UIImage.assets[$0] } ?? [:]
    self.init(name, from: images, traitCollection)
  }

  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(name, from: UIImage.symbols, traitCollection) }

  /// Images by their file paths.
  nonisolated(unsafe) public static var files: [String: UIImage] = [:]

  public convenience init?(contentsOfFile path: String) {
    guard let image = UIImage.files[path] else { return nil }
    self.init(image)
  }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 2
  open var opaque = false

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext = CGContext()
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
}

open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat
  /// The current drawing of a thread.
  private final class Drawing {
    var texts: [(string: String, alignment: NSTextAlignment)] = []
    var fonts: [UIFont] = []
    var transforms: [CGAffineTransform] = []
    var clippings: [CGRect] = []
    var pictures: [UIImage] = []
    let context = UIGraphicsImageRendererContext()
  }
  private static let key = "UIGraphicsImageRenderer"
  private static var drawing: Drawing? { Thread.current.threadDictionary[key] as? Drawing }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = Drawing()
    Thread.current.threadDictionary[Self.key] = drawing
    actions(drawing.context)
    Thread.current.threadDictionary[Self.key] = nil
    let image = CGImage(
      width: Int((size.width * format.scale).rounded(.up)),
      height: Int((size.height * format.scale).rounded(.up)),
      texts: drawing.texts.map(\.string),
      alignments: drawing.texts.map(\.alignment),
      fonts: drawing.fonts,
      transforms: drawing.transforms,
      clippings: drawing.clippings,
      pictures: drawing.pictures
    )
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  static func note(_ text: NSAttributedString) {
    let style = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] : nil
    let font = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil)[.font] : nil
    if let font = font as? UIFont { drawing?.fonts.append(font) }
    if let drawing {
      drawing.transforms.append(drawing.context.cgContext.transform)
      drawing.clippings.append(drawing.context.cgContext.clipping)
    }
    drawing?.texts.append((text.string, (style as? NSParagraphStyle)?.alignment ?? .natural))
  }

  static func note(_ picture: UIImage) { drawing?.pictures.append(picture) }
}
