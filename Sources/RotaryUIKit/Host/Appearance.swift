#if canImport(UIKit)
import Rotary
import UIKit

extension ControlEnvironment {
  /// The size of the text style "body" at the default setting, in points; text scales are relative to it.
  private static let usualText: CGFloat = 17

  /// Creates the environment of a control from a view's traits and the device's settings.
  ///
  /// - Parameters:
  ///   - view: The view that shows the control.
  ///   - formats: The formats of the view's locale.
  @MainActor
  init(of view: UIControl, formats: LocaleFormats) {
    let traits = view.traitCollection
    let text = UIFontMetrics.default.scaledValue(for: Self.usualText, compatibleWith: traits)
    self.init(
      reducesMotion: UIAccessibility.isReduceMotionEnabled,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      textScale: Double(text) / Double(Self.usualText),
      numerals: formats.numerals,
      dates: formats.dates,
      increasesContrast: traits.accessibilityContrast == .high,
      isEnabled: view.isEnabled
    )
  }
}

/// How a locale writes numbers, dates and times.
struct LocaleFormats {
  let locale: Locale
  let numerals: Numerals
  let dates: DateConventions

  init(of locale: Locale) {
    self.locale = locale
    numerals = Numerals(of: locale)
    dates = DateConventions(of: locale)
  }
}

extension DateConventions {
  /// Reads the order of a locale's dates, and whether its times have AM and PM.
  ///
  /// Source: Unicode Technical Standard #35, part 4, "Date Field Symbol Table": `j` is the preferred hour, `a` is AM or
  /// PM, https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table.
  init(of locale: Locale) {
    func pattern(_ template: String) -> String {
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
    }
    let (day, time) = (pattern("yMMdd"), pattern("hmm"))
    let letters = day.filter { "yMd".contains($0) }
    let period = time.firstIndex { "abB".contains($0) }
    let hour = time.firstIndex { "hK".contains($0) }
    self.init(
      order: letters.first == "y"
        ? .yearMonthDay : letters.first == "M" ? .monthDayYear : .dayMonthYear,
      periodIsFirst: period.map { $0 < (hour ?? time.startIndex) } ?? false,
      hasPeriods: pattern("jmm").contains { "abB".contains($0) }
    )
  }
}

extension Numerals {
  /// Creates the digits and separators of a locale, as `NumberFormatter` writes them.
  ///
  /// A locale with the digits 0 to 9 and a decimal point gets the core's numerals, with a narrow space between
  /// thousands.
  init(of locale: Locale) {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .percent
    let percent = formatter.string(from: NSNumber(value: 0.0)) ?? ""
    formatter.numberStyle = .decimal
    let zero = formatter.string(from: NSNumber(value: 0.0)) ?? ""
    let (group, point) = (formatter.groupingSeparator ?? "", formatter.decimalSeparator ?? "")
    let own = zero + point == "0." ? nil : Numerals(zero + group + point + percent)
    self = own ?? .latin
  }
}

extension RotaryView {
  /// Adds the surface, the recognizers and the observers of a new view.
  func begin() {
    host.view = self
    #if !os(tvOS)
    surface.isMultipleTouchEnabled = true
    #endif
    addSubview(surface)
    touches.owner = self
    addGestureRecognizer(touches)
    pointing.begin()
    remote.begin(on: self)
    #if !os(tvOS)
    showsLargeContentViewer = true
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    #endif
    systemSettings = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      NSLocale.currentLocaleDidChangeNotification,
    ].map { name in NotificationObserver(name) { [weak self] in self?.settingsChanged() } }
    followTraits()
    readTraits()
    refreshAccess()
  }

  /// Registers for changes of the traits that affect a control, on iOS 17, tvOS 17 and later.
  func followTraits() {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    let traits: [UITrait] = [
      // A dynamic tint colour depends on these.
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitPreferredContentSizeCategory.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitLegibilityWeight.self,
    ]
    registerForTraitChanges(traits) { (view: RotaryView, _: UITraitCollection) in
      view.traitsChanged()
    }
  }

  /// Applies new traits: light or dark mode, contrast, text size and layout direction.
  func traitsChanged() {
    settingsChanged()
    invalidateIntrinsicContentSize()
  }
}

/// Calls a closure on the main thread for each notification with a name, until it is deallocated.
@MainActor
final class NotificationObserver {
  nonisolated(unsafe) private let observer: any NSObjectProtocol

  /// Starts observing.
  ///
  /// - Parameters:
  ///   - name: The name of the notification, posted by any object.
  ///   - body: The closure that is called on the main thread. It is retained.
  init(_ name: NSNotification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
    observer = NotificationCenter.default.observe(name, body)
  }

  deinit { NotificationCenter.default.removeObserver(observer) }
}

extension Theme {
  /// Creates the colours of a view for its traits.
  @MainActor
  init(of view: RotaryView) {
    let traits = view.traitCollection
    let isDark = traits.userInterfaceStyle == .dark
    self = (isDark ? view.darkTheme : nil) ?? view.theme ?? Theme(of: traits, tint: view.tintColor)
    let colors = view.roleColors.compactMapValues { RGBA($0.resolvedColor(with: traits)) }
    // The accent also sets other roles, which the app may set too.
    if let color = colors[.accent] { accent = color }
    for (role, color) in colors { self[role] = color }
  }

  /// Creates the colours for traits, with a tint as the accent.
  @MainActor
  private init(of traits: UITraitCollection, tint: UIColor?) {
    let isDark = traits.userInterfaceStyle == .dark
    if traits.accessibilityContrast == .high {
      self.init(isDark ? .darkHighContrast : .lightHighContrast)
    } else {
      self.init(isDark ? .dark : .light)
    }
    if let tint = tint?.resolvedColor(with: traits), let color = RGBA(tint) { accent = color }
  }
}
#endif
