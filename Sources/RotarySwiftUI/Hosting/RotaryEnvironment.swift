#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

// Settings for all controls within a view.
extension View {
  /// Sets the colours of this library's controls within the view.
  ///
  /// - Parameter theme: The colours. Nil, the default, uses the colours of light or dark mode with the tint as the
  ///   accent.
  /// - Returns: A view whose controls use these colours.
  public func rotaryTheme(_ theme: Theme?) -> some View {
    environment(\.rotaryTheme, theme)
  }

  /// Sets whether controls within the view play haptics for detents, limits, opening and closing.
  ///
  /// - Parameter isEnabled: Whether haptics are played on devices that support them. Default true.
  /// - Returns: A view whose controls play haptics or not.
  public func rotaryHaptics(_ isEnabled: Bool) -> some View {
    environment(\.rotaryHaptics, isEnabled)
  }

  /// Sets whether controls within the view play sounds for detents, limits, opening and closing.
  ///
  /// - Parameter isEnabled: Whether sounds are played. Default false.
  /// - Returns: A view whose controls play sounds or not.
  public func rotarySounds(_ isEnabled: Bool) -> some View {
    environment(\.rotarySounds, isEnabled)
  }

  /// Performs an action when a control within the view ends the motion of an animated change.
  ///
  /// - Parameter action: Called once for each value that is set within `withAnimation`, even if the control already has
  ///   it. `isInterrupted` is whether the user grabbed the control or the app changed it again before the end.
  /// - Returns: A view whose controls call the closure.
  public func onRotaryMotionEnd(
    _ action: @escaping @MainActor (_ isInterrupted: Bool) -> Void
  ) -> some View {
    environment(\.rotaryMotionEnd, action)
  }

  /// Adds pictures for the sectors and items of controls within the view.
  ///
  /// - Parameter pictures: The source of each picture, by the name used in sectors and items. A name overrides the same
  ///   name of an outer view.
  /// - Returns: A view whose controls find these pictures.
  public func rotaryPictures(_ pictures: [String: RotaryPicture]) -> some View {
    transformEnvironment(\.rotaryPictures) { $0.merge(pictures) { _, new in new } }
  }
}

private enum RotaryPicturesKey: EnvironmentKey {
  static var defaultValue: [String: RotaryPicture] { [:] }
}

private enum RotaryMotionEndKey: EnvironmentKey {
  static var defaultValue: (@MainActor (Bool) -> Void)? { nil }
}

private enum RotaryThemeKey: EnvironmentKey {
  static let defaultValue: Theme? = nil
}

private enum RotaryHapticsKey: EnvironmentKey {
  static let defaultValue = true
}

private enum RotarySoundsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The colours of the controls; nil for those of light or dark mode.
  var rotaryTheme: Theme? {
    get { self[RotaryThemeKey.self] }
    set { self[RotaryThemeKey.self] = newValue }
  }

  /// The pictures of the controls' sectors and items.
  var rotaryPictures: [String: RotaryPicture] {
    get { self[RotaryPicturesKey.self] }
    set { self[RotaryPicturesKey.self] = newValue }
  }

  /// The action for the end of an animated change.
  var rotaryMotionEnd: (@MainActor (Bool) -> Void)? {
    get { self[RotaryMotionEndKey.self] }
    set { self[RotaryMotionEndKey.self] = newValue }
  }

  /// Whether the controls play haptics.
  var rotaryHaptics: Bool {
    get { self[RotaryHapticsKey.self] }
    set { self[RotaryHapticsKey.self] = newValue }
  }

  /// Whether the controls play sounds.
  var rotarySounds: Bool {
    get { self[RotarySoundsKey.self] }
    set { self[RotarySoundsKey.self] = newValue }
  }
}
#endif
