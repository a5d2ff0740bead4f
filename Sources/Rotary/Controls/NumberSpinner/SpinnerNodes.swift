/// The names of a spinner's nodes, which several spinners in one scene share out among them.
struct SpinnerNodes {
  /// No spinner has as many names as this.
  static let room = UInt32(100 + 8 * (NumberSpinner.greatestTileCount + 1))

  /// What comes before the first name; a multiple of ``room``.
  let base: UInt32

  var root: NodeID { NodeID(base + 1) }
  var drum: NodeID { NodeID(base + 2) }
  var grip: NodeID { NodeID(base + 3) }
  var focus: NodeID { NodeID(base + 4) }

  /// The parts of a tile, by its place on the ring.
  func tile(_ slot: UInt32) -> NodeID { NodeID(base + 100 + 8 * slot) }
  func body(_ slot: UInt32) -> NodeID { NodeID(base + 101 + 8 * slot) }
  func title(_ slot: UInt32) -> NodeID { NodeID(base + 102 + 8 * slot) }
  func front(_ slot: UInt32) -> NodeID { NodeID(base + 103 + 8 * slot) }
  func shade(_ slot: UInt32) -> NodeID { NodeID(base + 104 + 8 * slot) }
}
