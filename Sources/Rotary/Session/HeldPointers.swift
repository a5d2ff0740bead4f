/// The pointers that a control has not let go of.
struct HeldPointers: Sendable {
  /// Which they are, the first that came down first.
  private(set) var ids: [Int] = []

  /// Follows what the control answered to an input.
  ///
  /// - Returns: whether the control may be described otherwise than before: not by a pointer that only moves,
  ///   which most inputs are.
  mutating func follow(_ input: Input, _ response: Response) -> Bool {
    guard case .pointer(let event) = input else { return true }
    switch event.phase {
    case .down:
      remove(event.id)
      if response != .declined { ids.append(event.id) }
    case .move:
      guard response == .declined, !ids.isEmpty else { return false }
      remove(event.id)
    case .up, .cancel, .lost: remove(event.id)
    case .hover, .leave:
      guard !ids.isEmpty else { return false }
      remove(event.id)
    }
    return true
  }

  private mutating func remove(_ id: Int) {
    for index in ids.indices where ids[index] == id {
      ids.remove(at: index)
      return
    }
  }
}
