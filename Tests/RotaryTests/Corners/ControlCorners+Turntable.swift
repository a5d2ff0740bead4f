@testable import Rotary

extension ControlCorners<Turntable> {
  static var turntable: Self {
    var endless = Turntable()
    endless.options.wraps = true
    var full = Turntable()
    full.options.edge = .full
    full.options.snaps = true
    var cards = Turntable()
    cards.style.arrangement = .custom
    cards.style.poses = [TurntablePose(at: 0), TurntablePose(at: 1, x: 0.8, turn: -1, pivot: 1)]
    return Self(
      subjects: [
        ("turntable", Turntable()), ("endless turntable", endless), ("full", full),
        ("cards", cards),
      ],
      grip: { (Point2D(100, $0.size.height / 2), Vector2D(5, 60)) },
      restore: {
        $0.options = TurntableOptions()
        $0.style = TurntableStyle()
        $0.environment = ControlEnvironment()
        $0.size = Size2D(580, 360)
        if let list = try? TurntableList(count: 15) { $0.replace(with: list) }
      },
      proof: [.end, .home],
      own: turntableRows
    )
  }

  private static var turntableRows: [Row] {
    func batch(_ name: String, _ build: @escaping (inout TurntableBatch, Int) -> Void) -> Row {
      .integerCommand(name) { hand, number in
        var batch = TurntableBatch()
        build(&batch, number)
        try hand.perform { try $0.apply(batch) }
      }
    }
    return [
      .property("itemsPerTurn", \.options.itemsPerTurn), .property("endAngle", \.options.endAngle),
      .number("deceleration") { $0.options.decelerationRate = .perMillisecond($1) },
      .property("orbit", \.style.orbit), .property("planet", \.style.planet),
      .property("avatar", \.style.avatar),
      .property("titleFadesFrom", \.style.titleFadesFrom),
      .property("titleFadesTo", \.style.titleFadesTo),
      .property("endScale", \.style.endScale), .property("card", \.style.card),
      .number("pose") { $0.style.poses = [TurntablePose(at: 0), TurntablePose(at: 1, x: $1)] },
      .number("offset of a pose") { $0.style.poses = [TurntablePose(at: $1, turn: 1)] },
      .number("turn of a pose") { $0.style.poses = [TurntablePose(at: 0, turn: $1, pivot: $1)] },
      .integer("value") { $0.value = $1 },
      .integerCommand("find") { hand, index in
        hand.perform { $0.find(from: index, atMost: 2, title: { _ in "a" }) }
      },
      .integer("fill") { $0.fill($1, with: TurntableItem("One")) },
      .integer("list") { table, count in
        if let list = try? TurntableList(count: count) { table.replace(with: list) }
      },
      .integer("list of ids") { table, id in
        if let list = try? TurntableList(ids: [3, id, 7]) {
          table.replace(with: list)
        }
      },
      .integerCommand("scroll") { hand, index in
        hand.perform { $0.scroll(to: index) }
      },
      .command("scroll to a position") { hand, position in
        hand.perform { $0.scroll(toPosition: position) }
      },
      .command("scroll at once") { hand, position in
        hand.perform { $0.scroll(toPosition: position, animated: false) }
      },
      .timed("scroll, at") { $0.scroll(to: 3) },
      .timed("refresh at") { $0.refresh() },
      .command("batch at") { hand, time in
        var batch = TurntableBatch()
        batch.remove(1..<2)
        try hand.at(time) { try $0.perform { try $0.apply(batch) } }
      },
      batch("remove") { $0.remove($1..<Swift.max($1, 3)) },
      batch("insert at") { $0.insert(100..<103, index: $1) },
      batch("insert from") { $0.insert($1..<Swift.max($1, 3), index: 1) },
      batch("insert up to") { $0.insert(Swift.min($1, 100)..<$1, index: 1) },
      batch("move from") { $0.move(from: $1, to: 2) },
      batch("move to") { $0.move(from: 2, to: $1) },
      batch("update") { $0.update($1) },
    ]
  }
}
