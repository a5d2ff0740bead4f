/// The state that determines the picture of activity rings, except the lengths of their arcs.
public struct ActivityRingsRenderKey: Sendable {
  /// A fragment that is created again if anything but the values changes, so that it represents all of that.
  var track: SceneFragment
  var values: [Double]
  /// The rings with more than a round, a bit for each.
  var laps: UInt8
}

extension ActivityRings {
  private var laps: UInt8 {
    var laps: UInt8 = 0
    for index in values.indices where shownShare(of: index) > 1 { laps |= 1 << UInt8(index) }
    return laps
  }

  /// The state that determines the picture, without the lengths of the arcs.
  public var renderKey: ActivityRingsRenderKey {
    ActivityRingsRenderKey(track: artwork.track, values: values, laps: laps)
  }

  /// Returns whether the picture is the same except for the lengths of the arcs.
  public func matches(_ key: ActivityRingsRenderKey) -> Bool {
    artwork.track.isIdentical(to: key.track) && values == key.values && laps == key.laps
  }

  /// Reports the lengths of the arcs, and the positions of ends above their beginnings.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard artwork.width > 0 else { return }
    for index in values.indices {
      let share = shownShare(of: index)
      put(ActivityRingsNode.arc.id(index), .traced(from: 0, to: Swift.min(share, 1)))
      if share > 1 { put(ActivityRingsNode.head.id(index), placement(ofHeadAt: share)) }
    }
  }

  private func placement(ofHeadAt share: Double) -> Placement {
    let end = style.startAngle + style.direction.angle(share * Circular.turn)
    return .turned(end, about: size.center)
  }

  /// Draws the rings.
  public func draw(into scene: inout ControlScene) {
    guard artwork.width > 0 else { return }
    let list = ActivityRingsList(of: self)
    scene.add(SceneNode(ActivityRingsNode.root.id)) {
      $0.add(SceneNode(ActivityRingsNode.track.id, .rim, fragment: artwork.track))
      for index in values.indices {
        let share = shownShare(of: index)
        let arc = artwork.arc(index, labels.tint(of: index))
        $0.add(
          SceneNode(ActivityRingsNode.arc.id(index), content: arc),
          at: .traced(from: 0, to: Swift.min(share, 1))
        )
        if share > 1 {
          let head = SceneNode(ActivityRingsNode.head.id(index), fragment: artwork.heads[index])
          $0.add(head, at: placement(ofHeadAt: share))
        }
        list.draw(index, of: self, into: &$0)
      }
    }
  }
}
