/// The state that determines a colour wheel's picture, except the positions of its thumbs.
public struct ColorWheelRenderKey: Sendable {
  /// Fragments that are created again if options, size or system settings change.
  var background: SceneFragment
  var coordinates: ColorCoordinates
  var state: ColorWheelState
}

/// The state of the parts that change while a colour wheel is used.
struct ColorWheelState: Equatable, Sendable {
  /// The area whose thumb is held or under a mouse.
  var held: ColorWheelArea?
  var hovered: ColorWheelArea?
  /// The area whose thumb has the keyboard focus.
  var focused: ColorWheelArea?
  var typed: TypedColor
  var isPale: Bool
}

extension ColorWheel {
  private var state: ColorWheelState {
    ColorWheelState(
      held: hold?.area,
      hovered: hovered,
      focused: hasFocus ? activeArea : nil,
      typed: typed,
      isPale: !takesInput
    )
  }

  private var activeArea: ColorWheelArea {
    switch activePart {
    case .hue: return .ring
    case .saturation, .brightness: return .middle
    case .opacity: return .opacity
    }
  }

  /// The state that determines the picture, without the positions of the thumbs.
  public var renderKey: ColorWheelRenderKey {
    ColorWheelRenderKey(background: artwork.background, coordinates: coordinates, state: state)
  }

  /// Returns whether the picture is the same except for the positions of the thumbs.
  public func matches(_ key: ColorWheelRenderKey) -> Bool {
    coordinates == key.coordinates && artwork.background.isIdentical(to: key.background)
      && state == key.state
  }

  /// Reports the positions of the thumbs.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard artwork.radius > 0 else { return }
    put(ColorWheelNode.thumb.id(1), placement(of: .middle))
    put(ColorWheelNode.thumb.id(0), placement(of: .ring))
    if options.hasOpacity { put(ColorWheelNode.thumb.id(2), placement(of: .opacity)) }
  }

  private func placement(of area: ColorWheelArea) -> Placement {
    switch area {
    case .ring: return .turned(shown(.hue) - .pi / 2, about: artwork.center)
    case .middle:
      let place = artwork.place(saturation: shown(.saturation), brightness: shown(.brightness))
      return .moved(Point2D(place.x - artwork.center.x, place.y - artwork.center.y))
    case .opacity:
      let arc = ColorWheelArtwork.opacityArc
      return .turned(arc.start + shown(.opacity) * arc.sweep, about: artwork.center)
    }
  }

  /// Draws the colour wheel.
  public func draw(into scene: inout ControlScene) {
    guard artwork.radius > 0 else { return }
    let state = state
    let space = options.space
    var (solid, strongest) = (coordinates, coordinates)
    solid.opacity = 1
    (strongest.saturation, strongest.brightness, strongest.opacity) = (1, 1, 1)
    let color = solid.color(in: space)
    scene.add(SceneNode(ColorWheelNode.root.id, opacity: state.isPale ? Theme.disabledOpacity : 1))
    {
      $0.add(SceneNode(ColorWheelNode.background.id, .background, fragment: artwork.background))
      $0.addShape(
        ColorWheelNode.square.id,
        .tile,
        artwork.squarePath,
        fill: artwork.squareFill(of: coordinates, in: space)
      )
      $0.add(SceneNode(ColorWheelNode.shadeLayer.id, fragment: artwork.shade))
      if options.hasOpacity {
        artwork.addOpacityLine(color, into: &$0)
        $0.add(SceneNode(ColorWheelNode.checks.id, fragment: artwork.checks))
      }
      addThumb(.middle, color, state, into: &$0)
      addThumb(.ring, strongest.color(in: space), state, into: &$0)
      if options.hasOpacity {
        let white = RGBA(hex: 0xFFFFFF)
        addThumb(.opacity, white.mixed(with: color, by: coordinates.opacity), state, into: &$0)
      }
      if !typed.isEmpty {
        artwork.addTyped(String(joining: typed.text, "|"), into: &$0)
      }
    }
  }

  private func addThumb(
    _ area: ColorWheelArea,
    _ color: RGBA,
    _ state: ColorWheelState,
    into scene: inout ControlScene
  ) {
    let node = SceneNode(ColorWheelNode.thumb.id(Int(area.rawValue)), .disc)
    scene.add(node, at: placement(of: area)) {
      artwork.addThumb(
        area,
        color,
        isLarge: state.held == area || state.hovered == area,
        hasFocus: state.focused == area,
        into: &$0
      )
    }
  }
}

// Touch areas and size, for hosts.
extension ColorWheel {
  /// The whole circle: each movement in it is for a thumb.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.hold, center: artwork.center, radius: artwork.radius))
  }

  /// The preferred size: 256 points square, minimum 160.
  public var preferredSize: PreferredSize {
    PreferredSize(environment.roomy(Size2D(256, 256)), minimum: Size2D(160, 160))
  }
}
