#if GTK
import CGtk
import Rotary

/// Any number of items around a planet of which one half is hidden; a list that is turned.
///
/// ```swift
/// let friends = TurntableWidget()
/// friends.setModel(ItemList(count: names.count) { TurntableItem(names[$0]) }.model)
/// friends.onValueChanged { friends in print(friends.selectedIndex ?? -1) }
/// gtk_window_set_child(window, friends.widget)
/// ```
///
/// A tap on an item emits `activate`, and then `value-changed` if it was not chosen before.
public final class TurntableWidget: RotaryWidget {
  /// The type of its widgets, `RotaryTurntable`.
  public override class var type: GType { registered }

  private static let registered = TurntableHost.makeKind().register()

  private var core: ControlHost<Turntable> { content(Turntable.self).control }

  private var turntable: TurntableHost {
    guard let host = host as? TurntableHost else {
      preconditionFailure("the widget shows no turntable")
    }
    return host
  }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Stands for a widget that was made elsewhere; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with all that the user brings about, in the core's words.
  ///
  /// What a program sets, moves or scrolls is not told. The closure is kept by the widget.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (TurntableEvent) -> Void
  ) -> WidgetConnection { content(Turntable.self).onEvent(body) }

  /// Shows the items of a model, and follows what it tells of its changes.
  ///
  /// Of each object that comes into view a widget is shown that the app makes (``setCells(make:bind:unbind:)``), or
  /// else the words: those of a `RotaryItem` or a `GtkStringObject`; of any other a sign that nothing is known.
  /// Items that stay keep their places when others come and go; an object that is removed and inserted at once
  /// travels. To have another kind of cells, set them before the model. The same model once more is shown anew.
  ///
  /// - Parameter model: a `GListModel` of objects, such as a `GtkStringList` or that of an ``ItemList``, which the
  ///   widget keeps; of more than `TurntableList.greatestCount` items the others are left out. Nil for no items.
  ///   Before any is set, the items are the numbers or titles that the settings say.
  public func setModel(_ model: OpaquePointer?) { turntable.setModel(model) }

  /// The model of the items, a `GListModel`; nil for none.
  public var model: OpaquePointer? { turntable.model?.pointer }

  /// Has the app's own widgets stand in the cells, as a `GtkSignalListItemFactory` has those of a list.
  ///
  /// Only items in sight have widgets, which are used again for others. The turntable gives each its natural size, at
  /// least that of a picture, moves, scales and fades it. Its middle stands where that of the picture would be; with
  /// `halign` or `valign` at the start or the end, its edge stands at the picture's. What can be pressed in it is
  /// pressed; a drag that begins there turns the turntable. The keys that it leaves are the turntable's.
  ///
  /// The closures may do anything: change the model, take a widget out of the turntable (the item is drawn then), or
  /// take the turntable itself away. They are kept by the widget.
  ///
  /// - Parameters:
  ///   - make: answers a new widget; nil to have an item drawn. One that is in use already is refused with a warning.
  ///     For a control of this library it answers ``newDial()`` and the like: a widget of ``DialWidget`` goes with the
  ///     last object of Swift's that stands for it, and so at the end of the closure, before anybody has put it
  ///     anywhere. A `DialWidget(cell)` stands for it wherever it is to be set.
  ///   - bind: is handed such a widget, an object of the model that it is to show, and its position now.
  ///   - unbind: is handed the widget and the object when that is out of sight, or gone; also when the turntable
  ///     goes, so whoever owns that is captured weakly.
  /// - Returns: what ends that; need not be kept. Widgets that are shown stay until the model is set anew.
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
          if let result, let made = make() { result.giveWidget(made) }
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

  /// How many items there are.
  public var itemCount: Int { core.read { $0.list.count } }

  /// The chosen item; nil for none.
  ///
  /// Setting it tells nothing and scrolls nothing; an index without an item is ignored. Default nil.
  public var selectedIndex: Int? {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// The item nearest to the middle of the arc; nil without items.
  public var centeredIndex: Int? { core.read { $0.centeredIndex } }

  /// Scrolls to an item; tells nothing.
  ///
  /// - Parameters:
  ///   - index: the item; one that does not exist changes nothing.
  ///   - position: where to bring it. Default the middle of the arc.
  ///   - animated: whether it turns there, or stands there at once.
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func scrollToItem(
    at index: Int,
    position: Turntable.ScrollPosition = .middle,
    animated: Bool
  ) -> CommandedMotion<Int?>? {
    core.move(\.centeredIndex) {
      $0.scroll(to: index, position: position, animated: animated, at: $1)
    }
  }

  /// How it behaves.
  ///
  /// Whether it asks for items is not the app's to say: it does while there is a ``model``.
  public var options: TurntableOptions {
    get { core[\.options] }
    set {
      var options = newValue
      options.asksForItems = model != nil
      core[\.options] = options
    }
  }

  /// What it looks like.
  public var style: TurntableStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}

extension Turntable: WidgetControl {
  static var typeName: String { "RotaryTurntable" }
  static var cssName: String { "rotaryturntable" }
  static func signal(for event: TurntableEvent) -> WidgetSignal? {
    switch event {
    case .changed: return .valueChanged
    case .pressed: return .activate
    case .willDisplay, .didEndDisplay, .centered, .skipped, .added, .sought, .metEnd, .cameToRest:
      return nil
    }
  }
}

/// The type `RotaryTurntable`.
@c(rotary_turntable_get_type)
public func turntableType() -> GType { MainActor.assumeIsolated { TurntableWidget.type } }

/// Makes a turntable, with a floating reference.
@c(rotary_turntable_new)
public func newTurntable() -> WidgetPointer { WidgetPointer.make(turntableType()) }
#endif
