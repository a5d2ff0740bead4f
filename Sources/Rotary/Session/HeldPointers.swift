/// The pointers that hold a control.
struct HeldPointers: Sendable {
  /// The pointers' identifiers, in the order in which they came down.
  private(set) var ids: [Int] = []

  /// Updates the pointers after the control's response to an input.
  ///
  /// - Returns: Whether the control's description may have changed. A pointer that only moves, which is the most
  ///   frequent input, does not change it.
  mutating func follow(_ input: Input, _ response: Response) -> Bool {
    guard case .pointer(let event) = input else { return true }
    switch event.phase {
    case .down:
      if response == .declined { remove(event.id) } else { add(event.id) }
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

  /// Adds a pointer that holds the control because of a command.
  mutating func add(_ id: Int) {
    remove(id)
    ids.append(id)
  }

  private mutating func remove(_ id: Int) {
    for index in ids.indices where ids[index] == id {
      ids.remove(at: index)
      return
    }
  }
}
