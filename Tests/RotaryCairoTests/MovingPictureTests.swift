#if Pictures
import Rotary
import RotaryTestSupport
import Testing

@testable import RotaryCairo

@Suite struct MovingPictureTests {
  private let renderer = SceneRenderer()

  /// A dot that moves to the right, a pixel a frame.
  private func canvas(frame: Int, size: Size2D = Size2D(60, 20)) throws -> Canvas {
    var scene = ControlScene(size: size)
    let dot = VectorPath.rectangle(Rect2D(Double(frame), 5, 10, 10))
    scene.add(filled(1, dot))
    let canvas = try Canvas(size: size)
    try canvas.draw(scene, with: renderer)
    return canvas
  }

  private func film(
    _ picture: any MovingPicture,
    frames: Int,
    perSecond: Double
  ) throws -> [UInt8] {
    for frame in 0..<frames {
      try picture.add(canvas(frame: frame), at: 7 + Double(frame) / perSecond)
    }
    return try picture.finish(at: 7 + Double(frames) / perSecond)
  }

  @Test func `a GIF has every frame, and delays that do not drift`() throws {
    let contents = try GIFContents(film(AnimatedGIF(), frames: 30, perSecond: 30))
    let file = try #require(contents)
    #expect(file.frames.count == 30)
    #expect(Set(file.delays) == [3, 4])
    #expect(file.delays.reduce(0, +) == 100)
    #expect(file.loopCount == 0)
    for (index, frame) in file.frames.enumerated() {
      #expect(try frame == Bitmap(canvas(frame: index)), "frame \(index)")
    }
  }

  @Test func `a GIF leaves out frames that come too soon, and keeps its length`() throws {
    let contents = try GIFContents(
      film(AnimatedGIF(loopCount: 300), frames: 120, perSecond: 120)
    )
    let file = try #require(contents)
    #expect(file.frames.count < 60)
    #expect(file.delays.allSatisfy { $0 >= 2 })
    #expect(file.delays.reduce(0, +) == 100)
    #expect(file.loopCount == 300)
  }

  @Test func `a GIF stores only what changed`() throws {
    let still = AnimatedGIF()
    for frame in 0..<20 { try still.add(canvas(frame: 0), at: Double(frame)) }
    let stillBytes = try still.finish(at: 20)
    let single = AnimatedGIF()
    try single.add(canvas(frame: 0), at: 0)
    let singleBytes = try single.finish(at: 20)
    // A frame without change is one pixel with its block of times.
    #expect(stillBytes.count < singleBytes.count + 20 * 64)
    let contents = GIFContents(stillBytes)
    let file = try #require(contents)
    #expect(file.frames.count == 20)
    #expect(file.frames.last == file.frames.first)
  }

  @Test func `a WebP has every frame, and times that do not drift`() throws {
    let contents = try WebPContents(film(AnimatedWebP(), frames: 30, perSecond: 30))
    let file = try #require(contents)
    #expect(file.durations.count == 30)
    #expect(Set(file.durations) == [33, 34])
    #expect(file.durations.reduce(0, +) == 1000)
    #expect(file.loopCount == 0)
    #expect(file.width == 60 && file.height == 20)
    let lossy = AnimatedWebP(loopCount: 2, quality: 80)
    #expect(
      try WebPContents(film(lossy, frames: 3, perSecond: 30))?.loopCount == 2
    )
  }

  @Test func `slow changes do not add up in a lossy WebP`() throws {
    let picture = AnimatedWebP(quality: 30)
    let size = Size2D(64, 64)
    for frame in 0..<30 {
      var scene = ControlScene(size: size)
      let grey = UInt32(frame * 6) * 0x010101
      scene.add(filled(1, .rectangle(Rect2D(origin: .zero, size: size)), RGBA(hex: grey)))
      scene.add(filled(2, .rectangle(Rect2D(Double(frame), 4, 10, 10)), RGBA(hex: 0xFF0000)))
      let canvas = try Canvas(size: size)
      try canvas.draw(scene, with: renderer)
      try picture.add(canvas, at: Double(frame) / 20)
    }
    let contents = try WebPContents(picture.finish(at: 2))
    let file = try #require(contents)
    // At least one of five frames is whole.
    #expect(file.areas.filter { $0 == 64 * 64 }.count >= 6, "\(file.areas)")
  }

  @Test func `times that run backward or are none add nothing`() throws {
    for picture in [AnimatedGIF(), AnimatedWebP()] as [any MovingPicture] {
      for (frame, time) in [0, 1, 0.5, .nan, .infinity, 1, 2].enumerated() {
        try picture.add(canvas(frame: frame), at: time)
      }
      let bytes = try picture.finish(at: .nan)
      let count = GIFContents(bytes)?.frames.count ?? WebPContents(bytes)?.durations.count
      #expect(count == 3)
    }
  }

  @Test func `a frame of another size is refused, a film without frames is empty`() throws {
    for picture in [AnimatedGIF(), AnimatedWebP()] as [any MovingPicture] {
      try picture.add(canvas(frame: 0), at: 0)
      let wrong = try canvas(frame: 1, size: Size2D(61, 20))
      #expect(throws: PictureError.self) { try picture.add(wrong, at: 1) }
    }
    #expect(try AnimatedGIF().finish(at: 0).isEmpty)
    #expect(try AnimatedWebP().finish(at: 0).isEmpty)
  }

  @Test func `what is half clear keeps its colour in a WebP`() throws {
    var scene = ControlScene(size: Size2D(4, 4))
    scene.add(filled(1, .rectangle(Rect2D(0, 0, 4, 4)), RGBA(hex: 0xFF8000, opacity: 0.5)))
    let canvas = try Canvas(size: scene.size)
    try canvas.draw(scene, with: renderer, background: nil)
    let bytes = canvas.straightBytes()
    #expect(bytes[0] >= 253 && (126...130).contains(bytes[1]) && bytes[2] == 0)
    #expect((127...129).contains(bytes[3]))
  }
}
#endif
