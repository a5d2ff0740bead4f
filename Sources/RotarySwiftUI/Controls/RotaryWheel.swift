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
///     Sector("Tea")
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
  /// The selection's value for each sector; nil if it is the index.
  let tags: [AnyHashable]?
  var wheelStyle: WheelStyle?
  var wheelOptions = WheelOptions()
  var handler: ((ValueEvent<Int>) -> Void)?

  /// Creates a wheel whose sectors have indices from 0.
  ///
  /// - Parameters:
  ///   - selection: The index of the sector at the pointer. An index without a sector is not shown; the binding keeps
  ///     it until the user turns the wheel.
  ///   - sectors: The sectors. If a weight is not a positive number, the wheel keeps its previous sectors.
  public init(
    selection: Binding<Int>,
    @RotarySectorBuilder sectors: () -> [Sector]
  ) {
    value = selection
    self.sectors = sectors()
    tags = nil
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
    let elements = Array(data)
    value = Binding { @MainActor in
      elements.firstIndex(of: selection.wrappedValue) ?? -1
    } set: { @MainActor index in
      if elements.indices.contains(index) { selection.wrappedValue = elements[index] }
    }
    sectors = elements.map(sector)
    tags = elements.map { AnyHashable($0) }
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

  func index(ofTag tag: AnyHashable) -> Int? {
    guard let tags else { return tag as? Int }
    return tags.firstIndex(of: tag)
  }

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
