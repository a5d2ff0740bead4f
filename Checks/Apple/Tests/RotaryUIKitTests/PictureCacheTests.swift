import Foundation
import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests when pictures are looked up and drawn, and which are cached.
@MainActor
@Suite(.serialized)
struct PictureCacheTests {
  @Test func `drawing a picture does not block the main actor`() async {
    let isFree = DispatchSemaphore(value: 0)
    let image = await withCheckedContinuation { done in
      PictureCache.inBackground {
        Task { @MainActor in isFree.signal() }
        // If this ran on the main actor, nothing could signal.
        guard isFree.wait(timeout: .now() + 10) == .success else { return UIImage.make(1, 1) }
        return UIImage.make(10, 20).prepared(side: 30)
      } _: {
        done.resume(returning: $0)
      }
    }
    #expect(image.size == CGSize(width: 15, height: 30))
  }

  @Test func `a picture is drawn off the main thread, and appears in place when it is ready`()
    throws
  {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    stage.view.pictures = ["tea": .image(.make(10, 10))]
    try stage.showPictures(["tea"])
    let before = LayerText.text(of: stage.view)
    let layer = try #require(PictureDesk.layers(of: stage.view).first)
    #expect(layer.contents == nil && desk.waitingCount == 1)
    let (bounds, position) = (layer.bounds, layer.position)
    TestDevice.implicitAnimations = []
    desk.finish()
    #expect(PictureDesk.layers(of: stage.view).first === layer)
    #expect(layer.contents != nil)
    #expect(layer.bounds == bounds && layer.position == position)
    #expect(TestDevice.implicitAnimations == [] && !CATransaction.isOpen)
    let after = LayerText.text(of: stage.view)
    #expect(after.replacingOccurrences(of: "- image", with: "- nothing") == before)
  }

  @Test func `a picture is looked up and drawn once, for all sectors, redraws and controls`() throws
  {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    UIImage.named = ["tea": .make(10, 10)]
    try stage.showPictures(["tea", "tea"])
    // This is also true while it is being drawn.
    stage.redraw()
    desk.finish()
    stage.redraw()
    let other = WheelView(frame: stage.view.frame)
    try other.setSectors(stage.view.sectors)
    stage.window.addSubview(other)
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(UIImage.lookups == ["tea"])
    #expect(desk.count == 1 && desk.waitingCount == 0)
    for view in [stage.view, other] {
      let layers = PictureDesk.layers(of: view)
      #expect(layers.count >= 2 && layers.allSatisfy { $0.contents != nil })
    }
  }

  @Test func `nothing is looked up while a wheel turns`() throws {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    UIImage.named = ["tea": .make(10, 10)]
    try stage.showPictures(["tea", "none", "tea", "none"])
    desk.finish()
    UIImage.lookups = []
    _ = stage.drag(from: 0.3, to: 3)
    stage.settle()
    #expect(stage.events != [])
    #expect(UIImage.lookups == [])
    #expect(desk.count == 1 && desk.waitingCount == 0)
  }

  @Test func `a missing picture is looked up once, and again when it is registered`() throws {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    try stage.showPictures(["tea"])
    stage.redraw()
    stage.view.frame.size = CGSize(width: 330, height: 330)
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(UIImage.lookups == ["tea"])
    #expect(PictureDesk.layers(of: stage.view).isEmpty)
    stage.view.pictures["tea"] = .image(.make(10, 10))
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    desk.finish()
    #expect(PictureDesk.drawn(by: stage.view).count == 1)
    // It disappears when it is no longer registered.
    stage.view.pictures = [:]
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(PictureDesk.layers(of: stage.view).isEmpty)
  }

  @Test func `in another size a picture is redrawn, and the old one stays until it is ready`()
    throws
  {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    stage.view.pictures = ["tea": .image(.make(10, 10))]
    try stage.showPictures(["tea"])
    desk.finish()
    let small = try #require(PictureDesk.drawn(by: stage.view).first)
    stage.view.frame.size = CGSize(width: 900, height: 900)
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(PictureDesk.drawn(by: stage.view).first === small)
    desk.finish()
    let large = try #require(PictureDesk.drawn(by: stage.view).first)
    #expect(large.width > small.width)
  }

  @Test func `another picture of a sector is not shown before it is ready`() throws {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    stage.view.pictures = ["tea": .image(.make(10, 10)), "milk": .image(.make(20, 20))]
    try stage.showPictures(["tea"])
    desk.finish()
    try stage.showPictures(["milk"])
    #expect(PictureDesk.drawn(by: stage.view).isEmpty)
    desk.finish()
    #expect(PictureDesk.drawn(by: stage.view).count == 1)
  }

  @Test func `pictures are drawn one at a time, and only those that a layer needs`() throws {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    for name in ["a", "b", "c"] { stage.view.pictures[name] = .image(.make(10, 10)) }
    try stage.showPictures(["a", "b", "c"])
    #expect(desk.waitingCount == 1)
    try stage.showPictures(["a", "c"])
    desk.finish()
    #expect(desk.count == 2)
    #expect(PictureDesk.drawn(by: stage.view).count == 2)
    try stage.showPictures(["b"])
    desk.finish()
    #expect(desk.count == 3)
    #expect(PictureDesk.drawn(by: stage.view).count == 1)
  }

  @Test func `a memory warning removes all pictures except those on the screen`() throws {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    UIImage.named = ["tea": .make(10, 10)]
    try stage.showPictures(["tea", "none"])
    desk.finish()
    UIImage.lookups = []
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification,
      object: nil
    )
    #expect(PictureDesk.drawn(by: stage.view).count == 1)
    stage.redraw()
    #expect(UIImage.lookups.sorted() == ["none", "tea"])
    #expect(PictureDesk.drawn(by: stage.view).count == 1)
    desk.finish()
    #expect(desk.count == 2)
  }

  @Test func `a full cache is emptied`() {
    let desk = PictureDesk()
    let cache = PictureCache()
    let layer = CALayer()
    func show(_ side: CGFloat, of image: UIImage) {
      let request = PictureRequest(picture: .image(image), traits: nil, side: side)
      _ = cache.show(request, in: layer)
      desk.finish()
    }
    let (large, small) = (UIImage.make(10, 10), UIImage.make(10, 10))
    show(100, of: small)
    show(3_000, of: large)
    show(100, of: small)
    #expect(desk.count == 2)
    show(3_001, of: large)
    show(3_001, of: large)
    #expect(desk.count == 3)
    show(100, of: small)
    #expect(desk.count == 4)
  }

  @Test func `a view removed while its picture is drawn is deallocated`() throws {
    let desk = PictureDesk()
    weak var gone: WheelView?
    weak var goneLayer: CALayer?
    do {
      let stage = Stage<WheelView>()
      stage.view.pictures = ["tea": .image(.make(10, 10))]
      try stage.showPictures(["tea"])
      gone = stage.view
      goneLayer = PictureDesk.layers(of: stage.view).first
      #expect(goneLayer != nil)
    }
    #expect(gone == nil && goneLayer == nil)
    desk.finish()
    #expect(desk.count == 1)
  }
}
