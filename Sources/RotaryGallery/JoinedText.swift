/// Some texts one after the other; an operator for it would pull in Unicode's tables on the web.
func joinedText(_ parts: [String]) -> String {
  var bytes: [UInt8] = []
  for part in parts { bytes.append(contentsOf: part.utf8) }
  return String(validating: bytes, as: UTF8.self) ?? ""
}
