#if Pictures
import CCairo

/// Collects the bytes that Cairo writes.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// The function that Cairo calls with a pointer to a sink.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }

  /// The pointer to a sink, to pass to Cairo with ``write``.
  ///
  /// The sink must outlive its use.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
#endif
