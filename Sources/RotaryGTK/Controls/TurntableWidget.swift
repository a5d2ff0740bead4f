#if GTK
import CGtk
import Rotary

/// Any number of items around a planet of which one half is hidden; a list that is turned.
///
/// ```swift
/// let friends = TurntableWidget()
/// friends.setItemProvider { index in TurntableItem(names[index]) }
/// try friends.setItemCount(names.count)
/// friends.onValueChanged { friends in print(friends.selectedIndex ?? -1) }
/// gtk_window_set_child(window, friends.widget)
/// ```
///
/// A tap on an item emits `activate`, and then `value-changed` if it was not chosen before.
public final class TurntableWidget: RotaryWidget {
  /// The type of its widgets, `RotaryTurntable`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<Turntable>.makeKind().register()

  private var core: ControlHost<Turntable> { content(Turntable.self).control }

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

  /// Has a closure say what an item shows when it comes into view: the app's data source, by the item's number.
  ///
  /// Items are numbered from 0 in the order in which they came into the list. Without one they show the titles
  /// of the style, or their numbers.
  ///
  /// - Parameter provider: is kept by the widget; answers nil for an item that is not to be had. Nil takes
  ///   the one there was away.
  public func setItemProvider(_ provider: (@MainActor (Int) -> TurntableItem?)?) {
    let host = content(Turntable.self)
    host.prepare = provider.map { Self.filling(host, from: $0) }
    core[\.options.asksForItems] = provider != nil
  }

  /// What fills the cells of a turntable that came into view.
  private static func filling(
    _ host: ControlWidget<Turntable>,
    from provider: @escaping @MainActor (Int) -> TurntableItem?
  ) -> @MainActor () -> Void {
    { [unowned host] in
      guard host.control.read({ $0.awaitsItems }) else { return }
      host.control.adjust { table in table.fillCells { id in provider(id) } }
    }
  }

  /// How many items there are.
  public var itemCount: Int { core.read { $0.list.count } }

  /// Takes so many items, numbered from 0, in the place of those there are.
  ///
  /// - Throws: `TurntableProblem.badCount` when there cannot be so many.
  public func setItemCount(_ count: Int) throws(TurntableProblem) {
    let list = try TurntableList(count: count)
    core.move { $0.replace(with: list, at: $1) }
  }

  /// Inserts, removes, moves and updates items, seen along the arc.
  ///
  /// - Throws: when any of the changes is wrong; then none is made.
  public func apply(_ batch: TurntableBatch) throws(TurntableProblem) {
    let time = host?.now ?? 0
    try core.set { table throws(TurntableProblem) in try table.apply(batch, at: time) }
  }

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
  public func scrollToItem(
    at index: Int,
    position: Turntable.ScrollPosition = .middle,
    animated: Bool
  ) {
    core.move { $0.scroll(to: index, position: position, animated: animated, at: $1) }
  }

  /// How it behaves.
  public var options: TurntableOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// What it looks like.
  public var style: TurntableStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}
#endif
