import Foundation
import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests where the pictures of sectors and items come from, and how they are drawn.
@MainActor
@Suite(.serialized)
struct PictureTests {
  @Test func `a sideways picture is drawn upright`() throws {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    stage.view.pictures = ["photo": .image(.make(400, 200, .right))]
    try stage.showPictures(["photo"])
    desk.finish()
    let image = try #require(PictureDesk.drawn(by: stage.view).first)
    #expect(image.pictures.map(\.imageOrientation) == [.right])
    // Both sides are whole pixels.
    #expect((image.height - image.width * 2).magnitude <= 1)
    // It has the size at which the screen shows it.
    let layer = try #require(PictureDesk.layers(of: stage.view).first)
    #expect(CGFloat(image.height) == (layer.bounds.height * 2).rounded(.up))
  }

  @Test func `templates and symbols have the colour of text, and change with it`() throws {
    let template = UIImage.make(20, 20).withRenderingMode(.alwaysTemplate)
    let symbol = UIImage.make(20, 20, isSymbol: true)
    for image in [template, symbol] {
      let (stage, desk) = (Stage<WheelView>(), PictureDesk())
      stage.view.pictures = ["sign": .image(image)]
      var theme = Theme.light
      for color in [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0)] {
        theme[.ink] = color
        theme[.onAccent] = color
        stage.view.theme = theme
        try stage.showPictures(["sign"])
        desk.finish()
        let layer = try #require(PictureDesk.layers(of: stage.view).first)
        let area = try #require(layer.superlayer)
        #expect(area.mask === layer)
        #expect(area.backgroundColor == UIColor(color).cgColor)
      }
      // The colour is not part of the picture.
      #expect(desk.count == 1)
    }
  }

  @Test func `a picture with colours keeps them, and so does an original symbol`() throws {
    let symbol = UIImage.make(20, 20, isSymbol: true).withRenderingMode(.alwaysOriginal)
    for image in [symbol, .make(20, 20)] {
      let (stage, desk) = (Stage<WheelView>(), PictureDesk())
      stage.view.pictures = ["flag": .image(image)]
      try stage.showPictures(["flag"])
      desk.finish()
      let layer = try #require(PictureDesk.layers(of: stage.view).first)
      #expect(layer.superlayer?.mask == nil)
      #expect(layer.contents != nil)
    }
  }

  @Test func `a selected sector's symbol has the colour of text on the accent`() throws {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    stage.view.pictures = ["sign": .image(.make(20, 20, isSymbol: true))]
    stage.view.theme = .light
    try stage.showPictures(["sign", "sign", "sign"])
    desk.finish()
    let colors = PictureDesk.layers(of: stage.view).compactMap { $0.superlayer?.backgroundColor }
    let theme = Theme.light
    #expect(colors.contains(UIColor(theme[.ink]).cgColor))
    #expect(colors.contains(UIColor(theme[.onAccent]).cgColor))
  }

  @Test func `pictures come from the app, a file, any bundle and the system's symbols`() throws {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    let bundle = try #require(Bundle(path: NSTemporaryDirectory()))
    let images = (0..<5).map { _ in UIImage.make(10, 10) }
    UIImage.named = ["tea": images[0]]
    UIImage.files = ["/tea.png": images[1]]
    UIImage.assets = [bundle: ["tea": images[2]]]
    UIImage.symbols = ["cup.and.saucer": .make(10, 10, isSymbol: true)]
    stage.view.pictures = [
      "given": .image(images[3]), "cup": .symbol("cup.and.saucer"),
      "other": .asset("tea", bundle: bundle), "own": .asset("tea"), "path": .file("/tea.png"),
    ]
    try stage.showPictures(["given", "cup", "other", "own", "path", "tea", "/tea.png"])
    desk.finish()
    let drawn = PictureDesk.drawn(by: stage.view).compactMap(\.pictures.first)
    #expect(drawn.count { $0.isSymbolImage } == 1)
    let found = drawn.map(\.cgImage)
    let expected = [0, 1, 2, 3, 0, 1].map { images[$0].cgImage }
    #expect(expected.allSatisfy { image in found.contains { $0 === image } })
    // A symbol is drawn at the size at which it is shown, not enlarged.
    let symbol = PictureDesk.drawn(by: stage.view).first {
      $0.pictures.first?.isSymbolImage == true
    }
    #expect(symbol?.pictures.first?.cgImage?.width == symbol?.width)
  }

  @Test func `dark mode has its variant, and the light one stays until that is ready`() throws {
    let (stage, desk) = (Stage<WheelView>(), PictureDesk())
    let (light, dark) = (UIImage.make(10, 10), UIImage.make(10, 10))
    UIImage.named = ["tea": light, "tea~dark": dark]
    try stage.showPictures(["tea"])
    desk.finish()
    stage.window.change(traits: .make(style: .dark))
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(PictureDesk.drawn(by: stage.view).first?.pictures.first?.cgImage === light.cgImage)
    desk.finish()
    #expect(PictureDesk.drawn(by: stage.view).first?.pictures.first?.cgImage === dark.cgImage)
  }

  @Test func `a turntable's items have pictures as well`() {
    let (stage, desk) = (Stage<TurntableView>(), PictureDesk())
    let source = TurntableSource(count: 3)
    source.item = { TurntableItem("item \($0)", image: "person") }
    stage.view.pictures = ["person": .symbol("person")]
    UIImage.symbols = ["person": .make(10, 10, isSymbol: true)]
    stage.view.dataSource = source
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    desk.finish()
    let layers = PictureDesk.layers(of: stage.view)
    #expect(layers.count == 3 && layers.allSatisfy { $0.contents != nil })
    #expect(desk.count == 1)
    #expect(UIImage.lookups == ["person"])
  }
}
