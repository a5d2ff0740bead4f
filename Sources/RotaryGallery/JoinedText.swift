/// Concatenates texts.
///
/// The operator `+` would link the Unicode tables on the web.
func joinedText(_ parts: [String]) -> String {
  var bytes: [UInt8] = []
  for part in parts { bytes.append(contentsOf: part.utf8) }
  return String(validating: bytes, as: UTF8.self) ?? ""
}
