// Strokes that select an item without opening the menu.
extension RingMenu {
  /// Selects the item of the finished stroke; a stroke without an item selects nothing.
  mutating func finishMark() {
    let segments = mark.segments
    mark.cancel()
    guard let item = item(of: segments) else { return }
    chosen = item
    send(.chosen(item))
  }

  /// Returns the item that a stroke leads to, which is also the one that the visible menu would select.
  ///
  /// A stroke with fewer parts than there are levels may repeat a direction. Then its longest parts count as more than
  /// one.
  ///
  /// - Parameter segments: The stroke's straight parts, in order.
  /// - Returns: An item that opens no ring; nil if the stroke leads to none.
  public func item(of segments: [MarkSegment]) -> Int? {
    let greatest = Swift.min(items.depth, MarkSegment.greatestCount)
    guard !segments.isEmpty, segments.count <= greatest else { return nil }
    for count in segments.count...greatest {
      if let item = item(atEndOf: MarkSegment.divided(segments, into: count)) { return item }
    }
    return nil
  }

  /// Returns the item without a ring at the end of a stroke that has one part for each ring.
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
