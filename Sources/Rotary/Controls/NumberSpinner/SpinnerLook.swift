/// What a spinner looks like but for where its tiles stand.
public struct SpinnerLook: Sendable {
  // What is written on the tiles.
  var range: SpinnerRange
  var style: SpinnerStyle
  var wraps: Bool
  var splice: SpinnerSplice?
  var lettering: Int64
  // What they are drawn with, and which there are.
  var face: SpinnerFace
  var ring: SpinnerRing
  var tiles: ClosedRange<Int64>
  var fronts: ClosedRange<Int64>
  var nearest: Int64?
  // What is going on.
  var hovered: Int64?
  var presence: Double
  var isEnabled: Bool
  var isHeld: Bool
  var hasFocus: Bool
}

extension NumberSpinner {
  /// What tells whether it has to be drawn anew; turning does so only where a tile comes or goes or
  /// becomes the front one.
  public var look: SpinnerLook {
    SpinnerLook(
      range: range,
      style: style,
      wraps: options.wraps,
      splice: splice,
      lettering: lettering,
      face: face,
      ring: ring,
      tiles: visibleTiles,
      fronts: frontTiles,
      nearest: nearestTile,
      hovered: hovered,
      presence: presence.position(at: now),
      isEnabled: options.isEnabled,
      isHeld: isHeld,
      hasFocus: hasFocus
    )
  }

  /// Whether it need not be drawn anew; what changes most often is looked at first.
  public func looks(like look: SpinnerLook) -> Bool {
    visibleTiles == look.tiles && frontTiles == look.fronts && nearestTile == look.nearest
      && hovered == look.hovered && presence.position(at: now) == look.presence
      && isHeld == look.isHeld && hasFocus == look.hasFocus
      && options.isEnabled == look.isEnabled && options.wraps == look.wraps
      && splice == look.splice && lettering == look.lettering
      && ring == look.ring && range == look.range && face == look.face && style == look.style
  }
}
