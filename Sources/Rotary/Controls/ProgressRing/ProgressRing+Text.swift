/// What an app writes in the place of a value.
struct WrittenProgress: Equatable, Sendable {
  /// The number that it was written for; any other is written as the style has it.
  var value: Double
  var text: String
}

// What is written, and read out to those who do not see it.
extension ProgressRing {
  /// A number that leads to a whole one may be off from it by its last digits, and a time by more.
  private static let slack = 1e-9
  static let secondsSlack = 1e-6

  /// What is written and read out for a value, or for seconds that remain of a countdown.
  ///
  /// - Parameter value: any number.
  /// - Returns: its text as ``style`` has it, whatever ``writeValue(by:)`` was given.
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

  /// Has the app write in its own way what is shown: the value, or the whole seconds that remain.
  ///
  /// A ring keeps no closure. A host with a formatter of the app's calls this whenever what is shown may
  /// have changed: after a command, a setting or a frame of a countdown. A number that came since is
  /// written as ``style`` has it.
  ///
  /// ```swift
  /// ring.writeValue { done in "\(Int(done * 12)) of 12" }
  /// ```
  ///
  /// - Parameter text: makes the text of a value; it is called at most once, and not kept.
  public mutating func writeValue(by text: (Double) -> String) {
    guard !isIndeterminate else { return }
    write(text(writtenValue))
  }

  /// Has a text stand for what is shown; empty, the style writes it.
  mutating func write(_ text: String) {
    written = text.utf8.isEmpty ? nil : WrittenProgress(value: writtenValue, text: text)
  }

  /// The number that is written: the value, or the whole seconds that remain; 0 while nobody knows.
  var writtenValue: Double {
    isCountdown ? Self.wholeSeconds(remainingSeconds) : value ?? 0
  }

  /// The app's text, if it is that of what is shown.
  var writtenText: String? {
    guard let written, !isIndeterminate, written.value == writtenValue else { return nil }
    return written.text
  }

  /// How a number is written here.
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

  /// A number that is another wherever what is written is.
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

  /// What is written of the value, if it is written: the app's text, or the style's.
  var caption: String? {
    style.format == .none || isIndeterminate ? nil : spokenText
  }

  /// What is read out; empty while nobody knows how much is done.
  var spokenText: String {
    guard !isIndeterminate else { return "" }
    return writtenText ?? text(of: shown(isCountdown ? remainingSeconds : value ?? 0))
  }

  /// Seconds that are written without a fraction count from when they have begun.
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

  /// A value's share in hundredths, with as many places as are written; 100 only when all is done, and 0
  /// only when nothing remains.
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

  /// Seconds as m:ss, or from an hour on as h:mm:ss; a part of a second counts as one.
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

  /// A progress bar, which is busy while nobody knows how much is done.
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

/// Where value and title of a progress ring are written, and how large.
struct ProgressRingTexts {
  /// Nil where there is no room, or no text.
  private(set) var valueStyle: TextStyle?
  private(set) var valueBox = Rect2D(0, 0, 0, 0)
  private(set) var titleStyle: TextStyle?
  private(set) var titleBox = Rect2D(0, 0, 0, 0)

  // Shares of the radius of the hole.
  private static let valueWidth = 1.56
  private static let valueSize = 0.62
  private static let titleWidth = 1.2
  private static let titleSize = 0.2
  /// How much larger than usual texts may be for the user's text size.
  private static let greatestGrowth = 1.25
  /// Nothing is written where less would be larger than the room.
  private static let leastSize = 12.0
  /// The largest title at a text scale of 1.
  private static let largestTitle = 17.0

  init(of ring: borrowing ProgressRing, characterCount: Int, hasValue: Bool) {
    let radius = ring.artwork.holeRadius
    let center = ring.size.center
    let width = radius * Self.valueWidth
    let widest = width / (DialArtwork.figureWidth * Double(Swift.max(1, characterCount)))
    let room = Swift.min(radius * Self.valueSize, widest)
    if hasValue, room >= Self.leastSize {
      valueStyle = ring.environment.scaled(
        TextStyle(
          size: DialArtwork.textSize(upTo: room),
          weight: .semibold,
          hasTabularFigures: true
        ),
        upTo: Swift.min(radius * Self.valueSize * Self.greatestGrowth, widest)
      )
    }
    let titleRoom = radius * Self.titleSize * Self.greatestGrowth
    if !ring.style.title.utf8.isEmpty, titleRoom >= Self.leastSize {
      titleStyle = ring.environment.scaled(
        TextStyle(
          size: DialArtwork.textSize(upTo: Swift.min(titleRoom, Self.largestTitle)),
          weight: .medium
        ),
        upTo: titleRoom * Self.greatestGrowth
      )
    }
    let height = (valueStyle?.size ?? 0) * DialArtwork.lineHeight
    let titleHeight = (titleStyle?.size ?? 0) * DialArtwork.lineHeight
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
