extension Wheel: ConfigurableControl {
  /// `wheel`.
  public static var controlName: String { "wheel" }

  /// A wheel of eight sectors, numbered from 1.
  public init() {
    var sectors = [Sector](repeating: Sector(), count: 8)
    Numerals.latin.number(&sectors)
    self.init(validated: sectors, layout: SectorLayout(count: sectors.count))
    isNumbered = true
  }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitSectors(&visitor)
    visitWeights(&visitor)
    visitor.integer("value", value, in: 0...Wheel.greatestCount - 1) {
      "Index of the selected sector, from 0. Set it after the sectors."
    } set: { index throws(SettingError) in
      value = try SettingValue.number(Double(index)).integer(in: 0...sectors.count - 1)
    }
    visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
    visitor.part(style, visit: { $0.visitSettings(&$1) }, set: { style = $0 })
  }

  private mutating func visitSectors(_ visitor: inout some SettingVisitor) {
    visitor.integer("sectors", sectors.count, in: 1...Wheel.greatestCount) {
      "Number of sectors. Setting it changes the titles to numbers."
    } set: { count throws(SettingError) in
      var sectors = [Sector](repeating: Sector(), count: count)
      environment.numerals.number(&sectors)
      try replaceSectors(sectors, isNumbered: true)
    }
    visitor.texts("titles", sectors.map { $0.title }) {
      "Titles of the sectors. The wheel gets one sector for each title."
    } set: { titles throws(SettingError) in
      try setTitles(titles)
    }
    visitor.texts("icons", []) {
      "Icon of each sector: SVG path data on a 24 by 24 grid, or an image URL."
    } set: { icons throws(SettingError) in
      try setEach(icons.count) { $0.icon = Sector.Icon(text: $1.map { icons[$0] } ?? "") }
    }
    visitor.texts("tints", []) {
      "Colour of each sector: #rrggbb, or palette1 to palette8; empty for the default."
    } set: { tints throws(SettingError) in
      try setTints(tints) { $0.tint = $1 }
    }
    visitor.texts("inner-tints", []) {
      "Colour of each sector at the hub, which fades to its colour at the rim; empty for one colour."
    } set: { tints throws(SettingError) in
      try setTints(tints) { $0.innerTint = $1 }
    }
  }

  private mutating func visitWeights(_ visitor: inout some SettingVisitor) {
    let positive = Double.leastNormalMagnitude ... .greatestFiniteMagnitude
    visitor.numbers("weights", [], in: positive) {
      "Width of each sector, relative to the others; empty for equal widths."
    } set: { weights throws(SettingError) in
      try setEach(weights.count) { $0.weight = $1.map { weights[$0] } ?? 1 }
    }
    visitor.numbers("touch-weights", [], in: positive) {
      "Size of each sector's tap target, relative to the others; empty for the drawn size."
    } set: { weights throws(SettingError) in
      try setEach(weights.count) { $0.touchWeight = $1.map { weights[$0] } }
    }
    visitor.numbers("odds", [], in: 0 ... .greatestFiniteMagnitude) {
      "Chance of each sector in a draw, relative to the others; empty to use the widths."
    } set: { odds throws(SettingError) in
      try setEach(odds.count) { $0.odds = $1.map { odds[$0] } }
    }
    visitor.texts("groups", []) {
      "Group of each sector, which screen readers read after its title; empty for none."
    } set: { groups throws(SettingError) in
      try setEach(groups.count) { $0.group = $1.map { groups[$0] } ?? "" }
    }
    visitor.disabled(
      "disabled-sectors",
      sectors.map { $0.isEnabled },
      in: 0...Double(Wheel.greatestCount - 1)
    ) {
      "Indices, from 0, of sectors that cannot be selected. Set them after the sectors."
    } set: { isEnabled throws(SettingError) in
      try setEach(sectors.count) { $0.isEnabled = isEnabled[$1 ?? 0] }
    }
  }

  private mutating func replaceSectors(_ sectors: [Sector], isNumbered: Bool) throws(SettingError) {
    do { try setSectors(sectors) } catch { throw SettingError(error) }
    self.isNumbered = isNumbered
  }

  /// Changes the number of sectors and their titles.
  private mutating func setTitles(_ titles: [String]) throws(SettingError) {
    try SettingError.check(titles.count, in: 1...Wheel.greatestCount)
    var changed = sectors
    while changed.count < titles.count { changed.append(Sector()) }
    changed.removeSubrange(titles.count...)
    for index in changed.indices { changed[index].title = titles[index] }
    try replaceSectors(changed, isNumbered: isNumbered && changed == sectors)
  }

  /// Changes a property of each sector.
  ///
  /// - Parameters:
  ///   - count: The number of values, one for each sector; 0 removes the property from all sectors.
  ///   - change: Sets the property of a sector to the value with an index, or removes it if the index is nil.
  /// - Throws: An error if there are more or fewer values than sectors, or if a value is invalid.
  private mutating func setEach(
    _ count: Int,
    _ change: (inout Sector, Int?) throws(SettingError) -> Void
  ) throws(SettingError) {
    if count > 0 { try SettingError.check(count, in: sectors.count...sectors.count) }
    var changed = sectors
    for index in changed.indices { try change(&changed[index], count > 0 ? index : nil) }
    try replaceSectors(changed, isNumbered: isNumbered)
  }

  /// Changes a colour of each sector to that of a text, or removes it if the text is empty.
  private mutating func setTints(
    _ texts: [String],
    _ change: (inout Sector, Tint?) -> Void
  ) throws(SettingError) {
    try setEach(texts.count) { sector, index throws(SettingError) in
      let text = index.map { texts[$0] } ?? ""
      let tint = Tint(text: text)
      if tint == nil, !text.utf8.isEmpty { throw Tint.refusal(of: text) }
      change(&sector, tint)
    }
  }

  /// Calls a method by name: `select`, `rotate`, `spin`, `startTurning`, `stopTurning`, or `draw`, which spins to the
  /// sector for a `random` number from 0 to 1 by the sectors' odds.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    let call = TokenList("select rotate spin startTurning stopTurning draw").index(of: name)
    // If a call is impossible only at the moment, the error is `refused`; otherwise a value is invalid.
    switch call {
    case 0:
      let index = try arguments.integer("index", in: 0...sectors.count - 1)
      select(index, animated: try arguments.flag("animated", default: true))
    case 1:
      let angle = try arguments.number("by")
      let animated = try arguments.flag("animated", default: true)
      guard !rotate(by: angle, animated: animated) else { return }
      throw SettingValue.number(angle).refusal(turning(upTo: Self.farthestRotation))
    case 2, 5:
      let index = call == 2 ? try arguments.integer("to", in: 0...sectors.count - 1) : 0
      let random = call == 5 ? try arguments.number("random") : 0
      let turns = try arguments.integer("turns", default: options.direction.sign < 0 ? -4 : 4)
      let duration = try arguments.number("duration", default: 4)
      let spins =
        call == 2
        ? spin(to: index, turns: turns, duration: duration)
        : draw(random, turns: turns, duration: duration)
      guard !spins else { return }
      guard duration > 0, duration <= Self.longestSpin else {
        throw SettingValue.number(duration).refusal(.number(minimum: 0, maximum: Self.longestSpin))
      }
      throw SettingValue.number(Double(turns))
        .refusal(turning(upTo: Double(Self.maximumTurns), isFree: true))
    case 3:
      let speed = try arguments.number("radiansPerSecond")
      guard !startTurning(radiansPerSecond: speed) else { return }
      guard !environment.reducesMotion else { throw .refused }
      throw SettingValue.number(speed).refusal(turning(upTo: Self.fastestTurning, isFree: true))
    case 4: guard stopTurning() else { throw .refused }
    default: throw .unknownName
    }
  }

  /// Returns the accepted angles or speeds of a call: none against `direction`, or for whole turns
  /// (`isFree`) with stops.
  private func turning(upTo limit: Double, isFree: Bool = false) -> SettingDescription.Kind {
    guard !isFree || options.stops == nil else {
      return .number(minimum: 0, maximum: 0)
    }
    let sign = options.direction.sign
    return .number(minimum: sign > 0 ? 0 : -limit, maximum: sign < 0 ? 0 : limit)
  }

  /// All calls move the wheel; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool { true }

  /// Reports rotation, speed, value, value at rest, the sector at which the wheel will stop, rest, emphasis, and the
  /// last draw.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("rotation", .number(rotation))
    read("radiansPerSecond", .number(radiansPerSecond))
    read("value", .number(Double(value)))
    read("settledValue", .number(Double(settledValue)))
    read("goal", .number(Double(layout.index(of: goalDetent))))
    read("resting", .flag(isResting))
    read("emphasis", .number(emphasis.position(at: now)))
    guard let draw = lastDraw else { return }
    read("random", .number(draw.random))
    read("odds", .numbers(draw.odds))
    read("drawn", .number(Double(draw.index)))
  }
}

