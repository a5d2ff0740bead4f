// What doc comments of SettingVisitor stand in.
struct Options {
  var isAbsolute = false
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {}
}
struct Example {
  var options = Options()
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    // block
  }
}
