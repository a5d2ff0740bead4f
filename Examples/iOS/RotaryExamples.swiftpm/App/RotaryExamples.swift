import SwiftUI
import UIKit

/// An app with a list of screens, one per control.
@main struct RotaryExamples: App {
  var body: some Scene {
    WindowGroup { ScreenList() }
  }
}

/// The list of screens.
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
        Section("Originals") {
          NavigationLink("Happiness") { UIKitScreen { HappinessScreen(frame: .zero) } }
          NavigationLink("Cosmos") { UIKitScreen { CosmosScreen(frame: .zero) } }
          NavigationLink("Relationship planet") { UIKitScreen { RelationshipScreen(frame: .zero) } }
          NavigationLink("Number ring") { UIKitScreen { NumberRingScreen(frame: .zero) } }
          NavigationLink("Rotating wheel") { UIKitScreen { PictureWheelScreen(frame: .zero) } }
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

/// A screen that shows a UIKit view.
struct UIKitScreen<Content: UIView>: UIViewRepresentable {
  let make: () -> Content

  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ view: Content, context: Context) {}
}
