/// The state that determines a wheel's picture, except the positions of the disc, its upright labels and the pointer.
public struct WheelRenderKey: Sendable {
  /// A fragment that is created again if options, style, size or sectors change, so that it represents all of them.
  var artwork: SceneFragment
  var emphasized: Int
  var hovered: Int?
  var activeHole: Int
  var emphasis: Double
  var fadeIn: Double
  var hasFocus: Bool
  var isHubHovered: Bool
  var isHubPressed: Bool
  var isGripped: Bool
}

extension Wheel {
  /// The state that determines whether the wheel must be redrawn; turning alone does not change it.
  public var renderKey: WheelRenderKey {
    WheelRenderKey(
      artwork: artwork[.sectors],
      emphasized: emphasizedValue,
      hovered: hovered,
      activeHole: activeHole,
      emphasis: emphasis.position(at: now),
      fadeIn: fadeIn.position(at: now),
      hasFocus: hasFocus,
      isHubHovered: isHubHovered,
      isHubPressed: isHubPressed,
      isGripped: isGripped
    )
  }

  /// Returns whether the wheel need not be redrawn; artwork that was created separately counts as different.
  public func matches(_ key: WheelRenderKey) -> Bool {
    artwork[.sectors].isIdentical(to: key.artwork) && emphasizedValue == key.emphasized
      && hovered == key.hovered && activeHole == key.activeHole
      && emphasis.position(at: now) == key.emphasis && fadeIn.position(at: now) == key.fadeIn
      && hasFocus == key.hasFocus && isHubHovered == key.isHubHovered
      && isHubPressed == key.isHubPressed && isGripped == key.isGripped
  }

  /// Reports the positions of the disc, its upright labels and the pointer.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard radius > 0 else { return }
    put(WheelArtwork.ID.disc, discPlace)
    switch options.mode {
    case .picker:
      if style.labels == .upright {
        for index in artwork.uprightLabels.indices {
          put(WheelArtwork.ID.sector(index), labelPlace(index))
        }
        put(WheelArtwork.ID.selectedLabel, labelPlace(emphasizedValue))
      }
    case .phone:
      if hasFocus { put(WheelArtwork.ID.hole, holePlace) }
    }
    put(WheelArtwork.ID.pointer, pointerPlace)
  }

  /// Whether a finger holds the disc or a hole.
  private var isGripped: Bool {
    switch grip {
    case nil, .hub: return false
    case .ring, .hole: return true
    }
  }

  private var isHubPressed: Bool { grip == .hub(isInside: true) }

  private var discPlace: Placement { .turned(rotation, about: size.center) }

  private func labelPlace(_ index: Int) -> Placement {
    let direction = options.pointerAngle + rotation + layout.middle(of: index)
    return .moved(size.center.moved(by: artwork.labelRadius, towards: direction))
  }

  /// The placement of the ring around the keyboard's active hole.
  private var holePlace: Placement {
    .turned(dialAngle(of: 0) - dialAngle(of: activeHole) + rotation, about: size.center)
  }

  private var pointerPlace: Placement {
    let bend = options.mode == .picker ? flex.position(at: now) * style.pointerFlex : 0
    return .turned(-bend, about: artwork.pointerBase)
  }

  /// Draws the wheel.
  public func draw(into scene: inout ControlScene) {
    guard radius > 0 else { return }
    let isOff = !takesInput
    scene.add(SceneNode(WheelArtwork.ID.root, opacity: isOff ? Theme.disabledOpacity : 1)) {
      // As little as possible is in front of the turning parts, because a browser composites all of it in each frame.
      $0.add(SceneNode(WheelArtwork.ID.background, .background, fragment: artwork[.background]))
      drawGrip(into: &$0)
      switch options.mode {
      case .picker: drawDisc(into: &$0)
      case .phone: drawDial(into: &$0)
      }
      drawHub(into: &$0)
      drawPointer(into: &$0)
      if hasFocus {
        $0.add(SceneNode(WheelArtwork.ID.focus, .focusRing, fragment: artwork[.focus]))
      }
    }
  }

  private func drawDisc(into scene: inout ControlScene) {
    let emphasis = emphasis.position(at: now) * style.selectedOpacity
    scene.add(
      SceneNode(
        WheelArtwork.ID.disc,
        .disc,
        transform: discPlace.transform,
        opacity: fadeIn.position(at: now)
      )
    ) {
      $0.add(SceneNode(WheelArtwork.ID.sectors, fragment: artwork[.sectors]))
      if style.labels == .turning {
        $0.add(SceneNode(WheelArtwork.ID.labels, fragment: artwork[.labels]))
      }
      $0.add(
        SceneNode(
          WheelArtwork.ID.hovered,
          opacity: hovered == nil ? 0 : 1,
          fragment: artwork[.hovered]
        )
      )
      $0.add(
        SceneNode(WheelArtwork.ID.selected, opacity: emphasis, fragment: artwork[.selected])
      )
      $0.add(SceneNode(WheelArtwork.ID.shade, fragment: artwork[.shade]))
    }
    guard style.labels == .upright else { return }
    scene.add(SceneNode(WheelArtwork.ID.labels)) {
      for index in artwork.uprightLabels.indices {
        $0.add(
          SceneNode(
            WheelArtwork.ID.sector(index),
            transform: labelPlace(index).transform,
            fragment: artwork.uprightLabels[index]
          )
        )
      }
      $0.add(
        SceneNode(
          WheelArtwork.ID.selectedLabel,
          transform: labelPlace(emphasizedValue).transform,
          opacity: emphasis,
          fragment: artwork[.selectedLabel]
        )
      )
    }
  }

  private func drawDial(into scene: inout ControlScene) {
    scene.add(SceneNode(WheelArtwork.ID.plate, fragment: artwork[.plate]))
    scene.add(
      SceneNode(
        WheelArtwork.ID.disc,
        .disc,
        transform: discPlace.transform,
        opacity: fadeIn.position(at: now)
      )
    ) {
      $0.add(SceneNode(WheelArtwork.ID.sectors, fragment: artwork[.sectors]))
      $0.add(SceneNode(WheelArtwork.ID.shade, fragment: artwork[.shade]))
    }
    if hasFocus {
      scene.add(
        SceneNode(
          WheelArtwork.ID.hole,
          .focusRing,
          transform: holePlace.transform,
          fragment: artwork[.holeFocus]
        )
      )
    }
  }

  /// Draws the ring in the rim that lights up while a finger holds the wheel.
  private func drawGrip(into scene: inout ControlScene) {
    guard isGripped else { return }
    scene.add(SceneNode(WheelArtwork.ID.grip, .rim, fragment: artwork[.grip]))
  }

  private func drawHub(into scene: inout ControlScene) {
    guard style.hasHub else { return }
    let scale = isHubPressed ? 0.96 : 1
    let center = size.center
    scene.add(
      SceneNode(
        WheelArtwork.ID.hub,
        .hub,
        transform: Transform3D(
          Transform2D(
            scale,
            0,
            0,
            scale,
            center.x * (1 - scale),
            center.y * (1 - scale)
          )
        ),
        fragment: artwork[isHubPressed ? .hubPressed : isHubHovered ? .hubHovered : .hub]
      )
    )
  }

  private func drawPointer(into scene: inout ControlScene) {
    scene.add(
      SceneNode(
        WheelArtwork.ID.pointer,
        .pointer,
        transform: pointerPlace.transform,
        fragment: artwork[.pointer]
      )
    )
  }
}

