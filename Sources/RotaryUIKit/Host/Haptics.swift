#if canImport(UIKit)
import Rotary
import UIKit

/// What the control's cues feel like.
@MainActor
final class Haptics {
  #if !os(tvOS) && !os(visionOS)
  private lazy var selection = UISelectionFeedbackGenerator()
  private lazy var boundary = UIImpactFeedbackGenerator(style: .medium)
  private lazy var arrival = UIImpactFeedbackGenerator(style: .light)

  /// Plays a cue: a selection for each detent, an impact for ends, openings and what comes to rest.
  func play(_ cue: Cue) {
    switch cue {
    case .tick: selection.selectionChanged()
    case .boundary: boundary.impactOccurred()
    case .open, .close, .settle: arrival.impactOccurred()
    }
  }
  #else
  /// These devices have nothing to be felt.
  func play(_ cue: Cue) {}
  #endif
}
#endif
