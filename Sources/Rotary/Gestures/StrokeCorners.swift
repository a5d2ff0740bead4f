/// Finds the corners of a stroke.
struct StrokeCorners {
  private let samples: [MarkRecognizer.Sample]
  private let settings: MarkRecognizer
  /// The maximum distance of a position from a straight part, in points.
  private let tolerance: Double
  /// The samples that are corners, in order, including both ends.
  private var corners: [Int] = []

  init(samples: [MarkRecognizer.Sample], settings: MarkRecognizer) {
    self.samples = samples
    self.settings = settings
    var length = 0.0
    for index in samples.indices.dropFirst() {
      length += samples[index - 1].position.distance(to: samples[index].position)
    }
    tolerance = Swift.max(settings.jitterPoints, length * MarkRecognizer.bendShare)
  }

  /// Returns the straight parts between the corners.
  mutating func find() -> [MarkSegment] {
    corners = [0]
    split(0, samples.count - 1)
    let pauses = pauses()
    for pause in pauses where !corners.contains(pause) { corners.append(pause) }
    corners = corners.stablySorted { $0 < $1 }
    removeShortParts()
    removeSlightTurns(except: pauses)
    return (1..<corners.count).map { part($0 - 1, $0) }
  }

  /// Returns the part from one corner to another.
  private func part(_ from: Int, _ to: Int) -> MarkSegment {
    MarkSegment(from: samples[corners[from]].position, to: samples[corners[to]].position)
  }

  /// Adds the corners after one sample, up to and including another.
  ///
  /// It uses a list instead of recursion, because a stroke may have any shape.
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

  /// Returns the sample between two that is farthest from the line between them, if it exceeds the tolerance.
  private func farthest(_ from: Int, _ to: Int) -> Int? {
    guard to - from > 1 else { return nil }
    let line = MarkSegment(from: samples[from].position, to: samples[to].position)
    var found: Int?
    var greatest = tolerance
    for index in (from + 1)..<to {
      let distance = line.distance(to: samples[index].position)
      if distance > greatest {
        greatest = distance
        found = index
      }
    }
    return found
  }

  /// Returns the samples at which the stroke paused, without its ends.
  private func pauses() -> [Int] {
    var found: [Int] = []
    var first = 0
    for index in samples.indices.dropFirst() {
      let isStill =
        samples[first].position.distance(to: samples[index].position) <= MarkRecognizer.stillPoints
      let isLast = index == samples.count - 1
      guard !isStill || isLast else { continue }
      // The pause ended when the sample before moved on.
      let seconds = samples[index - 1].time - samples[first].time
      let waited = samples[index].time - samples[first].time
      let stood = isStill ? waited : Swift.max(seconds, waited - settings.pauseSeconds)
      if first > 0, !isLast, stood >= settings.pauseSeconds { found.append(first) }
      first = index
    }
    return found
  }

  /// Removes corners until no part is much shorter than the longest.
  private mutating func removeShortParts() {
    while corners.count > 2 {
      var longest = 0.0
      var shortest = 0
      for index in 1..<corners.count {
        let length = part(index - 1, index).length
        longest = Swift.max(longest, length)
        if shortest == 0 || length < part(shortest - 1, shortest).length { shortest = index }
      }
      let shortestLength = Swift.max(settings.jitterPoints, longest * MarkRecognizer.smallestShare)
      guard part(shortest - 1, shortest).length < shortestLength else { return }
      // The corner inside the stroke is removed; if both are inside, the one with the smaller turn.
      if shortest == 1 {
        corners.remove(at: 1)
      } else if shortest == corners.count - 1 {
        corners.remove(at: shortest - 1)
      } else {
        corners.remove(at: turn(at: shortest - 1) < turn(at: shortest) ? shortest - 1 : shortest)
      }
    }
  }

  /// Removes the corners at which the stroke turns only slightly.
  private mutating func removeSlightTurns(except pauses: [Int]) {
    while corners.count > 2 {
      var slightest: Int?
      var smallest = settings.cornerRadians
      for index in 1..<(corners.count - 1) where !pauses.contains(corners[index]) {
        let turn = turn(at: index)
        if turn <= smallest {
          smallest = turn
          slightest = index
        }
      }
      guard let slightest else { return }
      corners.remove(at: slightest)
    }
  }

  /// Returns the angle by which the stroke turns at a corner, 0…π.
  private func turn(at corner: Int) -> Double {
    Circular.sweep(
      from: part(corner - 1, corner).directionAngle,
      to: part(corner, corner + 1).directionAngle
    ).magnitude
  }
}

extension MarkSegment {
  /// Returns the distance of a position from the nearest point of the part.
  func distance(to position: Point2D) -> Double {
    let whole = end - start
    let offset = position - start
    let square = whole.x * whole.x + whole.y * whole.y
    guard square > 0 else { return start.distance(to: position) }
    let share = Swift.min(Swift.max((offset.x * whole.x + offset.y * whole.y) / square, 0), 1)
    return position.distance(to: start + whole * share)
  }
}
