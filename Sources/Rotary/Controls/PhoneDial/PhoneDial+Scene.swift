/// The state that determines a phone's picture, except the positions of the dial and the focus ring.
public struct PhoneDialRenderKey: Sendable {
  /// A fragment that is created again if options, style, size or holes change, so that it represents all of them.
  var artwork: SceneFragment
  var frame: DiscFrame.State
}

extension PhoneDial {
  /// The state that determines whether the phone must be redrawn; turning alone does not change it.
  public var renderKey: PhoneDialRenderKey {
    PhoneDialRenderKey(artwork: artwork.dial, frame: frameState)
  }

  /// Returns whether the phone need not be redrawn; artwork that was created separately counts as different.
  public func matches(_ key: PhoneDialRenderKey) -> Bool {
    artwork.dial.isIdentical(to: key.artwork) && frameState == key.frame
  }

  /// Reports the positions of the dial and of the ring around the keyboard's active hole.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard radius > 0 else { return }
    put(DiscNode.disc.id, dialPlace)
    if hasFocus { put(PhoneDialNode.focus.id, focusPlace) }
  }

  /// The state of the parts around the dial.
  private var frameState: DiscFrame.State {
    var state = DiscFrame.State(
      takesInput: takesInput,
      isGripped: false,
      hub: style.hasHub ? isHubHovered ? .hovered : .resting : nil,
      hasFocus: hasFocus
    )
    switch grip {
    case nil: break
    case .hole: state.isGripped = true
    case .hub(let isInside): if isInside { state.hub = .pressed }
    }
    return state
  }

  private var dialPlace: Placement { .turned(rotation, about: size.center) }

  /// The placement of the ring around the keyboard's active hole.
  private var focusPlace: Placement {
    .turned(stopAngle(of: 0) - stopAngle(of: activeHole) + rotation, about: size.center)
  }

  /// Draws the phone.
  public func draw(into scene: inout ControlScene) {
    guard radius > 0 else { return }
    artwork.frame.draw(into: &scene, frameState, center: size.center) {
      $0.add(SceneNode(PhoneDialNode.plate.id, fragment: artwork.plate))
      $0.add(SceneNode(DiscNode.disc.id, .disc, transform: dialPlace.transform)) {
        $0.add(SceneNode(PhoneDialNode.dial.id, fragment: artwork.dial))
        $0.add(SceneNode(DiscNode.shade.id, fragment: artwork.frame.shade))
      }
      guard hasFocus else { return }
      $0.add(
        SceneNode(
          PhoneDialNode.focus.id,
          .focusRing,
          transform: focusPlace.transform,
          fragment: artwork.holeFocus
        )
      )
    }
  }
}

// Accessibility.
extension PhoneDial {
  /// Returns the feedback for an event: pulses, the finger stop, and an announcement of the dialled digit.
  public func feedback(for event: PhoneDialEvent) -> Feedback {
    switch event {
    case .pulse: return Feedback(cue: .tick)
    case .metEnd: return Feedback(cue: .boundary)
    case .dialled: return Feedback(cue: .settle, announcesValue: true)
    case .pressed: return Feedback()
    }
  }

  /// The holes as choices for screen readers.
  var choices: ChoiceList { ChoiceList(count: holes.count, activeIndex: activeHole) }

  /// Describes the phone as a list of choices that dial when pressed.
  public func describe(into tree: inout AccessibilityTree) {
    choices.describe(into: &tree, size: size, takesInput: takesInput, selected: value) {
      let hole = holes[$0]
      return Choice(
        title: hole.title,
        detail: hole.group,
        isEnabled: hole.isEnabled,
        middle: holeCenter($0, rotation: rotation)
      )
    }
  }
}
