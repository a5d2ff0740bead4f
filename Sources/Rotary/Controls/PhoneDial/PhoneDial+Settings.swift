extension PhoneDial: ConfigurableControl {
  /// `phone-dial`.
  public static var controlName: String { "phone-dial" }

  /// A phone with the digits 1 to 9 and 0.
  public init() {
    var holes = [PhoneHole](repeating: PhoneHole(""), count: 10)
    Self.number(&holes, in: .latin)
    self.init(validated: holes)
    isNumbered = true
  }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitHoles(&visitor)
    visitor.integer("value", value, in: 0...Self.greatestCount - 1) {
      "Index of the hole dialled last, from 0. Set it after the titles."
    } set: { index throws(SettingError) in
      value = try SettingValue.number(Double(index)).integer(in: 0...holes.count - 1)
    }
    visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
    visitor.flag("hub", style.hasHub) {
      "Whether the phone has a hub that can be pressed."
    } set: {
      style.hasHub = $0
    }
  }

  private mutating func visitHoles(_ visitor: inout some SettingVisitor) {
    visitor.integer("holes", holes.count, in: 1...Self.greatestCount) {
      "Number of holes. Setting it changes the titles to the digits 1 to 9 and 0."
    } set: { count in
      var holes = [PhoneHole](repeating: PhoneHole(""), count: count)
      Self.number(&holes, in: environment.numerals)
      setHoles(holes)
      isNumbered = true
    }
    visitor.texts("titles", holes.map { $0.title }) {
      "Titles of the holes. The phone gets one hole for each title."
    } set: { titles throws(SettingError) in
      try setTitles(titles)
    }
    visitor.texts("groups", []) {
      "Group of each hole, which screen readers read after its title; empty for none."
    } set: { groups throws(SettingError) in
      if !groups.isEmpty { try SettingError.check(groups.count, in: holes.count...holes.count) }
      change { $0.group = groups.isEmpty ? "" : groups[$1] }
    }
    visitor.disabled(
      "disabled-holes",
      holes.map { $0.isEnabled },
      in: 0...Double(Self.greatestCount - 1)
    ) {
      "Indices, from 0, of holes that cannot be dialled. Set them after the titles."
    } set: { isEnabled in
      change { $0.isEnabled = isEnabled[$1] }
    }
  }

  /// Changes the number of holes and their titles.
  private mutating func setTitles(_ titles: [String]) throws(SettingError) {
    try SettingError.check(titles.count, in: 1...Self.greatestCount)
    var changed = holes
    while changed.count < titles.count { changed.append(PhoneHole("")) }
    changed.removeSubrange(titles.count...)
    for index in changed.indices { changed[index].title = titles[index] }
    setHoles(changed)
  }

  /// Changes each hole, without changing their titles.
  private mutating func change(_ change: (inout PhoneHole, Int) -> Void) {
    var changed = holes
    for index in changed.indices { change(&changed[index], index) }
    let isNumbered = isNumbered
    setHoles(changed)
    self.isNumbered = isNumbered
  }

  /// Calls a method by name: `dial`, with the index of a hole.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    guard TokenList("dial").index(of: name) != nil else { throw .unknownName }
    let hole = try arguments.integer("index", in: 0...holes.count - 1)
    guard dial(hole) else { throw .refused }
  }

  /// All calls move the dial; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool { true }

  /// Reports rotation, speed, the hole dialled last, and rest.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("rotation", .number(rotation))
    read("radiansPerSecond", .number(radiansPerSecond))
    read("value", .number(Double(value)))
    read("resting", .flag(isResting))
  }
}

extension PhoneDialOptions {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.direction("finger-stop", &fingerStopAngle) {
      "Position of the finger stop: a side, or an angle clockwise from the right."
    }
    visitor.innerRadius(&$innerShare)
    visitor.outerRadius(&$outerShare)
    visitor.flag("tap-dials", &dialsOnTap) { "Whether a tap on a hole dials it." }
    visitor.disabled(&isEnabled)
  }
}
