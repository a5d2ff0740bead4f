#if Pictures && canImport(RotaryCairo)
import Rotary
import Testing

@testable import RotaryGallery

extension PictureSnapshotTests {
  @Test func `a rotary phone looks as recorded`() throws {
    var phone = try Gallery.phoneDials[0].make(PhoneDial.self)
    phone.size = Size2D(240, 240)
    try check(phone, named: "phone")
  }
}
#endif
