/// A page of the gallery: what it is called, and which demos it shows.
public struct GalleryPage: Sendable {
  /// A tab of the page: a demo, and variants of it that need no tab of their own.
  public struct Tab: Sendable {
    /// The demo's id.
    public var demo: String
    /// The ids of its variants.
    public var presets: [String]
    /// The gesture that is shown on it at first sight.
    public var hand: Hand

    init(_ demo: String, _ presets: [String] = [], hand: Hand) {
      self.demo = demo
      self.presets = presets
      self.hand = hand
    }
  }

  /// A gesture that the page can make by itself.
  public enum Hand: String, Sendable {
    /// Nothing to show: the control takes no touch, or explains itself.
    case none
    /// Turn the rim by a third of a circle.
    case turn
    /// Drag to the left.
    case left
    /// Drag upwards.
    case up
    /// Press the middle until it opens, slide to the upper right, let go.
    case hold
  }

  /// What a key or a gesture does.
  public struct Deed: Sendable {
    /// The keys, or the gesture.
    public var by: String
    /// What happens.
    public var does: String

    init(_ by: String, _ does: String) {
      self.by = by
      self.does = does
    }
  }

  /// Its name in addresses: `dial` is `dial.html`.
  public var id: String
  /// What it is called.
  public var title: String
  /// What the control is for, in a sentence.
  public var summary: String
  /// The demos it shows, the first of which the front page shows, too; empty where it has none.
  public var tabs: [Tab] = []
  /// What can be done with hands.
  public var gestures: [Deed] = []
  /// What can be done with keys.
  public var keys: [Deed] = []
  /// Other words that people search it by.
  public var words: [String] = []
}
