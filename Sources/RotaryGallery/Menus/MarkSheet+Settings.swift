import Rotary

extension MarkSheet: ConfigurableControl {
  /// `mark-sheet`.
  public static var controlName: String { "mark-sheet" }

  /// The settings of the menu that the sheet offers.
  private static let menuSettings: StaticString = """
    hold marks show-marks pause scale arrows disabled
    """

  /// Declares each setting: the sheet's, then some of the menu's; see
  /// `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.integer("best", &game.$best) {
      "Best score so far; 0 for none. An app can save and restore it."
    }
    menu.visitSettings(&visitor, named: Self.menuSettings)
  }

  /// Calls a method of the menu by name, or `start`, which empties the sheet and resets the game.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    if TokenList("start").index(of: name) == 0 {
      begin()
      return
    }
    let wasOpen = menu.isOpen
    try menu.call(name, arguments)
    let chosen = takeMenuEvents()
    if !wasOpen, menu.isOpen || chosen != nil { begin(at: size.center) }
    if let chosen { stamp(chosen, byStroke: false) }
  }

  /// Reports the task, the number of shapes, the game, the mean times from the menu and by strokes (−1 for
  /// none), and the menu's state.
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
