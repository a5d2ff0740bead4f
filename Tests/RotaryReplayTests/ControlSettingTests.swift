import Rotary
import RotaryGallery
import RotaryReplay
import Testing

/// Tests of the settings of all controls.
struct ControlSettingTests {
  private static let controls = Controls.standard + Gallery.controlTypes

  @Test(arguments: controls.all.map { $0.controlName })
  func `every setting has a name of its own, a sentence, and a default that changes nothing`(
    name: String
  ) throws {
    guard let control = Self.controls.named(name) else { throw SettingError.unknownName }
    try check(control)
  }

  @Test(arguments: controls.all.map { $0.controlName })
  func `setting a value that is there leaves the rest as it is, and the picture on the screen`(
    name: String
  ) throws {
    guard let control = Self.controls.named(name) else { throw SettingError.unknownName }
    try checkPicture(control)
  }

  private func checkPicture<C: ConfigurableControl>(_: C.Type) throws {
    var control = C()
    var presenter = ScenePresenter<C>()
    presenter.update(with: control) { _ in }
    for setting in C.settings {
      try control.set(setting.name, to: setting.defaultValue)
      var count = 0
      let isNew = presenter.update(with: control) { _ in count += 1 }
      #expect(!isNew && count == 0, "\(setting.name)")
    }
  }

  @Test(arguments: Gallery.all.map { $0.id })
  func `a changed setting is displayed as if the control had always had it`(demo: String) throws {
    let demo = try #require(Gallery.all.first { $0.id == demo })
    guard let control = Self.controls.named(demo.control) else { throw SettingError.unknownName }
    try checkChanges(control, demo.settings)
  }

  private func checkChanges<C: ConfigurableControl>(
    _: C.Type,
    _ settings: [(name: String, value: SettingValue)]
  ) throws {
    var start = C()
    for setting in settings { try start.set(setting.name, to: setting.value) }
    for setting in C.settings {
      for value in Self.values(of: setting) {
        var control = start
        var presenter = ScenePresenter<C>()
        presenter.update(with: control) { _ in }
        // Some values do not suit the others of the demo.
        do { try control.set(setting.name, to: value) } catch { continue }
        presenter.update(with: control) { _ in }
        var fresh = ScenePresenter<C>()
        fresh.update(with: control) { _ in }
        let isSame = presenter.shown == fresh.shown
        #expect(isSame, "\(setting.name) = \(value)")
      }
    }
  }

  /// Two values of a setting, of which at least one is not the default.
  private static func values(of setting: SettingDescription) -> [SettingValue] {
    func inside(_ minimum: Double, _ maximum: Double) -> [SettingValue] {
      let (low, high) = (Swift.max(minimum, -3), Swift.min(maximum, 3))
      return [.number(low + (high - low) * 0.25), .number(low + (high - low) * 0.75)]
    }
    switch setting.kind {
    case .number(let minimum, let maximum): return inside(minimum, maximum)
    case .integer(let minimum, let maximum):
      return [.number(Double(Swift.max(minimum, 2))), .number(Double(Swift.min(maximum, 3)))]
    case .flag: return [.flag(false), .flag(true)]
    case .choice(let words): return words.all.prefix(3).map { .text($0) }
    case .choiceOrNumber(let words, let minimum, let maximum):
      return words.all.prefix(1).map { .text($0) } + inside(minimum, maximum)
    case .text, .format: return [.text("Tea"), .text("#1f7a48")]
    case .numbers(let minimum, let maximum):
      return [.numbers([Swift.max(minimum, Swift.min(maximum, 1))])]
    case .texts: return [.texts(["Tea", "Rum"])]
    }
  }

  private func check<C: ConfigurableControl>(_: C.Type) throws {
    let settings = C.settings
    #expect(!settings.isEmpty)
    #expect(Set(settings.map { $0.name }).count == settings.count)
    for setting in settings {
      let letters = setting.name.unicodeScalars
      #expect(
        letters.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
      )
      #expect(setting.summary.hasSuffix(".") && setting.summary.count > 8, "\(setting.name)")
      var control = C()
      try control.set(setting.name, to: setting.defaultValue)
      #expect(control == C(), "\(setting.name)")
    }
  }
}
