import Rotary
import RotaryTestRandom

// The laws that hold after each action.
extension ControlFuzz {
  mutating func check() throws {
    try checkPicture()
    try checkState()
    readResults()
    if let problem = session.tree.fault { throw fault(problem) }
  }

  /// Updates the description for screen readers, and counts the events.
  mutating func readResults() {
    _ = session.describe()
    while session.nextEvent() != nil { eventCount += 1 }
  }

  private mutating func checkPicture() throws {
    var changes: [SceneChange] = []
    session.present { changes.append($0) }
    for change in changes { screen.apply(change) }
    var fresh = ControlScene(size: session.control.size)
    session.control.draw(into: &fresh)
    if let problem = fresh.fault { throw fault(problem) }
    let differences = screen.differences(from: fresh)
    guard differences.isEmpty else { throw fault("the screen differs: \(differences)") }
    guard session.shown == fresh else { throw fault("the session shows another scene") }
  }

  private func checkState() throws {
    let control = session.control
    // A control with a NaN differs from itself.
    guard control == session.control else { throw fault("the control has a NaN") }
    var problem: String?
    control.readState { if $1.hasNaN { problem = "\($0) is NaN" } }
    control.readDestinations { if $0.isNaN { problem = "a destination is NaN" } }
    control.readTouchAreas {
      if !$0.frame.isFinite || $0.cornerRadius.isNaN { problem = "touch area \($0)" }
    }
    let preferred = control.preferredSize
    if !(preferred.preferred.width >= preferred.minimum.width)
      || !(preferred.preferred.height >= preferred.minimum.height)
      || !preferred.preferred.width.isFinite || !preferred.preferred.height.isFinite
    {
      problem = "preferred size \(preferred)"
    }
    if control.nextFrameTime.isNaN { problem = "the time of the next frame is NaN" }
    if let problem = problem ?? missingChoice { throw fault(problem) }
  }

  /// A selection that is not among the choices, or more cells than are visible at most.
  private var missingChoice: String? {
    switch session.control {
    case let wheel as Wheel:
      let count = wheel.ranges.count
      return count > 0 && !(0..<count).contains(wheel.value) ? "value \(wheel.value)" : nil
    case let table as Turntable:
      if let index = table.centeredIndex, !(0..<table.list.count).contains(index) {
        return "item \(index) of \(table.list.count) in the centre"
      }
      // One more than a turn at each end.
      let most = table.options.itemsPerTurn + 2
      return table.liveCellCount > most ? "\(table.liveCellCount) cells" : nil
    default: return nil
    }
  }
}
