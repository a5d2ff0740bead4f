#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Rotary
import SwiftUI

/// Keeps the value of a control while it is tried in a preview.
private struct Tried<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value).frame(width: 320, height: 320) }
}

struct RotaryDialPreview: PreviewProvider {
  static var previews: some View {
    Tried(21.0) { RotaryDial(value: $0, in: 5...30, step: 0.5) }
  }
}

struct RotaryRangeDialPreview: PreviewProvider {
  static var previews: some View {
    Tried(18.0...22.0) { RotaryRangeDial(values: $0, in: 5...30, step: 0.5) }
  }
}

struct RotaryNumberSpinnerPreview: PreviewProvider {
  static var previews: some View {
    Tried(2) { RotaryNumberSpinner(value: $0, in: 1...12) }
  }
}

struct RotarySpinnerRowPreview: PreviewProvider {
  static var previews: some View {
    Tried(Date(timeIntervalSince1970: 0)) { RotarySpinnerRow(date: $0).look(.date) }
  }
}

struct RotaryWheelPreview: PreviewProvider {
  static var previews: some View {
    Tried("Tea") {
      RotaryWheel(["Tea", "Coffee", "Water"], selection: $0) { Sector($0) }
    }
  }
}

struct RotaryTurntablePreview: PreviewProvider {
  private struct Planet: Identifiable {
    let id: String
  }

  private static let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter"].map(Planet.init)

  static var previews: some View {
    Tried(String?.none) {
      RotaryTurntable(planets, selection: $0) { TurntableItem($0.id) }
    }
  }
}

struct RotaryRingMenuPreview: PreviewProvider {
  static var previews: some View {
    RotaryRingMenu(items: .starSigns) { _ in }
  }
}

struct RotaryProgressRingPreview: PreviewProvider {
  static var previews: some View {
    RotaryProgressRing(value: 0.6).frame(width: 160, height: 160)
  }
}
#endif
