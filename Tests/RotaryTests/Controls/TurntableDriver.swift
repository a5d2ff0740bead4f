@testable import Rotary

/// Drives a turntable as a script, stores its events, and checks its laws.
struct TurntableDriver: ControlDriver {
  var subject: Turntable
  var time = 0.0
  var events: [TurntableEvent] = []
  var times: [Double] = []
  var framesPerSecond = 120.0

  var table: Turntable {
    get { subject }
    set { subject = newValue }
  }

  init(_ table: Turntable) { subject = table }

  init(count: Int, _ setUp: (inout Turntable) -> Void = { _ in }) throws {
    subject = try Turntable(count: count)
    setUp(&subject)
  }

  mutating func note(_ event: TurntableEvent) { events.append(event) }

  mutating func apply(_ build: (inout TurntableBatch) -> Void) throws(TurntableProblem) {
    var batch = TurntableBatch()
    build(&batch)
    try act { table throws(TurntableProblem) in
      try table.apply(batch)
    }
  }

  @discardableResult
  mutating func scroll(
    to index: Int,
    position: Turntable.ScrollPosition = .middle,
    animated: Bool = true
  ) -> Bool {
    act { $0.scroll(to: index, position: position, animated: animated) }
  }

  /// Drags along the edge from the middle of the view, at a constant speed.
  mutating func drag(by points: Double, seconds: Double = 0.5, hold: Double = 0.1) {
    let start = Point2D(100, table.size.height / 2)
    pointer(.down, start)
    for step in 1...30 {
      let way = points * Double(step) / 30
      pointer(.move, Point2D(start.x, start.y + way), after: seconds / 30)
    }
    pointer(.up, Point2D(start.x, start.y + points), after: hold)
  }

  /// Taps a place.
  mutating func tap(_ place: Point2D) {
    pointer(.down, place)
    pointer(.up, place, after: 0.05)
  }

  /// Returns the visible position of an item.
  func point(of index: Int) -> Point2D {
    table.ring.point(itemOffset: Double(index) - table.position)
  }

  /// The numbers of the visible items by their indices.
  var shown: [Int: Int] {
    var result: [Int: Int] = [:]
    for cell in table.cells where cell.isListed {
      if let index = table.index(at: Int(cell.position)) { result[index] = cell.id }
    }
    return result
  }
}

extension Turntable {
  /// A fault: too many cells, an item in two cells, or an item other than the list's.
  var complaint: String? {
    if liveCellCount > ring.cellCount || cells.count != ring.cellCount {
      return "\(liveCellCount) cells of \(ring.cellCount)"
    }
    var ids: Set<Int> = []
    for cell in cells where !cell.isFree {
      if !ids.insert(cell.id).inserted { return "\(cell.id) is shown twice" }
    }
    for position in window {
      guard let index = index(at: position) else { continue }
      guard let cell = cell(of: list[index]), cells[cell].isListed else {
        return "\(index) is not shown"
      }
      if cells[cell].position != Double(position) { return "\(index) is elsewhere" }
    }
    for cell in cells where cell.isListed {
      let position = Int(cell.position)
      guard window.contains(position), let index = index(at: position), list[index] == cell.id
      else { return "\(cell.id) is not of the list" }
    }
    return nil
  }
}
