// The view around properties in doc comments of RotarySwiftUI.
struct Person: Identifiable {
  let id: Int
  let name: String
  var photo: Text { Text(name) }
}
struct Example: View {
  let people: [Person] = []
  let hasMilk = true
  // block
}
