import Foundation
import Rotary
import RotarySwiftUI
import SwiftUI

// begin
struct HeatingView: View {
  @State private var heat = 21.0

  var body: some View {
    RotaryDial(value: $heat, in: 5...30, step: 0.5)
  }
}
// end

// begin
struct OrderView: View {
  @State private var drink = 0
  @State private var cups = 1
  let hasMilk: Bool

  var body: some View {
    VStack {
      RotaryWheel(selection: $drink) {
        Sector("Tea", icon: .symbol("cup.and.saucer"))
        Sector("Coffee")
        if hasMilk { Sector("Milk") }
      }
      RotaryNumberSpinner(value: $cups, in: 1...12)
    }
  }
}
// end

// begin
struct ReminderView: View {
  @State private var date = Date()

  var body: some View {
    RotarySpinnerRow(
      date: $date,
      in: Date()...Date.distantFuture,
      displayedComponents: [.date, .hourAndMinute]
    )
  }
}
// end

// begin
struct Person: Identifiable {
  let id: Int
  let name: String
}

struct PeopleView: View {
  let people: [Person]
  @State private var chosen: Person.ID?

  var body: some View {
    RotaryTurntable(people, selection: $chosen) { person in
      TurntableItem(person.name)
    }
  }
}
// end

// begin
struct EditView: View {
  let edit: (String) -> Void

  var body: some View {
    RotaryRingMenu {
      RingItem("Cut").onChoose { edit("cut") }
      RingItem("Copy").onChoose { edit("copy") }
    }
  }
}
// end

// begin
struct LoudnessView: View {
  @Binding var loudness: Double
  let knob: DialStyle

  var body: some View {
    RotaryDial(value: $loudness, in: 0...1)
      .format(.percent)
      .rotaryDialStyle(knob)
      .rotaryColors([.accent: .orange])
      .rotaryFont(design: .rounded)
  }
}
// end
