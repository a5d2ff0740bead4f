import Rotary

/// A finger that slides over an open menu of twelve items by a number of degrees per move.
private struct RingSlide {
  var menu = RingMenu()
  private var count = 0
  private let degrees: Double
  private let center: Point2D

  /// Not read in each step: a computed property of the menu costs a copy of it here.
  var trace: Double { Double(menu.highlighted ?? -1) }

  init(degrees: Double) {
    self.degrees = degrees
    center = menu.center
    menu.options.holdSeconds = 0
    handle(.down, at: center)
    menu.advance(to: 2)
    count = 240
  }

  mutating func step() {
    count += 1
    let angle = 0.1 + Circular.radians(degrees: degrees * Double(count % 360))
    handle(.move, at: center.moved(by: 129, towards: angle))
  }

  private mutating func handle(_ phase: PointerEvent.Phase, at place: Point2D) {
    menu.handle(.pointer(PointerEvent(phase, position: place)), at: Double(count) / 120)
    while menu.nextEvent() != nil {}
  }
}

/// A move from one item to the next.
struct RingMove: Figure {
  static let name = "ringMove"
  static let title = "a move over an open ring menu to the next item"

  private var slide = RingSlide(degrees: 30)
  var trace: Double { slide.trace }

  init() { run(100) }

  mutating func step() { slide.step() }
}

/// A move on one item, and the check whether the menu needs drawing.
struct RingStill: Figure {
  static let name = "ringStill"
  static let title = "a move over an open ring menu on one item, and its frame"

  private var slide = RingSlide(degrees: 0)
  private var presenter = ScenePresenter<RingMenu>()
  private(set) var trace = 0.0

  init() { run(100) }

  mutating func step() {
    slide.step()
    presenter.update(with: slide.menu) { _ in trace += 1 }
  }
}

/// A frame of a menu that opens and closes.
///
/// Its nodes move, and are drawn again at the start and at the end.
struct RingFrame: Figure {
  static let name = "ringFrame"
  static let title = "a frame of a ring menu that opens and closes"

  private var menu = RingMenu()
  private var presenter = ScenePresenter<RingMenu>()
  private var count = 0
  private(set) var trace = 0.0

  /// Opens and closes the menu once, so that all storage has its final size.
  init() { run(320) }

  mutating func step() {
    let time = Double(count) / 120
    if count % 160 == 0 {
      menu.advance(to: time)
      while menu.nextEvent() != nil {}
      if menu.isOpen { menu.close() } else { menu.open() }
    }
    count += 1
    menu.advance(to: time)
    while menu.nextEvent() != nil {}
    presenter.update(with: menu) { _ in trace += 1 }
  }
}
