#if GTK
import CGtk
import Rotary
import Testing

@testable import RotaryGTK

/// Progress rings and countdowns.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct ProgressRingTests {
  init() { Desk.prepare() }

  @Test func `a ring of which nobody knows how much is done turns, and stops when somebody does`()
    throws
  {
    let ring = ProgressRingWidget()
    let window = TestWindow([ring.widget])
    defer { window.close() }
    let host = try #require(ring.host)
    #expect(ring.value == nil && host.core.isMoving)
    ring.value = 0.5
    #expect(!host.core.isMoving && ring.value == 0.5)
    try ring.set("value", to: .text("indeterminate"))
    #expect(host.core.isMoving && ring.value == nil)
  }

  @Test func `it is hit, and takes no keyboard`() {
    let (ring, dial) = (ProgressRingWidget(), DialWidget())
    #expect(
      gtk_widget_get_focusable(ring.widget) == 0 && gtk_widget_get_focusable(dial.widget) != 0
    )
    let (ringHost, dialHost) = (
      WidgetHost.with(ring.widget) { $0 }, WidgetHost.with(dial.widget) { $0 }
    )
    for host in [ringHost, dialHost] { host?.resize(to: Size2D(100, 100)) }
    // A corner of a round dial belongs to the widgets below it.
    #expect(ringHost?.contains(Point2D(2, 2)) == true && dialHost?.contains(Point2D(2, 2)) == false)
    #expect(ringHost?.contains(Point2D(-2, 2)) == false)
  }

  @Test func `a value is found as a progress bar's, which nobody can adjust`() throws {
    let ring = ProgressRingWidget()
    let window = TestWindow([ring.widget])
    defer { window.close() }
    let host = try #require(ring.host)
    #expect(Accessible.role(of: ring.widget) == GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
    #expect(host.core.tree.elements.first?.states == .busy)
    #expect(Accessible.elements(of: ring.widget).isEmpty, "Nobody knows how much is done.")
    ring.style.title = "Upload"
    ring.range = 0...12
    ring.value = 3
    let element = try #require(Accessible.elements(of: ring.widget).first)
    #expect(Accessible.role(of: element) == GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
    #expect(rotary_access_get_number(element) == 3)
    let described = try #require(host.core.tree.elements.first)
    #expect(described.name == "Upload" && described.value == "25%" && described.actions.isEmpty)
    host.process(.accessibility(.setValue(9), element: 0), at: host.now)
    #expect(ring.value == 3)
    ring.value = nil
    #expect(Accessible.elements(of: ring.widget).isEmpty)
  }

  @Test func `what an app moves to is told, with thresholds on the way, and what it sets is not`()
    throws
  {
    let ring = ProgressRingWidget()
    let window = TestWindow([ring.widget])
    defer { window.close() }
    var told: [ProgressRingEvent] = []
    var activated = 0
    ring.onEvent { told.append($0) }
    connect(ring.widget, "activate") { activated += 1 }
    ring.style.thresholds = [0.5]
    ring.value = 1
    ring.value = 0.2
    #expect(told == [] && activated == 0)
    ring.setValue(1, animated: true)
    let host = try #require(ring.host)
    #expect(Desk.turn { !host.core.isMoving })
    #expect(told == [.crossed(0.5), .finished] && activated == 1)
  }

  @Test func `segments, thickness and colours are properties, and are drawn`() throws {
    let ring = ProgressRingWidget()
    ring.value = 0.4
    var pictures = [Self.picture(of: ring.style)]
    for (name, value) in [
      ("segments", .number(6)), ("thickness", .number(0.3)), ("cap", .text("butt")),
      ("direction", .text("counterclockwise")), ("tints", .texts(["warning"])),
    ] as [(String, SettingValue)] {
      try ring.set(name, to: value)
      pictures.append(Self.picture(of: ring.style))
    }
    #expect(ring.style.segments == 6 && ring.style.thickness == 0.3 && ring.style.cap == .butt)
    #expect(ring.style.direction == .counterclockwise && ring.style.tints == [.role(.warning)])
    for (before, after) in zip(pictures, pictures.dropFirst()) { #expect(before != after) }
    #expect(throws: (any Error).self) { try ring.set("segments", to: .number(1_000)) }
    #expect(ring.style.segments == 6)
  }

  @Test func `a countdown is started, paused, goes on, and activates at its end`() throws {
    let ring = ProgressRingWidget()
    let window = TestWindow([ring.widget])
    defer { window.close() }
    let host = try #require(ring.host)
    var activated = 0
    connect(ring.widget, "activate") { activated += 1 }
    ring.durationSeconds = 0.6
    #expect(ring.countdownPhase == .ready && ring.remainingSeconds == 0.6)
    ring.start()
    #expect(ring.countdownPhase == .running)
    #expect(Desk.turn { ring.remainingSeconds < 0.5 })
    ring.pause()
    let left = ring.remainingSeconds
    Desk.settle(window.window)
    #expect(ring.remainingSeconds == left)
    #expect(ring.countdownPhase == .paused && !host.core.isMoving)
    ring.resume()
    #expect(Desk.turn { ring.countdownPhase == .finished })
    #expect(ring.remainingSeconds == 0 && activated == 1)
    ring.reset()
    #expect(ring.countdownPhase == .ready && ring.remainingSeconds == 0.6 && activated == 1)
  }

  @Test func `a countdown asks for few frames, and goes on while the machine sleeps`() throws {
    let usual = WidgetHost.secondsAsleep
    defer { WidgetHost.secondsAsleep = usual }
    let ring = ProgressRingWidget()
    let window = TestWindow([ring.widget])
    defer { window.close() }
    ring.durationSeconds = 36_000
    ring.start()
    var seen: Set<Double> = []
    #expect(
      Desk.turn {
        seen.insert(ring.remainingSeconds)
        return ring.remainingSeconds < 35_998
      }
    )
    #expect(seen.count <= 6, "\(seen)")
    WidgetHost.secondsAsleep = { usual() + 36_000 }
    #expect(Desk.turn { ring.countdownPhase == .finished })
  }

  @Test func `a value is shown and read out in the app's own words`() throws {
    let ring = ProgressRingWidget()
    ring.range = 0...12
    var written: [Double] = []
    ring.formatter = {
      written.append($0)
      return "\(Int($0)) of 12"
    }
    #expect(written == [])
    ring.value = 3
    #expect(ring.host?.core.tree.elements.first?.value == "3 of 12" && written == [3])
    // Another Swift object of the same widget has the same formatter.
    ProgressRingWidget(ring.widget).formatter = nil
    #expect(ring.host?.core.tree.elements.first?.value == "25%" && ring.formatter == nil)
  }

  @Test func `the values of dials are in the app's own words`() throws {
    let dial = DialWidget()
    dial.formatter = { [unowned dial] in "\(Int($0)) of \(Int(dial.maximumValue))" }
    dial.value = 30
    #expect(dial.host?.core.tree.elements.first?.value == "30 of 100")
    let hours = RangeDialWidget()
    hours.formatter = { "\(Int($0)) h" }
    hours.value = DialRange(low: 8, high: 17)
    let thumbs = try #require(hours.host).core.tree.elements.dropFirst()
    #expect(thumbs.map(\.value) == ["8 h", "17 h"])
  }

  // MARK: Helpers.

  /// The scene of a ring at 40%.
  private static func picture(of style: ProgressRingStyle) -> ControlScene {
    var ring = ProgressRing()
    ring.style = style
    ring.value = 0.4
    var scene = ControlScene(size: ring.size)
    ring.draw(into: &scene)
    return scene
  }
}
#endif