extension WheelOptions {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.direction("pointer", &pointerAngle) {
      "Position of the pointer: a side, or an angle clockwise from the right."
    }
    visitor.choice("direction", &direction) { "Directions in which the wheel can turn." }
    visitor.visit(
      "stops",
      .numbers(minimum: -SettingValue.stopDegrees, maximum: SettingValue.stopDegrees),
      unit: "degrees",
      default: .numbers([])
    ) {
      "The lowest and the highest rotation; empty for no limits."
    } set: { value throws(SettingError) in
      stops = try value.stops()
    }
    visitor.innerRadius(&$innerShare)
    visitor.outerRadius(&$outerShare)
    visitor.deceleration(&decelerationRate, friction: .wheel)
    visitor.flag("tap-selects", &selectsOnTap) { "Whether a tap on a sector selects it." }
    visitor.number("scroll-points", &$scrollPointsPerSector, unit: "points") {
      "Trackpad distance for one sector. A mouse wheel notch is always one sector."
    }
    visitor.disabled(&isEnabled)
  }
}

extension WheelStyle {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("labels", &labels) {
      "Whether labels turn with the wheel, stay upright, or turn and follow the rim's curve."
    }
    visitor.choice("colors", &coloring) {
      "Whether sectors alternate two neutral colours or use a palette of eight."
    }
    visitor.flag("hub", &hasHub) { "Whether the wheel has a hub that can be pressed." }
    visitor.number("selected-opacity", &$selectedOpacity) {
      "Opacity of the highlight on the selected sector at rest."
    }
    visitor.number("resting-opacity", &$restingOpacity) {
      "Opacity of the other sectors, and of all sectors while the wheel turns."
    }
    visitor.angle("pointer-flex", &$pointerFlex) {
      "Angle by which the pointer bends when a sector passes."
    }
  }
}

