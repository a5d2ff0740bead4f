#if canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Pictures of demos, compared as an eye does.
@Suite struct PictureSnapshotTests {
  private static let themes: [(String, Theme)] = [("light", .light), ("dark", .dark)]

  @Test(arguments: ["icon-wheel", "months", "fortune", "phone", "upright"])
  func `a demo looks as it did`(id: String) throws {
    let demo = try #require(Gallery.demos.first { $0.id == id })
    var wheel = try demo.make(Wheel.self)
    wheel.size = Size2D(240, 240)
    try check(wheel, named: id)
  }

  @Test(arguments: [0.0, 50, 100])
  func `a face looks as it did`(happiness: Double) throws {
    var face = Happiness()
    face.size = Size2D(160, 160)
    face.model.happiness = happiness
    _ = face.handle(.focus(happiness == 100), at: 0) { _, _ in }
    try check(face, named: "happiness-\(Int(happiness))")
  }

  @Test(arguments: ["upright", "turning", "landscape", "refused"])
  func `a phone looks as it did`(name: String) throws {
    var phone = PhoneFrame()
    phone.size = Size2D(320, 320)
    if name == "refused" { phone.supported = .portrait }
    if name != "upright" { phone.turn(byQuarters: 1, at: 0) { _, _ in } }
    // The hand is done after 0.3 s, the screen after 0.6.
    phone.advance(to: name == "turning" ? 0.4 : 1) { _, _ in }
    try check(phone, named: "phone-\(name)")
  }

  @Test(arguments: ["scale-to-fill", "aspect-fill", "redraw", "bottom-right"])
  func `a box looks as it did`(mode: String) throws {
    var box = LayoutBox()
    box.size = Size2D(440, 280)
    try box.set("content-mode", to: .text(mode))
    try box.set("flexible-left", to: .flag(mode != "redraw"))
    _ = box.handle(.key(.pageUp), at: 0) { _, _ in }
    try check(box, named: "layout-\(mode)")
  }

  private func check(_ control: some Control, named id: String) throws {
    for (name, theme) in Self.themes {
      var scene = ControlScene(size: Size2D(control.size.width + 40, control.size.height + 40))
      scene.add(SceneNode(NodeID(.max), transform: .translation(20, 20))) {
        control.draw(into: &$0)
      }
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "\(id)-\(name)") == nil)
    }
  }
}
#endif
