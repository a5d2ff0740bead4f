/// The app's text for a value.
struct WrittenProgress: Equatable, Sendable {
  /// The number for which the text was written; the style writes any other number.
  var value: Double
  var text: String
}

// Texts, and accessibility.
extension ProgressRing {
  /// The tolerances for whole numbers, which differ in their last digits, and for seconds, which differ by more.
  private static let slack = 1e-9
  static let secondsSlack = 1e-6

  /// Returns the text of a value, or of the remaining seconds of a countdown.
  ///
  /// - Parameter value: Any number.
  /// - Returns: The text as ``style`` formats it, without the text of ``writeValue(by:)``.
  public func text(of value: Double) -> String {
    switch format {
    case .automatic, .none, .percent:
      let percent = environment.text(of: percent(of: value), decimals: style.decimals ?? 0)
      return environment.numerals.percent(percent)
    case .value:
      return String(joining: environment.text(of: value, decimals: decimals), style.unit)
    case .time: return time(value)
    }
  }

  /// Sets the app's text for the value shown, or for the whole seconds that remain.
  ///
  /// A ring stores no closure. If your app has its own formatter, call this method whenever the number shown may have
  /// changed: after a command, a setting or a frame of a countdown. A number that has changed since is written as
  /// ``style`` says.
  ///
  /// ```swift
  /// ring.writeValue { done in "\(Int(done * 12)) of 12" }
  /// ```
  ///
  /// - Parameter text: Returns the text of a value. It is called at most once, and is not stored.
  public mutating func writeValue(by text: (Double) -> String) {
    guard !isIndeterminate else { return }
    write(text(writtenValue))
  }

  /// Sets the text for the number shown; if it is empty, the style writes the number.
  mutating func write(_ text: String) {
    written = text.utf8.isEmpty ? nil : WrittenProgress(value: writtenValue, text: text)
  }

  /// The number that is written: the value, or the whole seconds that remain; 0 if the value is unknown.
  var writtenValue: Double {
    isCountdown ? Self.wholeSeconds(remainingSeconds) : value ?? 0
  }

  /// The app's text, if it is for the number shown.
  var writtenText: String? {
    guard let written, !isIndeterminate, written.value == writtenValue else { return nil }
    return written.text
  }

  /// The format of numbers.
  private var format: ProgressRingStyle.Format {
    switch style.format {
    case .automatic, .none: return isCountdown ? .time : .percent
    case .percent, .value, .time: return style.format
    }
  }

  private var decimals: Int {
    if let decimals = style.decimals { return decimals }
    let span = isCountdown ? countdown.duration : range.upperBound - range.lowerBound
    if isCountdown || span >= 100 { return 0 }
    return span >= 10 ? 1 : 2
  }

  /// A number that differs whenever the text differs.
  var writtenNumber: Double {
    guard style.format != .none, !isIndeterminate else { return 0 }
    let value = isCountdown ? remainingSeconds : value ?? 0
    switch format {
    case .automatic, .none, .percent: return percent(of: value)
    case .value:
      let unit = DecimalNumber.powerOfTen(decimals.magnitude)
      return (shown(value) * unit).rounded()
    case .time: return Self.wholeSeconds(value)
    }
  }

  /// The text of the value, if it is written: the app's text, or the style's.
  var caption: String? {
    style.format == .none || isIndeterminate ? nil : spokenText
  }

  /// The text for screen readers; empty if the value is unknown.
  var spokenText: String {
    guard !isIndeterminate else { return "" }
    return writtenText ?? text(of: shown(isCountdown ? remainingSeconds : value ?? 0))
  }

  /// Returns the seconds, or the started seconds if they are written without a fraction.
  private func shown(_ value: Double) -> Double {
    isCountdown && format == .value && decimals == 0 ? Self.wholeSeconds(value) : value
  }

  /// The length of the longest text that the style writes, in characters.
  var longestCaption: Int {
    let ends = isCountdown ? [0, countdown.duration] : [range.lowerBound, range.upperBound]
    var longest = 1
    for end in ends { longest = Swift.max(longest, text(of: end).characterCount) }
    return longest
  }

  /// Returns a value's share in hundredths, with the decimals that are written.
  ///
  /// It is 100 only if everything is done, and 0 only if nothing remains.
  private func percent(of value: Double) -> Double {
    let least = isCountdown ? 0 : range.lowerBound
    let span = isCountdown ? countdown.duration : range.upperBound - least
    let share = span > 0 ? (value - least) / span : 1
    let unit = DecimalNumber.powerOfTen((style.decimals ?? 0).magnitude)
    let places = (share * 100).bounded(to: SpinnerRange.farthest) * unit
    let whole =
      isCountdown ? (places - Self.slack).rounded(.up) : (places + Self.slack).rounded(.down)
    return whole / unit
  }