// Accessibility.
extension Wheel {
  /// Returns the feedback for an event: ticks, the end of the stops, and an announcement when the wheel rests.
  public static func feedback(for event: WheelEvent) -> Feedback {
    switch event {
    case .changing, .skipped, .pulse: return Feedback(cue: .tick)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .metEnd: return Feedback(cue: .boundary)
    case .dialled: return Feedback(cue: .settle, announcesValue: true)
    case .pressed: return Feedback()
    }
  }

  /// The maximum number of sectors that are all described: one for each degree.
  private static let mostDescribed = 360
  /// The number of sectors described on either side of the keys' sector, if not all are described.
  private static let describedSide = 25

  /// The sectors that are described.
  var described: Range<Int> {
    guard sectors.count > Self.mostDescribed else { return sectors.indices }
    let first = Swift.max(0, activeIndex - Self.describedSide)
    return first..<Swift.min(activeIndex + Self.describedSide + 1, sectors.count)
  }

  /// Describes the wheel as a list of choices; a phone's holes are choices that dial when pressed.
  ///
  /// Of more than 360 sectors, only those around the keys' sector are described, each with its position among all
  /// sectors.
  public func describe(into tree: inout AccessibilityTree) {
    tree.beginListbox(size: size, isEnabled: takesInput)
    let disabled: AccessibilityStates = takesInput ? [] : .disabled
    let described = described
    for index in described {
      let isEnabled = sectors[index].isEnabled
      let states = isEnabled ? disabled : .disabled
      var element = AccessibilityElement(
        role: .option,
        name: sectors[index].title,
        value: sectors[index].group,
        states: index == settledValue ? states.union(.selected) : states,
        actions: isEnabled ? .activate : [],
        frame: frame(of: index)
      )
      if described.count < sectors.count {
        element.position = AccessibilityPosition(index: index, count: sectors.count)
      }
      tree.add(element)
    }
    tree.activeIndex = activeIndex - described.lowerBound + 1
  }

  /// Returns a target of at least 24 points around a sector's middle, for touch exploration.
  private func frame(of index: Int) -> Rect2D {
    let place: Point2D
    switch options.mode {
    case .picker:
      let middle = options.pointerAngle + rotation + layout.middle(of: index)
      place = size.center.moved(by: radius * 0.65, towards: middle)
    case .phone:
      place = size.center.moved(by: holeRingRadius, towards: holeAngle(index) + rotation)
    }
    let side = Swift.max(24, Swift.min(44, radius * 0.4))
    return Rect2D(place.x - side / 2, place.y - side / 2, side, side)
  }
}

// Drawing code reads the wheel and does not change it, so that it needs no copy of the wheel.
extension Wheel {
  /// Draws all artwork.
  func drawnArtwork() -> WheelArtwork { WheelArtwork(of: self) }

  /// Returns the artwork with another sector emphasised.
  func artwork(selecting index: Int) -> WheelArtwork {
    var changed = artwork
    changed.select(index, of: self)
    return changed
  }

  /// Returns the artwork with another sector under the mouse.
  func artwork(hovering index: Int) -> WheelArtwork {
    var changed = artwork
    changed.hover(index, of: self)
    return changed
  }
}
