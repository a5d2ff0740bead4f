#if GTK
import CGtk
import Glibc
import Rotary
import RotaryCairo
import RotaryTestSupport
import Testing

@testable import RotaryGTK

/// The effects of the user's settings on a visible widget.
@Suite(.serialized, .enabled(if: g_getenv("DISPLAY") != nil))
@MainActor
struct AppearanceTests {
  @Test func `a dark theme and one of high contrast choose their colours`() throws {
    try withWidget { widget, settings in
      #expect(Theme(of: widget)[.ground] == Theme.light[.ground])
      settings.set("gtk-application-prefer-dark-theme", true)
      #expect(Theme(of: widget)[.ground] == Theme.dark[.ground])
      settings.set("gtk-application-prefer-dark-theme", false)
      for (name, scheme) in [
        ("Default-dark", Theme.Scheme.dark), ("Default-hc", .lightHighContrast),
        ("Default-hc-dark", .darkHighContrast), ("HighContrast", .lightHighContrast),
        ("HighContrastInverse", .darkHighContrast), ("Default", .light),
      ] {
        settings.set("gtk-theme-name", name)
        #expect(Theme(of: widget)[.ground] == Theme(scheme)[.ground], "\(name)")
        let isHigh = ControlEnvironment(of: widget).increasesContrast
        #expect(isHigh == (scheme == .lightHighContrast || scheme == .darkHighContrast), "\(name)")
      }
    }
  }

