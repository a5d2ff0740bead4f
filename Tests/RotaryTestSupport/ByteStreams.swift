#if Pictures
import CCairo

/// Bytes that Cairo reads from memory.
final class ByteSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static let read: cairo_read_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
    let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
    let count = Int(length)
    guard source.position + count <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
    for index in 0..<count { data[index] = source.bytes[source.position + index] }
    source.position += count
    return CAIRO_STATUS_SUCCESS
  }
}

/// Bytes that Cairo writes to memory.
final class ByteCollector {
  private(set) var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteCollector>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
#endif
