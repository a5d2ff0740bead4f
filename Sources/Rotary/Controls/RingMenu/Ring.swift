/// One ring of a menu, open or on its way.
struct Ring: Equatable, Sendable {
  /// By which its nodes are told from those of other rings.
  let number: UInt32
  /// The item it lies under; nil for the first.
  let parent: Int?
  /// Its items, in the order of its wedges, the one that leads back left out.
  let items: [Int]
  /// Where its wedges stand.
  var layout: RingLayout
  /// When what runs has ended.
  private(set) var end = -Double.infinity
  /// One progress for all that runs; turned round, it goes back the way it came.
  private(set) var timeline: KeyedTimeline<RingPart>
  /// Whether the timeline goes from closed to open.
  private(set) var opens = true

  /// Takes a ring that stands closed.
  init(
    number: UInt32,
    parent: Int?,
    items: [Int],
    layout: RingLayout,
    timeline: KeyedTimeline<RingPart>
  ) {
    self.number = number
    self.parent = parent
    self.items = items
    self.layout = layout
    self.timeline = timeline
  }

  /// A part's value then.
  func value(_ kind: RingPart.Kind, _ index: Int = 0, at time: Double) -> Double {
    timeline.value(of: RingPart(kind, index), at: time) ?? 0
  }

  /// Opens or closes from what is on the screen.
  ///
  /// - Parameters:
  ///   - toOpen: whether it is to open.
  ///   - time: now.
  ///   - make: makes the timeline from closed to open (true), or back.
  mutating func run(
    toOpen: Bool,
    at time: Double,
    make: (Bool) -> KeyedTimeline<RingPart>
  ) {
    if toOpen == opens {
      timeline.play(at: time)
    } else if timeline.progress(at: time) < 1 {
      timeline.playBackward(at: time)
    } else {
      timeline = make(toOpen)
      opens = toOpen
      timeline.play(at: time)
    }
    end = time + timeline.secondsLeft(at: time)
  }

  /// Stands still at a share of the way from closed to open.
  mutating func stand(at openness: Double, since time: Double, opening: KeyedTimeline<RingPart>) {
    timeline = opening
    opens = true
    end = time
    timeline.seek(to: openness, at: time)
  }

  /// Begins or ends to reduce motion.
  mutating func reduceMotion(_ reduces: Bool, at time: Double) {
    timeline.reduceMotion(reduces, at: time)
    end = time + timeline.secondsLeft(at: time)
  }

  /// The item on a wedge; nil on the one that leads back.
  func item(on slot: Int) -> Int? {
    let index = layout.leadsBack ? slot - 1 : slot
    return items.indices.contains(index) ? items[index] : nil
  }

  /// The wedge of an item.
  func slot(of item: Int) -> Int? {
    for index in items.indices where items[index] == item {
      return layout.leadsBack ? index + 1 : index
    }
    return nil
  }
}

/// What lies under the finger.
enum RingTarget: Equatable, Sendable {
  case none
  /// A wedge of the uppermost ring.
  case slot(Int)
  case info
}

/// What a pointer that is down does.
enum RingHold: Equatable, Sendable {
  /// None is down, or it does nothing.
  case none
  /// It waits to become long, since then.
  case waiting(since: Double)
  /// It draws a stroke.
  case marking
  /// It slides over an open menu.
  case sliding
}

/// Counts what changes a menu's picture, but for time, the target and the stroke.
///
/// It is no part of what the menu is: any two are equal.
struct RingRevision: Equatable, Sendable {
  var count: UInt32 = 0

  static func == (left: RingRevision, right: RingRevision) -> Bool { true }
}

/// A finger that rests: where, and since when.
struct RingPause: Equatable, Sendable {
  var place: Point
  var start: Double
}
