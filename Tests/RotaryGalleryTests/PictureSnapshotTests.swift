#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryTestSupport
import Testing

@testable import RotaryGallery

/// Compares pictures of demos, as perceived.
@Suite struct PictureSnapshotTests {
  private static let themes: [(String, Theme)] = [("light", .light), ("dark", .dark)]

  @Test(arguments: ["icon-wheel", "months", "fortune", "upright", "curved"])
  func `a demo looks as recorded`(id: String) throws {
    let demo = try #require(Gallery.wheels.first { $0.id == id })
    var wheel = try demo.make(Wheel.self)
    wheel.size = Size2D(240, 240)
    try check(wheel, named: id)
  }

  @Test(arguments: [0.0, 50, 100])
  func `a face looks as recorded`(happiness: Double) throws {
    var face = Happiness()
    face.size = Size2D(160, 160)
    face.model.happiness = happiness
    face.handle(.focus(happiness == 100), at: 0)
    try check(face, named: "happiness-\(Int(happiness))")
  }

  @Test(arguments: ["upright", "turning", "landscape", "refused"])
  func `a phone looks as recorded`(name: String) throws {
    var phone = PhoneFrame()
    phone.size = Size2D(320, 320)
    if name == "refused" { phone.supported = .portrait }
    if name != "upright" { phone.turn(byQuarters: 1) }
    // The phone's rotation ends after 0.3 s, the screen's after 0.6 s.
    phone.advance(to: name == "turning" ? 0.4 : 1)
    try check(phone, named: "phone-\(name)")
  }

  @Test(arguments: ["scale-to-fill", "aspect-fill", "redraw", "bottom-right"])
  func `a box looks as recorded`(mode: String) throws {
    var box = LayoutBox()
    box.size = Size2D(440, 280)
    try box.set("content-mode", to: .text(mode))
    try box.set("flexible-left", to: .flag(mode != "redraw"))
    box.handle(.key(.pageUp), at: 0)
    try check(box, named: "layout-\(mode)")
  }

  @Test(arguments: BodyKind.allCases)
  func `a row in a body looks as recorded`(kind: BodyKind) throws {
    var body = RowBody()
    body.kind = kind
    // The initial digits open the padlock.
    if kind == .padlock { try body.set("code", to: .text("000")) }
    body.size = Size2D(kind.grid.width / 2, kind.grid.height / 2)
    try check(body, named: "body-\(BodyKind.names.all[Int(kind.rawValue)])")
  }

  @Test(arguments: [Size2D(480, 320), Size2D(240, 320)])
  func `a sky with a constellation looks as recorded`(size: Size2D) throws {
    var field = StarField()
    field.size = size
    try field.set("sign", to: .text("scorpio"))
    field.advance(to: 0)
    field.advance(to: 1.6)
    try check(field, named: size.width > size.height ? "sky-wide" : "sky-narrow")
  }

  @Test(arguments: ["ready", "judged"])
  func `a sheet looks as recorded`(state: String) throws {
    var sheet = MarkSheet()
    sheet.size = Size2D(480, 320)
    if state == "judged" {
      sheet.advance(to: 1)
      try sheet.call("open", Arguments())
      for key in [Key.character("s"), .enter, .character("t"), .enter] {
        sheet.handle(.key(key), at: 2)
      }
      sheet.advance(to: 6)
    }
    try check(sheet, named: "sheet-\(state)")
  }

  /// Compares pictures of a control in both themes.
  func check(_ control: some Control, named id: String) throws {
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
