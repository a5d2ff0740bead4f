#if GTK
import CGtk
import Rotary
import RotaryCairo
import RotaryReplay
import Testing

@testable import RotaryGTK

/// Compares the pictures of both of GTK's renderers with RotaryCairo's.
@Suite(.serialized, .enabled(if: g_getenv("DISPLAY") != nil))
@MainActor
struct DrawingTests {
  /// The maximum difference of a picture at rest: five times the measured one, and less than that of curves drawn for
  /// half the resolution.
  private static let restBound = 0.000_5
  /// The maximum difference of a resampled texture: text is blurred, and tiles seen from the side have fewer pixels.
  private static let motionBound = 0.02

  private static let cairo = PictureRenderer(isCairo: true)
  private static let gl = PictureRenderer(isCairo: false)

  nonisolated static let names = Controls.standard.all.map { $0.controlName }

  @Test(arguments: names, [true, false])
  func `a control at rest looks as RotaryCairo draws it`(name: String, isCairo: Bool) throws {
    let renderer = try #require(isCairo ? Self.cairo : Self.gl)
    func check<Subject: ConfigurableControl>(_: Subject.Type) throws {
      for theme in [Theme.light, .dark, Theme(.lightHighContrast)] {
        for scale in [1.0, 2.0] {
          let drawn = try DrawnControl(Self.make(Subject.self))
          (drawn.theme, drawn.scale) = (theme, scale)
          let picture = drawn.picture(by: renderer)
          #expect(picture.difference(from: drawn.reference()) <= Self.restBound)
          #expect(name == RingMenu.controlName || !picture.isClear)
        }
      }
    }
    let kind = try #require(Controls.standard.named(name))
    try check(kind)
  }

  @Test(arguments: names)
  func `a control that moves looks under GL as RotaryCairo draws it`(name: String) throws {
    let renderer = try #require(Self.gl)
    func check<Subject: ConfigurableControl>(_: Subject.Type) throws {
      for theme in [Theme.light, .dark] {
        for scale in [1.0, 2.0] {
          let drawn = try DrawnControl(Self.make(Subject.self))
          (drawn.theme, drawn.scale) = (theme, scale)
          _ = drawn.picture(by: renderer)
          Self.begin(drawn)
          for _ in 0..<4 {
            drawn.advance(frames: 2)
            #expect(drawn.host.isMoving || drawn.host.isHeld)
            let picture = drawn.picture(by: renderer)
            #expect(!picture.isClear)
            #expect(picture.difference(from: drawn.reference()) <= Self.motionBound)
          }
        }
      }
    }
    let kind = try #require(Controls.standard.named(name))
    try check(kind)
  }

  @Test(arguments: names)
  func `a control that moves is drawn under Cairo by RotaryCairo`(name: String) throws {
    let renderer = try #require(Self.cairo)
    func check<Subject: ConfigurableControl>(_: Subject.Type) throws {
      let drawn = try DrawnControl(Self.make(Subject.self))
      _ = drawn.picture(by: renderer)
      Self.begin(drawn)
      drawn.advance(frames: 2)
      let difference = drawn.picture(by: renderer).difference(from: drawn.reference())
      #expect(difference <= Self.restBound)
    }
    let kind = try #require(Controls.standard.named(name))
    try check(kind)
  }

  @Test func `a control at rest gives the very same node again`() throws {
    let renderer = try #require(Self.gl)
    let drawn = try DrawnControl(Self.make(Wheel.self))
    let first = drawn.node(for: renderer).drawings
    #expect(first.count == 1)
    #expect(drawn.node(for: renderer).drawings == first)
  }

  @Test func `a wheel that only turns draws nothing anew`() throws {
    let renderer = try #require(Self.gl)
    let drawn = try DrawnControl(Self.make(Wheel.self))
    drawn.drag(isStraight: false, isThrown: true)
    drawn.advance(frames: 2)
    var before = drawn.node(for: renderer).drawings
    var anew: [Int] = []
    for _ in 0..<40 {
      drawn.advance(frames: 1)
      let now = drawn.node(for: renderer).drawings
      anew.append(now.subtracting(before).count)
      before = now
    }
    // Sectors at the pointer are separated from the disc once: the part below, the part above, and the sector.
    #expect(anew.reduce(0, +) <= 6)
    #expect(anew.filter { $0 == 0 }.count >= 36)
    #expect(before.count <= 8)
  }

  @Test func `another theme draws all anew, at rest and in motion`() throws {
    let renderer = try #require(Self.gl)
    let drawn = try DrawnControl(Self.make(Wheel.self))
    let rest = drawn.node(for: renderer).drawings
    drawn.theme = .dark
    #expect(drawn.node(for: renderer).drawings.isDisjoint(with: rest))
    Self.begin(drawn)
    let moving = drawn.node(for: renderer).drawings
    drawn.theme = .light
    #expect(drawn.node(for: renderer).drawings.isDisjoint(with: moving))
  }

  // The offsets of a wheel that turns to a sector. 1e-50 is 0 as a 32-bit number.
  @Test(arguments: [
    Transform3D.identity, .translation(1e-50, 0),
    Transform3D(Transform2D(1 + 1e-12, 0, 0, 1, 0, 0)), .translation(3, 4),
  ])
  func `what hardly moves is shown where it is`(transform: Transform3D) throws {
    let bounds = Rect2D(0, 0, 10, 10)
    let node = try #require(RenderNode(drawn: bounds, resolution: 1) { cairo_paint($0) })
    let snapshot = try #require(gtk_snapshot_new())
    node.append(to: snapshot, by: transform)
    let shown = try #require(gtk_snapshot_free_to_node(snapshot))
    defer { gsk_render_node_unref(shown) }
    #expect((shown == node.pointer) == (transform.flat?.tx != 3))
  }

  /// Makes a control with content, in its default size.
  private static func make<Subject: ConfigurableControl>(_: Subject.Type) throws -> Subject {
    let titles = SettingValue.texts(["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"])
    var settings: [String: SettingValue] = [:]
    if Subject.settings.contains(where: { $0.name == "titles" }), Subject.self != NumberSpinner.self
    {
      settings["titles"] = titles
    }
    if Subject.settings.contains(where: { $0.name == "editable" }) {
      settings["editable"] = .flag(true)
    }
    var control = try Subject.make(settings)
    control.size = control.preferredSize.preferred
    return control
  }

  /// Starts a motion of the control.
  private static func begin<Subject: ConfigurableControl>(_ drawn: DrawnControl<Subject>) {
    switch Subject.controlName {
    case RingMenu.controlName:
      drawn.hold()
      // The menu opens after half a second.
      drawn.advance(frames: 30)
    case NumberSpinner.controlName, SpinnerRow.controlName: drawn.drag(isStraight: true)
    // They take no input.
    case ActivityRings.controlName:
      drawn.advance(frames: 1)
      let values = SettingValue.numbers([0.5, 1.4])
      drawn.host.edit { try? $0.call("move", Arguments([("to", values)])) }
    default: drawn.drag(isStraight: false)
    }
  }
}
#endif
