#if GTK
import Rotary

/// What a widget's cues sound like: sounds of the user's sound theme, as other programs of the desktop play them.
///
/// A theme that has no sound for a cue leaves it silent. Where a sound cannot be played, nothing is.
@MainActor
final class CueSounds {
  /// Cues of one kind closer together than this would be heard as noise, in seconds.
  private static let shortestPause = 0.02

  private let play: (String) -> Void
  /// When each cue was played last.
  private var latest: [Cue: Double] = [:]

  /// Plays cues, each by the name of its sound.
  init(_ play: @escaping (String) -> Void) { self.play = play }

  /// Plays a cue, unless it was only just played.
  func play(_ cue: Cue, at time: Double) {
    if let before = latest[cue], time - before < Self.shortestPause { return }
    latest[cue] = time
    play(cue.soundName)
  }
}

extension Cue {
  /// The sound's name in themes.
  ///
  /// Source: freedesktop.org, "Sound Naming Specification 0.1", 2008,
  /// http://0pointer.de/public/sound-naming-spec.html. The tick is what a desktop plays when its volume is changed,
  /// as the sounds of buttons are in few themes.
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
