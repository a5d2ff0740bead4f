#if GTK
import Rotary

/// Plays a widget's cues with the user's sound theme, like other programs of the desktop.
///
/// A cue without a sound in the theme is silent. If a sound cannot be played, there is no error.
@MainActor
final class CueSounds {
  /// The minimum time between two cues of one kind, in seconds; closer ones would sound like noise.
  private static let minimumIntervalSeconds = 0.02

  private let play: (String, _ level: Double) -> Void
  /// The time when each cue was last played.
  private var latest: [Cue: Double] = [:]

  /// Makes a player; the closure plays a sound by its name, at a level from 0 to 1.
  init(_ play: @escaping (String, _ level: Double) -> Void) { self.play = play }

  /// Plays a cue, unless it was played within the minimum time.
  func play(_ cue: Cue, level: Double, at time: Double) {
    if let before = latest[cue], time - before < Self.minimumIntervalSeconds { return }
    latest[cue] = time
    play(cue.soundName, level)
  }
}

extension Cue {
  /// The sound's name in themes.
  ///
  /// Source: freedesktop.org, "Sound Naming Specification 0.1", 2008,
  /// http://0pointer.de/public/sound-naming-spec.html. For the tick, desktops play this sound when the volume changes;
  /// few themes have sounds of buttons.
  var soundName: String {
    switch self {
    case .tick: "audio-volume-change"
    case .settle: "button-released"
    case .boundary: "bell"
    case .open: "menu-popup"
    case .close: "menu-popdown"
    }
  }
}
#endif
