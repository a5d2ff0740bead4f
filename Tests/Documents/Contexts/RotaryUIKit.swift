// The names that doc comments of RotaryUIKit use without declaring them.
final class People: TurntableViewDataSource {
  func numberOfItems(in turntable: TurntableView) -> Int { 0 }
}
let view = UIView(frame: .zero)
let photo = UIView(frame: .zero)
let people = People()
func edit(_ index: Int) {}
