#if canImport(UIKit)
import AudioToolbox
import Rotary
import UIKit

/// What the control's cues sound like, made here and played by the system beside whatever else is heard.
///
/// The system plays them as loud as it plays its own, and not while the device is to be silent. Where a sound
/// cannot be played, nothing is.
@MainActor
final class CueSounds {
  /// Cues of one kind closer together than this would be heard as noise, in seconds.
  private static let shortestPause = 0.02

  /// The sounds that the system has of this program; nil for one that it could not take.
  private static var numbers: [Cue: SystemSoundID?] = [:]

  /// When each cue was played last.
  private var latest: [Cue: Double] = [:]

  /// Plays a cue, unless it was only just played.
  func play(_ cue: Cue, at time: Double) {
    if let before = latest[cue], time - before < Self.shortestPause { return }
    latest[cue] = time
    if let number = Self.number(of: cue) { AudioServicesPlaySystemSound(number) }
  }

  private static func number(of cue: Cue) -> SystemSoundID? {
    if let known = numbers[cue] { return known }
    let number = load(CueWave(cue), name: "rotary-cue-\(cue.rawValue).wav")
    numbers[cue] = .some(number)
    return number
  }

  /// Hands a sound to the system, which takes only files.
  private static func load(_ wave: CueWave, name: String) -> SystemSoundID? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    var number = SystemSoundID(0)
    guard (try? Data(wave.fileBytes).write(to: file, options: .atomic)) != nil else { return nil }
    let status = withUnsafeMutablePointer(to: &number) {
      AudioServicesCreateSystemSoundID(file as CFURL, $0)
    }
    return status == 0 ? number : nil
  }
}

/// A tone that glides from one pitch to another while it fades, as the web's sounds do.
///
/// A tick is as short as a click; opening rises and closing falls.
struct CueWave {
  /// How often a second the tone is measured.
  static let samplesPerSecond = 44_100.0

  /// How loud all sounds are: 0.3 to the ear, which is about the square.
  private static let volume = 0.3 * 0.3
  /// What a tone fades to; one that fades evenly to the ear never reaches nothing.
  private static let silence = 0.0001

  /// The pitch at the beginning and at the end, in hertz.
  let pitch: (from: Double, to: Double)
  /// How long the tone is, in seconds.
  let seconds: Double
  /// How loud it begins, 0…1.
  let gain: Double

  /// What a cue sounds like.
  init(_ cue: Cue) {
    switch cue {
    case .tick: (pitch, seconds, gain) = ((1_800, 1_800), 0.04, 0.4)
    case .settle: (pitch, seconds, gain) = ((1_200, 1_200), 0.04, 0.4)
    case .boundary: (pitch, seconds, gain) = ((320, 320), 0.04, 0.4)
    case .open: (pitch, seconds, gain) = ((260, 780), 0.32, 0.64)
    case .close: (pitch, seconds, gain) = ((780, 220), 0.36, 0.64)
    }
  }

  /// The tone's height from instant to instant, −1…1.
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

  /// From 0 up to 1, down to −1 and back in each turn.
  private static func triangle(_ turns: Double) -> Double {
    let turn = turns - turns.rounded(.down)
    if turn < 0.25 { return 4 * turn }
    return turn < 0.75 ? 2 - 4 * turn : 4 * turn - 4
  }

  /// The tone as a WAVE file: one channel of 16 bits, not compressed.
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
    // What follows this number: the format's 24 bytes, and the samples with their 8 of heading.
    add(4 + 24 + 8 + length)
    add("WAVEfmt ")
    add(UInt32(16))
    // Not compressed, one channel.
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
