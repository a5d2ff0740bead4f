// What doc comments of RotarySwiftUI take as given.
let photo = Text("photo")
let received = 1.0
let length = 2.0
let isCooking = true
let canPaste = true
func edit(_ index: Int) {}
func perform(_ index: Int) {}
