// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// What each declaration means is said by the page of its name at developer.apple.com/documentation.
import Foundation

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32
public typealias CFURL = URL

/// What the system plays, for a test to read.
public enum TestSpeaker {
  /// Whether there is a device that can play.
  nonisolated(unsafe) public static var isPresent = true
  /// The files of the sounds that were played, by their names.
  nonisolated(unsafe) public internal(set) static var played: [String] = []
  nonisolated(unsafe) static var files: [String] = []

  /// Forgets what was played.
  public static func reset() {
    isPresent = true
    played = []
  }
}

public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL,
  _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard TestSpeaker.isPresent, (try? Data(contentsOf: inFileURL)) != nil else { return -1 }
  TestSpeaker.files.append(inFileURL.lastPathComponent)
  outSystemSoundID.pointee = SystemSoundID(TestSpeaker.files.count)
  return 0
}

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  let index = Int(inSystemSoundID) - 1
  guard TestSpeaker.isPresent, TestSpeaker.files.indices.contains(index) else { return }
  TestSpeaker.played.append(TestSpeaker.files[index])
}
