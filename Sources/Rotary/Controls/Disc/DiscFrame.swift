/// The measures of a disc in a rim, with a hub in the middle: the shape of a wheel and of a phone's dial.
struct RimmedDisc {
  /// The centre, in points.
  let center: Point2D
  /// The rim's outer radius, in points.
  let radius: Double
  /// The rim's width, as a share of the radius.
  let rimWidth: Double
  /// The hub's radius, as a share of the radius.
  let hubRadius: Double

  /// The disc's radius inside the rim, in points.
  var innerRadius: Double { radius * (1 - rimWidth) }

  /// The height of a pointer at the rim above the disc: the offset of its shadow, whose width is half of it.
  var pointerDepth: Double { Swift.max(1, radius * 0.014) }

  /// The width of a pointer's edge, divided by its height above the disc.
  static let pointerEdge = 1.4

  /// The distance by which a pointer's edge extends beyond its outline, in points.
  var pointerEdgeReach: Double { pointerDepth * Self.pointerEdge / 2 }
}

/// The nodes of a disc and its frame; a control's own nodes have other numbers.
enum DiscNode: UInt32, NodeNames {
  case root = 1
  case background, shadow, rim, disc
  case shade = 9
  case grip, hub, hubFace, hubMark, pointer, pointerShadow, pointerFace, focus
  case hubShadow = 25
  case shadeFace
  case gripFace = 30
  case focusFace
}

/// The parts around a disc that do not turn: the rim, the hub, a pointer at the rim and the focus ring.
struct DiscFrame: Equatable, Sendable {
  /// The states of the hub.
  enum HubState: Int, Equatable, Sendable {
    case resting
    case hovered
    case pressed
  }

  /// The state that determines how the frame looks.
  struct State: Equatable, Sendable {
    /// Whether the control takes input; otherwise it is paler.
    var takesInput: Bool
    /// Whether a finger holds the disc.
    var isGripped: Bool
    /// The hub's state; nil without a hub.
    var hub: HubState?
    /// Whether the control has the keyboard focus.
    var hasFocus: Bool
  }

  /// The fragments.
  private enum Part: Int {
    /// Shadow and rim.
    case background
    /// The rim's shadow on the disc, which is the same all around and therefore turns with the disc.
    case shade
    /// The hub, in its three states.
    case hub, hubHovered, hubPressed
    /// The pointer, not bent.
    case pointer
    /// The ring in the rim that lights up under a finger.
    case grip
    /// The focus ring around the disc.
    case focus
  }

  /// The fragments in the order of the parts.
  private var fragments: [SceneFragment] = []

  private subscript(part: Part) -> SceneFragment { fragments[part.rawValue] }

  /// The rim's shadow, for the turning disc.
  var shade: SceneFragment { self[.shade] }

  /// Creates an empty frame.
  init() {}

  /// Draws the parts.
  ///
  /// - Parameters:
  ///   - disc: The disc that the frame is around.
  ///   - pointer: The outline of the pointer.
  init(around disc: RimmedDisc, pointer: VectorPath) {
    let rim = disc.radius * disc.rimWidth
    fragments = [
      Self.background(of: disc),
      Self.shade(of: disc),
      Self.hub(of: disc, .resting),
      Self.hub(of: disc, .hovered),
      Self.hub(of: disc, .pressed),
      Self.raised(pointer, on: disc),
      SceneFragment(
        DiscNode.gripFace.id,
        circleAt: disc.center,
        radius: disc.radius - rim / 2,
        .accent,
        width: rim * 0.4
      ),
      // 2 pt wide, at a distance of 2 pt.
      SceneFragment(
        DiscNode.focusFace.id,
        circleAt: disc.center,
        radius: disc.radius + 3,
        .focus,
        width: 2
      ),
    ]
  }

