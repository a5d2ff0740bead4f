/// The detents of a wheel: one type for both modes, so that the motion is compiled only once.
enum WheelDetents: DetentScale {
  /// The sectors of a picker.
  case sectors(SectorLayout)
  /// The slots of a phone's dial.
  case slots(PhoneSlots)

  func detent(containing position: Double) -> Int64 {
    switch self {
    case .sectors(let layout): return layout.detent(containing: position)
    case .slots(let slots): return slots.detent(containing: position)
    }
  }

  func boundary(after detent: Int64) -> Double {
    switch self {
    case .sectors(let layout): return layout.boundary(after: detent)
    case .slots(let slots): return slots.boundary(after: detent)
    }
  }
}

/// The slots of a phone's dial as detents: slot k ends at k + 1 widths.
struct PhoneSlots: DetentScale {
  /// The width of a slot, in radians.
  let angle: Double

  /// The rest position of the dial, below the first slot.
  static let rest = DetentMotion.Goal(position: 0, detent: -1)
  /// A position counts as lower by this share of a slot, so that a slot at the very start or end pulses exactly once.
  private static let hairShare = 1e-9

  func detent(containing position: Double) -> Int64 {
    Int64(bounded: (position / angle - Self.hairShare).rounded(.down))
  }

  func boundary(after detent: Int64) -> Double { Double(detent + 1) * angle }
}
