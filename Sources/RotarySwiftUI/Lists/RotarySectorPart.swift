#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

/// A sector of a ``RotaryWheel`` with its tag and its picture.
public struct RotarySectorPart {
  var sector: Sector
  var tag: AnyHashable?
  var picture: RotaryPicture?

  /// Sets the selection's value for the sector.
  public func tag(_ tag: some Hashable) -> RotarySectorPart {
    var copy = self
    copy.tag = AnyHashable(tag)
    return copy
  }
}

extension Sector {
  /// Sets the selection's value for the sector, as for the views of a `Picker`.
  ///
  /// ```swift
  /// RotaryWheel(selection: .constant("tea")) {
  ///   Sector("Tea", icon: .symbol("cup.and.saucer")).tag("tea")
  ///   Sector("Milk").tag("milk")
  /// }
  /// ```
  public func tag(_ tag: some Hashable) -> RotarySectorPart {
    RotarySectorPart(sector: self).tag(tag)
  }

  /// Shows an image of the app as the sector's icon.
  public func image(_ image: UIImage) -> RotarySectorPart {
    RotarySectorPart(sector: self, picture: .image(image))
  }

  /// Shows a view as the sector's icon, such as an `Image`.
  ///
  /// The view is rendered to an image when it is first shown, and again for other traits, such as dark mode. It shows
  /// no later state and receives no touches.
  ///
  /// - Parameters:
  ///   - id: The identity of the rendered image. Views of one type with equal IDs share one image.
  ///   - content: Creates the view.
  /// - Returns: The sector with the icon.
  @available(iOS 16.0, tvOS 16.0, *)
  public func image<Content: View>(
    id: some Hashable,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> RotarySectorPart {
    RotarySectorPart(sector: self, picture: .view(id: id, content: content))
  }
}

extension RotaryPicture {
  /// A view, rendered to an image when it is first shown, and again for other traits.
  ///
  /// - Parameters:
  ///   - id: The identity of the rendered image. Views of one type with equal IDs share one image.
  ///   - content: Creates the view.
  /// - Returns: The picture.
  @available(iOS 16.0, tvOS 16.0, *)
  public static func view<Content: View>(
    id: some Hashable,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> RotaryPicture {
    .drawing(id: AnyHashable([AnyHashable(ObjectIdentifier(Content.self)), AnyHashable(id)])) {
      traits in
      let isDark = traits?.userInterfaceStyle == .dark
      let renderer = ImageRenderer(
        content: content().environment(\.colorScheme, isDark ? .dark : .light)
      )
      renderer.scale = traits?.displayScale ?? 1
      return renderer.uiImage
    }
  }
}

extension RotaryListBuilder where Part == RotarySectorPart {
  /// Adds a sector.
  public static func buildExpression(_ sector: Sector) -> [RotarySectorPart] {
    [RotarySectorPart(sector: sector)]
  }

  /// Adds the sectors of an array, in order.
  public static func buildExpression(_ sectors: [Sector]) -> [RotarySectorPart] {
    sectors.map { RotarySectorPart(sector: $0) }
  }
}

/// A result builder for the sectors of a wheel.
public typealias RotarySectorBuilder = RotaryListBuilder<RotarySectorPart>
#endif
