#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// A rotating picker of sectors, similar to `Picker`.
///
/// ```swift
/// @State private var drink = 0
///
/// var body: some View {
///   RotaryWheel(selection: $drink) {
///     Sector("Tea", icon: .symbol("cup.and.saucer"))
///     Sector("Coffee")
///     if hasMilk { Sector("Milk") }
///   }
/// }
/// ```
///
/// Turning the wheel writes the binding continuously. A selection set within
/// `withAnimation` is animated, any other applies immediately; neither sends an event. A ``RotaryWheelReader`` spins the
/// wheel. A wheel without sectors is hidden.
public struct RotaryWheel: View {
  let value: Binding<Int>
  let sectors: [Sector]
  /// The selection's value for each sector.
  let tags: [AnyHashable]
  /// The pictures of sectors that have one.
  let pictures: [String: RotaryPicture]
  var wheelStyle: WheelStyle?
  var wheelOptions = WheelOptions()
  var handler: ((ValueEvent<Int>) -> Void)?

  /// Creates a wheel.
  ///
  /// - Parameters:
  ///   - selection: The tag of the sector at the pointer, or its index from 0 if the sector has no tag. A value without a
  ///     sector is not shown; the binding keeps it until the user turns the wheel.
  ///   - sectors: The sectors. If a weight is not a positive number, the wheel keeps its previous sectors.
  public init<Tag: Hashable>(
    selection: Binding<Tag>,
    @RotarySectorBuilder sectors: () -> [RotarySectorPart]
  ) {
    self.init(parts: sectors(), selection: selection)
  }

  /// Creates a wheel with a sector for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, all different.
  ///   - selection: The element at the pointer. An element that is not in `data` is not shown; the binding keeps it
  ///     until the user turns the wheel.
  ///   - sector: Creates an element's sector. If a weight is not a positive number, the wheel keeps its previous
  ///     sectors.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Data.Element>,
    sector: (Data.Element) -> Sector
  ) where Data.Element: Hashable {
    self.init(parts: data.map { sector($0).tag($0) }, selection: selection)
  }

  private init<Tag: Hashable>(parts: [RotarySectorPart], selection: Binding<Tag>) {
    var (parts, pictures) = (parts, [String: RotaryPicture]())
    for index in parts.indices {
      guard let picture = parts[index].picture else { continue }
      let name = "rotary-sector-\(index)"
      parts[index].sector.icon = .image(name)
      pictures[name] = picture
    }
    let tags = parts.enumerated().map { $1.tag ?? AnyHashable($0) }
    value = Binding { @MainActor in
      tags.firstIndex(of: AnyHashable(selection.wrappedValue)) ?? -1
    } set: { @MainActor index in
      guard tags.indices.contains(index), let tag = tags[index].base as? Tag else { return }
      selection.wrappedValue = tag
    }
    sectors = parts.map(\.sector)
    self.tags = tags
    self.pictures = pictures
  }

  /// The content of the view.
  public var body: some View { hosted }

  /// Sets the wheel's appearance.
  public func style(_ style: WheelStyle) -> RotaryWheel { with(\.wheelStyle, style) }

  /// Sets the wheel's behaviour.
  public func options(_ options: WheelOptions) -> RotaryWheel { with(\.wheelOptions, options) }

  /// Sets the action to perform for each user event, after the binding is written.
  public func onEvent(_ action: @escaping (ValueEvent<Int>) -> Void) -> RotaryWheel {
    with(\.handler, action)
  }
}

extension RotaryWheel: BoundContent {
  func makeHost() -> WheelView { WheelView(frame: .zero) }

  func index(ofTag tag: AnyHashable) -> Int? { tags.firstIndex(of: tag) }

  func updateSettings(of host: WheelView, _ context: UpdateContext) -> Bool {
    set(\.isHidden, of: host, to: sectors.isEmpty)
    // Invalid sectors keep the previous ones.
    let hasOtherSectors = host.sectors != sectors && (try? host.setSectors(sectors)) != nil
    let hasOtherOptions = set(\.options, of: host, to: wheelOptions)
    set(\.style, of: host, to: context.style(wheelStyle, else: WheelStyle()))
    return hasOtherSectors || hasOtherOptions
  }

  func set(_ value: Int, of host: WheelView) { host.selectedIndex = value }

  func move(_ host: WheelView, to value: Int) { host.setSelectedIndex(value, animated: true) }
  func jump(_ host: WheelView, to value: Int) { host.jump(to: value) }
}

struct RotaryWheelPreview: PreviewProvider {
  static var previews: some View {
    PreviewState("Tea") {
      RotaryWheel(["Tea", "Coffee", "Water"], selection: $0) { Sector($0) }
    }
  }
}
#endif
