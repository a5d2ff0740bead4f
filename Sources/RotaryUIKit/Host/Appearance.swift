#if canImport(UIKit)
import Rotary
import UIKit

extension ControlEnvironment {
  /// The size of text at the user's usual setting, which any other is compared with, in points: that of
  /// the text style "body".
  private static let usualText: CGFloat = 17

  /// What a view's traits and the device's settings ask of a control.
  ///
  /// - Parameters:
  ///   - view: the view that shows the control.
  ///   - numerals: those of the view's locale.
  @MainActor
  init(of view: UIControl, numerals: Numerals) {
    let traits = view.traitCollection
    let text = UIFontMetrics.default.scaledValue(for: Self.usualText, compatibleWith: traits)
    self.init(
      reducesMotion: UIAccessibility.isReduceMotionEnabled,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      textScale: Double(text) / Double(Self.usualText),
      numerals: numerals,
      increasesContrast: traits.accessibilityContrast == .high,
      isEnabled: view.isEnabled
    )
  }
}

extension Numerals {
  /// The digits and separators of a locale, as `NumberFormatter` writes them.
  ///
  /// A locale with the digits 0 to 9 and a point has those of the core, with a narrow space between thousands.
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
  /// Registers for the traits that a control is drawn by, from iOS 17 and tvOS 17 on.
  func followTraits() {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    let traits: [UITrait] = [
      // What a tint depends on.
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitPreferredContentSizeCategory.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self,
    ]
    registerForTraitChanges(traits) { (view: RotaryView, _: UITraitCollection) in
      view.traitsChanged()
    }
  }

  /// Takes light and dark, contrast, text size and layout direction from the traits.
  func traitsChanged() {
    settingsChanged()
    invalidateIntrinsicContentSize()
  }
}

/// Calls a closure on the main thread for each notification of a name, until it is freed.
@MainActor
final class NotificationWatch {
  nonisolated(unsafe) private let observer: any NSObjectProtocol

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - name: the notification, of any object.
  ///   - body: is called on the main thread; it is kept.
  init(_ name: NSNotification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
    observer = NotificationCenter.default.watch(name, body)
  }

  deinit { NotificationCenter.default.removeObserver(observer) }
}

extension Theme {
  /// The colours for a view's traits, its tint being the accent.
  @MainActor
  init(of view: UIView) {
    let traits = view.traitCollection
    let isDark = traits.userInterfaceStyle == .dark
    if traits.accessibilityContrast == .high {
      self.init(isDark ? .darkHighContrast : .lightHighContrast)
    } else {
      self.init(isDark ? .dark : .light)
    }
    if let tint = view.tintColor?.resolvedColor(with: traits), let color = RGBA(tint) {
      accent = color
    }
  }
}
#endif
