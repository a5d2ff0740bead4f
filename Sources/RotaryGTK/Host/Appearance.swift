#if GTK
import CGtk
import Glibc
import Rotary

extension ControlEnvironment {
  /// Reads the system settings of a widget's screen, and the widget's state.
  @MainActor
  init(of widget: WidgetPointer) {
    let settings = SystemSettings(of: widget)
    self.init(
      reducesMotion: !settings.flag("gtk-enable-animations", default: true),
      isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL,
      textScale: settings.textScale,
      numerals: .ofLocale,
      dates: .ofLocale,
      increasesContrast: settings.isHighContrast,
      isEnabled: gtk_widget_is_sensitive(widget) != 0,
      doubleTapSeconds: settings.doubleClickSeconds
    )
  }
}

/// Returns an item of the user's locale; see `nl_langinfo`.
private func localeText(_ item: Int) -> String {
  nl_langinfo(nl_item(item)).flatMap { String(validatingCString: $0) } ?? ""
}

extension DateConventions {
  /// The order of dates in the user's locale, and whether its times have AM and PM.
  static var ofLocale: DateConventions {
    DateConventions(
      dateFormat: localeText(D_FMT),
      timeFormat: localeText(T_FMT),
      periodFormat: localeText(T_FMT_AMPM)
    )
  }

  /// Reads the formats of `strftime` for dates, for times, and for times with AM and PM.
  init(dateFormat: String, timeFormat: String, periodFormat: String) {
    // %D is short for %m/%d/%y, %F for %Y-%m-%d, and %r for the time with AM and PM.
    let first = dateFormat.first { "yYFmbBDde".contains($0) } ?? "F"
    let time = timeFormat.contains("%r") ? periodFormat : timeFormat
    let period = time.firstIndex { "pP".contains($0) }
    let hour = time.firstIndex { "Il".contains($0) }
    self.init(
      order: "yYF".contains(first)
        ? .yearMonthDay : "de".contains(first) ? .dayMonthYear : .monthDayYear,
      periodIsFirst: period.map { $0 < (hour ?? time.startIndex) } ?? false,
      hasPeriods: period != nil
    )
  }
}

extension Numerals {
  /// The separators of the user's locale, with the digits 0 to 9 in every locale, as in GTK's own controls.
  ///
  /// Source: GTK, gtkspinbutton.c, `gtk_spin_button_format_for_value`, and gtkscale.c,
  /// `gtk_scale_format_value`: both print with `%0.*f`, without the flag `I` for other digits.
  static var ofLocale: Numerals {
    Numerals(point: localeText(RADIXCHAR), thousands: localeText(THOUSEP))
  }

  /// Makes numerals with a locale's separators; with a decimal point, they are the core's default.
  init(point: String, thousands: String) {
    let thousands = thousands.isEmpty ? "\u{202F}" : thousands
    let own = ["", "."].contains(point) ? nil : Numerals("0\(thousands)\(point)0%")
    self = own ?? .latin
  }
}

extension Theme {
  /// The accent colour's names in style sheets: libadwaita's, and that of GTK's own themes.
  private static var accentNames: [String] { ["accent_bg_color", "theme_selected_bg_color"] }

  /// Notifies widgets when a style sheet changes the accent colour.
  ///
  /// GTK notifies a widget only of colours that its own style uses, so this gives it borders of these colours. They are
  /// invisible, because they have no width. All other style sheets have a higher priority.
  ///
  /// - Parameters:
  ///   - widget: a widget; the style sheet is added once to its display.
  ///   - cssName: the name of this kind of widget in style sheets.
  @MainActor
  static func observeAccent(on widget: WidgetPointer, named cssName: String) {
    guard let display = gtk_widget_get_display(widget) else { return }
    let sides = zip(["top", "bottom"], accentNames)
    let colors = sides.map { "border-\($0)-color: @\($1);" }.joined(separator: " ")
    addStyleSheet(
      "\(cssName) { \(colors) }",
      to: display,
      as: "rotary-accent-\(cssName)",
      priority: GTK_STYLE_PROVIDER_PRIORITY_FALLBACK
    )
  }

  /// The colours that match GTK's settings and a widget's style sheets.
  @MainActor
  init(of widget: WidgetPointer) {
    let settings = SystemSettings(of: widget)
    if settings.isHighContrast {
      self.init(settings.isDark ? .darkHighContrast : .lightHighContrast)
    } else {
      self.init(settings.isDark ? .dark : .light)
    }
    // This is deprecated since GTK 4.10, but its replacement cannot look up a colour by name.
    let style = gtk_widget_get_style_context(widget)
    var color = GdkRGBA()
    for name in Self.accentNames where gtk_style_context_lookup_color(style, name, &color) != 0 {
      accent = RGBA(
        red: Double(color.red),
        green: Double(color.green),
        blue: Double(color.blue),
        opacity: Double(color.alpha)
      )
      return
    }
  }
}

