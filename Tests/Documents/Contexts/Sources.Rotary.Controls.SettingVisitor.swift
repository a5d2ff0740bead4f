// The method around blocks in doc comments of SettingVisitor.
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
