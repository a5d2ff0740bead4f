import Rotary
import RotarySwiftUI
import SwiftUI

/// A price range, and the number of offers within it.
struct PriceScreen: View {
  let offers = [12.0, 35, 49, 70, 95, 120, 180, 240, 320, 410]
  @State private var prices = 50.0...200.0

  var body: some View {
    VStack {
      RotaryRangeDial(values: $prices, in: 0...500, step: 5)
      Text("\(offers.filter { prices.contains($0) }.count) of \(offers.count) offers")
    }
    .padding()
  }
}

/// An order: a drink and a quantity.
struct DrinkScreen: View {
  let drinks = ["Tea", "Coffee", "Water", "Juice"]
  @State private var drink = "Tea"
  @State private var cups = 1

  var body: some View {
    VStack {
      RotaryWheel(drinks, selection: $drink) { name in Sector(name) }
      RotaryNumberSpinner(value: $cups, in: 1...12)
      Text("\(cups) × \(drink)")
    }
    .padding()
  }
}
