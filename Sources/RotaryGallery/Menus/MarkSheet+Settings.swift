import Rotary

extension MarkSheet: ConfigurableControl {
  /// `mark-sheet`.
  public static var controlName: String { "mark-sheet" }

  /// The settings of the menu that make sense here.
  private static let menuSettings: StaticString = """
    edges hold marks show-marks pause scale arrows disabled reduced-motion right-to-left \
    text-scale numerals
    """

  /// States each setting: its own, then those of the menu that make sense here;
  /// see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.integer(
      "best",
      game.best,
      in: 0...9_999,
      "The best score so far, which a page may keep; 0 for none."
    ) { game.best = $0 }
    menu.visitSettings(&visitor, named: Self.menuSettings)
  }

  /// What the menu can be called, and `start`, which empties the sheet for a new game.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (MarkSheetEvent, Double) -> Void
  ) throws(SettingError) {
    advance(to: time, emit: emit)
    if TokenList("start").index(of: name) == 0 {
      begin()
      return
    }
    var chosen: Int?
    let wasOpen = menu.isOpen
    try menu.call(name, arguments, at: time) { event, time in
      if case .chosen(let item) = event { chosen = item }
      emit(.menu(event), time)
    }
    if !wasOpen, menu.isOpen || chosen != nil { begin(at: size.center, time) }
    if let chosen { stamp(chosen, byStroke: false, at: time, emit: emit) }
  }

  /// Tells what is asked for, how much was drawn, how the game stands, how long shapes took by the menu
  /// and by a stroke, −1 for none, and what the menu tells.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("stamps", .number(Double(stamps.count)))
    read("wanted", .number(Double(task.item)))
    read("running", .flag(game.isRunning))
    read("score", .number(Double(game.score)))
    read("best", .number(Double(game.best)))
    read("byMenu", .number(game.byMenu.mean ?? -1))
    read("byStroke", .number(game.byStroke.mean ?? -1))
    menu.readState(read)
  }
}
