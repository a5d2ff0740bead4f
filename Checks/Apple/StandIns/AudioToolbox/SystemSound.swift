// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32
public typealias CFURL = URL

/// The device's audio output, for tests.
public enum TestSpeaker {
  /// Whether the device can play sounds.
  nonisolated(unsafe) public static var isPresent = true
  /// The file names of the sounds that were played.
  nonisolated(unsafe) public internal(set) static var played: [String] = []
  nonisolated(unsafe) static var files: [String] = []

  /// Clears the state.
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
