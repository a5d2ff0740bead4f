// What it is to those who do not see it.
extension Turntable {
  /// The ticks, the ends, and what is announced when another item is chosen.
  ///
  /// A host announces ``newsText`` itself with ``TurntableEvent/added(count:isAfter:)``: it is not the
  /// value.
  public static func feedback(for event: TurntableEvent) -> Feedback {
    switch event {
    case .centered, .skipped: return Feedback(cue: .tick)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .metEnd: return Feedback(cue: .boundary)
    case .willDisplay, .didEndDisplay, .pressed, .added, .sought, .cameToRest: return Feedback()
    }
  }

  /// A list of choices, of which only those in view are there, each with its position in all.
  public func describe(into tree: inout AccessibilityTree) {
    tree.beginListbox(size: size, isEnabled: takesInput)
    let disabled: AccessibilityStates = takesInput ? [] : .disabled
    if list.count == 0, !style.emptyText.utf8.isEmpty {
      // A list without choices is read as nothing: what it says is one that cannot be chosen.
      let frame = Rect2D(origin: .zero, size: size)
      tree.add(
        AccessibilityElement(role: .option, name: style.emptyText, states: .disabled, frame: frame)
      )
    }
    var count = 0
    for position in window {
      guard let index = index(at: position), let cell = cell(of: list[index]) else { continue }
      let id = cells[cell].id
      count += 1
      if id == activeID { tree.activeIndex = count }
      let isEnabled = cells[cell].isEnabled
      let states = isEnabled ? disabled : .disabled
      var element = AccessibilityElement(
        role: .option,
        name: cells[cell].item?.title ?? "",
        value: cells[cell].item?.detail ?? "",
        states: id == chosenID ? states.union(.selected) : states,
        actions: isEnabled ? .activate : [],
        frame: frame(ofCell: cell)
      )
      element.position = AccessibilityPosition(index: index, count: list.count)
      tree.add(element)
    }
  }

  private func frame(ofCell cell: Int) -> Rect2D {
    let middle = point(itemOffset: itemOffset(ofCell: cell, at: now))
    let side = Swift.max(ring.avatar, Self.targetPoints)
    return Rect2D(middle.x - side / 2, middle.y - side / 2, side, side)
  }
}

/// What came into a list where it is not seen.
struct TurntableNews: Equatable, Sendable {
  /// How long the planet is nudged, in seconds.
  private static let nudgeSeconds = 0.5

  /// How many items came last.
  private(set) var count = 0
  /// +1 when they came after those in view, −1 before.
  private var sign = 1.0
  /// From 0, when they came, to 1, when the planet is back.
  private var nudge = MotionTrack<EasedMove>(restingAt: 1)

  /// Keeps in mind how many came, and where; a nudge that goes on is not begun anew.
  mutating func take(_ count: Int, isAfter: Bool, nudges: Bool, at time: Double) {
    self.count = count
    guard nudges, !isNudging(at: time) else { return }
    sign = isAfter ? 1 : -1
    let move = EasedMove(from: 0, to: 1, duration: Self.nudgeSeconds, easing: .easeInOut)
    nudge = MotionTrack(move, at: time)
  }

  /// Whether the planet is not where it belongs.
  func isNudging(at time: Double) -> Bool { nudge.isMoving(at: time) }

  /// How far the planet is nudged, towards the items that came: −1…1, there and back.
  func swing(at time: Double) -> Double {
    guard isNudging(at: time) else { return 0 }
    return sign * Circular.sine(.pi * nudge.position(at: time))
  }
}

// What came into the list, told to those who cannot see it.
extension Turntable {
  /// How far a nudge brings the planet, in points.
  private static let nudgePoints = 7.0

  /// Whether the planet is nudged, and with it the indicator shown.
  var isNudged: Bool { !environment.reducesMotion && news.isNudging(at: now) }

  /// How far the planet is nudged, towards the items that came: −1…1.
  var nudge: Double { isNudged ? news.swing(at: now) : 0 }

  /// Where the planet stands, from where it belongs: along the edge, towards the items that came.
  var nudgePlacement: Placement {
    let way = nudge * ring.order * Self.nudgePoints
    return .moved(Point2D.zero.moved(by: way, towards: ring.middleAngle + .pi / 2))
  }

  /// What is announced of the items that came in last out of sight; empty where the style has no
  /// words for it.
  public var newsText: String {
    guard !style.addedText.utf8.isEmpty else { return "" }
    return String(
      joining: environment.text(of: Double(news.count), groups: true),
      " ",
      style.addedText
    )
  }

  /// Whether any of the items in view stays: a list of others altogether has no news.
  func staysInView(_ next: TurntableList) -> Bool {
    for cell in cells.indices where cells[cell].isListed {
      if next.index(of: cells[cell].id) != nil { return true }
    }
    return false
  }

  /// Tells how many items came where they are not seen, and nudges the planet to where most are.
  mutating func tellNews(
    since old: TurntableList,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let (before, after) = newCounts(since: old)
    guard before + after > 0 else { return }
    let isAfter = after >= before
    let nudges = !environment.reducesMotion
    news.take(before + after, isAfter: isAfter, nudges: nudges, at: time)
    emit(.added(count: before + after, isAfter: isAfter), time)
  }

  /// How many items are new before those in view, and after them; of an endless list, the half that
  /// is reached sooner either way.
  private func newCounts(since old: TurntableList) -> (before: Int, after: Int) {
    let window = window
    guard isEndless else {
      let first = window.lowerBound.clamped(to: 0...list.count)
      let end = (window.upperBound + 1).clamped(to: first...list.count)
      return (
        list.newCount(in: 0..<first, since: old), list.newCount(in: end..<list.count, since: old)
      )
    }
    let hidden = list.count - window.count
    let ahead = (hidden + 1) / 2
    let next = index(at: window.upperBound + 1) ?? 0
    return (
      newCount(from: next + ahead, count: hidden - ahead, since: old),
      newCount(from: next, count: ahead, since: old)
    )
  }

  /// How many of so many items are new, from an index on, and on from the first after the last.
  private func newCount(from start: Int, count: Int, since old: TurntableList) -> Int {
    let first = start % list.count
    let end = Swift.min(first + count, list.count)
    let rest = first + count - end
    return list.newCount(in: first..<end, since: old) + list.newCount(in: 0..<rest, since: old)
  }
}

extension TurntableList {
  /// More comparisons of runs than this are not made in one change.
  private static let greatestComparisons = 1_000_000

  /// How many items of a part of this list are not in another.
  ///
  /// Where both lists are in very many runs, only numbers that no item had before count as new.
  func newCount(in part: Range<Int>, since old: TurntableList) -> Int {
    guard !part.isEmpty else { return 0 }
    let isLong = runs.count.multipliedReportingOverflow(by: old.runs.count)
    let compares = !isLong.overflow && isLong.partialValue <= Self.greatestComparisons
    var count = 0
    var start = 0
    for run in runs {
      let first = run.first + Swift.max(0, part.lowerBound - start)
      let end = run.first + Swift.min(run.count, part.upperBound - start)
      start += run.count
      guard first < end else { continue }
      guard compares else {
        count += Swift.max(0, end - Swift.max(first, old.nextID))
        continue
      }
      count += end - first
      for known in old.runs {
        count -= Swift.max(0, Swift.min(end, known.end) - Swift.max(first, known.first))
      }
    }
    return count
  }
}
