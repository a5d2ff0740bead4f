import Rotary

extension MarkSheet: ConfigurableControl {
  /// `mark-sheet`.
  public static var controlName: String { "mark-sheet" }

  /// The settings of the menu that make sense here.
  private static let menuSettings: StaticString = """
    edges hold marks show-marks pause scale arrows disabled reduced-motion right-to-left \
    text-scale
    """

  /// States each setting of the menu that makes sense here; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    menu.visitSettings(&visitor, named: Self.menuSettings)
  }

  /// What the menu can be called, and `clear`, which empties the sheet.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) throws(SettingError) {
    advance(to: time, emit: emit)
    if TokenList("clear").index(of: name) == 0 {
      stamps = []
      return
    }
    var chosen: Int?
    if !menu.isOpen { press = (Point2D(size.width / 2, size.height / 2), time) }
    try menu.call(name, arguments, at: time) { event, time in
      if case .chosen(let item) = event { chosen = item }
      emit(event, time)
    }
    if let chosen { stamp(chosen, byStroke: false, at: time) }
  }

  /// Tells what is asked for, how much was drawn, how long it took, and what the menu tells.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("stamps", .number(Double(stamps.count)))
    read("wanted", .number(Double(MarkStamps.item(shape: task.shape, color: task.color))))
    read("byMenu", .number(byMenu.mean ?? -1))
    read("byStroke", .number(byStroke.mean ?? -1))
    menu.readState(read)
  }
}
