// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import UIKit

// swiftui/imagerenderer; the image has the size of the content in its ideal size, and no pixels here.
@MainActor
public final class ImageRenderer<Content: View> {
  // swiftui/imagerenderer/content
  public var content: Content
  // swiftui/imagerenderer/scale
  public var scale: CGFloat = 1

  // swiftui/imagerenderer/init(content:)
  public init(content view: Content) { content = view }

  // swiftui/imagerenderer/uiimage
  public var uiImage: UIImage? {
    TestUpdates.renderedImageCount += 1
    let controller = UIHostingController(rootView: content)
    let size = controller.sizeThatFits(in: CGSize(width: 10, height: 10))
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage.make(
      Int((size.width * scale).rounded(.up)),
      Int((size.height * scale).rounded(.up)),
      scale: scale
    )
  }
}
