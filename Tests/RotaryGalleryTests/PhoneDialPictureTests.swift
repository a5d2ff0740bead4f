import Rotary
import RotaryGallery
import Testing

extension SceneSnapshotTests {
  @Test func `a rotary phone is drawn as recorded`() throws {
    var phone = try Gallery.phoneDials[0].make(PhoneDial.self)
    phone.size = Size2D(320, 320)
    try check(phone, named: "phone")
  }
}

#if Pictures && canImport(RotaryCairo)
extension PictureSnapshotTests {
  @Test func `a rotary phone looks as recorded`() throws {
    var phone = try Gallery.phoneDials[0].make(PhoneDial.self)
    phone.size = Size2D(240, 240)
    try check(phone, named: "phone")
  }
}
#endif
