#if canImport(UIKit)
import Rotary
import UIKit

/// Plays the haptics of the control's cues.
@MainActor
final class Haptics {
  #if !os(tvOS) && !os(visionOS)
  /// The view that the generators are attached to, and that owns this object.
  private unowned let view: UIView
  private lazy var selection = makeSelection()
  private lazy var boundary = makeImpact(.medium)
  private lazy var arrival = makeImpact(.light)

  /// Creates no generators; each is created on first use.
  init(of view: UIView) { self.view = view }

  /// Wakes the hardware, so that the next cues play without delay.
  func prepare() {
    selection.prepare()
    boundary.prepare()
    arrival.prepare()
  }

  /// Plays a cue: selection feedback for each detent; an impact for limits, opening, closing and stopping.
  ///
  /// - Parameters:
  ///   - cue: The cue.
  ///   - level: The intensity of an impact, from 0 to 1.
  func play(_ cue: Cue, level: Double) {
    switch cue {
    case .tick:
      selection.selectionChanged()
      // More detents may follow.
      selection.prepare()
    case .boundary: boundary.impactOccurred(intensity: level)
    case .open, .close, .settle: arrival.impactOccurred(intensity: level)
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
  /// Does nothing: these devices have no haptics.
  init(of view: UIView) {}
  func prepare() {}
  func play(_ cue: Cue, level: Double) {}
  #endif
}
#endif
