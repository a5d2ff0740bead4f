extension RingMenu {
  /// Chooses what the stroke says; one that says nothing chooses nothing.
  mutating func finishMark(at time: Double, emit: (RingMenuEvent, Double) -> Void) {
    let segments = mark.segments
    mark.cancel()
    guard let item = item(of: segments) else { return }
    chosen = item
    emit(.chosen(item), time)
  }

  /// The item that a stroke leads to: the one that the visible menu would, too.
  ///
  /// A stroke with fewer parts than rings to go through may mean the same direction several times:
  /// then its longest parts count for more than one.
  ///
  /// - Parameter segments: its straight parts, in order.
  /// - Returns: an item without a ring of its own; nil when it leads to none.
  public func item(of segments: [MarkSegment]) -> Int? {
    guard !segments.isEmpty, segments.count <= items.depth else { return nil }
    for count in segments.count...items.depth {
      if let item = item(atEndOf: MarkSegment.divided(segments, into: count)) { return item }
    }
    return nil
  }

  /// The item without a ring at the very end of a way, one part for each ring.
  private func item(atEndOf way: [MarkSegment]) -> Int? {
    var above: (item: Int, layout: RingLayout)?
    for index in way.indices {
      let back = above.flatMap { backAngle(of: $0.item, in: $0.layout) }
      let middle = options.place == .middle && index == 0 ? size.center : way[index].start
      guard let ring = makeRing(under: above?.item, at: middle, back: back),
        let slot = ring.layout.slot(towards: way[index].directionAngle),
        let item = ring.item(on: slot)
      else { return nil }
      above = (item, ring.layout)
    }
    return above.flatMap { items.hasRing($0.item) ? nil : $0.item }
  }
}
