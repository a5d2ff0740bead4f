/// The time of the simulation's updates, set by tests, and a record of problems.
///
/// SwiftUI documents that it updates views after state changes, but not when. So tests try several times.
@MainActor
public enum TestUpdates {
  /// The time at which a changed state is shown.
  public enum Moment: Equatable, Sendable {
    /// During the assignment, even within a control's event.
    case immediate
    /// With the next frame, as SwiftUI does on a fast device.
    case withFrame
    /// With the first frame after a number of seconds.
    case after(seconds: Double)
  }

  /// The time at which a changed state is shown.
  ///
  /// Default with the next frame.
  public static var moment = Moment.withFrame
  /// Whether SwiftUI passes its environment on to hosted views, as traits and `isEnabled`.
  ///
  /// If not, a representable has to do it.
  public static var passesEnvironment = true
  /// The number of updates.
  public internal(set) static var count = 0
  /// The number of state changes during an update, which SwiftUI calls undefined behaviour.
  public internal(set) static var changesDuringUpdate = 0

  /// The number of images rendered by `ImageRenderer`.
  public internal(set) static var renderedImageCount = 0

  private static var graphs: [Weak] = []

  private struct Weak {
    weak var graph: ViewGraph?
  }

  static func add(_ graph: ViewGraph) {
    graphs.removeAll { $0.graph == nil }
    graphs.append(Weak(graph: graph))
  }

  /// Resets everything, as in an app that has just started.
  public static func reset() {
    moment = .withFrame
    passesEnvironment = true
    (count, changesDuringUpdate, renderedImageCount) = (0, 0, 0)
  }

  /// Shows all changes now.
  public static func run() {
    for entry in graphs { entry.graph?.update() }
  }
}
