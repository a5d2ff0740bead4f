#if canImport(UIKit)
import Rotary
import UIKit

/// What a wheel tells its owner, as a picker view tells its delegate.
///
/// Each is called after the wheel shows what it is about, in the order in which it happened; a method may set
/// the wheel to something else. What a program sets, turns or spins is not told.
@MainActor
public protocol WheelViewDelegate: AnyObject {
  /// Another sector is on the pointer; told whenever `.valueChanged` is sent.
  func wheelDidChangeValue(_ wheel: WheelView)
  /// The hub was pressed.
  func wheelDidPress(_ wheel: WheelView)
  /// A hole of a rotary phone was turned to the stop and let go.
  ///
  /// ``wheelDidChangeValue(_:)`` follows, also for the same hole again.
  func wheel(_ wheel: WheelView, didDial hole: Int)
}

// Each may be left out.
extension WheelViewDelegate {
  /// Does nothing.
  public func wheelDidChangeValue(_ wheel: WheelView) {}
  /// Does nothing.
  public func wheelDidPress(_ wheel: WheelView) {}
  /// Does nothing.
  public func wheel(_ wheel: WheelView, didDial hole: Int) {}
}

/// A rotating picker of sectors, used as a `UIPickerView` of one column is, or a rotary phone's dial.
///
/// ```swift
/// let wheel = WheelView(frame: CGRect(x: 20, y: 80, width: 280, height: 280))
/// try wheel.setSectors([Sector("Tea"), Sector("Coffee"), Sector("Water")])
/// wheel.addAction(
///   UIAction { [unowned wheel] _ in print(wheel.selectedIndex) },
///   for: .valueChanged
/// )
/// view.addSubview(wheel)
/// ```
///
/// A press of the hub sends `.primaryActionTriggered`.
open class WheelView: RotaryValueView {
  private let core = ControlHost(Wheel())

  /// Is told what the user does with the wheel; not kept alive by it.
  ///
  /// Default nil.
  public weak var delegate: (any WheelViewDelegate)?

  /// Takes all that the user brings about, in the core's words: also what has no control event of UIKit's.
  ///
  /// What a program sets, moves or scrolls is not told. Default nil.
  public var eventHandler: ((WheelEvent) -> Void)?

  override var host: any ControlHosting { core }

  override func sendEvents() {
    core.sendEvents { event in
      give(Wheel.feedback(for: event))
      eventHandler?(event)
      switch event {
      case .changing, .skipped: sendValueChanged(isFinal: false)
      case .changed: sendValueChanged(isFinal: true)
      case .dialled(let hole):
        delegate?.wheel(self, didDial: hole)
        sendValueChanged()
      case .pressed:
        sendActions(for: .primaryActionTriggered)
        delegate?.wheelDidPress(self)
      case .pulse, .metEnd: break
      }
    }
  }

  /// Presses the hub, or dials a phone's hole, by assistive technology.
  open override func accessibilityActivate() -> Bool { take(.key(.enter), at: now) == .handled }

  override func tellValue() { delegate?.wheelDidChangeValue(self) }

  /// What it offers, at least one.
  public var sectors: [Sector] { core.read { $0.sectors } }

  /// Replaces the sectors; the selection stays where its index still exists.
  ///
  /// - Throws: when there is none, or one whose weight is not a positive number; the wheel is as it was.
  public func setSectors(_ sectors: [Sector]) throws(SectorLayout.WeightError) {
    try core.set { wheel throws(SectorLayout.WeightError) in try wheel.setSectors(sectors) }
  }

  /// The sector that is on the pointer, turning or not; a phone's last dialled hole.
  ///
  /// Setting it tells nothing, and disturbs no finger where the app only sets what it was told; one that
  /// does not exist is ignored. Default 0.
  @IBInspectable public var selectedIndex: Int {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Turns to a sector by the shorter way, whatever moved or held the wheel; tells nothing.
  ///
  /// A phone is dialled, and tells nothing of that either.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setSelectedIndex(_ index: Int, animated: Bool) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.select(index, animated: animated, at: $1) }
  }

  /// Spins to a sector; tells nothing.
  ///
  /// - Parameters:
  ///   - index: the sector on which it comes to rest; one that does not exist changes nothing.
  ///   - turns: how many full turns it makes on the way, below zero counterclockwise.
  ///   - duration: how long it takes, in seconds. Default 4.
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func spin(to index: Int, turns: Int, duration: Double = 4) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.spin(to: index, turns: turns, duration: duration, at: $1) }
  }

  /// How it behaves.
  public var options: WheelOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// What it looks like.
  public var style: WheelStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}
#endif
