extension Wheel {
  /// What tells whether it has to be drawn anew; turning alone does not change it.
  public var look: WheelLook {
    WheelLook(
      face: face[.sectors],
      settled: settled,
      hovered: hovered,
      activeHole: activeHole,
      emphasis: emphasis.position(at: now),
      presence: presence.position(at: now),
      hasFocus: hasFocus,
      isHubHovered: isHubHovered,
      isHubPressed: isHubPressed,
      isGripped: isGripped
    )
  }

  /// Whether it need not be drawn anew; faces that were made apart count as different.
  public func looks(like look: WheelLook) -> Bool {
    face[.sectors].isIdentical(to: look.face) && settled == look.settled
      && hovered == look.hovered && activeHole == look.activeHole
      && emphasis.position(at: now) == look.emphasis && presence.position(at: now) == look.presence
      && hasFocus == look.hasFocus && isHubHovered == look.isHubHovered
      && isHubPressed == look.isHubPressed && isGripped == look.isGripped
  }

  /// Says where the disc, its upright labels and the pointer stand.
  public func place(_ put: (NodeID, Placement) -> Void) {
    guard radius > 0 else { return }
    put(WheelFace.ID.disc, discPlace)
    switch options.mode {
    case .picker:
      if style.labels == .upright {
        for index in face.uprightLabels.indices {
          put(WheelFace.ID.sector(index), labelPlace(index))
        }
        put(WheelFace.ID.selectedLabel, labelPlace(settled))
      }
    case .phone:
      if hasFocus { put(WheelFace.ID.hole, holePlace) }
    }
    put(WheelFace.ID.pointer, pointerPlace)
  }

  /// Whether a finger holds what turns.
  private var isGripped: Bool {
    switch hold?.grip {
    case nil, .hub: return false
    case .ring, .hole: return true
    }
  }

  private var isHubPressed: Bool { hold?.grip == .hub(isInside: true) }

  private var discPlace: Placement { .turned(rotation, about: size.center) }

  private func labelPlace(_ index: Int) -> Placement {
    let direction = options.pointerAngle + rotation + layout.middle(of: index)
    return .moved(size.center.moved(by: face.labelRadius, towards: direction))
  }

  /// Where the ring stands around the hole that the keyboard acts on.
  private var holePlace: Placement {
    .turned(dialAngle(of: 0) - dialAngle(of: activeHole) + rotation, about: size.center)
  }

  private var pointerPlace: Placement {
    let bend = options.mode == .picker ? flex.position(at: now) * style.pointerFlex : 0
    return .turned(-bend, about: face.pointerBase)
  }

  /// Draws the wheel as it is now.
  public func draw(into scene: inout Scene) {
    guard radius > 0 else { return }
    let isOff = !options.isEnabled
    scene.add(SceneNode(WheelFace.ID.root, opacity: isOff ? 0.4 : 1)) {
      $0.add(SceneNode(WheelFace.ID.ground, .background, fragment: face[.ground]))
      switch options.mode {
      case .picker: drawDisc(into: &$0)
      case .phone: drawDial(into: &$0)
      }
      $0.add(SceneNode(WheelFace.ID.shade, fragment: face[.shade]))
      drawGrip(into: &$0)
      drawHub(into: &$0)
      drawPointer(into: &$0)
      if hasFocus { $0.add(SceneNode(WheelFace.ID.focus, .focusRing, fragment: face[.focus])) }
    }
  }

  private func drawDisc(into scene: inout Scene) {
    let emphasis = emphasis.position(at: now) * style.selectedOpacity
    scene.add(
      SceneNode(
        WheelFace.ID.disc,
        .disc,
        transform: discPlace.transform,
        opacity: presence.position(at: now)
      )
    ) {
      $0.add(
        SceneNode(
          WheelFace.ID.sectors,
          opacity: style.restingOpacity,
          fragment: face[.sectors]
        )
      )
      if style.labels == .turning {
        $0.add(
          SceneNode(
            WheelFace.ID.labels,
            opacity: style.restingLabelOpacity,
            fragment: face[.labels]
          )
        )
      }
      $0.add(
        SceneNode(
          WheelFace.ID.hovered,
          opacity: hovered == nil ? 0 : 1,
          fragment: face[.hovered]
        )
      )
      $0.add(
        SceneNode(WheelFace.ID.selected, opacity: emphasis, fragment: face[.selected])
      )
    }
    guard style.labels == .upright else { return }
    scene.add(SceneNode(WheelFace.ID.labels)) {
      for index in face.uprightLabels.indices {
        $0.add(
          SceneNode(
            WheelFace.ID.sector(index),
            transform: labelPlace(index).transform,
            opacity: style.restingLabelOpacity,
            fragment: face.uprightLabels[index]
          )
        )
      }
      $0.add(
        SceneNode(
          WheelFace.ID.selectedLabel,
          transform: labelPlace(settled).transform,
          opacity: emphasis,
          fragment: face[.selectedLabel]
        )
      )
    }
  }

  private func drawDial(into scene: inout Scene) {
    scene.add(SceneNode(WheelFace.ID.plate, fragment: face[.plate]))
    scene.add(
      SceneNode(
        WheelFace.ID.disc,
        .disc,
        transform: discPlace.transform,
        opacity: presence.position(at: now),
        fragment: face[.sectors]
      )
    )
    if hasFocus {
      scene.add(
        SceneNode(
          WheelFace.ID.hole,
          .focusRing,
          transform: holePlace.transform,
          fragment: face[.holeFocus]
        )
      )
    }
  }

  /// A ring in the rim that lights up while a finger holds the wheel.
  private func drawGrip(into scene: inout Scene) {
    guard isGripped else { return }
    scene.add(SceneNode(WheelFace.ID.grip, .rim, fragment: face[.grip]))
  }

  private func drawHub(into scene: inout Scene) {
    guard style.hasHub else { return }
    let scale = isHubPressed ? 0.96 : 1
    let center = size.center
    scene.add(
      SceneNode(
        WheelFace.ID.hub,
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
        fragment: face[isHubPressed ? .hubPressed : isHubHovered ? .hubHovered : .hub]
      )
    )
  }

  private func drawPointer(into scene: inout Scene) {
    scene.add(
      SceneNode(
        WheelFace.ID.pointer,
        .pointer,
        transform: pointerPlace.transform,
        fragment: face[.pointer]
      )
    )
  }
}
