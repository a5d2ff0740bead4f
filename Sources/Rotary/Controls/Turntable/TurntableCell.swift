/// One of the few places in which items are shown, one after the other.
struct TurntableCell: Equatable, Sendable {
  /// Whom it serves.
  enum Use: Equatable, Sendable {
    /// Nobody.
    case free
    /// An item of the list that is in view.
    case listed
    /// An item that has been removed or is on its way out of view, until an instant.
    case leaving(until: Double)
  }

  /// Whom it serves.
  var use = Use.free
  /// The number of the item it shows, or showed last.
  var id = -1
  /// The item's place when nothing changes, counted on through the turns.
  var place = 0.0
  /// What it is still away from its place, in items, after a change of the list.
  var shift = MotionTrack<Spring>(restingAt: 0)
  /// 0 before it is there and after it is gone, 1 else.
  var growth = MotionTrack<Spring>(restingAt: 1)
  /// How often it has been handed on.
  var uses = 0
  /// Whether nobody has said yet what its item shows.
  var wantsItem = false
  /// What its item shows.
  var item: TurntableItem?
  /// The same, as it is drawn.
  var face = TurntableCellFace()

  var isFree: Bool { if case .free = use { true } else { false } }
  var isListed: Bool { if case .listed = use { true } else { false } }

  /// When it is done with an item that leaves; infinite while none does.
  var departure: Double {
    if case .leaving(let instant) = use { instant } else { .infinity }
  }

  /// Until when it moves by itself.
  var stillness: Double { Swift.max(shift.endTime, growth.endTime) }
}

/// What a cell shows, made once for each item.
struct TurntableCellFace: Equatable, Sendable {
  var picture = SceneContent.none
  var initials = SceneContent.none
  var title = SceneContent.none
  var detail = SceneContent.none
}