/// Adds a style sheet to a display, which keeps it, unless one with the same name was added.
///
/// - Parameters:
///   - sheet: the CSS text.
///   - display: a `GdkDisplay`.
///   - name: the key of the sheet in the display's data.
///   - priority: one of GTK's priorities.
@MainActor
func addStyleSheet(
  _ sheet: String,
  to display: OpaquePointer,
  as name: String,
  priority: Int32
) {
  guard g_object_get_data(object(display), name) == nil,
    let provider = gtk_css_provider_new()
  else { return }
  gtk_css_provider_load_from_data(provider, sheet, -1)
  gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), guint(priority))
  g_object_set_data_full(object(display), name, provider, { g_object_unref($0) })
}

/// The settings of a widget's screen.
@MainActor
struct SystemSettings {
  /// The `gtk-xft-dpi` of text at its usual size: 96 dots per inch, in units of 1/1024.
  private static var standardDots: Double { 96 * 1024 }

  /// The names of the settings that controls observe.
  static var observedNames: [String] {
    [
      "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
    ]
  }

  private let settings: OpaquePointer?

  /// Refers to the settings of a widget's screen.
  init(of widget: WidgetPointer) { settings = gtk_widget_get_settings(widget) }

  /// The value of a Boolean setting.
  func flag(_ name: String, default defaultValue: Bool) -> Bool {
    read(name, rotary_type_boolean()) { g_value_get_boolean($0) != 0 } ?? defaultValue
  }

  /// The maximum time between the two presses of a double-click, in seconds; default 0.4, as in GTK.
  var doubleClickSeconds: Double {
    let milliseconds = read("gtk-double-click-time", rotary_type_int()) {
      Double(g_value_get_int($0))
    }
    return (milliseconds ?? 400) / 1000
  }

  /// The scale of the user's text size; default 1.
  var textScale: Double {
    let dots = read("gtk-xft-dpi", rotary_type_int64()) { Double(g_value_get_int64($0)) } ?? -1
    return dots > 0 ? dots / Self.standardDots : 1
  }

  /// The name of the user's sound theme; nil if there is none.
  var soundTheme: String? { text("gtk-sound-theme-name") }

  /// Whether the theme is dark.
  var isDark: Bool {
    flag("gtk-application-prefer-dark-theme", default: false) || themeName.hasSuffix("dark")
      || themeName.hasSuffix("inverse")
  }

  /// Whether the theme has high contrast.
  ///
  /// GTK's own is called `Default-hc` or, formerly, `HighContrast`.
  var isHighContrast: Bool {
    themeName.hasPrefix("highcontrast") || themeName.hasSuffix("-hc")
      || themeName.hasSuffix("-hc-dark")
  }

  /// The theme's name with its variant, in lower case.
  private var themeName: String {
    // As in GTK, this variable for testing themes overrides the setting.
    if let forced = g_getenv("GTK_THEME") {
      return String(cString: forced).lowercased()
    }
    return text("gtk-theme-name")?.lowercased() ?? ""
  }

  private func text(_ name: String) -> String? {
    read(name, rotary_type_string()) { value in
      g_value_get_string(value).map { String(cString: $0) }
    } ?? nil
  }

  private func read<Result>(
    _ name: String,
    _ type: GType,
    _ body: (UnsafePointer<GValue>) -> Result
  ) -> Result? {
    guard let settings else { return nil }
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(object(settings), name, &value)
    return body(&value)
  }
}

/// Observes the settings that controls use, as long as this object exists.
@MainActor
final class SettingsObserver {
  private var connections: [WidgetConnection] = []

  /// Begins to observe the settings.
  ///
  /// - Parameters:
  ///   - widget: a widget on the screen; otherwise there are no settings.
  ///   - changed: called on the main thread after each change.
  init(of widget: WidgetPointer, _ changed: @escaping @MainActor () -> Void) {
    guard let settings = gtk_widget_get_settings(widget) else { return }
    let object = UnsafeMutableRawPointer(settings)
    connections = SystemSettings.observedNames.map { connect(object, "notify::\($0)", changed) }
  }

  isolated deinit {
    for connection in connections { connection.disconnect() }
  }
}
#endif
