#if canImport(UIKit)
import UIKit

/// Which picture a layer shows; requests that are equal share what is prepared.
struct PictureRequest: Hashable {
  /// Where the picture comes from.
  let picture: RotaryPicture
  /// What decides between the variants of an asset.
  let traits: UITraitCollection?
  /// How long the longer side is, in pixels.
  var side: CGFloat
}

/// The pictures of all controls: each is looked up once, and drawn once off the main thread.
@MainActor
final class PictureCache {
  /// The cache of the app.
  static let shared = PictureCache()

  /// How many pixels are kept, of 4 bytes each: those of about five screens of a phone.
  ///
  /// Beyond that all are dropped; a layer keeps the picture that it shows. An image of the app's is kept as long as what
  /// was drawn of it.
  static let greatestPixelCount = 16_000_000

  /// Draws a picture, which may take long.
  typealias Work = @Sendable () -> UIImage
  /// Takes the picture that was drawn.
  typealias Completion = @MainActor (UIImage) -> Void

  /// Does work off the main thread, and hands over its result on it.
  ///
  /// Tests replace it, so that they say when a picture is ready.
  static var prepare: @MainActor (@escaping Work, @escaping Completion) -> Void = inBackground

  /// Does work in a task of its own.
  nonisolated static func inBackground(_ work: @escaping Work, _ completion: @escaping Completion) {
    Task.detached(priority: .userInitiated) { await completion(work()) }
  }

  private struct Entry {
    let isTemplate: Bool
    /// What a layer shows; nil until it is prepared.
    var contents: CGImage?
    /// The layers that are to show it then.
    var waiting: [WaitingLayer]
  }

  private struct WaitingLayer {
    weak var layer: CALayer?
  }

  private var entries: [PictureRequest: Entry] = [:]
  /// The pictures that were not found, each with the side 0.
  private var missing: Set<PictureRequest> = []
  /// The pictures to prepare, one after the other, so that there are never two large ones in memory.
  private var queue: [(request: PictureRequest, image: UIImage)] = []
  private var pixelCount = 0
  private var memoryWarning: (any NSObjectProtocol)?

  /// Makes an empty cache, which empties itself when memory is short.
  init() {
    memoryWarning = NotificationCenter.default.watch(
      UIApplication.didReceiveMemoryWarningNotification
    ) { [weak self] in self?.removeAll() }
  }

  /// Has a layer show a picture: at once if it is prepared, and otherwise as soon as it is.
  ///
  /// - Returns: whether the picture is a template; nil if there is no such picture.
  func show(_ request: PictureRequest, in layer: CALayer) -> Bool? {
    if let entry = entries[request] {
      if let contents = entry.contents {
        layer.contents = contents
      } else {
        entries[request]?.waiting.append(WaitingLayer(layer: layer))
      }
      return entry.isTemplate
    }
    guard let image = find(request) else { return nil }
    let waiting = [WaitingLayer(layer: layer)]
    entries[request] = Entry(isTemplate: image.isTemplate, contents: nil, waiting: waiting)
    queue.append((request, image))
    if queue.count == 1 { prepareNext() }
    return image.isTemplate
  }

  /// Looks a picture up, unless it was missing before.
  private func find(_ request: PictureRequest) -> UIImage? {
    var source = request
    source.side = 0
    guard !missing.contains(source) else { return nil }
    let image = request.picture.image(for: request.traits)
    if let image, image.size.width > 0, image.size.height > 0 { return image }
    missing.insert(source)
    return nil
  }

  /// Prepares the first picture of the queue that a layer still waits for.
  private func prepareNext() {
    while let next = queue.first {
      if entries[next.request]?.waiting.contains(where: { $0.layer != nil }) == true {
        let (image, side) = (next.image, next.request.side)
        return Self.prepare({ image.prepared(side: side) }, { [weak self] in self?.finish($0) })
      }
      entries[next.request] = nil
      queue.removeFirst()
    }
  }

  /// Shows a picture that is prepared, in all layers that wait for it.
  private func finish(_ prepared: UIImage) {
    let request = queue.removeFirst().request
    if let contents = prepared.cgImage, let layers = entries[request]?.waiting {
      let count = contents.width * contents.height
      if pixelCount + count > Self.greatestPixelCount { removeAll() }
      pixelCount += count
      entries[request]?.contents = contents
      entries[request]?.waiting = []
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for waiting in layers { waiting.layer?.contents = contents }
      CATransaction.commit()
    }
    prepareNext()
  }

  /// Drops all that is prepared, and looks for missing pictures again.
  func removeAll() {
    entries = entries.filter { $0.value.contents == nil }
    missing = []
    pixelCount = 0
  }
}
#endif
