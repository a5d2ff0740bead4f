#if GTK
import CGtk
import Rotary

/// Which items a turntable has in view, with the app's widgets in their cells and those that wait to be used again.
///
/// The widgets are children of the turntable's only while they show something. The app may do anything to them
/// meanwhile, and be asked anything in the middle of it: what is no child of the turntable's any more is let go of.
@MainActor
final class CellWidgets {
  /// An item in view.
  private struct Shown {
    var index: Int
    var node: NodeID
    let object: KeptObject
    var widget: KeptObject?
    var watch: WidgetConnection?
  }

  private let parent: WidgetPointer
  /// The items in view, by their numbers.
  private var shown: [Int: Shown] = [:]
  /// Widgets that show nothing now, the one that was freed last at the end.
  private var pool: [KeptObject] = []

  /// Shows nothing yet.
  ///
  /// - Parameter parent: the turntable's widget.
  init(in parent: WidgetPointer) { self.parent = parent }

  /// The objects in view, with their items' numbers.
  var objects: [ObjectPointer: Int] {
    [ObjectPointer: Int](
      shown.map { ($0.value.object.pointer, $0.key) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Whether an object is shown for an item.
  func isShown(_ id: Int) -> Bool { shown[id] != nil }

  /// Takes note of where the items in view are, and frees the widgets of those that have left.
  func follow(_ items: [TurntableCellItem]) {
    let here = Set(items.map(\.id))
    for id in shown.keys.sorted() where !here.contains(id) { free(id) }
    for item in items {
      shown[item.id]?.node = item.node
      if let index = item.index { shown[item.id]?.index = index }
    }
  }

  /// Shows an object for an item.
  ///
  /// - Parameters:
  ///   - object: the model's object.
  ///   - item: the item in view.
  ///   - index: where it stands.
  ///   - watch: what ends with the showing.
  func show(
    _ object: KeptObject,
    for item: TurntableCellItem,
    at index: Int,
    watch: WidgetConnection?
  ) {
    let widget = unbindInPlace(item.id, from: object) ?? takeWidget()
    shown[item.id] = Shown(
      index: index,
      node: item.node,
      object: object,
      widget: widget,
      watch: watch
    )
    widget?.lend { cell in object.lend { parent.bind(cell, to: $0, at: index) } }
  }

  /// Takes the widgets out of the turntable that show nothing, and puts the others in the order of their items.
  func arrange() {
    for widget in pool where isInside(widget) { gtk_widget_unparent(widget.pointer.widget) }
    var last: WidgetPointer?
    for cell in shown.values.sorted(by: { $0.index < $1.index }) {
      guard let widget = cell.widget, isInside(widget) else { continue }
      let next = widget.pointer.widget
      if gtk_widget_get_prev_sibling(next) != last { gtk_widget_insert_after(next, parent, last) }
      last = next
    }
  }

  /// Shows nothing any more, and lets go of all widgets.
  func removeAll() {
    for id in shown.keys.sorted() { free(id) }
    arrange()
    pool = []
  }

  /// The widgets in cells, by the nodes that they stand for.
  var widgets: [NodeID: WidgetPointer] {
    var found: [NodeID: WidgetPointer] = [:]
    for cell in shown.values {
      if let widget = cell.widget, isInside(widget) { found[cell.node] = widget.pointer.widget }
    }
    return found
  }

  /// Unbinds the widget that shows the same object for an item, to be bound again where it stands: so it keeps the
  /// keyboard.
  ///
  /// - Returns: the widget; nil where there is none, and whatever was shown for the item is freed.
  private func unbindInPlace(_ id: Int, from object: KeptObject) -> KeptObject? {
    guard let before = shown[id], before.object.pointer == object.pointer,
      let widget = before.widget, isInside(widget)
    else {
      free(id)
      return nil
    }
    shown[id] = nil
    before.watch?.disconnect()
    widget.lend { cell in object.lend { parent.unbind(cell, from: $0) } }
    // The app may have taken it out.
    return isInside(widget) ? widget : nil
  }

  private func free(_ id: Int) {
    guard let gone = shown.removeValue(forKey: id) else { return }
    gone.watch?.disconnect()
    guard let widget = gone.widget else { return }
    widget.lend { cell in
      keepFocus(from: cell.widget)
      if isInside(widget) { pool.append(widget) }
      gone.object.lend { parent.unbind(cell, from: $0) }
    }
  }

  /// A widget that shows nothing: one that did before, or else a new one of the app's; nil for none.
  private func takeWidget() -> KeptObject? {
    while let widget = pool.popLast() {
      if isInside(widget) { return widget }
      // Taken out of the turntable here, or put elsewhere by the app.
      if adopt(widget) { return widget }
    }
    guard let made = parent.createCell() else { return nil }
    guard adopt(made) else {
      refuse("RotaryTurntable::create-cell: the widget is in use already; return a new one")
      return nil
    }
    return made
  }

  private func adopt(_ widget: KeptObject) -> Bool {
    let widget = widget.pointer.widget
    guard gtk_widget_get_parent(widget) == nil, gtk_widget_get_root(widget) == nil else {
      return false
    }
    gtk_widget_set_parent(widget, parent)
    return true
  }

  private func isInside(_ widget: KeptObject) -> Bool {
    gtk_widget_get_parent(widget.pointer.widget) == parent
  }

  /// Has the turntable take the keyboard from a widget that goes.
  private func keepFocus(from widget: WidgetPointer) {
    guard let root = gtk_widget_get_root(parent), let focus = gtk_root_get_focus(root),
      focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    else { return }
    gtk_widget_grab_focus(parent)
  }
}

/// Where the app's widget stands in a cell.
struct CellPlace {
  /// Where the cell's origin is, how large it is seen and how opaque.
  var placement: Placement
  /// The side of an item's picture, in points.
  var side: Double
  /// Whether nothing moves, so that the widget may stand on whole points.
  var isAtRest: Bool

  /// Gives a widget its natural size, at least that of a picture, with its middle in the cell's origin, or with an edge
  /// at the picture's, as the widget is aligned.
  @MainActor
  func allocate(_ widget: WidgetPointer) {
    guard let flat = placement.transform.flat else { return }
    let width = length(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let height = length(of: widget, GTK_ORIENTATION_VERTICAL, for: width)
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let left = start(of: width, gtk_widget_get_halign(widget), isMirrored: isMirrored)
    let top = start(of: height, gtk_widget_get_valign(widget), isMirrored: false)
    let corner = Point2D(flat.tx + flat.a * left, flat.ty + flat.d * top)
    let isSharp = isAtRest && flat.a == 1 && flat.d == 1
    var place = graphene_point_t(
      x: Float(isSharp ? corner.x.rounded() : corner.x),
      y: Float(isSharp ? corner.y.rounded() : corner.y)
    )
    var transform = gsk_transform_translate(nil, &place)
    transform = gsk_transform_scale(transform, Float(flat.a), Float(flat.d))
    gtk_widget_allocate(widget, width, height, -1, transform)
    let isSeen = flat.a > 0 && flat.d > 0 && (placement.opacity ?? 1) > 0
    gtk_widget_set_child_visible(widget, isSeen ? 1 : 0)
  }

  @MainActor
  private func length(
    of widget: WidgetPointer,
    _ orientation: GtkOrientation,
    for size: gint
  ) -> gint {
    var natural: gint = 0
    gtk_widget_measure(widget, orientation, size, nil, &natural, nil, nil)
    return Swift.max(natural, gint(side.rounded()))
  }

  /// Where a length begins, from the cell's origin.
  private func start(of length: gint, _ align: GtkAlign, isMirrored: Bool) -> Double {
    let length = Double(length)
    switch align {
    case GTK_ALIGN_START: return isMirrored ? side / 2 - length : -side / 2
    case GTK_ALIGN_END: return isMirrored ? -side / 2 : side / 2 - length
    default: return -length / 2
    }
  }
}
#endif
