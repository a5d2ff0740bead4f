import Rotary
import UIKit

@testable import RotaryUIKit

/// A view that shows one of the core's controls, for tests of all controls.
@MainActor
protocol ShownControl: RotaryView {
  /// The core's control.
  associatedtype Core: ConfigurableControl
  /// Receives each event of the control.
  var eventHandler: ((Core.Event) -> Void)? { get set }
  /// Whether an increment changes a value; the default is true.
  static var hasSteppedValue: Bool { get }
  /// Stops a motion that runs from the start.
  ///
  /// The default does nothing.
  func stopMotion()
}

extension WheelView: ShownControl { typealias Core = Wheel }
extension NumberSpinnerView: ShownControl { typealias Core = NumberSpinner }
extension SpinnerRowView: ShownControl { typealias Core = SpinnerRow }
extension TurntableView: ShownControl { typealias Core = Turntable }
extension RingMenuView: ShownControl { typealias Core = RingMenu }
extension DialView: ShownControl { typealias Core = Dial }
extension RangeDialView: ShownControl { typealias Core = RangeDial }

/// One view of each kind, created with a frame.
///
/// By their types, views can only be created with a coder.
@MainActor var viewsMadeByFrame: [RotaryView] {
  [
    WheelView(frame: .zero), PhoneDialView(frame: .zero), NumberSpinnerView(frame: .zero),
    SpinnerRowView(frame: .zero), TurntableView(frame: .zero), RingMenuView(frame: .zero),
    DialView(frame: .zero), RangeDialView(frame: .zero), ProgressRingView(frame: .zero),
    ActivityRingsView(frame: .zero), GaugeDialView(frame: .zero), ClockFaceView(frame: .zero),
    ColorWheelView(frame: .zero),
  ]
}

/// The types of all views.
let allViews: [any ShownControl.Type] = [
  WheelView.self, PhoneDialView.self, NumberSpinnerView.self, SpinnerRowView.self,
  TurntableView.self, RingMenuView.self, DialView.self, RangeDialView.self, ProgressRingView.self,
  ActivityRingsView.self, GaugeDialView.self, ClockFaceView.self, ColorWheelView.self,
]

extension ShownControl {
  static var hasSteppedValue: Bool { true }

  func stopMotion() {}

  /// A copy of the control.
  var control: Core { typedHost.read { $0 } }

  /// The host with its static type.
  var typedHost: ControlHost<Core> {
    guard let host = host as? ControlHost<Core> else {
      preconditionFailure("\(Self.self) shows another control than \(Core.self)")
    }
    return host
  }

  /// Replaces the view's control, for settings by name.
  func show(_ control: Core) {
    typedHost.set { $0 = control }
    setNeedsLayout()
  }
}
