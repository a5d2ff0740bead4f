#if canImport(UIKit)
import Rotary
import UIKit

/// The methods that a phone calls after the user's actions.
///
/// All are optional. Each is called after the phone shows the change. Dialling a hole by code calls none.
@MainActor
public protocol PhoneDialViewDelegate: AnyObject {
  /// Called when the user has dialled a hole, after `.valueChanged`, even if the same hole was dialled before.
  func phoneDial(_ phoneDial: PhoneDialView, didDial hole: Int)
  /// Called when the user presses the hub.
  func phoneDialDidPress(_ phoneDial: PhoneDialView)
}

// Default implementations make the methods optional.
extension PhoneDialViewDelegate {
  /// Does nothing.
  public func phoneDial(_ phoneDial: PhoneDialView, didDial hole: Int) {}
  /// Does nothing.
  public func phoneDialDidPress(_ phoneDial: PhoneDialView) {}
}

/// The dial of a rotary phone: the user turns a hole to the finger stop, which dials it.
///
/// ```swift
/// let phone = PhoneDialView(frame: CGRect(x: 20, y: 80, width: 280, height: 280))
/// phone.addAction(
///   UIAction { [unowned phone] _ in print(phone.holes[phone.dialledHole].title) },
///   for: .valueChanged
/// )
/// view.addSubview(phone)
/// ```
///
/// Each dialled hole sends `.valueChanged`, even if the same hole was dialled before. Pressing the hub sends
/// `.primaryActionTriggered`.
open class PhoneDialView: RotaryView, EventSending {
  private let core = ControlHost(PhoneDial())

  /// The phone's delegate, not retained.
  ///
  /// Default nil.
  public weak var delegate: (any PhoneDialViewDelegate)?

  /// A closure that receives every event, including those without a UIKit control event.
  ///
  /// Only the user's actions send events; changes by code send none. Default nil.
  public var eventHandler: ((PhoneDialEvent) -> Void)?

  override var host: any ControlHosting { core }

  override func sendEvents() {
    core.sendEvents { event in
      eventHandler?(event)
      switch event {
      case .dialled(let hole):
        sendActions(for: .valueChanged)
        delegate?.phoneDial(self, didDial: hole)
      case .pressed:
        sendActions(for: .primaryActionTriggered)
        delegate?.phoneDialDidPress(self)
      case .pulse, .metEnd: break
      }
    }
  }

  /// Dials the hole with the focus ring, for assistive technology.
  open override func accessibilityActivate() -> Bool { process(.key(.enter), at: now) == .handled }

  /// The holes, at least one.
  ///
  /// Default the digits 1 to 9 and 0. Setting no holes has no effect.
  public var holes: [PhoneHole] {
    get { core.read { $0.holes } }
    set { core.set { _ = $0.setHoles(newValue) } }
  }

  /// The hole dialled last.
  ///
  /// Setting it neither turns the dial nor sends an event. A hole that does not exist is ignored. Default 0.
  @IBInspectable public var dialledHole: Int {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Dials a hole without sending an event, if the dial rests.
  ///
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func dial(_ hole: Int) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.dial(hole) }
  }

  /// The settings for the phone's behaviour.
  public var options: PhoneDialOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The settings for the phone's appearance.
  public var style: PhoneDialStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}

#if canImport(ObjectiveC)
// For Interface Builder, which connects only properties of Objective-C's types. An object that does not conform to the
// protocol is ignored.
extension PhoneDialView {
  /// The ``delegate``, for Interface Builder.
  @IBOutlet public var delegateOutlet: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any PhoneDialViewDelegate }
  }
}
#endif
#endif
