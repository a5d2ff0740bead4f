/// When the stand-in shows what an app's state has come to, for a test to choose; and what it noticed.
///
/// SwiftUI says that it updates when the state has changed, and not when: so tests try several moments.
@MainActor
public enum TestUpdates {
  /// When a changed state is shown.
  public enum Moment: Equatable, Sendable {
    /// In the very assignment, even in the midst of a control's event.
    case atOnce
    /// With the next frame: what SwiftUI does on a device that keeps up.
    case withFrame
    /// With the first frame so many seconds later.
    case after(seconds: Double)
  }

  /// When a changed state is shown.
  public static var moment = Moment.withFrame
  /// Whether SwiftUI passes its environment on to the views that it hosts, as traits and by `isEnabled`;
  /// where not, a representable has to do that.
  public static var passesEnvironment = true
  /// How often something was shown anew.
  public internal(set) static var count = 0
  /// How often a state was changed while views were being shown, which SwiftUI calls undefined behaviour.
  public internal(set) static var changesDuringUpdate = 0

  private static var graphs: [Weak] = []

  private struct Weak {
    weak var graph: ViewGraph?
  }

  static func add(_ graph: ViewGraph) {
    graphs.removeAll { $0.graph == nil }
    graphs.append(Weak(graph: graph))
  }

  /// Puts all back as in an app that was just started.
  public static func reset() {
    moment = .withFrame
    passesEnvironment = true
    (count, changesDuringUpdate) = (0, 0)
  }

  /// Shows now what has changed, whenever that would be due.
  public static func run() {
    for entry in graphs { entry.graph?.update() }
  }
}