extension SettingError {
  /// Creates an error of settings from an error of sectors.
  fileprivate init(_ error: SectorLayout.WeightError) {
    switch error {
    case .noSectors: self = .badCount(0, expected: 1...Wheel.greatestCount)
    case .tooManySectors(let count): self = .badCount(count, expected: 1...Wheel.greatestCount)
    case .badWeight(_, let weight):
      self = SettingValue.number(weight)
        .refusal(.number(minimum: .leastNormalMagnitude, maximum: .greatestFiniteMagnitude))
    }
  }
}

extension SettingValue {
  /// The maximum distance of a stop from rotation 0, in degrees.
  fileprivate static let stopDegrees = 1e6

  /// Returns the range for two angles in degrees, the lower first, or nil for an empty list.
  fileprivate func stops() throws(SettingError) -> ClosedRange<Double>? {
    let limit = Self.stopDegrees
    guard case .numbers(let ends) = self else {
      guard case .text(let word) = self, TokenList("none").index(of: word) == 0 else {
        throw refusal(.numbers(minimum: -limit, maximum: limit))
      }
      return nil
    }
    if ends.isEmpty { return nil }
    try SettingError.check(ends.count, in: 2...2)
    _ = try SettingValue.number(ends[0]).number(in: -limit...limit)
    _ = try SettingValue.number(ends[1]).number(in: ends[0]...limit)
    return Circular.radians(degrees: ends[0])...Circular.radians(degrees: ends[1])
  }
}

extension Numerals {
  /// Sets the titles of sectors to their numbers, beginning with 1.
  ///
  /// The code is much smaller than ``NumberText``, which a page with wheels only does not load.
  func number(_ sectors: inout [Sector]) {
    for index in sectors.indices {
      var figures: [UInt8] = []
      var rest = index + 1
      repeat {
        figures.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0
      sectors[index].title = written(figures)
    }
  }
}
