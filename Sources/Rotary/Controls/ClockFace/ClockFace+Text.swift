// Texts, the order of the parts, and accessibility.
extension ClockFace {
  private static let englishLabels: StaticString = "Hour Minute AM/PM"

  /// The time as text with 24 hours, such as 07:30, in Latin digits.
  public var text: String { Self.text(of: minutes) }

  static func text(of minutes: Int) -> String {
    let hour = NumberText.text(Double(minutes / 60), minimumDigits: 2)
    return String(joining: hour, ":", NumberText.text(Double(minutes % 60), minimumDigits: 2))
  }

  /// Returns the minutes since midnight of a text such as 7:30; nil for any other text.
  static func minutes(in text: String) -> Int? {
    var numbers = (hour: 0, minute: 0)
    var isTime = false
    text.withBytes { bytes in
      let colon = bytes.count - 3
      guard colon == 1 || colon == 2, bytes[colon] == UInt8(ascii: ":") else { return }
      for index in bytes.indices where index != colon {
        guard bytes[index] >= 48, bytes[index] <= 57 else { return }
        let figure = Int(bytes[index]) - 48
        if index < colon {
          numbers.hour = numbers.hour * 10 + figure
        } else {
          numbers.minute = numbers.minute * 10 + figure
        }
      }
      isTime = numbers.hour < 24 && numbers.minute < 60
    }
    return isTime ? numbers.hour * 60 + numbers.minute : nil
  }

  /// The hour as it is written: 0 to 23 or, with AM and PM, 1 to 12.
  var writtenHour: Int { hasPeriods ? (hour + 11) % 12 + 1 : hour }

  var hourText: String { environment.text(of: Double(writtenHour), minimumDigits: 2) }
  var minuteText: String { environment.text(of: Double(minute), minimumDigits: 2) }

  /// Returns the name for AM or PM; empty if the app has none.
  func period(isLater: Bool) -> String {
    let index = isLater ? 1 : 0
    return index < periods.count ? periods[index] : ""
  }

  /// Returns the text of a number on the face.
  ///
  /// - Parameters:
  ///   - index: The hour, or the fifth part of the minute.
  ///   - field: The numbers on the face.
  /// - Returns: The text in the user's numerals.
  func text(ofNumber index: Int, _ field: ClockFaceField) -> String {
    if field == .minute { return environment.text(of: Double(index * 5), minimumDigits: 2) }
    let isTwelve = index == 0 && (hasPeriods || options.hands == .two)
    let digits = index == 0 && !isTwelve ? 2 : 1
    return environment.text(of: isTwelve ? 12 : Double(index), minimumDigits: digits)
  }

  /// Returns whether a number on the face leads to a time within the limits.
  func isReachable(_ index: Int, of field: ClockFaceField) -> Bool {
    guard field == .hour else { return reach.contains(hour * 60 + index * 5) }
    let isHalf = hasPeriods || options.hands == .two
    let hour = isHalf ? self.hour / 12 * 12 + index : index
    return hour * 60 + 59 >= reach.lowerBound && hour * 60 <= reach.upperBound
  }
}

// The order of the parts.
extension ClockFace {
  /// Whether AM and PM are on the left of the time.
  var hasFirstPeriod: Bool {
    environment.dates.periodIsFirst != environment.isRightToLeft
  }

  /// The number of parts.
  var fieldCount: Int { hasPeriods ? 3 : 2 }

  /// Returns the part at a place in the order of reading, from 0.
  func field(at place: Int) -> ClockFaceField {
    field(at: place, periodIsFirst: environment.dates.periodIsFirst)
  }

  private func field(at place: Int, periodIsFirst: Bool) -> ClockFaceField {
    let rotated = hasPeriods && periodIsFirst ? (place + 2) % 3 : place
    return ClockFaceField(rawValue: UInt8(rotated)) ?? .hour
  }

  private func place(of field: ClockFaceField, periodIsFirst: Bool) -> Int {
    let place = Int(field.rawValue)
    return hasPeriods && periodIsFirst ? (place + 1) % 3 : place
  }

  /// Activates the part beside the active one, 1 for the right and −1 for the left; returns whether there is one.
  mutating func activateNeighbor(_ step: Int) -> Bool {
    let next = place(of: activeField, periodIsFirst: hasFirstPeriod) + step
    guard next >= 0, next < fieldCount else { return false }
    activate(field(at: next, periodIsFirst: hasFirstPeriod))
    return true
  }

  /// Returns the frame of a part of the written time; without it, that of the clock.
  func frame(of field: ClockFaceField) -> Rect2D {
    guard options.showsTime else { return Rect2D(origin: .zero, size: size) }
    switch field {
    case .hour: return artwork.frames[0]
    case .minute: return artwork.frames[1]
    case .period: return artwork.frames[2].union(artwork.frames[3])
    }
  }
}

// Accessibility.
extension ClockFace {
  /// Describes the clock as a group of spin buttons.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(
      AccessibilityElement(
        role: .group,
        name: "",
        value: spokenText,
        states: takesInput ? .focusable : [.focusable, .disabled],
        frame: Rect2D(origin: .zero, size: size)
      )
    )
    for place in 0..<fieldCount { tree.add(element(of: field(at: place))) }
    tree.activeIndex =
      place(of: activeField, periodIsFirst: environment.dates.periodIsFirst) + 1
  }

  /// The time for screen readers.
  private var spokenText: String {
    let time = String(joining: hourText, ":", minuteText)
    guard hasPeriods else { return time }
    let period = period(isLater: hour >= 12)
    return environment.dates.periodIsFirst
      ? String(joining: period, " ", time) : String(joining: time, " ", period)
  }

  private func element(of field: ClockFaceField) -> AccessibilityElement {
    let value: String
    let number: AccessibilityNumber
    switch field {
    case .hour:
      value = hourText
      let (first, last) = hasPeriods ? (1.0, 12.0) : (0, 23)
      number = AccessibilityNumber(current: Double(writtenHour), minimum: first, maximum: last)
    case .minute:
      value = minuteText
      number = AccessibilityNumber(current: Double(minute), minimum: 0, maximum: 59)
    case .period:
      value = period(isLater: hour >= 12)
      number = AccessibilityNumber(current: hour >= 12 ? 1 : 0, minimum: 0, maximum: 1)
    }
    let index = Int(field.rawValue)
    let isNamed = index < labels.count && !labels[index].isEmpty
    return AccessibilityElement(
      role: .spinbutton,
      name: isNamed ? labels[index] : TokenList(Self.englishLabels).all[index],
      value: value,
      number: number,
      states: takesInput ? .focusable : [.focusable, .disabled],
      actions: .adjust.union(.activate),
      frame: frame(of: field)
    )
  }
}
