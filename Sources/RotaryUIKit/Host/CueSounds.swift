#if canImport(UIKit)
import AudioToolbox
import Rotary
import UIKit

/// Plays the sounds of the control's cues as system sounds, which mix with other audio.
///
/// They have the volume of system sounds, and are muted in silent mode. A sound that fails to load is skipped.
@MainActor
final class CueSounds {
  /// The minimum time between two cues of one kind, in seconds; closer ones would sound like noise.
  private static let shortestPause = 0.02

  /// The system sounds of this app, by their files; nil for a sound that failed to load.
  private static var numbers: [URL: SystemSoundID?] = [:]

  /// The app's files for cues.
  var files: [Cue: URL] = [:]

  /// The time at which each cue was last played.
  private var latest: [Cue: Double] = [:]

  /// Plays a cue, unless it was played less than `shortestPause` ago.
  func play(_ cue: Cue, at time: Double) {
    if let before = latest[cue], time - before < Self.shortestPause { return }
    latest[cue] = time
    if let number = number(of: cue) { AudioServicesPlaySystemSound(number) }
  }

  private func number(of cue: Cue) -> SystemSoundID? {
    let file = files[cue] ?? Self.file(of: cue)
    if let known = Self.numbers[file] { return known }
    let isReady = files[cue] != nil || Self.write(CueWave(cue), to: file)
    let number = isReady ? Self.register(file) : nil
    Self.numbers[file] = .some(number)
    return number
  }

  /// The file of this library's sound for a cue.
  private static func file(of cue: Cue) -> URL {
    let name = "rotary-cue-\(cue.rawValue).wav"
    return FileManager.default.temporaryDirectory.appendingPathComponent(name)
  }

  private static func write(_ wave: CueWave, to file: URL) -> Bool {
    (try? Data(wave.fileBytes).write(to: file, options: .atomic)) != nil
  }

  /// Registers a sound with the system, which accepts only files.
  private static func register(_ file: URL) -> SystemSoundID? {
    var number = SystemSoundID(0)
    let status = withUnsafeMutablePointer(to: &number) {
      AudioServicesCreateSystemSoundID(file as CFURL, $0)
    }
    return status == 0 ? number : nil
  }
}

extension RotaryView {
  /// The app's own sounds for cues, instead of this library's.
  ///
  /// They are played as system sounds: files of at most 30 seconds in the formats CAF, AIFF or WAVE. A file that cannot be
  /// loaded is silent. They require ``playsSounds``. Default empty.
  public var soundFiles: [Cue: URL] {
    get { sounds.files }
    set { sounds.files = newValue }
  }
}

/// A tone that glides from one pitch to another while it fades, like the web version's sounds.
///
/// A tick is as short as a click. The tone rises for opening and falls for closing.
struct CueWave {
  /// The sample rate, in hertz.
  static let samplesPerSecond = 44_100.0

  /// The amplitude of all sounds: about the square of the perceived volume, 0.3.
  private static let volume = 0.3 * 0.3
  /// The level at which a tone ends; an exponential fade never reaches 0.
  private static let silence = 0.0001

  /// The pitch at the start and at the end, in hertz.
  let pitch: (from: Double, to: Double)
  /// The duration, in seconds.
  let seconds: Double
  /// The level at the start, 0…1.
  let gain: Double

  /// Creates the tone of a cue.
  init(_ cue: Cue) {
    switch cue {
    case .tick: (pitch, seconds, gain) = ((1_800, 1_800), 0.04, 0.4)
    case .settle: (pitch, seconds, gain) = ((1_200, 1_200), 0.04, 0.4)
    case .boundary: (pitch, seconds, gain) = ((320, 320), 0.04, 0.4)
    case .open: (pitch, seconds, gain) = ((260, 780), 0.32, 0.64)
    case .close: (pitch, seconds, gain) = ((780, 220), 0.36, 0.64)
    }
  }

  /// The samples of the tone, −1…1.
  var samples: [Double] {
    let count = Int(seconds * Self.samplesPerSecond)
    var turns = 0.0
    return (0..<count).map { index in
      let share = Double(index) / Double(count)
      defer { turns += pitch.from * pow(pitch.to / pitch.from, share) / Self.samplesPerSecond }
      let level = Self.volume * gain * pow(Self.silence / gain, share)
      return level * Self.triangle(turns)
    }
  }

  /// Returns a triangle wave: from 0 up to 1, down to −1 and back in each turn.
  private static func triangle(_ turns: Double) -> Double {
    let turn = turns - turns.rounded(.down)
    if turn < 0.25 { return 4 * turn }
    return turn < 0.75 ? 2 - 4 * turn : 4 * turn - 4
  }

  /// The tone as a WAVE file with one uncompressed channel of 16 bits.
  ///
  /// Source: IBM and Microsoft, "Multimedia Programming Interface and Data Specifications 1.0", 1991, chapter 3,
  /// http://www-mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/Docs/riffmci.pdf
  var fileBytes: [UInt8] {
    let bytesPerSample: UInt32 = 2
    let rate = UInt32(Self.samplesPerSecond)
    let samples = samples
    let length = UInt32(samples.count) * bytesPerSample
    var bytes: [UInt8] = []
    func add(_ text: String) { bytes += Array(text.utf8) }
    func add(_ number: UInt32) {
      for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }
    func add(_ number: UInt16) { bytes += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)] }
    add("RIFF")
    // The size of the rest: 24 bytes of format, and the samples with a header of 8 bytes.
    add(4 + 24 + 8 + length)
    add("WAVEfmt ")
    add(UInt32(16))
    // Uncompressed, one channel.
    add(UInt16(1))
    add(UInt16(1))
    add(rate)
    add(rate * bytesPerSample)
    add(UInt16(bytesPerSample))
    add(UInt16(8 * bytesPerSample))
    add("data")
    add(length)
    for sample in samples {
      add(UInt16(bitPattern: Int16((sample * Double(Int16.max)).rounded())))
    }
    return bytes
  }
}
#endif
