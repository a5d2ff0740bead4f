#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

// What an app says once for all the controls within a view.
extension View {
  /// Sets the colours that the controls of this library within a view are drawn with.
  ///
  /// - Parameter theme: the colours; nil, the default of every view, for those of light or dark, with
  ///   the tint as the accent.
  /// - Returns: the view, with these colours.
  public func rotaryTheme(_ theme: Theme?) -> some View {
    environment(\.rotaryTheme, theme)
  }

  /// Sets whether detents, ends and what opens or closes can be felt, where the device has haptics.
  ///
  /// - Parameter areFelt: true, the default of every view, or false.
  /// - Returns: the view, whose controls can be felt or not.
  public func rotaryHaptics(_ areFelt: Bool) -> some View {
    environment(\.rotaryHaptics, areFelt)
  }

  /// Sets whether detents, ends and what opens or closes can be heard.
  ///
  /// - Parameter areHeard: true, or false, the default of every view.
  /// - Returns: the view, whose controls can be heard or not.
  public func rotarySounds(_ areHeard: Bool) -> some View {
    environment(\.rotarySounds, areHeard)
  }

  /// Calls a closure when a control within a view has come to rest where an animated change led.
  ///
  /// - Parameter action: is called once for each value that is set within `withAnimation`, also where the control is
  ///   there already. `isInterrupted` is whether the user took hold of the control or the app changed it again before.
  /// - Returns: the view, whose controls call the closure.
  public func onRotaryMotionEnd(
    _ action: @escaping @MainActor (_ isInterrupted: Bool) -> Void
  ) -> some View {
    environment(\.rotaryMotionEnd, action)
  }

  /// Adds pictures for the sectors and items of the controls within a view.
  ///
  /// - Parameter pictures: where each picture comes from, by the name that sectors and items have. A name that an outer
  ///   view has pictures for as well gets this one.
  /// - Returns: the view, whose controls find these pictures.
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
  /// The colours of the controls; nil for those of light or dark.
  var rotaryTheme: Theme? {
    get { self[RotaryThemeKey.self] }
    set { self[RotaryThemeKey.self] = newValue }
  }

  /// The pictures of the controls' sectors and items.
  var rotaryPictures: [String: RotaryPicture] {
    get { self[RotaryPicturesKey.self] }
    set { self[RotaryPicturesKey.self] = newValue }
  }

  /// What is called when an animated change of a control has ended.
  var rotaryMotionEnd: (@MainActor (Bool) -> Void)? {
    get { self[RotaryMotionEndKey.self] }
    set { self[RotaryMotionEndKey.self] = newValue }
  }

  /// Whether the controls can be felt.
  var rotaryHaptics: Bool {
    get { self[RotaryHapticsKey.self] }
    set { self[RotaryHapticsKey.self] = newValue }
  }

  /// Whether the controls can be heard.
  var rotarySounds: Bool {
    get { self[RotarySoundsKey.self] }
    set { self[RotarySoundsKey.self] = newValue }
  }
}
#endif
