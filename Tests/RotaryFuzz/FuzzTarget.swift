import Foundation
import Rotary
import RotaryGallery
import RotaryReplay

/// Something to fuzz, by name: a control of the core or the gallery, or a reader of texts.
public struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The control's name, or what is read.
  public let name: String
  /// Uses it as bytes say, and throws `FuzzFault` for a law that does not hold.
  public let run: @Sendable ([UInt8]) throws -> Void

  /// The name.
  public var description: String { name }

  /// All targets: the controls, then the readers.
  public static let all =
    controls.all.map { ofControl($0) } + [
      FuzzTarget(name: "recording", run: { try TextFuzz.recording($0) }),
      FuzzTarget(name: "setting", run: { try TextFuzz.setting($0) }),
      FuzzTarget(name: "svg-path", run: { try TextFuzz.path($0) }),
    ]

  static let controls = Controls.standard + Gallery.controlTypes

  private static func ofControl<Subject: ConfigurableControl>(_ type: Subject.Type) -> FuzzTarget {
    FuzzTarget(name: Subject.controlName) { try ControlFuzz<Subject>.run($0) }
  }
}

/// libFuzzer calls this function with each input; the environment variable `ROTARY_FUZZ` names the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  do {
    try chosenTarget.run(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError("\(error)")
  }
  return 0
}

private let chosenTarget: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["ROTARY_FUZZ"] ?? ""
  let names = FuzzTarget.all.map(\.name).joined(separator: " ")
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    fatalError("ROTARY_FUZZ names none of the targets: \(names)")
  }
  return target
}()
