#if Pictures
import Glibc
import RotaryCairo

/// Compares pictures with recorded ones.
///
///     #expect(try Snapshot.complaint(bitmap, named: "wheel-light") == nil)
///
/// Recorded pictures are in `Snapshots/` next to the test's file. To record new ones, run the tests with
/// `ROTARYKIT_RECORD_SNAPSHOTS=1` in the environment, and look at each before committing.
public enum Snapshot {
  /// The accepted difference of two pictures.
  public struct Tolerance: Equatable, Sendable {
    /// The limit of the mean of all pixels.
    public var mean: Double
    /// The limit of each pixel.
    public var largest: Double

    /// Makes a tolerance; see ``PerceivedDifference``.
    ///
    /// The defaults let a straight edge between black and white move by a third of a pixel (three pixels of
    /// nine change by a third: 0.11), as with another version of FreeType or Cairo, and at most one pixel of
    /// fifty change so.
    public init(mean: Double = 0.002, largest: Double = 0.12) {
      self.mean = mean
      self.largest = largest
    }
  }

  /// Returns a description of a picture's difference from the recorded one, or nil if it looks the same.
  ///
  /// If it differs, writes the picture, and one of the difference, under `TestOutput/` of the package.
  ///
  /// - Parameters:
  ///   - actual: the drawn picture.
  ///   - name: the recorded file's name without its extension.
  ///   - tolerance: the accepted difference.
  ///   - testFile: the file next to which `Snapshots/` is.
  /// - Returns: a sentence with the numbers and the paths of the files.
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
    // Most pictures are equal to the bit; comparing them is fast.
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

  /// Returns the folder with the package's manifest, or the test's folder if there is none above it.
  private static func packageFolder(of testFile: String) -> String {
    var folder = parent(of: testFile)
    while folder.count > 1, access(folder + "/Package.swift", F_OK) != 0 {
      folder = parent(of: folder)
    }
    return folder.count > 1 ? folder : parent(of: testFile)
  }
}
#endif
