/// A page of the gallery.
public struct GalleryPage: Sendable {
  /// A tab of the page, which shows a demo and offers variants of it.
  public struct Tab: Sendable {
    /// The demo's id.
    public var demo: String
    /// The ids of its variants.
    public var presets: [String]
    /// The gesture that the page demonstrates on the first visit.
    public var gesture: DemonstratedGesture

    init(_ demo: String, _ presets: [String] = [], gesture: DemonstratedGesture) {
      self.demo = demo
      self.presets = presets
      self.gesture = gesture
    }
  }

  /// A gesture that the page can demonstrate.
  public enum DemonstratedGesture: String, Sendable {
    /// No gesture: the control accepts no touch, or explains itself.
    case none
    /// Turns the rim by a third of a circle.
    case turn
    /// Drags to the left.
    case left
    /// Drags upwards.
    case up
    /// Presses the middle until the menu opens, slides to the upper right, and releases.
    case hold
  }

  /// A description of a gesture or a key.
  public struct Instruction: Sendable {
    /// The gesture, or the keys.
    public var input: String
    /// The effect.
    public var effect: String

    init(_ input: String, _ effect: String) {
      self.input = input
      self.effect = effect
    }
  }

  /// The identifier in addresses: `dial` is `dial.html`.
  public var id: String
  /// The title.
  public var title: String
  /// The purpose of the page's controls, in one or two sentences.
  public var summary: String
  /// The tabs, the first of which the front page also shows; empty if the page has no demo.
  public var tabs: [Tab] = []
  /// The gestures.
  public var gestures: [Instruction] = []
  /// The keys.
  public var keys: [Instruction] = []
  /// Further search terms.
  public var searchTerms: [String] = []
}
