#if GTK
import CGtk
import Glibc
import Rotary

extension ControlEnvironment {
  /// What GTK's settings and a widget ask of a control.
  @MainActor
  init(of widget: WidgetPointer) {
    let settings = SettingsReading(of: widget)
    self.init(
      reducesMotion: !settings.flag("gtk-enable-animations", usual: true),
      isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL,
      textScale: settings.textScale,
      numerals: .ofLocale,
      increasesContrast: settings.isHighContrast,
      isEnabled: gtk_widget_is_sensitive(widget) != 0,
      doubleTapSeconds: settings.doubleClickSeconds
    )
  }
}

extension Numerals {
  /// The separators of the user's locale, with the digits 0 to 9 in every locale, as GTK's own controls write
  /// numbers.
  ///
  /// Source: GTK, gtkspinbutton.c, `gtk_spin_button_format_for_value`, and gtkscale.c,
  /// `gtk_scale_format_value`: both print with `%0.*f`, without the flag `I` for other digits.
  static var ofLocale: Numerals {
    func text(_ item: Int) -> String {
      nl_langinfo(nl_item(item)).flatMap { String(validatingCString: $0) } ?? ""
    }
    return Numerals(point: text(RADIXCHAR), thousands: text(THOUSEP))
  }

  /// Makes numerals of a locale's separators; with a point before decimals they are the core's.
  init(point: String, thousands: String) {
    let thousands = thousands.isEmpty ? "\u{202F}" : thousands
    let own = ["", "."].contains(point) ? nil : Numerals("0\(thousands)\(point)0%")
    self = own ?? .latin
  }
}

extension Theme {
  /// What style sheets call the accent: libadwaita's name, and that of GTK's own themes.
  private static var accentNames: [String] { ["accent_bg_color", "theme_selected_bg_color"] }

  /// Has widgets be told when a style sheet brings another accent.
  ///
  /// GTK tells a widget only of colours that its own style uses, so it is given borders of these colours, which no one
  /// sees, as they have no width. Any other style sheet counts more.
  ///
  /// - Parameters:
  ///   - widget: a widget, on whose display that is done once.
  ///   - cssName: what style sheets call widgets of its kind.
  @MainActor
  static func followAccent(on widget: WidgetPointer, named cssName: String) {
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

  /// The colours for GTK's settings, and for the style sheets of a widget.
  @MainActor
  init(of widget: WidgetPointer) {
    let settings = SettingsReading(of: widget)
    if settings.isHighContrast {
      self.init(settings.isDark ? .darkHighContrast : .lightHighContrast)
    } else {
      self.init(settings.isDark ? .dark : .light)
    }
    // What comes in its place after 4.10 cannot look a colour up by its name.
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

/// Has a display use a style sheet, unless it has one of the same name already; it keeps the sheet.
///
/// - Parameters:
///   - sheet: the sheet's text.
///   - display: a `GdkDisplay`.
///   - name: what the display knows the sheet by.
///   - priority: one of GTK's, which says what other sheets count more.
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

/// What the settings of a widget's screen say.
@MainActor
struct SettingsReading {
  /// Dots an inch at which text has its usual size, times the 1,024 parts in which GTK counts them.
  private static var usualDots: Double { 96 * 1024 }

  /// The settings that controls follow, as GTK calls them.
  static var followedNames: [String] {
    [
      "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
    ]
  }

  private let settings: OpaquePointer?

  /// Reads the settings of a widget's screen.
  init(of widget: WidgetPointer) { settings = gtk_widget_get_settings(widget) }

  /// A setting that is yes or no.
  func flag(_ name: String, usual: Bool) -> Bool {
    read(name, rotary_type_boolean()) { g_value_get_boolean($0) != 0 } ?? usual
  }

  /// How soon the second click of two comes; GTK's own usual time where the screen does not say.
  var doubleClickSeconds: Double {
    let milliseconds = read("gtk-double-click-time", rotary_type_int()) {
      Double(g_value_get_int($0))
    }
    return (milliseconds ?? 400) / 1000
  }

  /// How much larger than usual the user wants text to be; 1 where the screen does not say.
  var textScale: Double {
    let dots = read("gtk-xft-dpi", rotary_type_int64()) { Double(g_value_get_int64($0)) } ?? -1
    return dots > 0 ? dots / Self.usualDots : 1
  }

  /// The name of the user's sound theme; nil where the screen does not say.
  var soundTheme: String? { text("gtk-sound-theme-name") }

  /// Whether the theme is a dark one.
  var isDark: Bool {
    flag("gtk-application-prefer-dark-theme", usual: false) || themeName.hasSuffix("dark")
      || themeName.hasSuffix("inverse")
  }

  /// Whether the theme is one of high contrast: GTK's own are called `Default-hc` and, by their old name,
  /// `HighContrast`.
  var isHighContrast: Bool {
    themeName.hasPrefix("highcontrast") || themeName.hasSuffix("-hc")
      || themeName.hasSuffix("-hc-dark")
  }

  /// The theme's name in small letters, with its variant.
  private var themeName: String {
    // The variable, meant for trying a theme out, comes before the setting, as in GTK itself.
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

/// Calls when one of the settings changes that controls follow; for as long as it is kept.
@MainActor
final class SettingsWatch {
  private var connections: [WidgetConnection] = []

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - widget: whose screen's settings; one that is on no screen has none.
  ///   - changed: is called on the main thread; it is kept.
  init(of widget: WidgetPointer, _ changed: @escaping @MainActor () -> Void) {
    guard let settings = gtk_widget_get_settings(widget) else { return }
    let object = UnsafeMutableRawPointer(settings)
    connections = SettingsReading.followedNames.map { connect(object, "notify::\($0)", changed) }
  }

  isolated deinit {
    for connection in connections { connection.disconnect() }
  }
}
#endif