  private static func wholeSeconds(_ seconds: Double) -> Double {
    (seconds - secondsSlack).rounded(.up)
  }

  /// Returns seconds as m:ss, or from an hour on as h:mm:ss; a started second counts as a whole one.
  private func time(_ seconds: Double) -> String {
    let whole = Swift.max(
      0,
      Self.wholeSeconds(seconds.magnitude).bounded(to: SpinnerRange.farthest)
    )
    let minutes = (whole / 60).rounded(.down)
    let hours = (minutes / 60).rounded(.down)
    let sign = seconds < 0 && whole > 0 ? "\u{2212}" : ""
    let beforeMinutes =
      hours > 0 ? String(joining: sign, environment.text(of: hours), ":") : sign
    return String(
      joining: beforeMinutes,
      environment.text(of: minutes - hours * 60, minimumDigits: hours > 0 ? 2 : 1),
      String(joining: ":", environment.text(of: whole - minutes * 60, minimumDigits: 2))
    )
  }

  /// Describes the ring as a progress bar, which is busy while the value is unknown.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    var number: AccessibilityNumber?
    if isCountdown {
      number = AccessibilityNumber(
        current: remainingSeconds,
        minimum: 0,
        maximum: countdown.duration
      )
    } else if let value {
      number = AccessibilityNumber(
        current: value,
        minimum: range.lowerBound,
        maximum: range.upperBound
      )
    }
    tree.add(
      AccessibilityElement(
        role: .progressbar,
        name: style.title,
        value: spokenText,
        number: number,
        states: isIndeterminate ? .busy : [],
        frame: Rect2D(origin: .zero, size: size)
      )
    )
  }
}

/// The positions and sizes of the value and the title of a progress ring.
struct ProgressRingTexts {
  /// Nil if there is no room, or no text.
  private(set) var valueStyle: TextStyle?
  private(set) var valueBox = Rect2D(0, 0, 0, 0)
  private(set) var titleStyle: TextStyle?
  private(set) var titleBox = Rect2D(0, 0, 0, 0)

  // Shares of the radius of the hole.
  private static let valueWidth = 1.56
  private static let valueSize = 0.62
  private static let titleWidth = 1.2
  private static let titleSize = 0.2
  /// The maximum growth of texts for the user's text size.
  private static let greatestGrowth = 1.25
  /// The maximum size of the title at a text scale of 1.
  private static let largestTitle = 17.0

  init(of ring: borrowing ProgressRing, characterCount: Int, hasValue: Bool) {
    let radius = ring.artwork.holeRadius
    let center = ring.size.center
    let width = radius * Self.valueWidth
    let widest = TextFit.size(of: characterCount, in: width)
    let room = Swift.min(radius * Self.valueSize, widest)
    if hasValue, room >= TextFit.smallest {
      valueStyle = ring.environment.scaled(
        TextStyle(
          size: TextFit.size(upTo: room),
          weight: .semibold,
          hasTabularFigures: true
        ),
        upTo: Swift.min(radius * Self.valueSize * Self.greatestGrowth, widest)
      )
    }
    let titleRoom = radius * Self.titleSize * Self.greatestGrowth
    if !ring.style.title.utf8.isEmpty, titleRoom >= TextFit.smallest {
      titleStyle = ring.environment.scaled(
        TextStyle(
          size: TextFit.size(upTo: Swift.min(titleRoom, Self.largestTitle)),
          weight: .medium
        ),
        upTo: titleRoom * Self.greatestGrowth
      )
    }
    let height = (valueStyle?.size ?? 0) * TextFit.lineHeight
    let titleHeight = (titleStyle?.size ?? 0) * TextFit.lineHeight
    let isPair = valueStyle != nil && titleStyle != nil
    let middle = center.y - (isPair ? titleHeight * 0.4 : 0)
    valueBox = Rect2D(center.x - width / 2, middle - height / 2, width, height)
    let titleWidth = radius * Self.titleWidth
    let titleTop = isPair ? valueBox.maxY - titleHeight * 0.1 : center.y - titleHeight / 2
    titleBox = Rect2D(center.x - titleWidth / 2, titleTop, titleWidth, titleHeight)
  }
}

#if !hasFeature(Embedded)
extension ProgressRing: NumberWriting {
  package var unwrittenNumbers: [Double] {
    isIndeterminate || writtenText != nil ? [] : [writtenValue]
  }

  package mutating func write(_ texts: [String]) { write(texts.first ?? "") }
}
#endif
