#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC)

// Outlets for Interface Builder, which can only connect properties of Objective-C's types. An object that does not conform
// to the protocol is ignored.

extension WheelView {
  /// The ``delegate``, for Interface Builder.
  @IBOutlet public var delegateOutlet: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any WheelViewDelegate }
  }
}

extension TurntableView {
  /// The ``dataSource``, for Interface Builder.
  @IBOutlet public var dataSourceOutlet: AnyObject? {
    get { dataSource }
    set { dataSource = newValue as? any TurntableViewDataSource }
  }

  /// The ``delegate``, for Interface Builder.
  @IBOutlet public var delegateOutlet: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any TurntableViewDelegate }
  }
}

extension PhoneDialView {
  /// The ``delegate``, for Interface Builder.
  @IBOutlet public var delegateOutlet: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any PhoneDialViewDelegate }
  }
}

extension RingMenuView {
  /// The ``delegate``, for Interface Builder.
  @IBOutlet public var delegateOutlet: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any RingMenuViewDelegate }
  }
}
#endif
#endif
