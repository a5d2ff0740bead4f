// Strokes that choose without the menu being shown.
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
    let greatest = Swift.min(items.depth, MarkSegment.greatestCount)
    guard !segments.isEmpty, segments.count <= greatest else { return nil }
    for count in segments.count...greatest {
      if let item = item(atEndOf: MarkSegment.divided(segments, into: count)) { return item }
    }
    return nil
  }

  /// The item without a ring at the very end of a stroke, one part for each ring.
  private func item(atEndOf segments: [MarkSegment]) -> Int? {
    var item: Int?
    for index in segments.indices {
      let isFixed = options.anchor == .center && index == 0
      let children = items.ring(under: item)
      guard !children.isEmpty else { return nil }
      let layout = layout(
        slotCount: children.count,
        at: isFixed ? size.center : segments[index].start
      )
      guard let slot = layout.slot(towards: segments[index].directionAngle) else { return nil }
      guard items.all[children[slot]].isEnabled else { return nil }
      item = children[slot]
    }
    return item.flatMap { items.hasRing($0) ? nil : $0 }
  }
}
