#if Pictures
import Glibc

/// The destination of a picture's bytes.
public enum PictureOutput: Equatable, Sendable {
  /// A file, which is created or replaced.
  case file(String)
  /// The standard output of the process, for pipes.
  case standardOutput

  /// Writes all bytes.
  ///
  /// A file is written beside its place and then renamed, so that no program reads half of it, and an error leaves the old
  /// one. A path that is not a regular file, such as a pipe or a device, is written to directly.
  ///
  /// - Throws: ``PictureError/cannotWrite(path:reason:)``.
  public func write(_ bytes: [UInt8]) throws(PictureError) {
    switch self {
    case .standardOutput: try Self.write(bytes, to: STDOUT_FILENO, named: "standard output")
    case .file(let path):
      var old = stat()
      let isThere = stat(path, &old) == 0
      guard !isThere || old.st_mode & S_IFMT == S_IFREG else {
        return try Self.write(bytes, into: path, flags: 0, mode: 0)
      }
      // Replaces the target of a link, not the link.
      let place = isThere ? Self.resolved(path) : path
      let part = "\(place).\(getpid()).part"
      let mode = isThere ? old.st_mode & 0o777 : 0o666
      do throws(PictureError) {
        try Self.write(bytes, into: part, flags: O_CREAT | O_TRUNC, mode: mode)
      } catch {
        unlink(part)
        guard case .cannotWrite(_, let reason) = error else { throw error }
        throw .cannotWrite(path: path, reason: reason)
      }
      guard rename(part, place) == 0 else {
        let failure = Self.failure(path)
        unlink(part)
        throw failure
      }
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func write(
    _ bytes: [UInt8],
    into path: String,
    flags: Int32,
    mode: mode_t
  ) throws(PictureError) {
    let file = open(path, O_WRONLY | O_CLOEXEC | flags, mode)
    guard file >= 0 else { throw failure(path) }
    do throws(PictureError) {
      try write(bytes, to: file, named: path)
    } catch {
      close(file)
      throw error
    }
    // An error such as a full disk may be reported only here.
    guard close(file) == 0 else { throw failure(path) }
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
#endif
