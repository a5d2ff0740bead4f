#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

// Settings for all controls within a view.
extension View {
  /// Sets the colours of this library's controls within the view.
  ///
  /// - Parameters:
  ///   - theme: The colours. Nil, the default, uses the colours of light or dark mode with the tint as the accent.
  ///   - dark: The colours in dark mode. Default nil: those of `theme`.
  /// - Returns: A view whose controls use these colours.
  public func rotaryTheme(_ theme: Theme?, dark: Theme? = nil) -> some View {
    transformEnvironment(\.rotary) {
      $0.theme = theme
      $0.darkTheme = dark
    }
  }

  /// Replaces colours of the theme for controls within the view.
  ///
  /// - Parameter colors: The colours by role, such as `[.accent: .pink]`. A colour of an asset catalog follows light and
  ///   dark mode. A role overrides the same role of an outer view.
  /// - Returns: A view whose controls use these colours.
  @available(iOS 14.0, tvOS 14.0, *)
  public func rotaryColors(_ colors: [ColorRole: Color]) -> some View {
    transformEnvironment(\.rotary.colors) {
      $0.merge(colors.mapValues { UIColor($0) }) { _, new in new }
    }
  }

  /// The size of a font whose size has no effect, in points.
  private static var ignoredFontSize: CGFloat { 17 }

  /// Sets the font of controls within the view.
  ///
  /// - Parameter font: The font, whose family, weight and design are used, and whose size is ignored. Nil, the default,
  ///   uses the system font in the weights of each text.
  /// - Returns: A view whose controls use the font.
  public func rotaryFont(_ font: UIFont?) -> some View { environment(\.rotary.font, font) }

  /// Sets the font of controls within the view by its name, such as `Georgia`.
  ///
  /// If there is no such font, the system font is used.
  public func rotaryFont(name: String) -> some View {
    rotaryFont(UIFont(name: name, size: Self.ignoredFontSize))
  }

  /// Sets the font of controls within the view to that of a text style, such as `.headline`.
  public func rotaryFont(_ style: UIFont.TextStyle) -> some View {
    rotaryFont(UIFont.preferredFont(forTextStyle: style))
  }

  /// Sets the font of controls within the view to the system font in a design, such as `.rounded`.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - weight: The weight of all texts. Default regular.
  /// - Returns: A view whose controls use the font.
  public func rotaryFont(
    design: UIFontDescriptor.SystemDesign,
    weight: UIFont.Weight = .regular
  ) -> some View {
    let font = UIFont.systemFont(ofSize: Self.ignoredFontSize, weight: weight)
    let descriptor = font.fontDescriptor.withDesign(design)
    return rotaryFont(descriptor.map { UIFont(descriptor: $0, size: 0) } ?? font)
  }

  /// Sets whether controls within the view write their bindings during a drag and a throw.
  ///
  /// - Parameter isContinuous: Whether a binding is written for each change, rather than only when the control stops.
  ///   Default true, as for `Slider`.
  /// - Returns: A view whose controls write their bindings as often.
  public func rotaryContinuous(_ isContinuous: Bool) -> some View {
    environment(\.rotary.isContinuous, isContinuous)
  }

  /// Performs an action when the user begins and ends to change a control within the view, as a `Slider` does.
  ///
  /// - Parameter action: Called with true at the beginning of a drag, a key press or an action of an assistive
  ///   technology. Called with false when all motion after it has ended.
  /// - Returns: A view whose controls call the closure.
  public func onRotaryEditingChanged(
    _ action: @escaping @MainActor (_ isEditing: Bool) -> Void
  ) -> some View {
    environment(\.rotary.editingChanged, action)
  }

  /// Shows a view in the centre of this control, such as an image over a wheel's hub.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether the content receives touches, as a button does. Default false: touches reach the
  ///     control.
  ///   - content: Creates the content, in its own size.
  /// - Returns: The control with the content above its centre.
  public func rotaryCenter<Content: View>(
    isInteractive: Bool = false,
    @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(content().fixedSize().allowsHitTesting(isInteractive))
  }

  /// Sets whether controls within the view play haptics for detents, limits, opening and closing.
  ///
  /// - Parameter isEnabled: Whether haptics are played on devices that support them. Default true.
  /// - Returns: A view whose controls play haptics or not.
  public func rotaryHaptics(_ isEnabled: Bool) -> some View {
    environment(\.rotary.playsHaptics, isEnabled)
  }

  /// Sets whether controls within the view play sounds for detents, limits, opening and closing.
  ///
  /// - Parameter isEnabled: Whether sounds are played. Default false.
  /// - Returns: A view whose controls play sounds or not.
  public func rotarySounds(_ isEnabled: Bool) -> some View {
    environment(\.rotary.playsSounds, isEnabled)
  }

  /// Performs an action when a control within the view ends the motion of an animated change.
  ///
  /// - Parameter action: Called once for each value that is set within `withAnimation`, even if the control already has
  ///   it. `isInterrupted` is whether the user grabbed the control or the app changed it again before the end.
  /// - Returns: A view whose controls call the closure.
  public func onRotaryMotionEnd(
    _ action: @escaping @MainActor (_ isInterrupted: Bool) -> Void
  ) -> some View {
    environment(\.rotary.motionEnd, action)
  }

  /// Adds pictures for the sectors and items of controls within the view.
  ///
  /// - Parameter pictures: The source of each picture, by the name used in sectors and items. A name overrides the same
  ///   name of an outer view.
  /// - Returns: A view whose controls find these pictures.
  public func rotaryPictures(_ pictures: [String: RotaryPicture]) -> some View {
    transformEnvironment(\.rotary.pictures) { $0.merge(pictures) { _, new in new } }
  }
}
#endif
