#if GTK
import CGtk
import Rotary

// What `include/rotary.h` declares: the types by name, and nothing that properties and signals have already.

/// Makes GTK ready and registers all types, so that builders and bindings find them by name.
///
/// To be called on the main thread before all else; a second time nothing happens. What Swift and libdispatch put
/// on the main queue then runs in GLib's loop.
@c(rotary_init)
public func rotaryInit() {
  gtk_init()
  MainActor.assumeIsolated { RotaryLibrary.begin() }
}

/// The abstract type of all widgets.
@c(rotary_widget_get_type)
public func rotaryWidgetType() -> GType { MainActor.assumeIsolated { RotaryWidget.type } }

/// The type `RotaryWheel`.
@c(rotary_wheel_get_type)
public func wheelType() -> GType { MainActor.assumeIsolated { WheelWidget.type } }

/// Makes a wheel of eight sectors, with a floating reference.
@c(rotary_wheel_new)
public func newWheel() -> WidgetPointer { WidgetPointer.make(wheelType()) }

/// The type `RotaryNumberSpinner`.
@c(rotary_number_spinner_get_type)
public func numberSpinnerType() -> GType { MainActor.assumeIsolated { NumberSpinnerWidget.type } }

/// Makes a spinner from 0 to 9, with a floating reference.
@c(rotary_number_spinner_new)
public func newNumberSpinner() -> WidgetPointer { WidgetPointer.make(numberSpinnerType()) }

/// The type `RotarySpinnerRow`.
@c(rotary_spinner_row_get_type)
public func spinnerRowType() -> GType { MainActor.assumeIsolated { SpinnerRowWidget.type } }

/// Makes a row of spinners, with a floating reference.
@c(rotary_spinner_row_new)
public func newSpinnerRow() -> WidgetPointer { WidgetPointer.make(spinnerRowType()) }

/// The type `RotaryTurntable`.
@c(rotary_turntable_get_type)
public func turntableType() -> GType { MainActor.assumeIsolated { TurntableWidget.type } }

/// Makes a turntable, with a floating reference.
@c(rotary_turntable_new)
public func newTurntable() -> WidgetPointer { WidgetPointer.make(turntableType()) }

/// The type `RotaryItem`.
@c(rotary_item_get_type)
public func itemType() -> GType { MainActor.assumeIsolated { ItemType.type } }

/// Makes what a turntable draws of an item.
///
/// - Parameter title: its words; none for no words.
/// - Returns: an object that the caller owns.
@c(rotary_item_new)
public func newItem(_ title: UnsafePointer<CChar>?) -> ObjectPointer? {
  let words = title.map { String(cString: $0) } ?? ""
  nonisolated(unsafe) var made: ObjectPointer?
  MainActor.assumeIsolated { made = ItemType.make(TurntableItem(words)).addReference() }
  return made
}

/// The type `RotaryRingMenu`.
@c(rotary_ring_menu_get_type)
public func ringMenuType() -> GType { MainActor.assumeIsolated { RingMenuWidget.type } }

/// Makes a closed ring menu, with a floating reference.
@c(rotary_ring_menu_new)
public func newRingMenu() -> WidgetPointer { WidgetPointer.make(ringMenuType()) }

/// The type `RotaryRingMenuController`.
@c(rotary_ring_menu_controller_get_type)
public func ringMenuControllerType() -> GType {
  MainActor.assumeIsolated { RingMenuController.type }
}

/// Gives a widget a ring menu.
///
/// - Parameters:
///   - widget: the widget, which keeps the menu.
///   - model: what the menu offers; NULL for what its ring is given as `titles`.
/// - Returns: the ring, which the caller does not own.
@c(rotary_ring_menu_attach)
public func attachRingMenu(
  _ widget: WidgetPointer,
  _ model: UnsafeMutablePointer<GMenuModel>?
) -> WidgetPointer {
  nonisolated(unsafe) let (owner, content) = (widget, model)
  nonisolated(unsafe) var ring: WidgetPointer?
  MainActor.assumeIsolated {
    let controller = RingMenuController()
    controller.menuModel = content
    controller.widget = owner
    ring = controller.menu.widget
  }
  guard let ring else { preconditionFailure("a controller has no ring") }
  return ring
}

/// The type `RotaryDial`.
@c(rotary_dial_get_type)
public func dialType() -> GType { MainActor.assumeIsolated { DialWidget.type } }

/// Makes a dial from 0 to 100, with a floating reference.
@c(rotary_dial_new)
public func newDial() -> WidgetPointer { WidgetPointer.make(dialType()) }

/// The type `RotaryRangeDial`.
@c(rotary_range_dial_get_type)
public func rangeDialType() -> GType { MainActor.assumeIsolated { RangeDialWidget.type } }

/// Makes a dial with two thumbs, with a floating reference.
@c(rotary_range_dial_new)
public func newRangeDial() -> WidgetPointer { WidgetPointer.make(rangeDialType()) }

/// The type `RotaryProgressRing`.
@c(rotary_progress_ring_get_type)
public func progressRingType() -> GType { MainActor.assumeIsolated { ProgressRingWidget.type } }

/// Makes a progress ring, with a floating reference.
@c(rotary_progress_ring_new)
public func newProgressRing() -> WidgetPointer { WidgetPointer.make(progressRingType()) }
#endif
