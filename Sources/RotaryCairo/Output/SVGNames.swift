#if Pictures
/// Renumbers the surfaces of an SVG document from 0, in order of appearance.
///
/// Cairo numbers them for the whole process, so that the same picture would give different documents.
func withSteadyNames(_ document: [UInt8]) -> [UInt8] {
  let name = Array("surface".utf8)
  var numbers: [[UInt8]: Int] = [:]
  var result: [UInt8] = []
  result.reserveCapacity(document.count)
  var index = 0
  while index < document.count {
    let byte = document[index]
    result.append(byte)
    index += 1
    // The name is an attribute's value, or follows the # of a reference.
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"),
      document[index...].starts(with: name)
    else { continue }
    let digits = document[(index + name.count)...].prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard !digits.isEmpty else { continue }
    let number = numbers[Array(digits)] ?? numbers.count
    numbers[Array(digits)] = number
    result += name + Array(String(number).utf8)
    index += name.count + digits.count
  }
  return result
}
#endif
