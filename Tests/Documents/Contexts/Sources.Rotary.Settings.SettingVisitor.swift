// The method around blocks in doc comments of SettingVisitor.
enum GainLimits: Limits { static let range = 0.001...1.0 }
struct Options {
  var isAbsolute = false
  @Within<GainLimits> var fineGain = 0.1
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {}
}
struct Example {
  var options = Options()
  var isAbsolute = false
  @Within<GainLimits> var fineGain = 0.1
  var value = 0.0
  mutating func move(to number: Double) { value = number }
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    // block
  }
}
