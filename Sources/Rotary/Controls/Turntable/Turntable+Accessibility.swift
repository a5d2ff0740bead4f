// Accessibility.
extension Turntable {
  /// Returns the feedback for an event: ticks, the ends, and the announcement of a newly selected item.
  ///
  /// For ``TurntableEvent/added(count:isAfter:)``, the host announces ``newsText`` itself, because it is not the value.
  public static func feedback(for event: TurntableEvent) -> Feedback {
    switch event {
    case .centered, .skipped: return Feedback(cue: .tick)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .metEnd: return Feedback(cue: .boundary)
    case .willDisplay, .didEndDisplay, .pressed, .added, .sought, .cameToRest: return Feedback()
    }
  }

  /// Describes a list box that contains only the visible items, each with its position in the whole list.
  public func describe(into tree: inout AccessibilityTree) {
    tree.beginListbox(size: size, isEnabled: takesInput)
    let disabled: AccessibilityStates = takesInput ? [] : .disabled
    if list.count == 0, !style.emptyText.utf8.isEmpty {
      // Screen readers do not read an empty list, so its text is an option that cannot be selected.
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

/// The items that were added outside the view.
struct TurntableNews: Equatable, Sendable {
  /// The duration of the planet's nudge, in seconds.
  private static let nudgeSeconds = 0.5

  /// The number of items in the last addition.
  private(set) var count = 0
  /// +1 if most were added after the visible items, −1 if before them.
  private var sign = 1.0
  /// The progress of the nudge, from 0 when the items are added to 1 when the planet is back.
  private var nudge = MotionTrack<EasedMove>(restingAt: 1)

  /// Records the number of added items and their side; a nudge in progress is not restarted.
  mutating func take(_ count: Int, isAfter: Bool, nudges: Bool, at time: Double) {
    self.count = count
    guard nudges, !isNudging(at: time) else { return }
    sign = isAfter ? 1 : -1
    let move = EasedMove(from: 0, to: 1, duration: Self.nudgeSeconds, easing: .easeInOut)
    nudge = MotionTrack(move, at: time)
  }

  /// Returns whether the planet is away from its place.
  func isNudging(at time: Double) -> Bool { nudge.isMoving(at: time) }

  /// Returns the displacement of the planet towards the added items, −1…1, as it moves there and back.
  func swing(at time: Double) -> Double {
    guard isNudging(at: time) else { return 0 }
    return sign * Circular.sine(.pi * nudge.position(at: time))
  }
}

// The event and the nudge for added items.
extension Turntable {
  /// The greatest displacement of a nudge, in points.
  private static let nudgePoints = 7.0

  /// Whether the planet is nudged, which also shows the indicator.
  var isNudged: Bool { !environment.reducesMotion && news.isNudging(at: now) }

  /// The displacement of the planet towards the added items, −1…1.
  var nudge: Double { isNudged ? news.swing(at: now) : 0 }

  /// The displacement of the planet from its place: along the edge, towards the added items.
  var nudgePlacement: Placement {
    let way = nudge * ring.order * Self.nudgePoints
    return .moved(Point2D.zero.moved(by: way, towards: ring.middleAngle + .pi / 2))
  }

  /// The announcement of the last items that were added outside the view; empty if the style has no words for it.
  public var newsText: String {
    guard !style.addedText.utf8.isEmpty else { return "" }
    return String(
      joining: environment.text(of: Double(news.count), groups: true),
      " ",
      style.addedText
    )
  }

  /// Returns whether any visible item stays; a completely different list announces no additions.
  func staysInView(_ next: TurntableList) -> Bool {
    for cell in cells.indices where cells[cell].isListed {
      if next.index(of: cells[cell].id) != nil { return true }
    }
    return false
  }

  /// Sends the number of items added outside the view, and nudges the planet towards the side with most of them.
  mutating func reportAdditions(
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

  /// Returns the numbers of new items before and after the visible ones.
  ///
  /// In an endless list, each hidden item counts on the side on which it is nearer.
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

  /// Returns the number of new items among `count`, from an index and wrapping around.
  private func newCount(from start: Int, count: Int, since old: TurntableList) -> Int {
    let first = start % list.count
    let end = Swift.min(first + count, list.count)
    let rest = first + count - end
    return list.newCount(in: first..<end, since: old) + list.newCount(in: 0..<rest, since: old)
  }
}

extension TurntableList {
  /// The most comparisons of runs for one change.
  private static let greatestComparisons = 1_000_000

  /// Returns the number of items in a part of this list that are not in another list.
  ///
  /// If both lists have very many runs, only IDs that no item had before count as new.
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
