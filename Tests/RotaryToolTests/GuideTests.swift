#if Tool
import Foundation
import Rotary
import RotaryGallery
import RotaryReplay
import Testing

@testable import RotaryCommands

struct GuideTests {
  private static let controls = (Controls.standard + Gallery.controlTypes).all

  @Test func `every control of the package says its calls and keys`() {
    for control in Self.controls {
      #expect(control is any GuidedControl.Type, "\(control.controlName)")
    }
  }

  @Test func `every call that is listed is known, and asks for each argument that it needs`() throws
  {
    func check<C: GuidedControl>(_: C.Type) {
      for call in C.calls {
        // A call that takes one thing or another is listed with each.
        let needed = C.calls.filter { $0.name == call.name }.flatMap { $0.arguments }
          .filter { $0.fallback == nil }.map { $0.name }
        var control = C()
        var refusal: SettingError?
        do throws(SettingError) {
          try control.call(call.name, Arguments())
        } catch { refusal = error }
        #expect(refusal != .unknownName, "\(C.controlName) \(call.name)")
        if case .missingArgument(let name) = refusal {
          #expect(needed.contains(name), "\(C.controlName) \(call.name) needs \(name)")
        } else {
          // Without an item there is none to press.
          #expect(needed.isEmpty || refusal == .refused, "\(C.controlName) \(call.name)")
        }
      }
    }
    for case let control as any GuidedControl.Type in Self.controls { check(control) }
  }

  @Test func `every call that the sources know is listed`() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources")
      .standardized
    let listed = Set(
      Self.controls.compactMap { $0 as? any GuidedControl.Type }.flatMap {
        $0.calls.map { $0.name }
      }
    )
    var found = 0
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.path.hasSuffix("Settings.swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /TokenList\("([A-Za-z ]+)"\)\.index\(of: name\)/) {
        for name in match.1.split(separator: " ") {
          #expect(listed.contains(String(name)), "\(file.lastPathComponent): \(name)")
          found += 1
        }
      }
    }
    #expect(found > 15)
  }

  /// States in which keys may have something to do: at first, opened, with something typed, and in the middle.
  private static func states<C: ConfigurableControl>(of _: C.Type) -> [C] {
    // Of a date a column has several figures to type, where a row of digits has one; a gauge takes no keys unless it is
    // editable, and Space switches between AM and PM.
    let settings: [[String: SettingValue]] = [
      [:], ["kind": .text("date")], ["editable": .flag(true)],
      ["hour-cycle": .text("h12")],
    ]
    let before: [[Key]] = [
      [], [.enter], [.character("1")], [.character("1"), .character("2"), .character("3")], [.down],
      [.right], [.right, .right],
    ]
    return settings.compactMap { try? C.make($0) }.flatMap { first in
      before.map { keys in
        var control = first
        for key in keys { _ = control.handle(.key(key), at: 0) }
        control.advance(to: 0.5)
        return control
      }
    }
  }

  @Test func `the keys that are listed are handled, and no others`() {
    let named: [String: Key] = [
      "ArrowLeft": .left, "ArrowRight": .right, "ArrowUp": .up, "ArrowDown": .down, "Home": .home,
      "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Enter": .enter, " ": .space,
      "Backspace": .backspace, "Escape": .escape,
    ]
    func check<C: GuidedControl>(_: C.Type) {
      let listed = Set(C.keys.flatMap { $0.keys })
      for (name, key) in named {
        let isHandled = Self.states(of: C.self).contains { state in
          var control = state
          return control.handle(.key(key), at: 0.5) == .handled
        }
        #expect(isHandled == listed.contains(name), "\(C.controlName): \(name)")
      }
    }
    for case let control as any GuidedControl.Type in Self.controls { check(control) }
  }

  @Test func `a list is found by words, of names and of sentences`() throws {
    let guide = ControlGuide(of: Wheel.self, sections: [.settings, .calls, .keys, .demos])
    #expect(guide.finding(["wheel"]).settings.count == guide.settings.count)
    let found = guide.finding(["opacity"])
    #expect(found.settings.map { $0.name } == ["selected-opacity", "resting-opacity"])
    #expect(found.calls.isEmpty && found.keys.isEmpty && found.demos.isEmpty)
    #expect(guide.finding(["months"]).demos.map { $0.id } == ["months"])
    #expect(guide.finding(["zzz"]).isEmpty)
  }
}
#endif
