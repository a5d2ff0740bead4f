#if GTK
import CGtk
import Rotary

/// The host of a turntable: a `ControlWidget` that also shows the items of the app's model in cells.
final class TurntableHost: ControlWidget<Turntable> {
  /// The name of the property that is not a setting.
  static let modelName = "model"
  /// The maximum number of times that cells are filled in a row, if the app changes the model each time.
  private static let maximumRounds = 8

  /// The app's model; nil if there is none.
  private(set) var model: ItemModel?
  private lazy var cells = CellWidgets(in: widget)
  /// The widgets in cells at the last frame, by their scene nodes.
  private var widgets: [NodeID: WidgetPointer] = [:]
  private var isFilling = false
  /// Whether the app changed something while cells were being filled.
  private var isOutdated = false
  private var isAllocating = false
  private var isDestroyed = false
  /// The presses on widgets in cells, by the pointers' IDs.
  var cellPresses: [Int: CellPress] = [:]
  /// Whether the turntable was moving when a pointer last went down.
  private var wasMovingAtPress = false

  /// Makes the type of turntables, which is registered when it is first needed.
  static func makeKind() -> WidgetKind {
    makeKind(makeHost: { TurntableHost() }, addMembers: { addMembers(to: $0, $1) })
  }

  private static func addMembers(
    to objects: UnsafeMutablePointer<GObjectClass>,
    _ next: guint
  ) {
    let flags = GParamFlags(
      rawValue: G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue
        | G_PARAM_EXPLICIT_NOTIFY.rawValue
    )
    let summary = "Items, as a GListModel"
    g_object_class_install_property(
      objects,
      next,
      g_param_spec_object(modelName, modelName, summary, g_list_model_get_type(), flags)
    )
    CellSignal.add(to: rotary_type_of_class(objects))
  }

  override func begin(with widget: WidgetPointer, _ kind: WidgetKind) {
    super.begin(with: widget, kind)
    drawing.drawWidget = { [unowned self] node, snapshot in
      guard let cell = widgets[node], gtk_widget_get_parent(cell) == widget else { return }
      gtk_widget_snapshot_child(widget, cell, snapshot)
    }
    listen(opaque(widget), "destroy") { [weak self] in self?.destroy() }
    addCellControllers()
    _ = onEvent { [weak self] event in
      guard case .sought(let start) = event, let self, let model else { return }
      control.find(from: start) { model.title(at: $0) }
    }
  }

  private func destroy() {
    isDestroyed = true
    model?.end()
    model = nil
    isFilling = true
    cells.removeAll()
    isFilling = false
    showWidgets()
  }

  // MARK: The model.

  /// Shows the items of a model.
  ///
  /// If it is the present model, its items are reloaded.
  ///
  /// - Parameter list: a `GListModel`; nil for no items.
  func setModel(_ list: OpaquePointer?) {
    guard !isDestroyed else { return }
    if list != model?.pointer {
      model?.end()
      model = list.map { list in
        ItemModel(list) { [weak self] in self?.itemsChanged($0, $1, $2) }
      }
      g_object_notify(widget.object, Self.modelName)
    }
    reload()
  }

  /// Replaces all items with the model's.
  private func reload() {
    forgetCells()
    let items = model.flatMap { try? TurntableList(count: $0.count) } ?? TurntableList()
    control.edit {
      $0.options.asksForItems = model != nil
      $0.replace(with: items)
      $0.refresh()
    }
  }

  /// Releases all cells, because their items no longer exist; the app may be filling one at this moment.
  private func forgetCells() {
    isOutdated = true
    let wasFilling = isFilling
    isFilling = true
    cells.removeAll()
    isFilling = wasFilling
    showWidgets()
  }

  private func itemsChanged(_ position: Int, _ removed: Int, _ added: Int) {
    guard let model else { return }
    // The app may destroy the widget while it handles `unbind-cell`.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    let list = control.read { $0.list }
    do throws(TurntableProblem) {
      guard list.count - removed + added == model.count else {
        throw .badCount(model.count)
      }
      let batch = try model.change(of: list, position, removed, added, known: cells.objects)
      try control.edit { table throws(TurntableProblem) in try table.apply(batch) }
    } catch {
      reload()
    }
  }

  // MARK: Cells.

  override func settingsChanged() {
    // The app may destroy the widget while it fills cells.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    fillCells()
    super.settingsChanged()
    placeLater()
  }

  override func settle() {
    // The app may destroy the widget while it fills cells.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    fillCells()
    super.settle()
    placeLater()
  }

  override func resize(to size: Size2D) {
    // The app may destroy the widget while it fills cells.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    isAllocating = true
    super.resize(to: size)
    if isOutdated { fillCells() }
    isAllocating = false
    placeWidgets()
  }

  /// Asks the app for the content of items that have become visible.
  private func fillCells() {
    guard !isFilling else {
      isOutdated = true
      return
    }
    isFilling = true
    var rounds = 0
    repeat {
      isOutdated = false
      rounds += 1
      if let model { fillCells(from: model) } else { cells.removeAll() }
    } while isOutdated && rounds < Self.maximumRounds
    isFilling = false
    showWidgets()
    // If the app changed something in every round, continue in the next frame.
    if isOutdated, !isAllocating { gtk_widget_queue_allocate(widget) }
  }

