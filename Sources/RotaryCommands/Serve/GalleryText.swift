#if Tool
import Foundation
import RotaryReplay

/// The bytes of `gallery.json`, made at the first request and kept.
final class GalleryText: @unchecked Sendable {
  private let controls: Controls
  private let lock = NSLock()
  private var made: Data?

  init(_ controls: Controls) {
    self.controls = controls
  }

  var data: Data {
    lock.lock()
    defer { lock.unlock() }
    if let made { return made }
    let data = Data(GalleryJSON.text(controls).utf8)
    made = data
    return data
  }
}
#endif
