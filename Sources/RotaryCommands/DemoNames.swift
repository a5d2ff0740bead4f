#if Tool
import Rotary
import RotaryGallery
import RotaryReplay

/// The names of the gallery's demos, in messages.
enum DemoNames {
  /// The most demos that a message names.
  private static let mostNames = 12

  /// The demos of the tool's controls.
  static var all: [Demo] {
    Gallery.all.filter { RotaryCommands.catalogue.named($0.control) != nil }
  }

  /// The demos that people most likely want, and the command that lists all of them.
  ///
  /// These are the first demos of all pages, and then the second ones.
  static var likely: String {
    let known = Set(all.map { $0.id })
    let pages = Gallery.pages.map { $0.tabs.map { $0.demo }.filter { known.contains($0) } }
    let longest = pages.map { $0.count }.max() ?? 0
    return text(
      (0..<longest).flatMap { index in pages.filter { index < $0.count }.map { $0[index] } }
    )
  }

  /// The demo of a name.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - control: the control whose demos a message names; nil for all controls.
  /// - Returns: the demo.
  /// - Throws: `Failure` for an unknown name.
  static func demo(_ id: String, of control: String?) throws -> Demo {
    if let demo = all.first(where: { $0.id == id }) { return demo }
    var near = Suggestion.names(near: id, among: all.map { $0.id })
    if near.isEmpty {
      // People know a demo by its title as well.
      let titles = Suggestion.names(near: id, among: all.map { $0.title })
      near = all.filter { titles.contains($0.title) }.map { $0.id }
    }
    let own = all.filter { $0.control == control }.map { $0.id }
    throw Failure(
      usage: Suggestion.message(
        "unknown demo \(JSONText.quote(id))",
        near: near,
        expected: own.isEmpty ? likely : text(own)
      )
    )
  }

  private static func text(_ names: [String]) -> String {
    var shown: [String] = []
    for name in names where !shown.contains(name) && shown.count < mostNames { shown.append(name) }
    return
      "a demo, such as \(shown.joined(separator: ", ")); \(RootCommand.name) list --demos prints all "
      + "\(all.count)"
  }
}
#endif
