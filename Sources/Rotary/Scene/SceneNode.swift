/// A name for a node that stays the same from frame to frame, unique in its scene.
public struct NodeID: Hashable, Sendable {
  /// The number hosts know it by.
  public var rawValue: UInt32

  /// Names a node by a number.
  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// What a node is, for those who style or test it (CSS `::part()`).
public enum ScenePart: UInt8, CaseIterable, Equatable, Sendable {
  /// Nothing anybody needs to name.
  case group
  /// What lies under a control.
  case background
  /// The ring around a wheel.
  case rim
  /// What turns.
  case disc
  /// A slice of a wheel.
  case sector
  /// A sector that is selected and at rest.
  case selectedSector
  /// Its picture.
  case icon
  /// Its words.
  case title
  /// The hole of a rotary phone.
  case hole
  /// The mark that shows the selection.
  case pointer
  /// The button in the middle.
  case hub
  /// What shows where the keyboard is.
  case focusRing
  /// A tile of a ring.
  case tile
  /// A tile that faces the user.
  case frontTile
}

/// What a node shows by itself, under its children.
///
/// It is kept beside the node, so that a frame's nodes are small to fill and to compare.
public indirect enum SceneContent: Equatable, Sendable {
  /// Nothing: it only holds others.
  case none
  /// A filled or stroked outline; the line lies over the filling.
  case shape(VectorPath, fill: Paint?, stroke: Stroke?)
  /// A line of text.
  case text(TextContent)
  /// A picture, drawn whole in the middle of a rectangle.
  case image(ImageContent)
}

/// A picture by its address, which the host resolves.
public struct ImageContent: Sendable {
  /// A file's path or, on the web, an address.
  public var source: String
  /// Where it is drawn, as large as fits, undistorted.
  public var rect: Rect2D
  /// How round the rectangle's corners are, which it is cut off at.
  ///
  /// Points, 0 or more; at most half the shorter side. Default 0.
  public var cornerRadius: Double
  /// The colour of a picture that has none of its own, such as a symbol, where a host knows such pictures.
  ///
  /// Default `.ink`.
  public var ink: ColorRole

  /// Makes a picture.
  public init(source: String, rect: Rect2D, cornerRadius: Double = 0, ink: ColorRole = .ink) {
    self.source = source
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.ink = ink
  }
}

extension ImageContent: Equatable {
  /// Whether it is the same address in the same place and colour.
  public static func == (left: ImageContent, right: ImageContent) -> Bool {
    left.source.hasSameBytes(as: right.source) && left.rect == right.rect
      && left.cornerRadius == right.cornerRadius && left.ink == right.ink
  }
}

/// What of a node and its children is seen.
public indirect enum SceneMask: Equatable, Sendable {
  /// All of it.
  case none
  /// What lies inside an outline.
  case clip(VectorPath)
  /// As much as a paint's opacity says, and nothing beyond the outline.
  case fade(VectorPath, Paint)
}

/// Part of a scene made once and shown many times: the sectors on a disc that turns.
///
/// Two fragments made in one place share their storage. `SceneDiff` passes over a fragment that is
/// the very one of the frame before, however large it is.
public struct SceneFragment: Equatable, Sendable {
  /// The nodes in drawing order, each followed by its descendants.
  public let nodes: [SceneNode]

  /// Makes a fragment of nothing.
  public init() {
    nodes = []
  }

  /// Makes a fragment of what `build` adds to an empty scene.
  public init(_ build: (inout ControlScene) -> Void) {
    var scene = ControlScene()
    build(&scene)
    nodes = scene.nodes
  }

  /// Whether both have the same storage, and so surely the same nodes.
  func isIdentical(to other: SceneFragment) -> Bool {
    nodes.withUnsafeBufferPointer { mine in
      other.nodes.withUnsafeBufferPointer { theirs in
        mine.baseAddress == theirs.baseAddress && mine.count == theirs.count
      }
    }
  }
}

/// One thing in a scene: where it stands, how opaque it is, what it shows.
public struct SceneNode: Equatable, Sendable {
  /// Its name from frame to frame.
  public var id: NodeID
  /// What it is.
  public var part: ScenePart
  /// From its own coordinates to its parent's.
  public var transform: Transform3D
  /// 0…1; the node and its children fade as one picture.
  public var opacity: Double
  /// What of it is seen.
  public var mask: SceneMask
  /// What it shows by itself.
  public var content: SceneContent
  /// Children that are shared; a node has these or children of its own in the scene, not both.
  public var fragment: SceneFragment?
  /// Whether the control moves it from frame to frame, by a placement or in space.
  ///
  /// Kept by ``ScenePresenter``, false in what a control draws: a host may draw a node once and keep its picture
  /// where neither the node nor anything inside it is moved.
  public var isMoved: Bool { movement != .none }
  /// How the control moves it.
  var movement = NodeMovement.none
  /// How many nodes after it in the array are its descendants.
  ///
  /// Kept by `ControlScene`.
  public internal(set) var descendantCount: Int
}

extension SceneNode {
  /// Makes a node that is where its parent is.
  #if hasFeature(Embedded)
  @inline(never)
  #endif
  public init(
    _ id: NodeID,
    _ part: ScenePart = .group,
    opacity: Double = 1,
    mask: SceneMask = .none,
    content: SceneContent = .none,
    fragment: SceneFragment? = nil
  ) {
    self.init(
      id,
      part,
      transform: .identity,
      opacity: opacity,
      mask: mask,
      content: content,
      fragment: fragment
    )
  }

  /// Makes a node; left out, it is opaque and shows nothing.
  #if hasFeature(Embedded)
  @inline(never)
  #endif
  public init(
    _ id: NodeID,
    _ part: ScenePart = .group,
    transform: Transform3D,
    opacity: Double = 1,
    mask: SceneMask = .none,
    content: SceneContent = .none,
    fragment: SceneFragment? = nil
  ) {
    self.init(
      id: id,
      part: part,
      transform: transform,
      opacity: opacity,
      mask: mask,
      content: content,
      fragment: fragment,
      descendantCount: 0
    )
  }
}
