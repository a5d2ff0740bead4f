#if GTK
import CGtk
import Rotary

/// A scrolling list of any number of items around a half-hidden planet.
///
/// ```swift
/// let friends = TurntableWidget()
/// friends.setModel(ItemList(count: names.count) { TurntableItem(names[$0]) }.model)
/// friends.onValueChanged { friends in print(friends.selectedIndex ?? -1) }
/// gtk_window_set_child(window, friends.widget)
/// ```
///
/// A tap on an item emits `activate`, and then `value-changed` if the item was not selected before.
public final class TurntableWidget: RotaryWidget {
  /// The widgets' GType, `RotaryTurntable`.
  public override class var type: GType { registered }

  private static let registered = TurntableHost.makeKind().register()

  private var core: ControlHost<Turntable> { content(Turntable.self).control }

  private var turntable: TurntableHost {
    guard let host = host as? TurntableHost else {
      preconditionFailure("The widget is not a RotaryTurntable.")
    }
    return host
  }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Refers to an existing widget; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with each event of the core.
  ///
  /// Only the user's actions send events, not the program's changes. The widget keeps the closure.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (TurntableEvent) -> Void
  ) -> WidgetConnection { content(Turntable.self).onEvent(body) }

  /// Shows the items of a model, and observes its changes.
  ///
  /// Each visible object is shown by a widget of the app (``setCells(make:bind:unbind:)``). Without one, the core draws
  /// the content of a `RotaryItem` or `GtkStringObject`, and a placeholder for other objects. Items keep their places
  /// when others are inserted or removed; an object that is removed and inserted in one change moves. Set the cells
  /// before the model. Setting the same model again reloads its items.
  ///
  /// - Parameter model: a `GListModel` of objects, such as a `GtkStringList` or the model of an ``ItemList``; the
  ///   widget keeps it. Items beyond `TurntableList.greatestCount` are not shown. Nil shows no items. Before a model is
  ///   set, the settings define the items, by count or titles.
  public func setModel(_ model: OpaquePointer?) { turntable.setModel(model) }

  /// The model of the items, a `GListModel`; nil if there is none.
  public var model: OpaquePointer? { turntable.model?.pointer }

  /// Shows the app's widgets in the cells, similar to `GtkSignalListItemFactory`.
  ///
  /// Only visible items have widgets; the widgets are recycled. The turntable gives each its natural size, at least
  /// that of a picture, and moves, scales and fades it. The widget is centred where the picture would be. With a
  /// `halign` or `valign` of start or end, its edge is at the picture's edge. Interactive children receive presses; a
  /// drag that begins on them turns the turntable. The turntable receives the keys that they do not handle.
  ///
  /// The closures may change the model, remove a widget from the turntable (the item is then drawn), or destroy the
  /// turntable. The widget keeps them.
  ///
  /// - Parameters:
  ///   - make: returns a new widget; nil to have the item drawn. A widget that already has a parent is rejected with a
  ///     warning. For a control of this library, return ``newDial()`` or a similar function's result: a `DialWidget()`
  ///     made in the closure would release its widget at the closure's end. Elsewhere, refer to the cell's widget with
  ///     `DialWidget(cell)`.
  ///   - bind: called with a cell's widget, the model's object to show, and its position.
  ///   - unbind: called with the widget and the object when the object is no longer visible or was removed, and when
  ///     the turntable is destroyed. Capture the turntable's owner weakly.
  /// - Returns: a connection that can end this; you need not keep it. Visible widgets stay until a model is set.
  @discardableResult
  public func setCells(
    make: @escaping @MainActor () -> WidgetPointer?,
    bind: @escaping @MainActor (WidgetPointer, ObjectPointer, Int) -> Void,
    unbind: @escaping @MainActor (WidgetPointer, ObjectPointer) -> Void = { _, _ in }
  ) -> WidgetConnection {
    let connections = [
      connect(
        widget,
        CellSignal.create.rawValue,
        answering: { result, _ in
          if let result, let made = make() { result.setWidget(made) }
        }
      ),
      connect(
        widget,
        CellSignal.bind.rawValue,
        answering: { _, arguments in
          guard let cell = arguments.object(at: 1), let item = arguments.object(at: 2) else {
            return
          }
          bind(cell.widget, item, arguments.count(at: 3))
        }
      ),
      connect(
        widget,
        CellSignal.unbind.rawValue,
        answering: { _, arguments in
          guard let cell = arguments.object(at: 1), let item = arguments.object(at: 2) else {
            return
          }
          unbind(cell.widget, item)
        }
      ),
    ]
    return WidgetConnection { for connection in connections { connection.disconnect() } }
  }

  /// The number of items.
  public var itemCount: Int { core.read { $0.list.count } }

  /// The selected item; nil if none is selected.
  ///
  /// Setting it sends no events and does not scroll. An index without an item is ignored. Default nil.
  public var selectedIndex: Int? {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// The item nearest to the middle of the arc; nil if there are no items.
  public var centeredIndex: Int? { core.read { $0.centeredIndex } }

  /// Scrolls to an item.
  ///
  /// Sends no events.
  ///
  /// - Parameters:
  ///   - index: the item. An index without an item is ignored.
  ///   - position: the item's position after scrolling. Default the middle of the arc.
  ///   - animated: whether to animate the motion.
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func scrollToItem(
    at index: Int,
    position: Turntable.ScrollPosition = .middle,
    animated: Bool
  ) -> CommandedMotion<Int?>? {
    core.move(\.centeredIndex) {
      $0.scroll(to: index, position: position, animated: animated)
    }
  }

  /// The control's behaviour.
  ///
  /// `asksForItems` cannot be set: it is true while there is a ``model``.
  public var options: TurntableOptions {
    get { core[\.options] }
    set {
      var options = newValue
      options.asksForItems = model != nil
      core[\.options] = options
    }
  }

  /// The control's appearance.
  public var style: TurntableStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}

extension Turntable: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "RotaryTurntable" }
  /// The signal for an event in addition to `event`.
  public static func signal(for event: TurntableEvent) -> WidgetSignal? {
    switch event {
    case .changed: return .valueChanged
    case .pressed: return .activate
    case .willDisplay, .didEndDisplay, .centered, .skipped, .sought, .metEnd, .cameToRest:
      return nil
    }
  }
}

/// The GType `RotaryTurntable`.
@c(rotary_turntable_get_type)
public func turntableType() -> GType { MainActor.assumeIsolated { TurntableWidget.type } }

/// Makes a turntable, with a floating reference.
@c(rotary_turntable_new)
public func newTurntable() -> WidgetPointer { WidgetPointer.make(turntableType()) }
#endif