  private func fillCells(from model: ItemModel) {
    // A setting or a call may have replaced the items.
    guard control.read({ $0.list.count }) == model.count else { return reload() }
    var items: [TurntableCellItem] = []
    control.read { $0.readCells { items.append($0) } }
    cells.update(items)
    for item in items where !isOutdated && (item.isAwaited || !cells.isShown(item.id)) {
      fill(item, from: model)
    }
    if !isOutdated { cells.arrange() }
  }

  private func fill(_ item: TurntableCellItem, from model: ItemModel) {
    guard let index = item.index, self.model === model else { return }
    guard let object = model.object(at: index) else {
      return control.adjust { $0.fill(item.id, with: nil) }
    }
    let content = object.withObject { ItemModel.item(of: $0) }
    control.adjust { $0.fill(item.id, with: content) }
    let isSelfDescribing = object.pointer.isA(ItemType.type)
    let watch =
      isSelfDescribing
      ? connect(object.pointer, "notify") { [weak self] in self?.refill(item.id) } : nil
    cells.show(object, for: item, at: index, watch: watch)
  }

  /// Updates an item after a property of its object has changed.
  private func refill(_ id: Int) {
    var batch = TurntableBatch()
    batch.update(id)
    control.edit { try? $0.apply(batch) }
  }

  /// Leaves out of the drawing the nodes that widgets replace.
  private func showWidgets() {
    widgets = cells.widgets
    drawing.embedded = Set(widgets.keys)
  }

  /// Moves the widgets to their items in the next frame.
  private func placeLater() {
    guard !widgets.isEmpty, !isAllocating else { return }
    gtk_widget_queue_allocate(widget)
  }

  private func placeWidgets() {
    showWidgets()
    guard !widgets.isEmpty else { return }
    let side = control.read { $0.ring.avatar }
    let isAtRest = !control.isMoving
    let isUpright = isDrawnByCairo(widget)
    var places: [(WidgetPointer, CellPlace)] = []
    func place(_ node: NodeID, _ transform: Transform3D, _ opacity: Double) {
      guard let cell = widgets[node] else { return }
      let place = CellPlace(
        transform: transform,
        opacity: opacity,
        side: side,
        isAtRest: isAtRest,
        isUpright: isUpright
      )
      places.append((cell, place))
    }
    control.read {
      $0.readPlacements { place($0, $1.transform, $1.opacity ?? 1) }
      $0.readTransforms(place)
    }
    for (cell, place) in places { place.allocate(cell) }
  }

  // MARK: Pointers and keys for widgets in cells.

  override var receivesKeysFirst: Bool { !hasCellFocus }

  override func grabFocus() { if cellPresses.isEmpty { super.grabFocus() } }

  override func handle(_ input: Input, at time: Double) -> Response {
    guard case .pointer(var event) = input else { return super.handle(input, at: time) }
    if event.phase == .down { wasMovingAtPress = !control.read { $0.isResting } }
    // A mouse over a button in a cell does not hover over the item.
    if event.phase == .hover, !widgets.isEmpty, hasInteractiveWidget(at: event.position) {
      event.phase = .leave
    }
    // Any event but a move begins or ends a press.
    if event.phase != .move { cellPresses[event.id] = nil }
    return super.handle(.pointer(event), at: time)
  }

  override func sharedResponse(_ response: Response, of sample: RawPointers.Sample) -> Response {
    let event = sample.event
    if event.phase == .down, let press = press(of: sample, response) {
      // A press that stops a moving turntable presses nothing.
      guard !wasMovingAtPress else { return .handled }
      cellPresses[event.id] = press
    }
    guard let press = cellPresses[event.id] else { return response }
    switch event.phase {
    case .down: return .undecided
    case .move:
      guard response != .undecided else { return response }
      // The control has begun to turn, so the press on the cell's widget ends.
      if press.isHandled, !isDragged(press, to: event.position) { return .undecided }
      cellPresses[event.id] = nil
      return response
    case .up, .cancel, .lost, .hover, .leave: return response
    }
  }

  private func press(of sample: RawPointers.Sample, _ response: Response) -> CellPress? {
    guard response != .declined, !widgets.isEmpty, hasInteractiveWidget(at: sample.event.position)
    else {
      return nil
    }
    return CellPress(
      sequence: sample.sequence,
      start: sample.event.position,
      isHandled: response == .handled
    )
  }

  private func isDragged(_ press: CellPress, to place: Point2D) -> Bool {
    gtk_drag_check_threshold(
      widget,
      gint(press.start.x),
      gint(press.start.y),
      gint(place.x),
      gint(place.y)
    ) != 0
  }

  // MARK: The property that is not a setting.

  override func read(property: Int, into value: UnsafeMutablePointer<GValue>) {
    guard property == kind.extraIndex else {
      return super.read(property: property, into: value)
    }
    g_value_set_object(value, model.map { UnsafeMutableRawPointer($0.pointer) })
  }

  override func write(property: Int, from value: UnsafePointer<GValue>) {
    guard property == kind.extraIndex else {
      return super.write(property: property, from: value)
    }
    setModel(g_value_get_object(value).map { OpaquePointer($0) })
  }
}
#endif
