import Rotary
import UIKit

@testable import RotaryUIKit

/// A view that shows one of the core's controls, for tests that run over all of them.
@MainActor
protocol ShownControl: RotaryView {
  /// The control it shows.
  associatedtype Core: ConfigurableControl
  /// Takes each event of the control.
  var eventHandler: ((Core.Event) -> Void)? { get set }
  /// Ends what moves by itself from the beginning; by default nothing does.
  func standStill()
}

extension WheelView: ShownControl { typealias Core = Wheel }
extension NumberSpinnerView: ShownControl { typealias Core = NumberSpinner }
extension SpinnerRowView: ShownControl { typealias Core = SpinnerRow }
extension TurntableView: ShownControl { typealias Core = Turntable }
extension RingMenuView: ShownControl { typealias Core = RingMenu }
extension DialView: ShownControl { typealias Core = Dial }
extension RangeDialView: ShownControl { typealias Core = RangeDial }

/// One of each, made by a frame: by their types they can only be made by a coder.
@MainActor var viewsMadeByFrame: [RotaryView] {
  [
    WheelView(frame: .zero), NumberSpinnerView(frame: .zero), SpinnerRowView(frame: .zero),
    TurntableView(frame: .zero), RingMenuView(frame: .zero), DialView(frame: .zero),
    RangeDialView(frame: .zero), ProgressRingView(frame: .zero),
  ]
}

/// All views that there are.
let allViews: [any ShownControl.Type] = [
  WheelView.self, NumberSpinnerView.self, SpinnerRowView.self, TurntableView.self,
  RingMenuView.self, DialView.self, RangeDialView.self, ProgressRingView.self,
]

extension ShownControl {
  func standStill() {}

  /// The control as it is now.
  var control: Core { typedHost.read { $0 } }

  /// The host by its type.
  var typedHost: ControlHost<Core> {
    guard let host = host as? ControlHost<Core> else {
      preconditionFailure("\(Self.self) shows another control than \(Core.self)")
    }
    return host
  }

  /// Puts another control in the place of its own, as settings by name make it.
  func show(_ control: Core) {
    typedHost.set { $0 = control }
    setNeedsLayout()
  }
}
