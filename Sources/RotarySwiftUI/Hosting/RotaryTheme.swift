#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import SwiftUI

extension View {
  /// Sets the colours that the controls of this library within a view are drawn with.
  ///
  /// - Parameter theme: the colours; nil, the default of every view, for those of light or dark, with
  ///   the tint as the accent.
  /// - Returns: the view, with these colours.
  public func rotaryTheme(_ theme: Theme?) -> some View {
    environment(\.rotaryTheme, theme)
  }
}

private enum RotaryThemeKey: EnvironmentKey {
  static let defaultValue: Theme? = nil
}

extension EnvironmentValues {
  /// The colours of the controls; nil for those of light or dark.
  var rotaryTheme: Theme? {
    get { self[RotaryThemeKey.self] }
    set { self[RotaryThemeKey.self] = newValue }
  }
}
#endif
