@testable import Rotary

/// A control of any kind, from a host's view.
protocol HostedControl {
  var name: String { get }
  var places: [Point2D] { get }
  var tree: AccessibilityTree { get }
  var scene: ControlScene { get }
  var environment: ControlEnvironment { get set }
  var preferredSize: PreferredSize { get }
  var isResting: Bool { get }
  /// The names of the events.
  var names: [String] { get }
  func touchArea(at point: Point2D) -> TouchArea?
  /// Sends an input to a copy, and returns the response.
  func input(_ input: Input) -> Response
  /// Sends an input 10 ms after the last, and returns the response.
  @discardableResult mutating func send(_ input: Input) -> Response
  mutating func setEnabled(host: Bool, own: Bool)
  mutating func settle()
  /// Presents the control, and returns the number of changes on the screen.
  @discardableResult mutating func present() -> Int
}

struct Hosted<Subject: ConfigurableControl>: HostedControl {
  private var session: ControlSession<Subject>
  private var time = 0.0
  private(set) var names: [String] = []
  private let setOwn: (inout Subject, Bool) -> Void

  init(_ control: Subject, setOwn: @escaping (inout Subject, Bool) -> Void) {
    session = ControlSession(control)
    self.setOwn = setOwn
  }

  var name: String { "\(Subject.self)" }
  var preferredSize: PreferredSize { session.control.preferredSize }
  var isResting: Bool { !session.control.isMoving }

  var environment: ControlEnvironment {
    get { session.control.environment }
    set { session.change { $0.environment = newValue } }
  }

  /// Points inside and around the control, but none on an edge.
  var places: [Point2D] {
    let size = session.control.size
    return (-1...11).flatMap { row in
      (-1...11).map {
        Point2D(size.width * (Double($0) + 0.07) / 10, size.height * (Double(row) + 0.03) / 10)
      }
    }
  }

  var tree: AccessibilityTree {
    var tree = AccessibilityTree()
    session.control.describe(into: &tree)
    return tree
  }

  var scene: ControlScene {
    var scene = ControlScene(size: session.control.size)
    session.control.draw(into: &scene)
    return scene
  }

  func touchArea(at point: Point2D) -> TouchArea? { session.control.touchArea(at: point) }

  func input(_ input: Input) -> Response {
    var copy = self
    return copy.send(input)
  }

  mutating func send(_ input: Input) -> Response {
    time += 0.01
    let response = session.handle(input, at: time)
    hear()
    return response
  }

  mutating func setEnabled(host: Bool, own: Bool) {
    let setOwn = setOwn
    session.change {
      setOwn(&$0, own)
      $0.environment.isEnabled = host
    }
  }

  mutating func settle() {
    for _ in 0..<10_000 {
      time += 1.0 / 120
      session.advance(to: time)
      hear()
      if !session.isMoving { return }
    }
  }

  mutating func present() -> Int {
    var count = 0
    session.present { _ in count += 1 }
    return count
  }

  private mutating func hear() {
    while let told = session.nextEvent() { names.append(told.event.name) }
  }
}
