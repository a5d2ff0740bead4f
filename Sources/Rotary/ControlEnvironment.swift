/// The user's system settings that controls follow.
public struct ControlEnvironment: Equatable, Sendable {
  /// Whether a short cross-fade replaces rotations.
  ///
  /// Default false.
  public var reducesMotion: Bool
  /// Whether order, keys and horizontal drags are mirrored.
  ///
  /// Default false.
  public var isRightToLeft: Bool
  /// The platform's text size divided by its default.
  ///
  /// Range 0.5 to 4; larger and smaller numbers are clamped, and NaN is ignored. Default 1. Text grows as far as a
  /// control has room for it; see ``textSize(_:upTo:)``.
  @Within<TextScaleLimits> public var textScale = 1.0
  /// The digits and separators of the user's language.
  ///
  /// Default ``Numerals/latin``.
  public var numerals: Numerals
  /// How the user's language writes dates and times, for rows with the order or the hours of the language.
  ///
  /// Default ISO 8601.
  public var dates: DateConventions
  /// Whether the user prefers more contrast.
  ///
  /// Default false. The host chooses a ``Theme`` with more contrast, so the controls of this library need nothing else;
  /// your own controls can read it.
  public var increasesContrast: Bool
  /// Whether the host enables the control, for example because its form or window is enabled.
  ///
  /// Default true. A control is enabled while this is true and its setting `disabled` is false. If it becomes disabled,
  /// the gestures of all pointers are cancelled.
  public var isEnabled: Bool
  /// The maximum time between the touches of a double tap, in seconds.
  ///
  /// Range 0 to 10; larger and smaller numbers are clamped, and NaN is ignored. Default
  /// ``GestureLimits/tapIntervalSeconds``, if the platform has no such setting.
  @Within<TapIntervalLimits> public var doubleTapSeconds = GestureLimits.tapIntervalSeconds

  /// The limits of ``textScale``.
  public enum TextScaleLimits: Limits {
    /// Half of the normal size to four times as large.
    public static let range = 0.5...4.0
  }
  /// The limits of ``doubleTapSeconds``.
  public enum TapIntervalLimits: Limits {
    /// At most ten seconds.
    public static let range = 0.0...10.0
  }

  /// Creates an environment, by default without any preference.
  public init(
    reducesMotion: Bool = false,
    isRightToLeft: Bool = false,
    textScale: Double = 1,
    numerals: Numerals = .latin,
    dates: DateConventions = DateConventions(),
    increasesContrast: Bool = false,
    isEnabled: Bool = true,
    doubleTapSeconds: Double = GestureLimits.tapIntervalSeconds
  ) {
    self.reducesMotion = reducesMotion
    self.isRightToLeft = isRightToLeft
    self.numerals = numerals
    self.dates = dates
    self.increasesContrast = increasesContrast
    self.isEnabled = isEnabled
    self.textScale = textScale
    self.doubleTapSeconds = doubleTapSeconds
  }

  /// Returns the size of a text that has `points` at a text scale of 1.
  ///
  /// All texts of all controls get their size from this method, so that they follow the user's setting.
  ///
  /// - Parameters:
  ///   - points: The size at a scale of 1.
  ///   - room: The largest size that fits. Text does not grow beyond it; text that is larger at a scale of 1 keeps its
  ///     size. A scale below 1 always applies.
  /// - Returns: The size in points; at a scale of 1 always `points`.
  public func textSize(_ points: Double, upTo room: Double = .infinity) -> Double {
    Swift.min(points * textScale, Swift.max(points, room))
  }

  /// Returns a number as text in the user's ``numerals``; see
  /// ``NumberText/text(_:decimals:groups:minimumDigits:numerals:)``.
  @inline(never)
  public func text(
    of number: Double,
    decimals: Int = 0,
    groups: Bool = false,
    minimumDigits: Int = 1
  ) -> String {
    NumberText.text(
      number,
      decimals: decimals,
      groups: groups,
      minimumDigits: minimumDigits,
      numerals: numerals
    )
  }

  /// Returns a control's preferred size for the user's text: enlarged with the text scale, by at most 50 %, so that it
  /// still fits a phone.
  func roomy(_ size: Size2D) -> Size2D {
    let scale = textScale.clamped(to: 1...1.5)
    return Size2D(size.width * scale, size.height * scale)
  }

  /// Returns a style for the user's text size; see ``textSize(_:upTo:)``.
  ///
  /// A ``TextContent`` with this style that is too wide shrinks to its size at a text scale of 1 before it is
  /// truncated.
  public func scaled(_ style: TextStyle, upTo room: Double = .infinity) -> TextStyle {
    var scaled = style
    scaled.size = textSize(style.size, upTo: room)
    scaled.growth = style.size > 0 ? scaled.size / style.size : 1
    return scaled
  }
}
