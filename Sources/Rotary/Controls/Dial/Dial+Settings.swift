extension DialControl: ConfigurableControl {
  /// `dial`, or `range-dial`.
  public static var controlName: String { Value.isDialRange ? "range-dial" : "dial" }

  /// States each setting; see ``ConfigurableControl/visitSettings(_:)``.
  ///
  /// A dial has no `min-distance`, `max-distance`, `meeting`, `low`, `high` and `thumb-labels`, a range
  /// dial no `default` and no `origin`.
  public mutating func visitSettings(
    _ visitor: inout some SettingVisitor
  ) throws(SettingError) {
    try mechanism.visitSettings(&visitor)
  }

  /// Calls a method by name: `move` with a number `to`, or with `low` and `high`, and if wanted
  /// `animated`; `reset`, but for a range; or for a range `choose` with the number of the `thumb` that
  /// keys act on.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (DialEvent<Value>, Double) -> Void
  ) throws(SettingError) {
    try mechanism.call(name, arguments, at: time) { emit($0.reading(Value.self), $1) }
  }

  /// Tells the value, or both of a range, how it is shown, and rest.
  public func readState(_ read: (String, SettingValue) -> Void) { mechanism.readState(read) }
}

// What is known of each setting, and what is done with it: a table, and as long as there are settings.
extension DialMechanism {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitScale(&visitor)
    if isRange {
      try visitThumbs(&visitor)
    } else {
      try visitor.number(
        "value",
        value.high,
        in: DialScale.values,
        "The value; beyond the ends, the end; set it after them."
      ) { bind(DialRange(low: $0, high: $0)) }
      try visitor.number(
        "default",
        options.defaultValue,
        in: DialScale.values,
        or: "least",
        "What a double tap goes back to."
      ) { options.defaultValue = $0 }
    }
    try visitOptions(&visitor)
    try visitStyle(&visitor)
    try visitTexts(&visitor)
    try visitor.flag(
      "reduced-motion",
      environment.reducesMotion,
      "Whether the thumb is at once where it is to be."
    ) { environment.reducesMotion = $0 }
    try visitor.textScale(environment.textScale) { environment.textScale = $0 }
  }

  private mutating func visitScale(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.number("min", scale.minimum, in: DialScale.values, "The least value.") {
      number throws(SettingError) in try setScale(.minimum, to: number)
    }
    try visitor.number("max", scale.maximum, in: DialScale.values, "The greatest value.") {
      number throws(SettingError) in try setScale(.maximum, to: number)
    }
    try visitor.number(
      "step",
      scale.step > 0 ? scale.step : nil,
      in: RangeDialThumbs.distances,
      or: "any",
      "From one value to the next; any, or 0, for every value between."
    ) { number throws(SettingError) in try setScale(.step, to: number ?? 0) }
    try visitor.angle(
      "start",
      scale.startAngle,
      in: DialScale.startAngles,
      "Where the least value stands, clockwise from the right."
    ) { angle throws(SettingError) in try setScale(.start, to: angle) }
    try visitor.angle(
      "end",
      Circular.positive(scale.startAngle + scale.sweep),
      in: DialScale.startAngles,
      "Where the greatest value stands; where the least does for a whole turn."
    ) { angle throws(SettingError) in try setScale(.end, to: angle) }
    try visitor.number(
      "turns",
      scale.sweep / Circular.turn,
      in: DialScale.turns,
      "How many turns it is from the least value to the greatest, in the place of the end."
    ) { number throws(SettingError) in try setScale(.turns, to: number) }
    try visitor.flag(
      "wrap",
      scale.asksToWrap,
      "Whether the least value follows the greatest, on whole turns."
    ) { wraps throws(SettingError) in try setScale(.wrap, to: wraps ? 1 : 0) }
  }

  private mutating func visitThumbs(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.number(
      "min-distance",
      thumbs.minimumDistance,
      in: RangeDialThumbs.distances,
      "The smallest distance allowed between the two values."
    ) { thumbs.minimumDistance = $0 }
    try visitor.number(
      "max-distance",
      thumbs.maximumDistance.isFinite ? thumbs.maximumDistance : nil,
      in: RangeDialThumbs.distances,
      or: "none",
      "The greatest distance allowed between them."
    ) { thumbs.maximumDistance = $0 ?? .infinity }
    try visitor.choice(
      "meeting",
      thumbs.meeting,
      "Whether a thumb pushes the other along, or goes past and changes roles with it."
    ) { thumbs.meeting = $0 }
    try visitor.numbers(
      "value",
      [value.low, value.high],
      in: DialScale.values,
      "The lower and the upper value, set together."
    ) { numbers throws(SettingError) in
      try SettingError.check(numbers.count, in: 2...2)
      bind(DialRange(low: numbers[0], high: numbers[1]))
    }
    try visitor.number("low", value.low, in: DialScale.values, "The lower value.") {
      bind(.low, to: $0)
    }
    try visitor.number(
      "high",
      value.high,
      in: DialScale.values,
      "The upper value; where the scale goes round it may be the lesser number."
    ) { bind(.high, to: $0) }
    try visitor.texts(
      "thumb-labels",
      thumbs.labels,
      "What the thumbs are called for those who do not see them; empty for Minimum and Maximum."
    ) { thumbs.labels = $0 }
  }

  private mutating func visitOptions(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.choice(
      "drag",
      options.drag,
      "Whether a drag goes about the centre, up, to the right, or up and to the right."
    ) { options.drag = $0 }
    try visitor.flag(
      "absolute",
      options.isAbsolute,
      "Whether the value jumps to the touch."
    ) { options.isAbsolute = $0 }
    try visitor.number(
      "fine",
      options.fineGain,
      in: DialOptions.fineGains,
      "What is left of a drag with Shift, a second finger, or far away; 1 for all of it."
    ) { options.fineGain = $0 }
    try visitor.number(
      "drag-points",
      options.dragPoints,
      in: DialOptions.points,
      unit: "points",
      "How far a straight drag goes for the whole scale, or for one turn of several."
    ) { options.dragPoints = $0 }
    try visitor.numbers(
      "detents",
      options.detents,
      in: DialScale.values,
      "Values that hold the dial a little, and tick."
    ) { detents throws(SettingError) in
      try SettingError.check(detents.count, in: 0...DialOptions.maximumDetentCount)
      options.detents = detents
    }
    try visitor.angle(
      "snap",
      options.snapAngle,
      in: DialOptions.snapAngles,
      "How near to a detent it is held."
    ) { options.snapAngle = $0 }
    try visitor.number(
      "scroll-points",
      options.scrollPointsPerStep,
      in: ScrollSteps.pointsPerStep,
      unit: "points",
      "How far a mouse wheel or trackpad scrolls for one step."
    ) { options.scrollPointsPerStep = $0 }
    try visitor.flag("disabled", !options.isEnabled, "Whether the dial takes no input.") {
      options.isEnabled = !$0
    }
  }

  private mutating func visitStyle(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.choice("face", style.face, "A ring with a thumb, or a knob with a mark.") {
      style.face = $0
    }
    try visitor.flag(
      "progress",
      style.showsProgress,
      "Whether the track shows how far the value is."
    ) { style.showsProgress = $0 }
    if !isRange {
      try visitor.number(
        "origin",
        style.origin,
        in: DialScale.values,
        or: "least",
        "The value at which the accent on the track begins."
      ) { style.origin = $0 }
    }
    try visitor.number(
      "major-ticks",
      style.majorTicks,
      in: DialStyle.intervals,
      "From one long tick to the next, in values; 0 for none."
    ) { style.majorTicks = $0 }
    try visitor.number(
      "minor-ticks",
      style.minorTicks,
      in: DialStyle.intervals,
      "From one short tick to the next, in values; 0 for none."
    ) { style.minorTicks = $0 }
    try visitor.texts("labels", style.labels, "Words at the long ticks, in their order.") {
      style.labels = $0
    }
  }

  private mutating func visitTexts(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.flag(
      "show-value",
      style.showsValue,
      "Whether the value is written on the dial."
    ) { style.showsValue = $0 }
    try visitor.choice(
      "format",
      style.format,
      "Whether a value is written as a number, or its minutes as a time."
    ) { style.format = $0 }
    try visitor.integer(
      "decimals",
      style.decimals,
      in: DialStyle.places,
      or: "auto",
      "Places after the point; auto for as many as the steps need."
    ) { style.decimals = $0 }
    try visitor.text(
      "unit",
      style.unit,
      "What follows the number, with the space before it."
    ) { style.unit = $0 }
    try visitor.text("caption", style.title, "What is set, in a word.") { style.title = $0 }
    try visitor.texts(
      "texts",
      written?.texts ?? [],
      "What is written in the place of the value, or of both, until it is another."
    ) { write($0) }
  }

  /// A part of the scale, each of which makes another scale of all.
  private enum ScalePart {
    case minimum, maximum, step, start, end, turns, wrap
  }

  /// Changes an end, the step, an angle in radians, or whether it goes round.
  ///
  /// An end that passes the other takes it along, so that both can be set in either order.
  private mutating func setScale(_ part: ScalePart, to number: Double) throws(SettingError) {
    var (first, last, step) = (scale.minimum, scale.maximum, scale.step)
    var (start, sweep, wraps) = (scale.startAngle, scale.sweep, scale.asksToWrap)
    switch part {
    case .minimum:
      first = number
      last = Swift.max(last, number)
    case .maximum:
      last = number
      first = Swift.min(first, number)
    case .step: step = number
    case .turns: sweep = number * Circular.turn
    case .wrap: wraps = number > 0
    case .end: sweep = Self.sweep(from: start, to: number)
    case .start:
      guard number != start else { break }
      // An arc keeps its end; what goes round, its turns.
      if sweep < Circular.turn { sweep = Self.sweep(from: number, to: start + sweep) }
      start = number
    }
    do {
      scale = try DialScale(
        from: first,
        through: last,
        step: step,
        startAngle: start,
        sweep: sweep,
        wraps: wraps
      )
    } catch {
      // Ends and angles were in their ranges: there would be too many values.
      throw SettingValue.number(number).refusal(.number(in: RangeDialThumbs.distances))
    }
  }

  /// Clockwise from one direction to another; a whole turn where they are the same.
  private static func sweep(from start: Double, to end: Double) -> Double {
    let sweep = Circular.positive(end - start)
    return sweep > 0 ? sweep : Circular.turn
  }

  mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (DialEvent<DialRange>, Double) -> Void
  ) throws(SettingError) {
    switch TokenList(isRange ? "move choose" : "move reset").index(of: name) {
    case 0:
      let animated = try arguments.flag("animated", default: true)
      let low = try arguments.number(isRange ? "low" : "to")
      let range = DialRange(low: low, high: isRange ? try arguments.number("high") : low)
      guard move(to: range, animated: animated, at: time, emit: emit) else { throw .refused }
    case 1:
      guard isRange else { return reset(at: time, emit: emit) }
      let thumb = try arguments.integer("thumb", in: 0...1)
      active = thumb == 0 ? .low : .high
    default: throw .unknownName
    }
  }

  func readState(_ read: (String, SettingValue) -> Void) {
    let value = value
    if isRange { read("low", .number(value.low)) }
    read(isRange ? "high" : "value", .number(value.high))
    read("rotation", .number(rotation))
    read("text", .text(caption))
    read("resting", .flag(isResting))
  }
}
