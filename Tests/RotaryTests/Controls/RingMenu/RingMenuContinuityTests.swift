import RotaryTestRandom
import Testing

@testable import Rotary

/// A menu is continuous while it opens and closes a thousand times, reversed at random times.
@Suite struct RingMenuContinuityTests {
  @Test(arguments: seeds(10))
  func `reversed at any time, each property keeps its speed limit`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var menu = RingMenu()
    menu.options.scale = 1
    menu.options.anchor = seed % 2 == 0 ? .center : .finger
    let speeds = greatestSpeeds(of: menu)
    var before = properties(of: menu)
    var time = 0.0
    var reversals = 0
    for _ in 0..<100 {
      if menu.isMoving { reversals += 1 }
      if menu.isOpen {
        menu.advance(to: time)
        menu.close()
      } else {
        menu.advance(to: time)
        menu.open()
      }
      let end = time + .random(in: 0...1.4, using: &random)
      while time < end {
        let step = Double.random(in: 0.001...0.03, using: &random)
        time += step
        menu.advance(to: time)
        let after = properties(of: menu)
        for (name, value) in after {
          let kind = String(name.prefix { !$0.isNumber })
          // For rounding, and for invisible changes of a closed ring around the finger.
          let limit = (speeds[kind] ?? 0) * step + 1e-9
          let jump = abs(value - (before[name] ?? 0))
          demand(jump <= limit, "\(name) by \(jump) at \(time), seed \(seed)")
        }
        before = after
      }
    }
    #expect(reversals > 50)
  }

  /// Returns the visible properties; a missing part counts as 0.
  private func properties(of menu: RingMenu) -> [String: Double] {
    let picture = RingPicture(menu)
    let isSeen = picture.fade > 0
    var all = [
      "fade": picture.fade, "shadow": picture.shadow, "drawn": picture.drawn,
      "short": picture.shortMarks, "long": picture.longMarks, "info": picture.info,
      "rim": isSeen ? picture.rim : 14,
    ]
    for index in 0..<12 {
      all["divider\(index)"] = picture.dividers[index] ?? 0
      all["icon\(index)"] = isSeen ? picture.icons[index] : 10.5
    }
    for index in 0..<5 {
      all["ringFade\(index)"] = picture.rings[index]?.opacity ?? 0
      // A missing ring is at its start.
      let below = index == 0 ? 14 : RingStyle.cosmos.ringRadii[index - 1]
      all["ring\(index)"] = picture.rings[index]?.radius ?? below
    }
    return all
  }

  /// Returns the maximum speeds of the tracks in both directions.
  private func greatestSpeeds(of menu: RingMenu) -> [String: Double] {
    let names: [RingPart.Kind: String] = [
      .fade: "fade", .shadow: "shadow", .drawing: "drawn", .shortMarks: "short",
      .longMarks: "long", .info: "info", .rim: "rim", .icons: "icon", .ringOpacity: "ringFade",
      .ring: "ring", .divider: "divider",
    ]
    var speeds: [String: Double] = [:]
    for opens in [false, true] {
      let timelines = menu.timelines(slotCount: 12, under: nil)
      let timeline = opens ? timelines.opening : timelines.closing
      for track in timeline.tracks {
        guard let name = names[track.key.kind], track.duration > 0 else { continue }
        let length = track.key.kind == .divider ? 54.0 : 1
        for step in 0..<100 {
          let seconds = track.delay + track.duration * Double(step) / 100
          let speed = abs(track.velocity(at: seconds)) * length
          speeds[name] = max(speeds[name] ?? 0, speed)
        }
      }
    }
    return speeds
  }
}
