// The names that recipes for UIKit use without declaring them.
let view = UIView(frame: .zero)
