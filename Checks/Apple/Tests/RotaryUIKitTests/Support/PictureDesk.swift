import Rotary
import UIKit

@testable import RotaryUIKit

/// Collects the work of the picture cache until a test runs it, and finds the layers of pictures.
@MainActor
final class PictureDesk {
  /// The work that has not run.
  private var waiting: [(work: PictureCache.Work, completion: PictureCache.Completion)] = []
  /// The number of prepared pictures.
  private(set) var count = 0

  /// Replaces the background thread, and empties the cache.
  init() {
    PictureCache.shared.removeAll()
    PictureCache.prepare = { [weak self] in self?.waiting.append(($0, $1)) }
  }

  isolated deinit {
    finish()
    PictureCache.prepare = PictureCache.inBackground
  }

  /// The number of pictures that are being prepared.
  var waitingCount: Int { waiting.count }

  /// Runs all work.
  func finish() {
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      count += 1
      next.completion(next.work())
    }
  }

  /// Returns the layers inside a view that show a prepared picture or wait for one.
  static func layers(of view: RotaryView) -> [CALayer] {
    func inside(_ layer: CALayer) -> [CALayer] {
      let isPicture = layer.contentsGravity == .resizeAspect
      let others = (layer.sublayers ?? []) + [layer.mask].compactMap { $0 }
      return (isPicture ? [layer] : []) + others.flatMap(inside)
    }
    return inside(view.surface.layer)
  }

  /// Returns the images that a view shows, without duplicates.
  static func drawn(by view: RotaryView) -> [CGImage] {
    layers(of: view).reduce(into: []) { found, layer in
      guard let image = layer.contents.flatMap({ $0 as? CGImage }) else { return }
      if !found.contains(where: { $0 === image }) { found.append(image) }
    }
  }
}

extension Stage where View == WheelView {
  /// Gives the wheel sectors with pictures of these names, and lays it out.
  func showPictures(_ names: [String]) throws {
    try view.setSectors(names.map { Sector("", icon: .image($0)) })
    TestDevice.showFrame(at: TestDevice.time + 0.1)
  }

  /// Redraws all contents.
  func redraw() {
    for theme in [Theme.dark, .light] {
      view.theme = theme
      TestDevice.showFrame(at: TestDevice.time + 0.1)
    }
  }
}
