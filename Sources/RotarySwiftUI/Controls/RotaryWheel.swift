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

extension View {
  /// Sets the appearance of wheels within the view: ``RotaryWheel``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryWheelStyle(_ style: WheelStyle?) -> some View {
    rotaryStyle(style)
  }
}

/// A reader for ``RotaryWheel``.
public typealias RotaryWheelReader<Content: View> = RotaryReader<WheelView, Content>

extension RotaryProxy where Host == WheelView {
  /// Spins the wheel to a sector.
  ///
  /// - Parameters:
  ///   - tag: The selection's value for the sector: its element, its tag, or its index if it has neither. A value
  ///     without a sector is ignored.
  ///   - turns: The number of full turns on the way, 1 to 100. Negative numbers turn counterclockwise. Default 4.
  ///   - duration: The duration in seconds, more than 0 and at most 60. Default 4.
  /// - Returns: The motion, whose end has the sector's index.
  @discardableResult
  public func spin(
    to tag: some Hashable,
    turns: Int = 4,
    duration: Double = 4
  ) -> CommandedMotion<Int>? {
    guard let index = index(ofTag: tag) else { return nil }
    return move { $0.spin(to: index, turns: turns, duration: duration) }
  }

  /// Draws a sector at random by the sectors' odds, and spins the wheel to it.
  ///
  /// ``lastDraw`` is then the draw.
  ///
  /// - Parameters:
  ///   - turns: The number of full turns on the way, 1 to 100. Negative numbers turn counterclockwise. Default 4.
  ///   - duration: The duration in seconds, more than 0 and at most 60. Default 4.
  ///   - generator: The source of the random number.
  /// - Returns: The motion, whose end has the index of the drawn sector. Nil also if all odds are 0.
  @discardableResult
  public func draw(
    turns: Int = 4,
    duration: Double = 4,
    using generator: inout some RandomNumberGenerator
  ) -> CommandedMotion<Int>? {
    move { $0.draw(turns: turns, duration: duration, using: &generator) }
  }

  /// Draws a sector at random with the system's random number generator; see ``draw(turns:duration:using:)``.
  @discardableResult
  public func draw(turns: Int = 4, duration: Double = 4) -> CommandedMotion<Int>? {
    move { $0.draw(turns: turns, duration: duration) }
  }

  /// The last draw, with its random number and its odds, so that you can verify it; nil before the first.
  public var lastDraw: WheelDraw? { withView { $0.lastDraw } }

  /// Turns the wheel at a constant speed, until ``stopTurning()`` or a touch.
  ///
  /// - Parameter radiansPerSecond: The speed, up to ±100, clockwise positive; not 0.
  /// - Returns: The motion. Nil also if the wheel cannot turn this way, as with Reduce Motion.
  @discardableResult
  public func startTurning(radiansPerSecond: Double) -> CommandedMotion<Int>? {
    move { $0.startTurning(radiansPerSecond: radiansPerSecond) }
  }

  /// Slows down a turning wheel, as after a flick, until it stops on a sector.
  ///
  /// - Returns: The motion, whose end has the sector's index.
  @discardableResult
  public func stopTurning() -> CommandedMotion<Int>? { move { $0.stopTurning() } }
}
#endif
