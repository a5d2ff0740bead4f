import Rotary
import SwiftUI

@testable import RotarySwiftUI

/// Every control, in an app that ignores its value, for tests of all controls.
enum AnyControl: CaseIterable {
  case wheel
  case phoneDial
  case numberSpinner
  case spinnerRow
  case turntable
  case ringMenu
  case dial
  case rangeDial
  case progressRing
  case activityRings
  case gauge
  case clock
  case colorWheel

  @MainActor var view: AnyView {
    switch self {
    case .wheel:
      AnyView(
        RotaryWheel(selection: .constant(0)) {
          Sector("Tea")
          Sector("Coffee")
          Sector("Water")
        }
      )
    case .phoneDial: AnyView(RotaryPhone { _ in })
    case .numberSpinner: AnyView(RotaryNumberSpinner(value: .constant(5), in: 0...99))
    case .spinnerRow: AnyView(RotarySpinnerRow(value: .constant(12), row: .digits(3)))
    case .turntable:
      AnyView(
        RotaryTurntable(Person.all, selection: .constant(nil)) { TurntableItem($0.name) }
      )
    case .ringMenu:
      AnyView(
        RotaryRingMenu {
          RingItem("Cut")
          RingItem("Copy")
          RingItem("Paste")
        } onChoose: { _ in
        }
      )
    case .dial: AnyView(RotaryDial(value: .constant(40), in: 0...100))
    case .rangeDial: AnyView(RotaryRangeDial(values: .constant(20...60), in: 0...100))
    case .progressRing: AnyView(RotaryProgressRing(value: 0.4))
    case .activityRings: AnyView(RotaryActivityRings([ActivityRing(0.4), ActivityRing(1.2)]))
    case .gauge: AnyView(RotaryGauge(value: 40, in: 0...100))
    case .clock: AnyView(RotaryClock(value: .constant(450)))
    case .colorWheel: AnyView(RotaryColorWheel(value: .constant(RGBA(hex: 0x4F46E5))))
    }
  }

  /// The control's preview in Xcode.
  @MainActor var preview: any PreviewProvider.Type {
    switch self {
    case .wheel: RotaryWheelPreview.self
    case .phoneDial: RotaryPhonePreview.self
    case .numberSpinner: RotaryNumberSpinnerPreview.self
    case .spinnerRow: RotarySpinnerRowPreview.self
    case .turntable: RotaryTurntablePreview.self
    case .ringMenu: RotaryRingMenuPreview.self
    case .dial: RotaryDialPreview.self
    case .rangeDial: RotaryRangeDialPreview.self
    case .progressRing: RotaryProgressRingPreview.self
    case .activityRings: RotaryActivityRingsPreview.self
    case .gauge: RotaryGaugePreview.self
    case .clock: RotaryClockPreview.self
    case .colorWheel: RotaryColorWheelPreview.self
    }
  }
}

/// A person on a turntable.
struct Person: Identifiable, Equatable {
  let id: String
  var name: String

  init(_ id: String, _ name: String? = nil) {
    self.id = id
    self.name = name ?? id
  }

  static let all = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerd", "Hana"].map {
    Person($0)
  }
}
