#if Pictures
/// Numbers the surfaces of an SVG document anew, from 0 in the order in which they appear.
///
/// Cairo counts them over the life of the process, so that the same picture would be another
/// document each time.
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
    // As an attribute's value, or after the # of a reference.
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
