/// The pointers that are down, in the order in which they came down.
///
/// A host passes on events as it receives them, which may be wrong: an up may be lost when a window opens, a finger's
/// number may be used again, and a move may arrive for a finger that was never down. This type returns a valid change
/// for an event, or none.
///
/// A control that ignores a pointer does not pass its down to this type, which then ignores all its other events. After
/// the first pointer, nothing is allocated.
public struct Pointers: Equatable, Sendable {
  /// The maximum number of pointers; further ones are ignored.
  ///
  /// The number of fingers of two hands.
  public static let capacity = 10

  private var down: [Pointer] = []
  /// The position of a mouse or a pen over the control that is not pressed, if any.
  public private(set) var hover: Point2D?
  /// The time of the last change; earlier events are ignored.
  private var now = 0.0

  /// Creates a list without pointers.
  public init() {}

  /// The number of pointers.
  public var count: Int { down.count }

  /// Whether no pointer is down.
  public var isEmpty: Bool { down.isEmpty }

  /// The pointer at an index, with the first that came down at 0.
  public subscript(index: Int) -> Pointer { down[index] }

  /// Whether a pointer is down.
  public func contains(_ id: Int) -> Bool { index(of: id) != nil }

  /// Returns the centre of the first pointers, at most `limit`; nil without any.
  public func centroid(ofFirst limit: Int = capacity) -> Point2D? {
    let taken = Swift.min(limit, down.count)
    guard taken > 0 else { return nil }
    var sum = Vector2D.zero
    for index in 0..<taken { sum = sum + (down[index].position - .zero) }
    return Point2D(sum.x / Double(taken), sum.y / Double(taken))
  }

  /// Handles an event and returns the change that it causes.
  ///
  /// - A down of a pointer that is already down: its up was lost; see ``PointerChange/replacesLost``.
  /// - A hover of a pointer that is down: its up was lost, and it is cancelled. A leave has no effect on a pointer that
  ///   is down, which is followed everywhere.
  /// - A move, up, cancel or loss of a pointer that is not down, or a down beyond ``capacity``: no change.
  /// - A position that is not finite: no change, except for an up, a cancel or a loss, which happen at the last
  ///   position. A position beyond ``InputLimits/points(_:)`` is clamped.
  /// - A time before the last event's, or one that is not finite: no change.
  ///
  /// - Returns: The change; nil if no pointer that is down has changed.
  public mutating func take(_ event: PointerEvent, at time: Double) -> PointerChange? {
    guard time.isFinite, time >= now else { return nil }
    let position = InputLimits.position(event.position)
    // Clamping makes infinite coordinates finite, so the event's own position is checked.
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

  /// Removes all pointers; their further events are ignored.
  public mutating func removeAll() {
    down.removeAll(keepingCapacity: true)
    hover = nil
  }

  /// Moves all pointers after a change of layout, so that they stay at the same parts.
  ///
  /// - Parameter position: Returns the new position of an old one. A result that is not finite is ignored, and one too
  ///   far away is clamped.
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

  /// Scales the positions of all pointers for a round control of another size, so that a new size does not turn it.
  mutating func carry(from old: Size2D, to new: Size2D) {
    carry(from: old.center, to: new.center, scaledBy: new.shorterSide / old.shorterSide)
  }

  /// Scales the positions of all pointers around a centre, so that they stay at the same parts of a control.
  ///
  /// - Parameters:
  ///   - old: The centre before.
  ///   - new: The centre now.
  ///   - share: The lengths now, divided by those before. If one of them is 0, no pointer moves.
  mutating func carry(from old: Point2D, to new: Point2D, scaledBy share: Double) {
    guard share > 0, share.isFinite else { return }
    relocate { new + ($0 - old) * share }
  }

  private func index(of id: Int) -> Int? {
    for index in down.indices where down[index].id == id { return index }
    return nil
  }

  /// Removes a pointer that is down.
  ///
  /// A single function, because each removal from an array increases the code size.
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
