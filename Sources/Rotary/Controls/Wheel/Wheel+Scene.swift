/// The state that determines a wheel's picture, except the positions of the disc, its upright labels and the pointer.
public struct WheelRenderKey: Sendable {
  /// A fragment that is created again if options, style, size or sectors change, so that it represents all of them.
  var artwork: SceneFragment
  var emphasized: Int
  var hovered: Int?
  var emphasis: Double
  var fadeIn: Double
  var frame: DiscFrame.State
}

extension Wheel {
  /// The state that determines whether the wheel must be redrawn; turning alone does not change it.
  public var renderKey: WheelRenderKey {
    WheelRenderKey(
      artwork: artwork[.sectors],
      emphasized: emphasizedValue,
      hovered: hovered,
      emphasis: emphasis.position(at: now),
      fadeIn: fadeIn.position(at: now),
      frame: frameState
    )
  }

  /// Returns whether the wheel need not be redrawn; artwork that was created separately counts as different.
  public func matches(_ key: WheelRenderKey) -> Bool {
    artwork[.sectors].isIdentical(to: key.artwork) && emphasizedValue == key.emphasized
      && hovered == key.hovered && emphasis.position(at: now) == key.emphasis
      && fadeIn.position(at: now) == key.fadeIn && frameState == key.frame
  }

  /// Reports the positions of the disc, its upright labels and the pointer.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard radius > 0 else { return }
    put(DiscNode.disc.id, discPlace)
    if style.labels == .upright {
      for index in artwork.uprightLabels.indices {
        put(SectorNode.sector.id(index), labelPlace(index))
      }
      put(WheelNode.selectedLabel.id, labelPlace(emphasizedValue))
    }
    put(DiscNode.pointer.id, pointerPlace)
  }

  /// The state of the parts around the disc.
  private var frameState: DiscFrame.State {
    let hub: DiscFrame.HubState =
      grip == .hub(isInside: true) ? .pressed : isHubHovered ? .hovered : .resting
    return DiscFrame.State(
      takesInput: takesInput,
      isGripped: grip == .ring,
      hub: style.hasHub ? hub : nil,
      hasFocus: hasFocus
    )
  }

  private var discPlace: Placement { .turned(rotation, about: size.center) }

  private func labelPlace(_ index: Int) -> Placement {
    let direction = options.pointerAngle + rotation + layout.middle(of: index)
    return .moved(size.center.moved(by: artwork.labelRadius, towards: direction))
  }

  private var pointerPlace: Placement {
    let bend = flex.position(at: now) * style.pointerFlex
    return .turned(-bend, about: artwork.pointerBase)
  }

  /// Draws the wheel.
  public func draw(into scene: inout ControlScene) {
    guard radius > 0 else { return }
    artwork.frame.draw(
      into: &scene,
      frameState,
      center: size.center,
      pointerTransform: pointerPlace.transform
    ) { drawDisc(into: &$0) }
  }

  private func drawDisc(into scene: inout ControlScene) {
    let emphasis = emphasis.position(at: now) * style.selectedOpacity
    scene.add(
      SceneNode(
        DiscNode.disc.id,
        .disc,
        transform: discPlace.transform,
        opacity: fadeIn.position(at: now)
      )
    ) {
      $0.add(SceneNode(WheelNode.sectors.id, fragment: artwork[.sectors]))
      if style.labels != .upright {
        $0.add(SceneNode(WheelNode.labels.id, fragment: artwork[.labels]))
      }
      $0.add(
        SceneNode(
          WheelNode.hovered.id,
          opacity: hovered == nil ? 0 : 1,
          fragment: artwork[.hovered]
        )
      )
      $0.add(
        SceneNode(WheelNode.selected.id, opacity: emphasis, fragment: artwork[.selected])
      )
      $0.add(SceneNode(DiscNode.shade.id, fragment: artwork.frame.shade))
    }
    guard style.labels == .upright else { return }
    scene.add(SceneNode(WheelNode.labels.id)) {
      for index in artwork.uprightLabels.indices {
        $0.add(
          SceneNode(
            SectorNode.sector.id(index),
            transform: labelPlace(index).transform,
            fragment: artwork.uprightLabels[index]
          )
        )
      }
      $0.add(
        SceneNode(
          WheelNode.selectedLabel.id,
          transform: labelPlace(emphasizedValue).transform,
          opacity: emphasis,
          fragment: artwork[.selectedLabel]
        )
      )
    }
  }
}

// Accessibility.
extension Wheel {
  /// The sectors as choices for screen readers.
  var choices: ChoiceList { ChoiceList(count: sectors.count, activeIndex: activeIndex) }

  /// Describes the wheel as a list of choices.
  ///
  /// Of more than 360 sectors, only those around the keys' sector are described, each with its position among all
  /// sectors.
  public func describe(into tree: inout AccessibilityTree) {
    choices.describe(into: &tree, size: size, takesInput: takesInput, selected: settledValue) {
      let sector = sectors[$0]
      let direction = options.pointerAngle + rotation + layout.middle(of: $0)
      return Choice(
        title: sector.title,
        detail: sector.group,
        isEnabled: sector.isEnabled,
        middle: size.center.moved(by: radius * 0.65, towards: direction)
      )
    }
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
