/// A node's name, which is unique in its scene and stays the same from frame to frame.
public struct NodeID: Hashable, Sendable {
  /// The number by which hosts identify the node.
  public var rawValue: UInt32

  /// Creates an id from a number.
  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// The nodes of a control, as an enum of their numbers.
///
/// If a control has several of each, such as thumbs or cells, their numbers are ``stride`` apart.
protocol NodeNames: RawRepresentable<UInt32> {
  /// The distance between the numbers of neighbours.
  ///
  /// Default 1.
  static var stride: UInt32 { get }
}

extension NodeNames {
  static var stride: UInt32 { 1 }

  /// The node's name.
  var id: NodeID { NodeID(rawValue) }

  /// Returns the name of one of several such nodes, counted from 0.
  func id(_ index: Int) -> NodeID { NodeID(rawValue + Self.stride * UInt32(index)) }
}

/// The part of a control that a node shows, for styles and tests (CSS `::part()`).
public enum ScenePart: UInt8, CaseIterable, Equatable, Sendable {
  /// A part without a name.
  case group
  /// The background of a control.
  case background
  /// The ring around a wheel.
  case rim
  /// The rotating disc.
  case disc
  /// A slice of a wheel.
  case sector
  /// A selected sector at rest.
  case selectedSector
  /// The icon of a sector.
  case icon
  /// The title of a sector.
  case title
  /// The pointer that marks the selection.
  case pointer
  /// The button in the centre.
  case hub
  /// The mark of the keyboard focus.
  case focusRing
  /// A tile of a ring.
  case tile
  /// A tile that faces the user.
  case frontTile
}

/// The content of a node, behind its children.
///
/// The enum is indirect, so that nodes are small and fast to compare.
public indirect enum SceneContent: Equatable, Sendable {
  /// No content.
  case none
  /// An outline with a fill and a line, the line in front.
  case shape(VectorPath, fill: Paint?, stroke: Stroke?)
  /// A line of text.
  case text(TextContent)
  /// A picture, fitted and centred in a rectangle.
  case image(ImageContent)
}

/// A picture, which the host loads.
public struct ImageContent: Equatable, Sendable {
  /// The path of a file or, on the web, a URL.
  @ByteText public var source: String
  /// The rectangle in which the picture is fitted without distortion.
  public var rect: Rect2D
  /// The corner radius of the rectangle that clips the picture.
  ///
  /// Points, 0 or more; at most half the shorter side. Default 0.
  public var cornerRadius: Double
  /// The colour of a monochrome picture such as a symbol, on hosts that support them.
  ///
  /// Default `.ink`.
  public var ink: ColorRole

  /// Creates a picture.
  public init(source: String, rect: Rect2D, cornerRadius: Double = 0, ink: ColorRole = .ink) {
    self.source = source
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.ink = ink
  }
}

/// The visible part of a node and its children.
public indirect enum SceneMask: Equatable, Sendable {
  /// Everything is visible.
  case none
  /// Only the inside of an outline is visible.
  case clip(VectorPath)
  /// Only the inside of an outline is visible, with the opacity of a paint.
  case fade(VectorPath, Paint)
}

/// A part of a scene that is made once and reused, such as the sectors on a rotating disc.
///
/// Copies of a fragment share their storage. `SceneDiff` skips a fragment that is identical to that of the frame
/// before, at no cost.
public struct SceneFragment: Equatable, Sendable {
  /// The nodes in drawing order, each followed by its descendants.
  public let nodes: [SceneNode]

  /// Creates an empty fragment.
  public init() {
    nodes = []
  }

  /// Creates a fragment from the nodes that `build` adds to an empty scene.
  public init(_ build: (inout ControlScene) -> Void) {
    var scene = ControlScene()
    build(&scene)
    nodes = scene.nodes
  }

  /// Whether both share their storage, and so have the same nodes.
  public func isIdentical(to other: SceneFragment) -> Bool {
    nodes.withUnsafeBufferPointer { mine in
      other.nodes.withUnsafeBufferPointer { theirs in
        mine.baseAddress == theirs.baseAddress && mine.count == theirs.count
      }
    }
  }
}

/// A node of a scene, with its transform, opacity and content.
public struct SceneNode: Equatable, Sendable {
  /// The node's name, the same in each frame.
  public var id: NodeID
  /// The part of the control that the node shows.
  public var part: ScenePart
  /// The transform from the node's coordinates to its parent's.
  public var transform: Transform3D
  /// The opacity, 0…1.
  ///
  /// The node and its children fade as one picture.
  public var opacity: Double
  /// The visible part of the node.
  public var mask: SceneMask
  /// The node's content.
  public var content: SceneContent
  /// Shared children.
  ///
  /// A node has these or children in the scene, not both.
  public var fragment: SceneFragment?
  /// Whether the control moves the node from frame to frame, by a placement or in space.
  ///
  /// ``ScenePresenter`` sets it; it is false in a scene that a control draws. A host can keep a picture of a node if
  /// neither the node nor a descendant moves.
  public var isMoved: Bool { movement != .none }
  /// The way in which the control moves the node.
  ///
  /// ``ScenePresenter`` sets it.
  public internal(set) var movement = NodeMovement.none
  /// The number of following nodes in the array that are descendants.
  ///
  /// `ControlScene` maintains it.
  public internal(set) var descendantCount: Int
}

extension SceneNode {
  /// Creates a node without a transform.
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

  /// Creates a node, by default opaque and without content.
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
