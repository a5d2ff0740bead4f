#if GTK
import CGtk
import Glibc

/// libcanberra, which plays the sounds of a desktop's sound theme.
///
/// It is optional, and is loaded when the first sound is played.
///
/// `GtkMediaStream` needs a backend that most machines lack, and `gdk_display_beep` has only one sound.
@MainActor
final class SoundLibrary {
  /// The library; nil if it is missing, or there is no sound device.
  static let shared = SoundLibrary()

  private typealias Create = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> CInt
  private typealias Destroy = @convention(c) (OpaquePointer?) -> CInt
  private typealias SetText =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> CInt
  private typealias Play =
    @convention(c) (OpaquePointer?, UInt32, OpaquePointer?, OpaquePointer?, OpaquePointer?) -> CInt

  private let context: OpaquePointer
  private let makeList: Create
  private let destroyList: Destroy
  private let setText: SetText
  private let playFull: Play
  private var missing = MissingSounds()

  private init?() {
    // Without a device, ALSA always prints errors to standard error.
    guard Self.hasDevice, let library = dlopen("libcanberra.so.0", RTLD_LAZY | RTLD_LOCAL) else {
      return nil
    }
    guard let makeContext = loadedFunction("ca_context_create", in: library, as: Create.self),
      let makeList = loadedFunction("ca_proplist_create", in: library, as: Create.self),
      let destroyList = loadedFunction("ca_proplist_destroy", in: library, as: Destroy.self),
      let setText = loadedFunction("ca_proplist_sets", in: library, as: SetText.self),
      let playFull = loadedFunction("ca_context_play_full", in: library, as: Play.self)
    else { return nil }
    var context: OpaquePointer?
    guard makeContext(&context) == 0, let context else { return nil }
    self.context = context
    (self.makeList, self.destroyList) = (makeList, destroyList)
    (self.setText, self.playFull) = (setText, playFull)
  }

  /// Whether there is a sound card, or a sound server: PulseAudio, or PipeWire in its place.
  private static var hasDevice: Bool {
    if getenv("PULSE_SERVER") != nil || access("/dev/snd", F_OK) == 0 { return true }
    guard let folder = g_get_user_runtime_dir() else { return false }
    return access(String(cString: folder) + "/pulse/native", F_OK) == 0
  }

  /// Starts to play a sound, and returns immediately.
  ///
  /// - Parameters:
  ///   - name: the sound's name in themes.
  ///   - level: the amplitude as a share of the usual one, from 0 to 1.
  ///   - theme: the theme; nil for the default one.
  func play(_ name: String, level: Double, theme: String?) {
    guard !missing.contains(name, theme: theme) else { return }
    var list: OpaquePointer?
    guard makeList(&list) == 0 else { return }
    defer { _ = destroyList(list) }
    _ = setText(list, "event.id", name)
    _ = setText(list, "media.role", "event")
    _ = setText(list, "canberra.cache-control", "permanent")
    if level < 1 {
      // In decibels, and without a decimal mark, which is that of the user's language.
      _ = setText(list, "canberra.volume", String(Int((20 * log10(level)).rounded(.up))))
    }
    if let theme { _ = setText(list, "canberra.xdg-theme.name", theme) }
    missing.record(playFull(context, 0, list, nil, nil), of: name, theme: theme)
  }
}

/// The sounds that themes lack, so that libcanberra need not search for them again.
///
/// Sounds that failed for another reason, such as a server that has not started, are tried again.
struct MissingSounds {
  /// `CA_ERROR_NOTFOUND` in canberra.h.
  private static let notFound: CInt = -9

  private struct Sound: Hashable {
    var name: String
    var theme: String?
  }

  private var sounds: Set<Sound> = []

  /// Whether a theme lacks a sound; nil for the default theme.
  func contains(_ name: String, theme: String?) -> Bool {
    sounds.contains(Sound(name: name, theme: theme))
  }

  /// Records libcanberra's result for a sound of a theme; 0 means success.
  mutating func record(_ answer: CInt, of name: String, theme: String?) {
    if answer == Self.notFound { sounds.insert(Sound(name: name, theme: theme)) }
  }
}

extension WidgetHost {
  /// Makes a player of cues that respects the user's setting for event sounds.
  func makeSounds() -> CueSounds {
    CueSounds { [weak self] name, level in
      guard let self else { return }
      let settings = SystemSettings(of: widget)
      guard settings.flag("gtk-enable-event-sounds", default: true) else { return }
      SoundLibrary.shared?.play(name, level: level, theme: settings.soundTheme)
    }
  }
}
#endif