  /// Draws the frame around a disc.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - state: The frame's state.
  ///   - center: The disc's centre.
  ///   - pointerTransform: The pointer's transform. Default the identity.
  ///   - drawDisc: Draws the disc, between the rim and the hub.
  func draw(
    into scene: inout ControlScene,
    _ state: State,
    center: Point2D,
    pointerTransform: Transform3D = .identity,
    drawDisc: (inout ControlScene) -> Void
  ) {
    let opacity = state.takesInput ? 1 : Theme.disabledOpacity
    scene.add(SceneNode(DiscNode.root.id, opacity: opacity)) {
      // As little as possible is in front of the turning parts, because a browser composites all of it in each frame.
      $0.add(SceneNode(DiscNode.background.id, .background, fragment: self[.background]))
      // The ring in the rim lights up while a finger holds the disc.
      if state.isGripped { $0.add(SceneNode(DiscNode.grip.id, .rim, fragment: self[.grip])) }
      drawDisc(&$0)
      if let hub = state.hub { draw(hub, center: center, into: &$0) }
      $0.add(
        SceneNode(
          DiscNode.pointer.id,
          .pointer,
          transform: pointerTransform,
          fragment: self[.pointer]
        )
      )
      if state.hasFocus {
        $0.add(SceneNode(DiscNode.focus.id, .focusRing, fragment: self[.focus]))
      }
    }
  }

  private func draw(_ hub: HubState, center: Point2D, into scene: inout ControlScene) {
    let scale = hub == .pressed ? 0.96 : 1
    let (x, y) = (center.x * (1 - scale), center.y * (1 - scale))
    scene.add(
      SceneNode(
        DiscNode.hub.id,
        .hub,
        transform: Transform3D(Transform2D(scale, 0, 0, scale, x, y)),
        fragment: fragments[Part.hub.rawValue + hub.rawValue]
      )
    )
  }
}

extension DiscFrame {
  /// Returns the shadow on the ground, and the rim, lit from above.
  private static func background(of disc: RimmedDisc) -> SceneFragment {
    SceneFragment {
      $0.addRaisedDisc(
        (shadow: DiscNode.shadow.id, face: DiscNode.rim.id),
        .rim,
        at: disc.center,
        radius: disc.radius,
        DiscShadow(drop: 0.03, inner: 0.9, outer: 1.08, opacities: (0.3, 0.09, 0)),
        (.rimLight, .rimShade)
      )
    }
  }

  /// Returns the shadow of the rim on the disc, equally deep all around.
  private static func shade(of disc: RimmedDisc) -> SceneFragment {
    let (center, outer) = (disc.center, disc.innerRadius)
    let depth = disc.radius * 0.05
    let ring = Annulus(center: center, innerRadius: outer - depth, outerRadius: outer)
    return SceneFragment {
      $0.addShape(
        DiscNode.shadeFace.id,
        .rim,
        .ring(ring),
        fill: .shadow(
          center: center,
          from: outer - depth,
          to: outer + depth * 0.4,
          opacities: (0, 0.09, 0.18)
        )
      )
    }
  }

  /// Returns the hub: raised and lit from above; if pressed, lit from below.
  private static func hub(of disc: RimmedDisc, _ state: HubState) -> SceneFragment {
    let center = disc.center
    let radius = disc.radius * disc.hubRadius
    let isPressed = state == .pressed
    let depth = isPressed ? 0.18 : 0.3
    return SceneFragment {
      $0.addRaisedDisc(
        (shadow: DiscNode.hubShadow.id, face: DiscNode.hubFace.id),
        .hub,
        at: center,
        radius: radius,
        DiscShadow(drop: 0.08, inner: 0.85, outer: 1.18, opacities: (depth, depth / 2, 0)),
        isPressed ? (.hubShade, .hubLight) : (.hubLight, .hubShade)
      )
      $0.addCircle(
        DiscNode.hubMark.id,
        .icon,
        at: center,
        radius: radius * 0.16,
        fill: state == .resting ? .role(.inkSecondary, opacity: 0.45) : .role(.accent)
      )
    }
  }

  /// Returns a pointer of an outline, raised above the disc.
  private static func raised(_ path: VectorPath, on disc: RimmedDisc) -> SceneFragment {
    let depth = disc.pointerDepth
    return SceneFragment {
      $0.addShape(
        DiscNode.pointerShadow.id,
        .background,
        path,
        fill: .role(.shadow, opacity: 0.22),
        stroke: Stroke(paint: .role(.shadow, opacity: 0.12), width: depth * 2),
        place: .translation(0, depth)
      )
      // An edge in the rim's light colour separates the pointer from a selected sector of the same colour.
      $0.addShape(
        DiscNode.pointerFace.id,
        .pointer,
        path,
        fill: .role(.pointer),
        stroke: Stroke(paint: .role(.rimLight), width: depth * RimmedDisc.pointerEdge)
      )
    }
  }
}
