#if canImport(RotaryCairo)
import ArgumentParser
import Foundation
import Rotary
import RotaryCairo
import RotaryGallery
import RotaryReplay

/// Draws a control into a file.
struct Render: ControlCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws a control as PNG, SVG or PDF.",
    discussion:
      "The control has a margin of a tenth of its size, or as much more as its shadow needs."
  )

  @Argument(help: "The control; list has all names.")
  var control: String

  @Option(
    name: .long,
    help: ArgumentHelp("A setting; may be repeated. rotary list has them.", valueName: "name=value")
  )
  var set: [String] = []

  @Option(help: ArgumentHelp("A demo of the gallery to begin with.", valueName: "id"))
  var demo: String?

  @Option(help: ArgumentHelp("The control's size in points.", valueName: "WxH"))
  var size: String?

  @Option(help: "Pixels per point of a PNG, 0.1 to 16.")
  var scale = 1.0

  @Option(help: "How much larger than usual text is, 0.5 to 4.")
  var textScale: Double?

  @Option(help: "The theme: \(ThemeName.list).")
  var theme = ThemeName.light

  @Option(
    help: ArgumentHelp(
      "The instant of a recording to draw; goes with --from.",
      valueName: "seconds"
    )
  )
  var at: Double?

  @Option(help: ArgumentHelp("The recording to draw from.", valueName: "file"))
  var from: String?

  @Flag(help: "Draw every state, in light and dark, in three sizes and two densities.")
  var sheet = false

  @Option(
    name: [.customShort("o"), .long],
    help: "FILE.png, .svg or .pdf; - for a PNG on standard output."
  )
  var output: String

  func run(_ controls: Controls) throws {
    guard let type = controls.named(control) else {
      throw Failure("there is no control \"\(control)\"; expected one of \(controls.names)")
    }
    guard scale >= 0.1, scale <= 16 else {
      throw Failure("--scale is \(scale); expected 0.1 to 16")
    }
    if let textScale, !ControlEnvironment.textScales.contains(textScale) {
      throw Failure("--text-scale is \(textScale); expected 0.5 to 4")
    }
    do {
      try PictureOutput.named(output).write(try bytes(type))
    } catch let error as PictureError {
      throw Failure(error.description)
    }
  }

  private func bytes<C: ConfigurableControl>(_: C.Type) throws -> [UInt8] {
    var settings = try SettingText.read(set, for: C.self)
    if let demo { settings.merge(try Self.settings(ofDemo: demo)) { given, _ in given } }
    var control: C
    do { control = try instant(settings) } catch let error as RecordingError {
      throw Failure(error.description)
    } catch let error as SettingProblem {
      throw Failure(error.description)
    }
    if let textScale { control.environment.textScale = textScale }
    if sheet { return try ContactSheet.picture(of: control) }
    let margin = PictureFrame.margin(of: control, with: SceneRenderer())
    let scene = PictureFrame.scene(of: control, margin: margin)
    let picture = Picture(of: scene, theme: theme.theme)
    switch output.split(separator: ".").last?.lowercased() {
    case "svg": return try picture.svg()
    case "pdf": return try picture.pdf()
    default: return try picture.png(scale: scale)
    }
  }

  /// The control as the settings have it, or at an instant of a recording.
  private func instant<C: ConfigurableControl>(_ settings: [String: SettingValue]) throws -> C {
    var control: C
    if let from {
      var recording = try Recording(file: from)
      guard recording.control == C.controlName else {
        throw Failure("\(from) is a recording of \(recording.control), not of \(C.controlName)")
      }
      recording.settings.merge(settings) { $1 }
      var player = try Player<C>(recording)
      try player.play(until: at)
      control = player.control
    } else {
      guard at == nil else { throw Failure("--at goes with --from FILE") }
      control = try C.make(settings)
      control.size = Size2D(320, 320)
    }
    if let size { control.size = try Self.size(size) }
    return control
  }

  private static func settings(ofDemo id: String) throws -> [String: SettingValue] {
    guard let demo = Gallery.all.first(where: { $0.id == id }) else {
      let ids = Gallery.all.map { $0.id }.joined(separator: ", ")
      throw Failure("there is no demo \"\(id)\"; expected one of \(ids)")
    }
    return Dictionary(demo.allSettings, uniquingKeysWith: { $1 })
  }

  private static func size(_ text: String) throws -> Size2D {
    let sides = text.lowercased().split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 10_000 }) else {
      throw Failure("--size is \(text); expected WIDTHxHEIGHT in points, like 320x320")
    }
    return Size2D(sides[0], sides[1])
  }
}

extension PictureOutput {
  /// A file by name; `-` for standard output.
  static func named(_ name: String) throws -> PictureOutput {
    guard name != "-" else { return .standardOutput }
    let known = ["png", "svg", "pdf"]
    guard let ending = name.split(separator: ".").last?.lowercased(), known.contains(ending),
      name.contains(".")
    else { throw Failure("--output is \(name); expected a name that ends in .png, .svg or .pdf") }
    return .file(name)
  }
}
#endif
