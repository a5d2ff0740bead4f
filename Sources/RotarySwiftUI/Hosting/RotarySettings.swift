#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

/// The settings of the environment for this library's controls.
struct RotarySettings {
  /// The colours in light mode; nil for the predefined ones.
  var theme: Theme?
  /// The colours in dark mode; nil for those in light mode.
  var darkTheme: Theme?
  /// Colours that replace those of the theme.
  var colors: [ColorRole: UIColor] = [:]
  /// The font of all texts; nil for the system font.
  var font: UIFont?
  /// The styles of controls, by their types.
  var styles = RotaryStyles()
  /// The pictures of sectors and items.
  var pictures: [String: RotaryPicture] = [:]
  /// Whether controls play haptics.
  var playsHaptics = true
  /// Whether controls play sounds.
  var playsSounds = false
  /// Whether controls write their bindings during a drag.
  var isContinuous = true
  /// The action for the beginning and the end of a change by the user.
  var editingChanged: (@MainActor (Bool) -> Void)?
  /// The action for the end of an animated change.
  var motionEnd: (@MainActor (Bool) -> Void)?
  /// The proxies of the readers around a control.
  var proxies = RotaryProxies()
}

/// One style for each type.
struct RotaryStyles {
  private var styles: [ObjectIdentifier: Any] = [:]

  subscript<Style>(type: Style.Type) -> Style? {
    get { styles[ObjectIdentifier(type)] as? Style }
    set { styles[ObjectIdentifier(type)] = newValue }
  }
}

private enum RotarySettingsKey: EnvironmentKey {
  static var defaultValue: RotarySettings { RotarySettings() }
}

extension EnvironmentValues {
  /// The settings for this library's controls.
  var rotary: RotarySettings {
    get { self[RotarySettingsKey.self] }
    set { self[RotarySettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets a style for all controls of its kind within the view.
  ///
  /// A control's own `style(_:)` overrides it.
  func rotaryStyle<Style>(_ style: Style?) -> some View {
    transformEnvironment(\.rotary.styles) { $0[Style.self] = style }
  }
}
#endif
