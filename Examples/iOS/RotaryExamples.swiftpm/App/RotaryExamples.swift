import SwiftUI
import UIKit

/// An app of one screen per control, and a list to choose from.
@main struct RotaryExamples: App {
  var body: some Scene {
    WindowGroup { ScreenList() }
  }
}

/// Which screens there are.
struct ScreenList: View {
  var body: some View {
    NavigationStack {
      List {
        Section("UIKit") {
          NavigationLink("Thermostat") { UIKitScreen { ThermostatScreen(frame: .zero) } }
          NavigationLink("Countdown") { UIKitScreen { CountdownScreen(frame: .zero) } }
          NavigationLink("Friends") { UIKitScreen { FriendsScreen(frame: .zero) } }
          NavigationLink("Star signs") { UIKitScreen { StarSignsScreen(frame: .zero) } }
        }
        Section("SwiftUI") {
          NavigationLink("Alarm") { AlarmScreen() }
          NavigationLink("Date of birth") { BirthdayScreen() }
          NavigationLink("Prices") { PriceScreen() }
          NavigationLink("Drinks") { DrinkScreen() }
        }
      }
      .navigationTitle("RotaryKit")
    }
  }
}

/// A screen that is a view of UIKit.
struct UIKitScreen<Content: UIView>: UIViewRepresentable {
  let make: () -> Content

  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ view: Content, context: Context) {}
}
