// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What each declaration means is said by the page of its name at developer.apple.com/documentation.
import Foundation

/// A picture of so many pixels, and of what was drawn into it.
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  /// The texts drawn into it, and where in their boxes each stands; not Apple's.
  public let texts: [String]
  public let alignments: [NSTextAlignment]

  init(width: Int, height: Int, texts: [String], alignments: [NSTextAlignment]) {
    self.width = width
    self.height = height
    self.texts = texts
    self.alignments = alignments
  }
}

open class UIImage: NSObject, @unchecked Sendable {
  public let size: CGSize
  public let scale: CGFloat
  public let cgImage: CGImage?

  public init(cgImage: CGImage, scale: CGFloat) {
    self.cgImage = cgImage
    self.scale = scale
    size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// Pictures by name that an app has; a test puts them there.
  nonisolated(unsafe) public static var named: [String: UIImage] = [:]

  public convenience init?(named name: String) {
    guard let image = UIImage.named[name]?.cgImage else { return nil }
    self.init(cgImage: image, scale: 2)
  }

  public convenience init?(contentsOfFile path: String) { self.init(named: path) }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 2
  open var opaque = false

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: NSObject {
}

open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat
  nonisolated(unsafe) private static var texts: [(string: String, alignment: NSTextAlignment)] = []

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    Self.texts = []
    actions(UIGraphicsImageRendererContext())
    let image = CGImage(
      width: Int((size.width * format.scale).rounded(.up)),
      height: Int((size.height * format.scale).rounded(.up)),
      texts: Self.texts.map(\.string),
      alignments: Self.texts.map(\.alignment)
    )
    return UIImage(cgImage: image, scale: format.scale)
  }

  static func note(_ text: NSAttributedString) {
    let style = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] : nil
    texts.append((text.string, (style as? NSParagraphStyle)?.alignment ?? .natural))
  }
}
