#if Tool && (os(Linux) || os(macOS))
import Foundation
import Rotary
import RotaryGallery
import RotaryReplay
import Testing

@testable import RotaryCommands

/// No input keeps the tool from answering: each is drawn, played or refused within seconds of processor time,
/// which a slow machine doesn't change.
struct HangTests {
  /// Seconds of work for one answer of a build for debugging; one that is optimised takes a fifth.
  private static let limit = 4

  /// Runs the tool, which the system ends when it has worked for too long.
  private static func run(_ words: [String]) throws -> Tool.Outcome {
    let script = "ulimit -t \(limit); exec \"$0\" \"$@\""
    return try Tool.run(program: "/bin/sh", ["-c", script, Tool.path] + words)
  }

  private static func recording(
    _ control: String,
    _ settings: String = "{}",
    _ lines: String = ""
  ) -> String {
    "{\"recording\":1,\"control\":\"\(control)\",\"settings\":\(settings)}\n\(lines)"
      + "{\"t\":86400,\"end\":true}\n"
  }

  /// The texts of Tests/Hostile: recordings that ask for too much, in few words.
  private static func hostileFiles() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Hostile")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  private static let longText = String(repeating: "x", count: 990_000)
  private static let hugeCircle = "M0,0a1e300,1e300,0,1,0,1,0z"

  private static let long = [
    recording("wheel", "{\"titles\":[\"\(longText)\"]}"),
    recording("dial", "{\"caption\":\"\(longText)\"}"),
    recording("wheel", "{\"titles\":[\"a\"],\"icons\":[\"\(hugeCircle)\"]}"),
    recording("ring-menu", "{\"titles\":[\"a\"],\"icons\":[\"\(hugeCircle)\"],\"progress\":1}"),
  ]

  @Test(arguments: try long + hostileFiles())
  func `a recording is played and drawn, or refused`(text: String) throws {
    try Tool.withFile(text) { path in
      for words in [["replay", path], ["render", "--from", path, "-o", "-"]] {
        let outcome = try Self.run(words)
        #expect([0, 1, 64].contains(outcome.code), "\(text.prefix(200)): \(outcome.code)")
        #expect(outcome.code == 0 || outcome.complaint.count > 20)
      }
    }
  }

  @Test func `a file that never ends is refused`() throws {
    let outcome = try Self.run(["replay", "/dev/zero"])
    #expect(
      outcome.code == 1 && outcome.complaint.contains("100000000 bytes"),
      "\(outcome.complaint)"
    )
  }

  @Test func `a film of a day is refused before its first frame`() throws {
    try Tool.withFile(Self.recording("wheel")) { path in
      let outcome = try Self.run(["replay", path, "-o", path + ".webp"])
      #expect(
        outcome.code == 64 && outcome.complaint.contains("over 9000 frames"),
        "\(outcome.complaint)"
      )
    }
  }

  /// How long this thread has worked, in seconds; neither waiting nor the work of other tests counts.
  private static var workedSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static let corners = [
    "", "nan", "-nan", "inf", "-inf", "1e19", "1e300", "-1e300", "5e-324", "0", "-1",
    "9223372036854775807", "-9223372036854775808", "1e400", "\u{1}\u{7F}\u{1B}[2J", "\u{202E}é",
    String(repeating: "9", count: 50_000),
  ]

  @Test(arguments: corners)
  func `the corners of every option are taken or refused`(corner: String) throws {
    let draw = ["render", "wheel", "-o", "-"]
    let still = Self.recording("wheel")
    try Tool.withFile(still) { path in
      for words in [
        draw + ["--size=\(corner)x\(corner)"], draw + ["--scale=\(corner)"],
        draw + ["--text-scale=\(corner)"], draw + ["--theme=\(corner)"],
        draw + ["--font=\(corner)"],
        draw + ["--set=\(corner)"], draw + ["--demo=\(corner)"], draw + ["--from=\(corner)"],
        ["render", "--from", path, "--at=\(corner)", "-o", "-"],
        ["replay", path, "--fps=\(corner)"],
        ["replay", corner], ["list", corner], ["list", "--find=\(corner)"],
      ] {
        let outcome = try Self.run(words)
        #expect(
          [0, 1, 64].contains(outcome.code),
          "\(words.map { $0.prefix(80) }): \(outcome.code)"
        )
        #expect(outcome.code == 0 || outcome.complaint.count > 20)
        #expect(!outcome.complaint.unicodeScalars.contains { $0 != "\n" && $0.value < 32 })
      }
    }
  }

  private static let controls = Controls.standard + Gallery.controlTypes

  @Test(arguments: controls.all.map { $0.controlName })
  func `the corners of every setting are taken and drawn, or refused`(control: String) {
    func check<C: ConfigurableControl>(_: C.Type) {
      for setting in C.settings {
        for corner in Self.corners {
          let value = SettingValue(line: corner, for: setting.kind) ?? .text(corner)
          let start = Self.workedSeconds
          if var control = try? C.make([setting.name: value]) {
            control.size = Size2D(200, 200)
            var scene = ControlScene(size: control.size)
            control.draw(into: &scene)
          }
          let seconds = Self.workedSeconds - start
          #expect(
            seconds < Double(Self.limit),
            "\(C.controlName) \(setting.name)=\(corner.prefix(40)): \(seconds) s"
          )
        }
      }
    }
    if let type = Self.controls.named(control) { check(type) }
  }
}
#endif
