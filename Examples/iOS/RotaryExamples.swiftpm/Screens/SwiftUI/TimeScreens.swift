import Foundation
import Rotary
import RotarySwiftUI
import SwiftUI

/// An alarm, and the time to sleep until then if one goes to bed at eleven.
struct AlarmScreen: View {
  /// The alarm, in minutes since midnight.
  @State private var alarm = 390.0

  var body: some View {
    VStack {
      RotarySpinnerRow(value: $alarm, row: .time)
      Text(sleep)
    }
    .padding()
  }

  private var sleep: String {
    let minutes = (Int(alarm) + 60) % 1_440
    return "\(minutes / 60) h \(minutes % 60) min from eleven"
  }
}

/// A date of birth, and the age in days.
struct BirthdayScreen: View {
  @State private var birthday = Date(timeIntervalSince1970: 946_684_800)

  var body: some View {
    VStack {
      RotarySpinnerRow(date: $birthday)
      Text(age)
    }
    .padding()
  }

  private var age: String {
    let days = Int(Date().timeIntervalSince(birthday) / 86_400)
    return days < 0 ? "Not born yet" : "\(days) days old"
  }
}
