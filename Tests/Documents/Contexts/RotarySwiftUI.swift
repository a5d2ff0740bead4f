// The names that doc comments of RotarySwiftUI use without declaring them.
let photo = Text("photo")
let received = 1.0
let length = 2.0
let isCooking = true
let canPaste = true
func edit(_ index: Int) {}
func perform(_ index: Int) {}
