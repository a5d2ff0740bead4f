#if Pictures
import Glibc
import RotaryCairo

/// Compares pictures with those that were looked at and stored.
///
///     #expect(try Snapshot.complaint(bitmap, named: "wheel-light") == nil)
///
/// Stored pictures lie in `Snapshots/` beside the test's file. To store new ones, run the tests
/// with `ROTARYKIT_RECORD_SNAPSHOTS=1` in the environment, and look at each before it is
/// committed.
public enum Snapshot {
  /// How different two pictures may look.
  public struct Tolerance: Equatable, Sendable {
    /// For the mean of all pixels.
    public var mean: Double
    /// For each pixel.
    public var largest: Double

    /// Makes a tolerance; see ``PerceivedDifference``.
    ///
    /// The defaults let a straight edge between black and white move by a third of a pixel
    /// (three pixels of nine change by a third: 0.11), as another version of FreeType or Cairo
    /// may do, and no further; and no more than one pixel of fifty may do so.
    public init(mean: Double = 0.002, largest: Double = 0.12) {
      self.mean = mean
      self.largest = largest
    }
  }

  /// What is wrong with a picture, or nil when it looks like the stored one.
  ///
  /// On a difference it writes the picture, and one of the difference, under `TestOutput/` of the
  /// package, and names them.
  ///
  /// - Parameters:
  ///   - actual: what was drawn.
  ///   - name: the stored file's name without its ending.
  ///   - tolerance: how different it may look.
  ///   - testFile: the file beside which `Snapshots/` lies.
  /// - Returns: a sentence with the numbers and the files to look at.
  /// - Throws: `PictureError.cannotWrite(path:reason:)`.
  public static func complaint(
    _ actual: Bitmap,
    named name: String,
    tolerance: Tolerance = Tolerance(),
    testFile: String = #filePath
  ) throws -> String? {
    let folder = parent(of: testFile) + "/Snapshots"
    let stored = folder + "/" + name + ".png"
    if getenv("ROTARYKIT_RECORD_SNAPSHOTS").map({ String(cString: $0) }) == "1" {
      mkdir(folder, 0o777)
      try PictureOutput.file(stored).write(actual.png())
      return nil
    }
    guard let expected = Bitmap(pngFile: stored) else {
      let path = try write(actual, "\(name).actual.png", testFile)
      return "no stored picture \(stored); this one is \(path)"
    }
    // Most are the same to the last bit, which is seen at once.
    guard expected != actual else { return nil }
    guard let difference = PerceivedDifference(expected, actual) else {
      let path = try write(actual, "\(name).actual.png", testFile)
      return
        "\(name) is \(actual.width) × \(actual.height), the stored one \(expected.width) × "
        + "\(expected.height); see \(path)"
    }
    guard difference.mean > tolerance.mean || difference.largest > tolerance.largest else {
      return nil
    }
    let path = try write(actual, "\(name).actual.png", testFile)
    let differencePath = try write(difference.picture, "\(name).difference.png", testFile)
    return
      "\(name) differs by \(difference.mean) on average and \(difference.largest) at most; "
      + "see \(path) and \(differencePath)"
  }

  private static func write(
    _ bitmap: Bitmap,
    _ name: String,
    _ testFile: String
  ) throws -> String {
    let folder = packageFolder(of: testFile) + "/TestOutput"
    mkdir(folder, 0o777)
    let path = folder + "/" + name
    try PictureOutput.file(path).write(bitmap.png())
    return path
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The folder with the manifest, or the test's own when there is none above it.
  private static func packageFolder(of testFile: String) -> String {
    var folder = parent(of: testFile)
    while folder.count > 1, access(folder + "/Package.swift", F_OK) != 0 {
      folder = parent(of: folder)
    }
    return folder.count > 1 ? folder : parent(of: testFile)
  }
}
#endif
