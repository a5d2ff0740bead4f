import Rotary

/// Simulated fingers that make one gesture, sample by sample.
struct PadDemonstration: Equatable, Sendable {
  /// The samples per second; events have these times, independent of the frame rate.
  static let samplesPerSecond = 120.0

  /// The movement of one finger, from touching down to lifting.
  struct Finger: Equatable, Sendable {
    /// The path of a finger.
    enum Path: Equatable, Sendable {
      case line(Point2D, Point2D)
      case arc(center: Point2D, radius: Double, start: Double, sweep: Double)
    }

    var id: Int
    /// The numbers of the first and the last sample.
    var samples: ClosedRange<Int>
    var path: Path

    func place(at sample: Int) -> Point2D {
      let share = Double(sample - samples.lowerBound) / Double(samples.count - 1)
      // Eases in and out, as a hand moves.
      let eased = share * share * (3 - 2 * share)
      switch path {
      case .line(let start, let end):
        return start + (end - start) * eased
      case .arc(let center, let radius, let start, let sweep):
        return center.moved(by: radius, towards: start + sweep * eased)
      }
    }
  }

  let start: Double
  private let fingers: [Finger]
  /// The number of the next sample.
  private var sample = 0

  /// Makes the fingers that demonstrate a gesture in a field.
  init(_ gesture: PadGesture, in field: Rect2D, start: Double) {
    self.start = start
    fingers = Self.fingers(of: gesture, in: field)
  }

  /// Whether all fingers have been lifted.
  var isOver: Bool { fingers.allSatisfy { $0.samples.upperBound < sample } }

  /// The time of the next sample, in seconds.
  var next: Double { start + Double(sample) / Self.samplesPerSecond }

  /// Advances by a sample, and returns the fingers' events.
  mutating func events() -> [PointerEvent] {
    defer { sample += 1 }
    return fingers.filter { $0.samples.contains(sample) }.map { finger in
      let phase: PointerEvent.Phase
      switch sample {
      case finger.samples.lowerBound: phase = .down
      case finger.samples.upperBound: phase = .up
      default: phase = .move
      }
      return PointerEvent(phase, id: finger.id, position: finger.place(at: sample))
    }
  }

  private static func fingers(of gesture: PadGesture, in field: Rect2D) -> [Finger] {
    let center = field.center
    let reach = field.size.shorterSide / 2
    func at(_ x: Double, _ y: Double) -> Point2D { center + Vector2D(x * reach, y * reach) }
    func still(_ samples: ClosedRange<Int>) -> Finger {
      Finger(id: 1_001, samples: samples, path: .line(at(0.1, 0.1), at(0.1, 0.1)))
    }
    switch gesture {
    case .tap: return [still(0...12)]
    case .doubleTap: return [still(0...8), still(24...32)]
    case .press: return [still(0...96)]
    case .swipe:
      return [Finger(id: 1_001, samples: 0...20, path: .line(at(-0.45, 0.3), at(0.45, 0.3)))]
    case .pan:
      return [Finger(id: 1_001, samples: 0...84, path: .line(at(0, 0), at(0.3, -0.2)))]
    case .pinch:
      return [(1_001, -1.0), (1_002, 1.0)].map { id, side in
        let path = Finger.Path.line(at(0.18 * side, -0.18 * side), at(0.4 * side, -0.4 * side))
        return Finger(id: id, samples: 0...84, path: path)
      }
    case .rotation:
      return [(1_001, 0.0), (1_002, Double.pi)].map { id, angle in
        Finger(
          id: id,
          samples: 0...96,
          path: .arc(center: center, radius: reach * 0.42, start: angle, sweep: .pi / 3)
        )
      }
    case .turn:
      let radius = GesturePad.ringRadius(in: field)
      return [
        Finger(
          id: 1_001,
          samples: 0...108,
          path: .arc(center: center, radius: radius, start: -.pi / 2, sweep: .pi)
        )
      ]
    }
  }
}
