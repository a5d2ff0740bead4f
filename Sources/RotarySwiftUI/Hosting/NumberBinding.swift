#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import SwiftUI

@MainActor
extension Binding where Value == Double {
  /// Creates a binding to a number of another floating-point type.
  init<Number: BinaryFloatingPoint>(number: Binding<Number>) {
    self.init { @MainActor in
      Double(number.wrappedValue)
    } set: { @MainActor newValue in
      number.wrappedValue = Number(newValue)
    }
  }

  /// Creates a binding to an integer, which is only written if it is exact.
  init<Number: BinaryInteger>(integer: Binding<Number>) {
    self.init { @MainActor in
      Double(integer.wrappedValue)
    } set: { @MainActor newValue in
      if let number = Number(exactly: newValue) { integer.wrappedValue = number }
    }
  }

  /// Creates a binding to a measurement's value in a unit; the measurement keeps its own unit.
  init<Unit: Dimension>(measurement: Binding<Measurement<Unit>>, in unit: Unit) {
    self.init { @MainActor in
      measurement.wrappedValue.converted(to: unit).value
    } set: { @MainActor newValue in
      let own = measurement.wrappedValue.unit
      measurement.wrappedValue = Measurement(value: newValue, unit: unit).converted(to: own)
    }
  }
}
#endif
