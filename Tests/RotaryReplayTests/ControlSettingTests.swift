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
