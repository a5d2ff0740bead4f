#if GTK
import CGtk
import Rotary

extension ControlEnvironment {
  /// What GTK's settings and a widget ask of a control.
  @MainActor
  init(of widget: WidgetPointer) {
    let settings = gtk_widget_get_settings(widget)
    self.init(
      reducesMotion: !GtkSettingsReading.flag("gtk-enable-animations", of: settings, default: true),
      isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL,
      textScale: GtkSettingsReading.textScale(of: settings),
      increasesContrast: GtkSettingsReading.isHighContrast(settings),
      isEnabled: gtk_widget_is_sensitive(widget) != 0
    )
  }
}

extension Theme {
  /// The colours for GTK's settings.
  @MainActor
  init(of widget: WidgetPointer) {
    let settings = gtk_widget_get_settings(widget)
    let isDark = GtkSettingsReading.isDark(settings)
    if GtkSettingsReading.isHighContrast(settings) {
      self.init(isDark ? .darkHighContrast : .lightHighContrast)
    } else {
      self.init(isDark ? .dark : .light)
    }
    var color = GdkRGBA()
    if gtk_style_context_lookup_color(
      gtk_widget_get_style_context(widget), "accent_bg_color", &color
    ) != 0 {
      accent = RGBA(
        red: Double(color.red),
        green: Double(color.green),
        blue: Double(color.blue),
        opacity: Double(color.alpha)
      )
    }
  }
}

/// What GTK's settings say.
enum GtkSettingsReading {
  /// Dots an inch at which text has its usual size, times the 1,024 parts in which GTK counts them.
  private static var usualDots: Double { 96 * 1024 }

  /// A setting that is yes or no.
  static func flag(_ name: String, of settings: OpaquePointer?, default usual: Bool) -> Bool {
    guard let settings else { return usual }
    var value = GValue()
    g_value_init(&value, rotary_type_boolean())
    defer { g_value_unset(&value) }
    g_object_get_property(object(settings), name, &value)
    return g_value_get_boolean(&value) != 0
  }

  /// How much larger than usual the user wants text to be.
  static func textScale(of settings: OpaquePointer?) -> Double {
    guard let settings else { return 1 }
    var value = GValue()
    g_value_init(&value, rotary_type_int64())
    defer { g_value_unset(&value) }
    g_object_get_property(object(settings), "gtk-xft-dpi", &value)
    let dots = Double(g_value_get_int64(&value))
    return dots > 0 ? dots / usualDots : 1
  }

  /// Whether the theme is a dark one.
  static func isDark(_ settings: OpaquePointer?) -> Bool {
    flag("gtk-application-prefer-dark-theme", of: settings, default: false)
      || themeName(settings).hasSuffix("dark")
  }

  /// Whether the theme is one of high contrast.
  static func isHighContrast(_ settings: OpaquePointer?) -> Bool {
    themeName(settings).hasPrefix("highcontrast")
  }

  private static func themeName(_ settings: OpaquePointer?) -> String {
    guard let settings else { return "" }
    var value = GValue()
    g_value_init(&value, rotary_type_string())
    defer { g_value_unset(&value) }
    g_object_get_property(object(settings), "gtk-theme-name", &value)
    return g_value_get_string(&value).map { String(cString: $0).lowercased() } ?? ""
  }

  private static func object(_ settings: OpaquePointer) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
  }
}
#endif
