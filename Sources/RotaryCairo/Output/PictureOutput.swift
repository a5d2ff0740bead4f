import Glibc

/// Where a picture's bytes go.
public enum PictureOutput: Equatable, Sendable {
  /// A file, made or written anew.
  case file(String)
  /// The standard output of the process, for pipes.
  case standardOutput

  /// Writes all bytes.
  ///
  /// - Throws: ``PictureError/cannotWrite(path:reason:)``; what was written until then stays.
  public func write(_ bytes: [UInt8]) throws(PictureError) {
    switch self {
    case .standardOutput: try Self.write(bytes, to: STDOUT_FILENO, named: "standard output")
    case .file(let path):
      let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw Self.failure(path) }
      do throws(PictureError) {
        try Self.write(bytes, to: file, named: path)
      } catch {
        close(file)
        throw error
      }
      // A full disk may be known only now.
      guard close(file) == 0 else { throw Self.failure(path) }
    }
  }

  private static func write(
    _ bytes: [UInt8],
    to file: Int32,
    named name: String
  ) throws(PictureError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(file, buffer.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count > 0 {
        done += count
      } else if errno != EINTR {
        throw failure(name)
      }
    }
  }

  private static func failure(_ path: String) -> PictureError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}