  @Test func `the accent is that of the style sheet`() throws {
    try withWidget { widget, _ in
      let provider = gtk_css_provider_new()
      let sheet = "@define-color accent_bg_color #ff0080;"
      gtk_css_provider_load_from_data(provider, sheet, -1)
      let display = gtk_widget_get_display(widget)
      gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 800)
      #expect(Theme(of: widget).accent.hexText == "255 0 128")
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
      // GTK's own themes have another name for the accent colour.
      #expect(Theme(of: widget).accent != Theme.light.accent)
    }
  }

  @Test func `text grows with the dots of an inch, and does not where they are unknown`() throws {
    try withWidget { widget, settings in
      for (dots, scale) in [(96 * 1024, 1.0), (144 * 1024, 1.5), (-1, 1)] {
        settings.set("gtk-xft-dpi", dots)
        #expect(ControlEnvironment(of: widget).textScale == scale)
      }
    }
  }

  @Test func `numbers have Latin digits and the separators of the locale, as those of GTK`() throws
  {
    for (point, thousands, text) in [
      (".", ",", "1\u{202F}234.5"), (",", ".", "1.234,5"), (",", "\u{202F}", "1\u{202F}234,5"),
      (",", "", "1\u{202F}234,5"), ("٫", "٬", "1٬234٫5"), ("", "", "1\u{202F}234.5"),
    ] {
      let numerals = Numerals(point: point, thousands: thousands)
      #expect(NumberText.text(1234.5, decimals: 1, groups: true, numerals: numerals) == text)
    }
    // The tests run in the locale C, or in a locale whose separators this reads.
    try withWidget { widget, _ in
      #expect(ControlEnvironment(of: widget).numerals == .ofLocale)
      let point = String(cString: nl_langinfo(nl_item(RADIXCHAR)))
      #expect(NumberText.text(0.5, decimals: 1, numerals: .ofLocale) == "0\(point)5")
    }
  }

  @Test(
    arguments: [
      // glibc's formats of en_US, de_DE, sv_SE, ko_KR, and C.
      ("%m/%d/%Y", "%r", "%I:%M:%S %p", DateConventions(order: .monthDayYear, hasPeriods: true)),
      ("%d.%m.%Y", "%T", "", DateConventions(order: .dayMonthYear)),
      ("%Y-%m-%d", "%H:%M:%S", "%I:%M:%S %p", DateConventions()),
      (
        "%Y년 %m월 %d일", "%r", "%p %I시 %M분 %S초",
        DateConventions(periodIsFirst: true, hasPeriods: true)
      ),
      ("%e/%m/%y", "%l:%M %P", "", DateConventions(order: .dayMonthYear, hasPeriods: true)),
      ("%D", "%H:%M:%S", "%r", DateConventions(order: .monthDayYear)),
      ("", "", "", DateConventions()),
    ]
  )
  func `dates and times are written as the locale writes them`(
    date: String,
    time: String,
    period: String,
    expected: DateConventions
  ) throws {
    let read = DateConventions(dateFormat: date, timeFormat: time, periodFormat: period)
    #expect(read == expected)
    try withWidget { widget, _ in
      #expect(ControlEnvironment(of: widget).dates == .ofLocale)
    }
  }

  @Test(arguments: ["dark", "contrast", "accent", "text", "mirrored"])
  func `what is drawn follows each of the user's settings`(what: String) throws {
    let spinner = NumberSpinnerWidget()
    let wheel = WheelWidget()
    let widget = what == "mirrored" ? spinner.widget : wheel.widget
    let window = TestWindow([widget])
    let settings = TestSettings(try #require(gtk_widget_get_settings(widget)))
    let provider = gtk_css_provider_new()
    let display = gtk_widget_get_display(widget)
    defer {
      settings.reset()
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
      window.close()
    }
    settings.set("gtk-theme-name", "Default")
    let before = Bitmap(of: widget, in: window.box)
    let host = try #require(WidgetHost.with(widget) { $0 })
    var theme = Theme(of: widget)
    var environment = host.core.environment
    switch what {
    case "dark":
      settings.set("gtk-application-prefer-dark-theme", true)
      let accent = Theme(of: widget).accent
      theme = .dark
      theme.accent = accent
    case "contrast":
      settings.set("gtk-theme-name", "Default-hc")
      let accent = Theme(of: widget).accent
      theme = Theme(.lightHighContrast)
      theme.accent = accent
      environment.increasesContrast = true
    case "accent":
      let sheet = "@define-color accent_bg_color #ff0080;"
      gtk_css_provider_load_from_data(provider, sheet, -1)
      gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 800)
      theme.accent = RGBA(red: 1, green: 0, blue: 128.0 / 255, opacity: 1)
      #expect(Desk.turn { host.systemTheme.accent.hexText == theme.accent.hexText })
    case "text":
      settings.set("gtk-xft-dpi", 144 * 1024)
      environment.textScale = 1.5
    default:
      gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL)
      environment.isRightToLeft = true
    }
    let after = Bitmap(of: widget, in: window.box)
    #expect(after.difference(from: before) > 0.005)
    func expected<Subject: Control>(_ subject: Subject) throws -> Double {
      var subject = subject
      subject.size = host.core.size
      subject.environment = environment
      var scene = ControlScene(size: subject.size)
      subject.draw(into: &scene)
      return try [TextDrawing.glyphs, .outlines, .rasters].map { letters in
        let canvas = try Canvas(size: subject.size, scale: 1)
        let renderer = SceneRenderer(theme: theme, textDrawing: letters)
        try canvas.draw(scene, with: renderer, background: nil)
        return after.difference(from: Bitmap(canvas))
      }.min() ?? 1
    }
    let distance = try what == "mirrored" ? expected(NumberSpinner()) : expected(Wheel())
    #expect(distance < 0.002)
  }

  @Test func `without animations a widget is where it is sent at once`() throws {
    let dial = DialWidget()
    let window = TestWindow([dial.widget])
    let settings = TestSettings(try #require(gtk_widget_get_settings(dial.widget)))
    defer {
      settings.reset()
      window.close()
    }
    let host = try #require(dial.host)
    settings.set("gtk-enable-animations", true)
    dial.setValue(80, animated: true)
    #expect(host.core.isMoving)
    #expect(Desk.turn { !host.core.isMoving })
    settings.set("gtk-enable-animations", false)
    dial.setValue(20, animated: true)
    #expect(!host.core.isMoving && dial.value == 20)
  }

  @Test func `a widget that is seen follows the settings, and one that is not lets go of them`()
    throws
  {
    try withWidget { widget, settings in
      let host = try #require(WidgetHost.with(widget) { $0 })
      #expect(!host.core.environment.reducesMotion)
      settings.set("gtk-enable-animations", false)
      #expect(host.core.environment.reducesMotion)
      gtk_widget_set_visible(widget, 0)
      settings.set("gtk-enable-animations", true)
      #expect(host.core.environment.reducesMotion)
      gtk_widget_set_visible(widget, 1)
      #expect(!host.core.environment.reducesMotion)
      gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL)
      #expect(host.core.environment.isRightToLeft)
    }
  }

  /// Calls a closure with a visible widget and its screen's settings, and resets these afterwards.
  private func withWidget(_ body: (WidgetPointer, TestSettings) throws -> Void) throws {
    try #require(gtk_init_check() != 0)
    let dial = DialWidget()
    let window = try #require(gtk_window_new())
    let holder = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(holder, dial.widget)
    gtk_window_present(holder)
    let settings = TestSettings(try #require(gtk_widget_get_settings(dial.widget)))
    defer {
      settings.reset()
      gtk_window_destroy(holder)
    }
    settings.set("gtk-theme-name", "Default")
    settings.set("gtk-enable-animations", true)
    try body(dial.widget, settings)
  }
}

/// A screen's settings, which a test changes.
@MainActor
private final class TestSettings {
  private let settings: OpaquePointer

  init(_ settings: OpaquePointer) { self.settings = settings }

  func set(_ name: String, _ value: Bool) {
    set(name, rotary_type_boolean()) { g_value_set_boolean(&$0, value ? 1 : 0) }
  }

  func set(_ name: String, _ value: Int) {
    set(name, rotary_type_int64()) { g_value_set_int64(&$0, gint64(value)) }
  }

  func set(_ name: String, _ value: String) {
    set(name, rotary_type_string()) { g_value_set_string(&$0, value) }
  }

  func reset() {
    for name in SystemSettings.observedNames { gtk_settings_reset_property(settings, name) }
  }

  private func set(_ name: String, _ type: GType, _ write: (inout GValue) -> Void) {
    var value = GValue()
    g_value_init(&value, type)
    write(&value)
    g_object_set_property(object(settings), name, &value)
    g_value_unset(&value)
  }
}

extension RGBA {
  /// Red, green and blue, from 0 to 255.
  fileprivate var hexText: String {
    [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
  }
}
#endif
