#if GTK
import CGtk
import Rotary

/// The visible items of a turntable, the app's widgets in their cells, and unused widgets to recycle.
///
/// A widget is a child of the turntable only while it shows an item. The app may change or remove a widget at any
/// time, also while it handles a signal, so a widget that is no longer a child of the turntable is released.
@MainActor
final class CellWidgets {
  /// A visible item.
  private struct Shown {
    var index: Int
    var node: NodeID
    let object: ObjectReference
    var widget: ObjectReference?
    var watch: WidgetConnection?
  }

  private let parent: WidgetPointer
  /// The visible items by their IDs.
  private var shown: [Int: Shown] = [:]
  /// Unused widgets; the last one was released most recently.
  private var pool: [ObjectReference] = []

  /// Makes an empty collection.
  ///
  /// - Parameter parent: the turntable's widget.
  init(in parent: WidgetPointer) { self.parent = parent }

  /// The IDs of the visible items, by their objects.
  var objects: [ObjectPointer: Int] {
    [ObjectPointer: Int](
      shown.map { ($0.value.object.pointer, $0.key) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Whether an item has an object.
  func isShown(_ id: Int) -> Bool { shown[id] != nil }

  /// Updates the positions of the visible items, and releases the widgets of items that are no longer visible.
  func update(_ items: [TurntableCellItem]) {
    let visibleIDs = Set(items.map(\.id))
    for id in shown.keys.sorted() where !visibleIDs.contains(id) { free(id) }
    for item in items {
      shown[item.id]?.node = item.node
      if let index = item.index { shown[item.id]?.index = index }
    }
  }

  /// Shows an object in the cell of an item.
  ///
  /// - Parameters:
  ///   - object: the model's object.
  ///   - item: the visible item.
  ///   - index: the item's index.
  ///   - watch: a connection to disconnect when the item is no longer shown.
  func show(
    _ object: ObjectReference,
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
    widget?.withObject { cell in object.withObject { parent.bind(cell, to: $0, at: index) } }
  }

  /// Removes unused widgets from the turntable, and sorts the others by their items' order.
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

  /// Releases all items and widgets.
  func removeAll() {
    for id in shown.keys.sorted() { free(id) }
    arrange()
    pool = []
  }

  /// The widgets in cells, by the scene nodes that they replace.
  var widgets: [NodeID: WidgetPointer] {
    var found: [NodeID: WidgetPointer] = [:]
    for cell in shown.values {
      if let widget = cell.widget, isInside(widget) { found[cell.node] = widget.pointer.widget }
    }
    return found
  }

  /// Unbinds the widget that already shows this object for an item.
  ///
  /// The widget stays in the turntable and keeps the focus; the caller binds it again.
  ///
  /// - Returns: the widget; nil if there is none. Then anything else shown for the item is released.
  private func unbindInPlace(_ id: Int, from object: ObjectReference) -> ObjectReference? {
    guard let before = shown[id], before.object.pointer == object.pointer,
      let widget = before.widget, isInside(widget)
    else {
      free(id)
      return nil
    }
    shown[id] = nil
    before.watch?.disconnect()
    widget.withObject { cell in object.withObject { parent.unbind(cell, from: $0) } }
    // The app may have removed the widget from the turntable.
    return isInside(widget) ? widget : nil
  }

  private func free(_ id: Int) {
    guard let removed = shown.removeValue(forKey: id) else { return }
    removed.watch?.disconnect()
    guard let widget = removed.widget else { return }
    widget.withObject { cell in
      keepFocus(from: cell.widget)
      if isInside(widget) { pool.append(widget) }
      removed.object.withObject { parent.unbind(cell, from: $0) }
    }
  }

  /// Takes an unused widget, or asks the app for a new one; nil if the app returns none.
  private func takeWidget() -> ObjectReference? {
    while let widget = pool.popLast() {
      if isInside(widget) { return widget }
      // `arrange` or the app has removed the widget from the turntable.
      if adopt(widget) { return widget }
    }
    guard let made = parent.createCell() else { return nil }
    guard adopt(made) else {
      logWarning(
        "RotaryTurntable::create-cell: the widget has a parent or is a window; return a new widget"
      )
      return nil
    }
    let widget = made.pointer.widget
    // GTK would only move the widget inside its present place.
    for property in ["halign", "valign"] {
      listen(opaque(widget), "notify::\(property)") {
        if let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_allocate(parent) }
      }
    }
    return made
  }

  private func adopt(_ widget: ObjectReference) -> Bool {
    let widget = widget.pointer.widget
    guard gtk_widget_get_parent(widget) == nil, gtk_widget_get_root(widget) == nil else {
      return false
    }
    gtk_widget_set_parent(widget, parent)
    return true
  }

  private func isInside(_ widget: ObjectReference) -> Bool {
    gtk_widget_get_parent(widget.pointer.widget) == parent
  }

  /// Moves the focus to the turntable if a widget that is about to be released has it.
  private func keepFocus(from widget: WidgetPointer) {
    guard let root = gtk_widget_get_root(parent), let focus = gtk_root_get_focus(root),
      focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    else { return }
    gtk_widget_grab_focus(parent)
  }
}

/// The position and size of the app's widget in a cell.
struct CellPlace {
  /// The transform of the cell.
  var transform: Transform3D
  /// The opacity of the cell.
  var opacity: Double
  /// The side of an item's square picture, in points.
  var side: Double
  /// Whether nothing moves, so that the widget can be aligned to whole points.
  var isAtRest: Bool
  /// Whether the widget is not tilted, because GTK's Cairo renderer paints tilted widgets pink.
  var isUpright: Bool

  /// Gives a widget its natural size, but at least the picture's; its `halign` and `valign` centre the widget on the
  /// cell's origin, or align an edge to the picture's.
  @MainActor
  func allocate(_ widget: WidgetPointer) {
    let width = length(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let height = length(of: widget, GTK_ORIENTATION_VERTICAL, for: width)
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let left = start(of: width, gtk_widget_get_halign(widget), isMirrored: isMirrored)
    let top = start(of: height, gtk_widget_get_valign(widget), isMirrored: false)
    var corner = Transform3D.translation(left, top)
      .then(isUpright ? transform.upright : transform)
    // A widget has no depth.
    corner.z = Transform3D.identity.z
    if isAtRest, let flat = corner.flat, flat.a == 1, flat.d == 1 {
      corner = .translation(flat.tx.rounded(), flat.ty.rounded())
    }
    gtk_widget_allocate(widget, width, height, -1, corner.makeGskTransform())
    // A new item grows from nothing.
    let isSeen = opacity > 0 && (transform.x.x != 0 || transform.x.y != 0)
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

  /// The coordinate at which a length begins, relative to the cell's origin.
  private func start(of length: gint, _ align: GtkAlign, isMirrored: Bool) -> Double {
    let length = Double(length)
    switch align {
    case GTK_ALIGN_START: return isMirrored ? side / 2 - length : -side / 2
    case GTK_ALIGN_END: return isMirrored ? -side / 2 : side / 2 - length
    default: return -length / 2
    }
  }
}

extension Transform3D {
  /// The scale and translation that are nearest to the transform, at the origin.
  fileprivate var upright: Transform3D {
    guard let place = project(.zero) else { return self }
    let width = (x.x - place.x * x.w) / w.w
    let height = (y.y - place.y * y.w) / w.w
    return Transform3D(Transform2D(width, 0, 0, height, place.x, place.y))
  }
}
#endif
