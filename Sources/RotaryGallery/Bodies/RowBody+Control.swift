import Rotary

extension RowBody: Control {
  /// Passes all input to the row, pointers at their positions in the row.
  public mutating func receive(_ input: Input) -> Response {
    var inside = input
    if case .pointer(var event) = input {
      event.position = event.position - (window.origin - Point2D.zero)
      inside = .pointer(event)
    }
    let response = row.receive(inside)
    spring(at: now)
    return response
  }

  /// Advances all motion to `time`.
  public mutating func receive(time: Double) {
    row.receive(time: time)
    spring(at: time)
  }

  /// Whether the row or the shackle moves.
  public var isMoving: Bool { row.isMoving || shackle.isMoving(at: now) }

  /// Reports the row's touch areas, at the row's position in the body.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    let way = window.origin - Point2D.zero
    row.readTouchAreas { area in
      var moved = area
      moved.frame = Rect2D(origin: area.frame.origin + way, size: area.frame.size)
      read(moved)
    }
  }

  /// The size of the grid; the minimum is the row's.
  public var preferredSize: PreferredSize {
    let least = row.preferredSize.minimum
    let share = Swift.max(
      least.width / kind.window.size.width,
      least.height / kind.window.size.height
    )
    let scale = Swift.min(1, share)
    return PreferredSize(
      kind.grid,
      minimum: Size2D(kind.grid.width * scale, kind.grid.height * scale)
    )
  }

  /// Describes the row's elements, at the row's position in the body.
  public func describe(into tree: inout AccessibilityTree) {
    var inside = AccessibilityTree()
    row.describe(into: &inside)
    tree.clear()
    let way = window.origin - Point2D.zero
    for var element in inside.elements {
      element.frame = Rect2D(origin: element.frame.origin + way, size: element.frame.size)
      tree.add(element)
    }
    tree.activeIndex = inside.activeIndex
  }

  /// The row's feedback.
  public func feedback(for event: ValueEvent<Double>) -> Feedback {
    row.feedback(for: event)
  }

  /// The state that the body's scene depends on.
  public var renderKey: RowBodyRenderKey {
    RowBodyRenderKey(row: row.renderKey, kind: kind, size: size, isOpen: row.isOpen)
  }

  /// Whether the scene is the same as when `key` was read.
  public func matches(_ key: RowBodyRenderKey) -> Bool {
    row.matches(key.row) && kind == key.kind && size == key.size && row.isOpen == key.isOpen
  }

  /// Reports the placement of the shackle, and those of the row.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard scale > 0 else { return }
    if kind == .padlock { placeShackle(put) }
    row.readPlacements(put)
  }

  /// Whether nodes move in space, as the row's tiles do.
  public static var hasDepth: Bool { true }

  /// Reports the row's 3D transforms.
  public func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void) {
    guard scale > 0 else { return }
    row.readTransforms(put)
  }
}

/// The state that decides whether a body has to be drawn again.
public struct RowBodyRenderKey: Sendable {
  let row: SpinnerRowRenderKey
  let kind: BodyKind
  let size: Size2D
  let isOpen: Bool
}
