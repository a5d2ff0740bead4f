#if Tool
import Foundation
import RotaryReplay

/// The documentation at `/docs/`: the site that `script/docs` builds, and the progress of that build.
///
/// The files are looked up for each request, so a build that ends while the server runs appears at once. Beside the
/// folder of the site, `script/docs` keeps `state.json`, while it builds and after a failure, and `log`, its output.
struct Documentation: Sendable {
  /// The address of the documentation.
  static let path = "/docs/"
  /// The address of its state, as JSON.
  static let statePath = "/docs/state.json"

  /// The folder of the built site, with all links followed; it may not exist yet.
  let folder: String

  /// Makes the documentation of a folder.
  init(folder: String) {
    self.folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  /// The state of the documentation.
  enum State: Equatable, Sendable {
    /// The site is complete.
    case ready
    /// The site is being built for the first time.
    case building(BuildStep)
    /// The first build has ended without a site. `log` has the last lines of its output.
    case failed(log: [String])
    /// The first build was interrupted.
    case interrupted
    /// No build has been started.
    case missing
  }

  /// A step of a build.
  struct BuildStep: Equatable, Sendable {
    /// The number of the step, from 1.
    var number: Int
    /// The number of all steps.
    var count: Int
    /// The step's description, such as "Compiling RotaryKit".
    var text: String
    /// The last line that the build has printed; empty for none.
    var detail: String
  }

  /// The lines of a failed build's output that are shown.
  private static let shownLines = 20
  /// The end of the output that is read, in bytes.
  private static let readBytes: UInt64 = 16_384

  /// The beginning of the lines that announce a step.
  private static let stepPrefix = "script/docs: step "

  /// The state at present.
  var state: State {
    if FileManager.default.fileExists(atPath: folder + "/index.html") { return .ready }
    guard let data = FileManager.default.contents(atPath: file("state.json")),
      let saved = try? JSONDecoder().decode(SavedState.self, from: data)
    else { return .missing }
    let log = lastLines(Self.shownLines)
    guard saved.state == "building" else { return .failed(log: log) }
    guard Self.isRunning(saved.process) else { return .interrupted }
    return .building(
      BuildStep(
        number: saved.step,
        count: saved.count,
        text: saved.text,
        detail: log.last.flatMap { $0.hasPrefix(Self.stepPrefix) ? nil : $0 } ?? ""
      )
    )
  }

  /// `state.json` as `script/docs` writes it.
  private struct SavedState: Decodable {
    var state: String
    var process: Int32
    var step: Int
    var count: Int
    var text: String
  }

  private func file(_ name: String) -> String {
    URL(fileURLWithPath: folder).deletingLastPathComponent().appendingPathComponent(name).path
  }

  private static func isRunning(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }

  /// The last lines of the build's output that are not empty.
  private func lastLines(_ count: Int) -> [String] {
    guard let log = FileHandle(forReadingAtPath: file("log")) else { return [] }
    defer { try? log.close() }
    guard let size = try? log.seekToEnd(),
      (try? log.seek(toOffset: size - min(size, Self.readBytes))) != nil,
      let data = try? log.readToEnd()
    else { return [] }
    let lines = String(decoding: data, as: UTF8.self)
      .split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    return lines.suffix(count).map { String($0) }
  }
}

extension Documentation.State {
  /// The state in a sentence or two, with the reader's next step.
  var summary: String {
    switch self {
    case .ready: return "This page is not in the documentation."
    case .building:
      return "The documentation is being built. It appears here as soon as it is ready."
    case .failed:
      return
        "The documentation could not be built. Correct the problem below, then run script/docs again."
    case .interrupted:
      return "The build of the documentation was interrupted. Run script/docs to continue it."
    case .missing:
      return
        "The documentation is not built. Run script/docs in RotaryKit's folder; it appears here when it is ready."
    }
  }

  /// The state as the page at `/docs/` reads it.
  var json: String {
    var members = [("state", JSONText.of(name)), ("summary", JSONText.of(summary))]
    switch self {
    case .building(let step):
      members += [
        ("step", JSONText.of(Double(step.number))), ("count", JSONText.of(Double(step.count))),
        ("text", JSONText.of(step.text)), ("detail", JSONText.of(step.detail)),
      ]
    case .failed(let log): members.append(("log", JSONText.of(.texts(log))))
    case .ready, .interrupted, .missing: break
    }
    return JSONText.object(members)
  }

  private var name: String {
    switch self {
    case .ready: return "ready"
    case .building: return "building"
    case .failed: return "failed"
    case .interrupted: return "interrupted"
    case .missing: return "missing"
    }
  }
}
#endif
