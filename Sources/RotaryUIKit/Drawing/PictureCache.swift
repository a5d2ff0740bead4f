#if canImport(UIKit)
import UIKit

/// A picture at a size; equal requests share one prepared image.
struct PictureRequest: Hashable {
  /// The source of the picture.
  let picture: RotaryPicture
  /// The traits that select a variant of an asset.
  let traits: UITraitCollection?
  /// The length of the longer side, in pixels.
  var side: CGFloat
}

/// The pictures of all controls, each looked up once, and drawn once off the main thread.
@MainActor
final class PictureCache {
  /// The cache shared by the app's controls.
  static let shared = PictureCache()

  /// The maximum number of cached pixels, of 4 bytes each: about five screens of a phone.
  ///
  /// A picture that would exceed it empties the cache; layers keep the pictures that they show. An image of the app is
  /// retained as long as its prepared picture.
  static let greatestPixelCount = 16_000_000

  /// Draws a picture, which may take long.
  typealias Work = @Sendable () -> UIImage
  /// Receives the drawn picture.
  typealias Completion = @MainActor (UIImage) -> Void

  /// Runs work off the main thread, and passes the result to a completion handler on the main thread.
  ///
  /// Tests replace it to control when a picture is ready.
  static var prepare: @MainActor (@escaping Work, @escaping Completion) -> Void = inBackground

  /// Runs work in a detached task.
  nonisolated static func inBackground(_ work: @escaping Work, _ completion: @escaping Completion) {
    Task.detached(priority: .userInitiated) { await completion(work()) }
  }

  private struct Entry {
    let isTemplate: Bool
    /// The prepared image; nil until it is ready.
    var contents: CGImage?
    /// The layers that will show the image when it is ready.
    var waiting: [WaitingLayer]
  }

  private struct WaitingLayer {
    weak var layer: CALayer?
  }

  private var entries: [PictureRequest: Entry] = [:]
  /// The pictures that were not found, each with `side` 0.
  private var missing: Set<PictureRequest> = []
  /// The pictures to prepare, one at a time, so that memory never holds two large images.
  private var queue: [(request: PictureRequest, image: UIImage)] = []
  private var pixelCount = 0
  private var memoryWarning: (any NSObjectProtocol)?

  /// Creates an empty cache, which empties itself on a memory warning.
  init() {
    memoryWarning = NotificationCenter.default.observe(
      UIApplication.didReceiveMemoryWarningNotification
    ) { [weak self] in self?.removeAll() }
  }

  /// Shows a picture in a layer, immediately if it is prepared, otherwise when it is ready.
  ///
  /// - Returns: Whether the picture is a template. Nil if there is no such picture.
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

  /// Looks up a picture, unless an earlier lookup failed.
  private func find(_ request: PictureRequest) -> UIImage? {
    var source = request
    source.side = 0
    guard !missing.contains(source) else { return nil }
    let image = request.picture.image(for: request.traits)
    if let image, image.size.width > 0, image.size.height > 0 { return image }
    missing.insert(source)
    return nil
  }

  /// Prepares the first picture of the queue that a layer still needs.
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

  /// Shows a prepared picture in all layers that wait for it.
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

  /// Removes all prepared pictures, and allows new lookups of missing ones.
  func removeAll() {
    entries = entries.filter { $0.value.contents == nil }
    missing = []
    pixelCount = 0
  }
}
#endif
