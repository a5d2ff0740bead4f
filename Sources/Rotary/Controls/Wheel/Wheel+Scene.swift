extension Wheel {
  /// Draws the wheel as it is now; while it only turns, one transform differs from frame to frame.
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

  private var turned: Transform3D {
    Transform3D(.rotation(Circular.wrapped(rotation), about: size.center))
  }

  private func drawDisc(into scene: inout Scene) {
    let emphasis = emphasis.value(at: now) * style.selectedOpacity
    scene.add(
      SceneNode(
        WheelFace.ID.disc,
        .disc,
        transform: turned,
        opacity: presence.value(at: now)
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
            transform: labelPlace(index),
            opacity: style.restingLabelOpacity,
            fragment: face.uprightLabels[index]
          )
        )
      }
      $0.add(
        SceneNode(
          WheelFace.ID.selectedLabel,
          transform: labelPlace(settled),
          opacity: emphasis,
          fragment: face[.selectedLabel]
        )
      )
    }
  }

  private func labelPlace(_ index: Int) -> Transform3D {
    let direction = options.pointerAngle + rotation + layout.middle(of: index)
    let place = size.center.moved(by: face.labelRadius, towards: direction)
    return .translation(place.x, place.y)
  }

  private func drawDial(into scene: inout Scene) {
    scene.add(SceneNode(WheelFace.ID.plate, fragment: face[.plate]))
    scene.add(
      SceneNode(
        WheelFace.ID.disc,
        .disc,
        transform: turned,
        opacity: presence.value(at: now),
        fragment: face[.sectors]
      )
    )
    if hasFocus {
      let turn = dialAngle(of: 0) - dialAngle(of: activeHole) + rotation
      scene.add(
        SceneNode(
          WheelFace.ID.hole,
          .focusRing,
          transform: Transform3D(.rotation(turn, about: size.center)),
          fragment: face[.holeFocus]
        )
      )
    }
  }

  /// A ring in the rim that lights up while a finger holds the wheel.
  private func drawGrip(into scene: inout Scene) {
    guard let hold else { return }
    switch hold.grip {
    case .hub: return
    case .ring, .hole:
      scene.add(SceneNode(WheelFace.ID.grip, .rim, fragment: face[.grip]))
    }
  }

  private func drawHub(into scene: inout Scene) {
    guard style.hasHub else { return }
    let isPressed = hold?.grip == .hub(isInside: true)
    let scale = isPressed ? 0.96 : 1
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
        fragment: face[isPressed ? .hubPressed : isHubHovered ? .hubHovered : .hub]
      )
    )
  }

  private func drawPointer(into scene: inout Scene) {
    let base = size.center.moved(by: radius, towards: options.pointerAngle)
    let bend = options.mode == .picker ? flex.value(at: now) * style.pointerFlex : 0
    scene.add(
      SceneNode(
        WheelFace.ID.pointer,
        .pointer,
        transform: Transform3D(.rotation(-bend, about: base)),
        fragment: face[.pointer]
      )
    )
  }
}
