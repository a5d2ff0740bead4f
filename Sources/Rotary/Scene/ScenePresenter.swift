/// What a host has on the screen of a control.
///
/// A host keeps one for each control and calls ``update(with:emit:)`` once a frame. While a control
/// looks the same (``Control/look``), it is only asked where that stands which moves; else it is
/// drawn anew and compared, node by node, with what is shown.
public struct ScenePresenter<Subject: Control>: Sendable {
  /// What was drawn last; what moves stands where it stood then.
  private var drawn = Scene()
  private var next = Scene()
  private var look: Subject.Look?
  /// What moves, in drawing order, and where it stands on the screen.
  private var placed: [PlacedNode] = []
  private var standing: [StandingNode] = []

  /// Makes a presenter with nothing on it.
  public init() {}

  /// What the host has on the screen.
  public var shown: Scene {
    var scene = drawn
    scene.place(placed)
    if Subject.hasDepth { scene.stand(standing) }
    return scene
  }

  /// Emits what to change on the screen, if anything.
  ///
  /// - Returns: whether it was drawn anew; otherwise, at most, something stands elsewhere.
  @discardableResult
  public mutating func update(with control: Subject, emit: (SceneChange) -> Void) -> Bool {
    if let look, control.looks(like: look), control.size == drawn.size,
      move(control, emit: emit)
    {
      return false
    }
    redraw(control, emit: emit)
    return true
  }

  /// Whether the control placed what it placed when it was drawn, as it is to; else it is drawn anew.
  private mutating func move(_ control: Subject, emit: (SceneChange) -> Void) -> Bool {
    var index = 0
    control.place { id, place in
      guard index < placed.count, placed[index].id == id else {
        index = placed.count + 1
        return
      }
      if placed[index].place != place {
        placed[index].place = place
        emit(.place(id, place))
      }
      index += 1
    }
    return index == placed.count && (!Subject.hasDepth || stand(control, emit: emit))
  }

  /// Whether what stood in space when the control was drawn stands there still, if elsewhere.
  private mutating func stand(_ control: Subject, emit: (SceneChange) -> Void) -> Bool {
    var index = 0
    control.stand { id, transform, opacity in
      guard index < standing.count, standing[index].id == id else {
        index = standing.count + 1
        return
      }
      if standing[index].transform != transform {
        standing[index].transform = transform
        emit(.transform(id, transform))
      }
      if standing[index].opacity != opacity {
        standing[index].opacity = opacity
        emit(.opacity(id, opacity))
      }
      index += 1
    }
    return index == standing.count
  }

  /// Kept out of the way of the frames in which something only moves.
  @inline(never)
  private mutating func redraw(_ control: Subject, emit: (SceneChange) -> Void) {
    look = control.look
    drawn.place(placed)
    if Subject.hasDepth { drawn.stand(standing) }
    next.clear(size: control.size)
    control.draw(into: &next)
    SceneDiff.changes(from: drawn, to: next, emit: emit)
    swap(&drawn, &next)
    placed.removeAll(keepingCapacity: true)
    control.place { placed.append(PlacedNode(id: $0, place: $1)) }
    guard Subject.hasDepth else { return }
    standing.removeAll(keepingCapacity: true)
    control.stand { standing.append(StandingNode(id: $0, transform: $1, opacity: $2)) }
  }
}
