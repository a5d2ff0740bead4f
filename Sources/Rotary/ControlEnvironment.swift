/// The user's system settings that controls heed.
public struct ControlEnvironment: Equatable, Sendable {
  /// Turning is replaced by a short cross-fade.
  ///
  /// Default false.
  public var reducesMotion: Bool
  /// Order, keys and sideways drags are mirrored.
  ///
  /// Default false.
  public var isRightToLeft: Bool
  /// How much larger than usual the user wants text to be: the platform's text size over its default.
  ///
  /// 0.5 to 4; a number beyond is brought to the end, and NaN leaves what was. Default 1. Text grows as
  /// far as a control has room for it; see ``textSize(_:upTo:)``.
  public var textScale: Double {
    didSet { textScale = textScale.bounded(to: Self.textScales, else: oldValue) }
  }

  /// How the user's language writes numbers.
  ///
  /// Default ``Numerals/latin``.
  public var numerals: Numerals
  /// Whether the user wants colours to be told apart more easily.
  ///
  /// Default false. Colours and edges are the ``Theme``'s, which the host chooses, so the controls here draw
  /// nothing else for it; it is passed on for controls that do.
  public var increasesContrast: Bool
  /// Whether the host lets the control take input: it is in a form or a window that does, for example.
  ///
  /// Default true. A control takes input, looks it, and is read out so, while this is true and its own
  /// setting does not say otherwise; when either becomes false, what a pointer does ends as if cancelled.
  public var isEnabled: Bool
  /// How soon the second tap of two comes, from touch to touch, in seconds.
  ///
  /// 0 to 10; a number beyond is brought to the end, and NaN leaves what was. Default
  /// ``GestureLimits/tapIntervalSeconds``, where the platform does not say.
  public var doubleTapSeconds: Double {
    didSet { doubleTapSeconds = doubleTapSeconds.bounded(to: Self.tapIntervals, else: oldValue) }
  }

  private static let tapIntervals = 0.0...10.0

  /// The least and the largest ``textScale``.
  public static let textScales = 0.5...4.0

  /// Makes an environment; left out, nothing special is asked for.
  public init(
    reducesMotion: Bool = false,
    isRightToLeft: Bool = false,
    textScale: Double = 1,
    numerals: Numerals = .latin,
    increasesContrast: Bool = false,
    isEnabled: Bool = true,
    doubleTapSeconds: Double = GestureLimits.tapIntervalSeconds
  ) {
    self.reducesMotion = reducesMotion
    self.isRightToLeft = isRightToLeft
    self.textScale = textScale.bounded(to: Self.textScales, else: 1)
    self.numerals = numerals
    self.increasesContrast = increasesContrast
    self.isEnabled = isEnabled
    self.doubleTapSeconds =
      doubleTapSeconds.bounded(to: Self.tapIntervals, else: GestureLimits.tapIntervalSeconds)
  }

  /// How large a text is written that is `points` large at a text scale of 1.
  ///
  /// Every text of every control has its size from here, so that all of them follow the user's setting.
  ///
  /// - Parameters:
  ///   - points: its size at a scale of 1.
  ///   - room: the largest size that fits where it stands. A text grows no further, and one that is
  ///     larger already stays as it is; what is smaller than usual is always so.
  /// - Returns: the size in points; at a scale of 1 always `points`.
  public func textSize(_ points: Double, upTo room: Double = .infinity) -> Double {
    Swift.min(points * textScale, Swift.max(points, room))
  }

  /// Writes a number as the user's language does; see ``NumberText/text(_:decimals:groups:minimumDigits:numerals:)``.
  ///
  /// - Returns: the number in ``numerals``, for the user to see or hear.
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

  /// A control's usual size, with room for the user's text: larger as text is, up to half as large again, so
  /// that it still fits a telephone.
  func roomy(_ size: Size2D) -> Size2D {
    let scale = textScale.clamped(to: 1...1.5)
    return Size2D(size.width * scale, size.height * scale)
  }

  /// A style for the user's text size; see ``textSize(_:upTo:)``.
  ///
  /// A ``TextContent`` of it that is too wide goes back to the size it has at a text scale of 1 before
  /// anything of it is cut off.
  public func scaled(_ style: TextStyle, upTo room: Double = .infinity) -> TextStyle {
    var scaled = style
    scaled.size = textSize(style.size, upTo: room)
    scaled.growth = style.size > 0 ? scaled.size / style.size : 1
    return scaled
  }
}
