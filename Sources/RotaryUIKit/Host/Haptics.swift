#if canImport(UIKit)
import Rotary
import UIKit

/// What the control's cues feel like.
@MainActor
final class Haptics {
  #if !os(tvOS) && !os(visionOS)
  /// The view that the generators are attached to, and that has them.
  private unowned let view: UIView
  private lazy var selection = makeSelection()
  private lazy var boundary = makeImpact(.medium)
  private lazy var arrival = makeImpact(.light)

  /// Makes no generator before one is needed.
  init(of view: UIView) { self.view = view }

  /// Wakes the hardware, so that the next cues are felt when they happen.
  func prepare() {
    selection.prepare()
    boundary.prepare()
    arrival.prepare()
  }

  /// Plays a cue: a selection for each detent, an impact for ends, openings and what comes to rest.
  func play(_ cue: Cue) {
    switch cue {
    case .tick:
      selection.selectionChanged()
      // Detents come in a row.
      selection.prepare()
    case .boundary: boundary.impactOccurred()
    case .open, .close, .settle: arrival.impactOccurred()
    }
  }

  private func makeSelection() -> UISelectionFeedbackGenerator {
    guard #available(iOS 17.5, *) else { return UISelectionFeedbackGenerator() }
    return UISelectionFeedbackGenerator(view: view)
  }

  private func makeImpact(
    _ style: UIImpactFeedbackGenerator.FeedbackStyle
  ) -> UIImpactFeedbackGenerator {
    guard #available(iOS 17.5, *) else { return UIImpactFeedbackGenerator(style: style) }
    return UIImpactFeedbackGenerator(style: style, view: view)
  }
  #else
  /// These devices have nothing to be felt.
  init(of view: UIView) {}
  func prepare() {}
  func play(_ cue: Cue) {}
  #endif
}
#endif
