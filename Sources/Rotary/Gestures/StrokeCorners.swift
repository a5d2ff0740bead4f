/// Looks for the corners of a stroke.
struct StrokeCorners {
  private let samples: [MarkRecognizer.Sample]
  private let settings: MarkRecognizer
  /// How far a place may lie off a straight part.
  private let tolerance: Double
  /// Places that are corners, in order, both ends among them.
  private var corners: [Int] = []

  init(samples: [MarkRecognizer.Sample], settings: MarkRecognizer) {
    self.samples = samples
    self.settings = settings
    var length = 0.0
    for index in samples.indices.dropFirst() {
      length += samples[index - 1].place.distance(to: samples[index].place)
    }
    tolerance = Swift.max(settings.jitterPoints, length * MarkRecognizer.bendShare)
  }

  /// The straight parts between them.
  mutating func find() -> [MarkSegment] {
    corners = [0]
    split(0, samples.count - 1)
    let pauses = pauses()
    for pause in pauses where !corners.contains(pause) { corners.append(pause) }
    corners.sort()
    removeShortParts()
    removeSlightTurns(except: pauses)
    return (1..<corners.count).map { part($0 - 1, $0) }
  }

  /// The part from one corner to another.
  private func part(_ from: Int, _ to: Int) -> MarkSegment {
    MarkSegment(from: samples[corners[from]].place, to: samples[corners[to]].place)
  }

  /// Adds the corners after one place, up to and with another.
  ///
  /// With a list of its own in the place of calls of itself, as a stroke may have any shape.
  private mutating func split(_ first: Int, _ last: Int) {
    var open = [(first, last)]
    while let (from, to) = open.popLast() {
      if let middle = farthest(from, to) {
        open.append((middle, to))
        open.append((from, middle))
      } else {
        corners.append(to)
      }
    }
  }

  /// The place between two that lies farthest off the line between them, if it is too far.
  private func farthest(_ from: Int, _ to: Int) -> Int? {
    guard to - from > 1 else { return nil }
    let line = MarkSegment(from: samples[from].place, to: samples[to].place)
    var found: Int?
    var greatest = tolerance
    for index in (from + 1)..<to {
      let distance = line.distance(to: samples[index].place)
      if distance > greatest {
        greatest = distance
        found = index
      }
    }
    return found
  }

  /// Where the stroke stood still, its ends left out.
  private func pauses() -> [Int] {
    var found: [Int] = []
    var first = 0
    for index in samples.indices.dropFirst() {
      let isStill =
        samples[first].place.distance(to: samples[index].place) <= MarkRecognizer.stillPoints
      let isLast = index == samples.count - 1
      guard !isStill || isLast else { continue }
      // It stood until the sample before it moved on.
      let seconds = samples[index - 1].time - samples[first].time
      let waited = samples[index].time - samples[first].time
      let stood = isStill ? waited : Swift.max(seconds, waited - settings.pauseSeconds)
      if first > 0, !isLast, stood >= settings.pauseSeconds { found.append(first) }
      first = index
    }
    return found
  }

  /// Takes corners away until no part is much shorter than the longest.
  private mutating func removeShortParts() {
    while corners.count > 2 {
      var longest = 0.0
      var shortest = 0
      for index in 1..<corners.count {
        let length = part(index - 1, index).length
        longest = Swift.max(longest, length)
        if shortest == 0 || length < part(shortest - 1, shortest).length { shortest = index }
      }
      let least = Swift.max(settings.jitterPoints, longest * MarkRecognizer.leastShare)
      guard part(shortest - 1, shortest).length < least else { return }
      // Of its two corners, the one inside; of two inside, the one at which less is turned.
      if shortest == 1 {
        corners.remove(at: 1)
      } else if shortest == corners.count - 1 {
        corners.remove(at: shortest - 1)
      } else {
        corners.remove(at: turn(at: shortest - 1) < turn(at: shortest) ? shortest - 1 : shortest)
      }
    }
  }

  /// Takes the corners away at which the stroke hardly turns.
  private mutating func removeSlightTurns(except pauses: [Int]) {
    while corners.count > 2 {
      var slightest: Int?
      var least = settings.cornerRadians
      for index in 1..<(corners.count - 1) where !pauses.contains(corners[index]) {
        let turn = turn(at: index)
        if turn <= least {
          least = turn
          slightest = index
        }
      }
      guard let slightest else { return }
      corners.remove(at: slightest)
    }
  }

  /// By how much the stroke turns at a corner, 0…π.
  private func turn(at corner: Int) -> Double {
    Circular.sweep(
      from: part(corner - 1, corner).directionAngle,
      to: part(corner, corner + 1).directionAngle
    ).magnitude
  }
}

extension MarkSegment {
  /// How far a place is from the nearest of its points.
  func distance(to place: Point) -> Double {
    let way = end - start
    let offset = place - start
    let square = way.x * way.x + way.y * way.y
    guard square > 0 else { return start.distance(to: place) }
    let share = Swift.min(Swift.max((offset.x * way.x + offset.y * way.y) / square, 0), 1)
    return place.distance(to: start + Point(way.x * share, way.y * share))
  }
}
