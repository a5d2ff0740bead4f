/// Every pointer that is down, in the order in which they came: the one type that keeps them.
///
/// A host tells what it is told, and that is not always true: an up gets lost when a window comes
/// between, a finger's number is used again, a move comes for a finger that was never down. Here
/// each event either becomes a change that can be, or nothing.
///
/// A control that does not want a pointer does not pass its down on; all else of it is then
/// nothing. Keeping pointers allocates nothing after the first.
public struct Pointers: Equatable, Sendable {
  /// How many can be down at once; further ones are ignored.
  ///
  /// As many as two hands have fingers.
  public static let capacity = 10

  private var down: [Pointer] = []
  /// Where a mouse or a pen is that is not pressed, if it is over the control.
  public private(set) var hover: Point2D?
  /// The time of the last change; earlier events are ignored.
  private var now = -Double.infinity

  /// Makes it with nothing down.
  public init() {}

  /// How many are down.
  public var count: Int { down.count }

  /// Whether none is down.
  public var isEmpty: Bool { down.isEmpty }

  /// One of them, the first that came down at 0.
  public subscript(index: Int) -> Pointer { down[index] }

  /// Whether a pointer is down.
  public func contains(_ id: Int) -> Bool { index(of: id) != nil }

  /// The middle of the first so many, or of all if there are fewer; nil without any.
  public func centroid(ofFirst limit: Int = capacity) -> Point2D? {
    let taken = Swift.min(limit, down.count)
    guard taken > 0 else { return nil }
    var sum = Vector2D.zero
    for index in 0..<taken { sum = sum + (down[index].position - .zero) }
    return Point2D(sum.x / Double(taken), sum.y / Double(taken))
  }

  /// Takes an event and says what it means.
  ///
  /// - A down of a pointer that is down already: its up was lost; see
  ///   ``PointerChange/replacesLost``.
  /// - A hover of a pointer that is down: its up was lost, it is cancelled. A leave is nothing: one
  ///   that is down is followed wherever it goes.
  /// - A move, up, cancel or loss of one that is not down, or a down beyond ``capacity``: nothing.
  /// - A position that is not finite: nothing, but for an up, a cancel or a loss, which happen where the
  ///   pointer was last. One farther away than ``InputLimits/points(_:)`` is brought to the bound.
  /// - A time before the last event's, or one that is not finite: nothing.
  ///
  /// - Returns: nil when no pointer that is down has changed.
  public mutating func take(_ event: PointerEvent, at time: Double) -> PointerChange? {
    guard time.isFinite, time >= now else { return nil }
    let position = InputLimits.position(event.position)
    // Bounding makes infinite coordinates finite; whether it is a position is the event's to say.
    let isPosition = event.position.isFinite
    let known = index(of: event.id)
    switch event.phase {
    case .down:
      guard isPosition else { return nil }
      hover = nil
      let pointer = Pointer(
        id: event.id,
        kind: event.kind,
        position: position,
        time: time
      )
      if let known {
        _ = lift(known)
      } else if down.count == Self.capacity {
        return nil
      }
      if down.capacity < Self.capacity { down.reserveCapacity(Self.capacity) }
      down.append(pointer)
      let last = down.count - 1
      return change(.down, of: pointer, last, at: time, replacesLost: known != nil)
    case .move:
      guard let known, isPosition else { return nil }
      down[known].move(to: position, at: time)
      return change(.move, of: down[known], known, at: time)
    case .up:
      guard let known else { return nil }
      down[known].move(to: isPosition ? position : down[known].position, at: time)
      return change(.up, of: lift(known), known, at: time)
    case .cancel, .lost:
      guard let known else { return nil }
      return change(.cancel, of: lift(known), known, at: time, undoes: event.phase == .cancel)
    case .hover, .leave:
      hover = event.phase == .hover && isPosition ? position : nil
      guard let known, event.phase == .hover else { return nil }
      return change(.cancel, of: lift(known), known, at: time)
    }
  }

  /// Forgets every pointer: what they still do is not for this control.
  public mutating func removeAll() {
    down.removeAll(keepingCapacity: true)
    hover = nil
  }

  /// Keeps every pointer where it is on what was laid out anew.
  ///
  /// - Parameter position: from a position before to the same one after; one that is not finite
  ///   changes nothing, one that is too far away is brought to the bound.
  public mutating func relocate(_ position: (Point2D) -> Point2D) {
    func relocated(_ old: Point2D) -> Point2D {
      let new = position(old)
      return new.isFinite ? InputLimits.position(new) : old
    }
    for index in down.indices {
      down[index].start = relocated(down[index].start)
      down[index].position = relocated(down[index].position)
      down[index].previous = relocated(down[index].previous)
    }
  }

  private func index(of id: Int) -> Int? {
    for index in down.indices where down[index].id == id { return index }
    return nil
  }

  /// Takes out a pointer that is down; once for all who do, as each removal from an array weighs some.
  private mutating func lift(_ index: Int) -> Pointer { down.remove(at: index) }

  private mutating func change(
    _ phase: PointerChange.Phase,
    of pointer: Pointer,
    _ index: Int,
    at time: Double,
    replacesLost: Bool = false,
    undoes: Bool = false
  ) -> PointerChange {
    now = time
    return PointerChange(
      phase: phase,
      pointer: pointer,
      time: time,
      index: index,
      replacesLost: replacesLost,
      undoes: undoes
    )
  }
}
