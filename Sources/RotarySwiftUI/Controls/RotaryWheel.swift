#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// A rotating picker of sectors, used as a `Picker` is, or a rotary phone's dial.
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
/// The binding is written while the wheel turns; of a phone, by each hole that is dialled. A selection set
/// within `withAnimation` is turned to, any other is there at once; neither is told. Without sectors there
/// is nothing to be seen.
public struct RotaryWheel: View {
  let value: Binding<Int>
  let sectors: [Sector]
  var wheelStyle = WheelStyle()
  var wheelOptions = WheelOptions()
  var handler: ((WheelEvent) -> Void)?

  /// Makes a wheel whose sectors are numbered from 0.
  ///
  /// - Parameters:
  ///   - selection: the index of the sector on the pointer; one that does not exist is not shown, and stays
  ///     the app's until the user turns.
  ///   - sectors: what it offers. When a weight is not a positive number, it offers what it did before.
  public init(
    selection: Binding<Int>,
    @RotarySectorBuilder sectors: () -> [Sector]
  ) {
    value = selection
    self.sectors = sectors()
  }

  /// Makes a wheel with a sector for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the elements, no two of them equal.
  ///   - selection: the element on the pointer; one that is not in `data` is not shown, and stays the app's
  ///     until the user turns.
  ///   - sector: makes an element's sector. When a weight is not a positive number, the wheel offers what
  ///     it did before.
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
  }

  /// The wheel as SwiftUI shows it.
  public var body: some View { hosted }

  /// Sets what it looks like.
  public func style(_ style: WheelStyle) -> RotaryWheel { with(\.wheelStyle, style) }

  /// Sets how it behaves.
  public func options(_ options: WheelOptions) -> RotaryWheel { with(\.wheelOptions, options) }

  /// Calls for everything that the user brings about, after the binding is written.
  public func onEvent(_ action: @escaping (WheelEvent) -> Void) -> RotaryWheel {
    with(\.handler, action)
  }
}

extension RotaryWheel: BoundContent {
  static var eventHandler: ReferenceWritableKeyPath<WheelView, ((WheelEvent) -> Void)?> {
    \.eventHandler
  }

  static func value(toldBy event: WheelEvent) -> Int? {
    switch event {
    case .changing(let index), .skipped(_, let index), .changed(let index), .dialled(let index):
      return index
    case .pressed, .pulse, .metEnd: return nil
    }
  }

  func makeHost() -> WheelView { WheelView(frame: .zero) }

  func updateSettings(of host: WheelView) -> Bool {
    set(\.isHidden, of: host, to: sectors.isEmpty)
    // Those that are refused leave the ones before.
    let hasOtherSectors = host.sectors != sectors && (try? host.setSectors(sectors)) != nil
    let hasOtherOptions = set(\.options, of: host, to: wheelOptions)
    set(\.style, of: host, to: wheelStyle)
    return hasOtherSectors || hasOtherOptions
  }

  func show(_ value: Int, on host: WheelView, isAnimated: Bool) {
    if isAnimated {
      host.setSelectedIndex(value, animated: true)
    } else {
      host.selectedIndex = value
    }
  }
}

struct RotaryWheelPreview: PreviewProvider {
  static var previews: some View {
    Tried("Tea") {
      RotaryWheel(["Tea", "Coffee", "Water"], selection: $0) { Sector($0) }
    }
  }
}
#endif
