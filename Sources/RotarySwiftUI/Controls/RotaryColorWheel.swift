#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

/// A ring of hues around a square on which the user selects a colour, similar to `ColorPicker`.
///
/// ```swift
/// @State private var paint = Color.orange
///
/// var body: some View { RotaryColorWheel(color: $paint) }
/// ```
///
/// Moving a thumb writes the binding continuously. A colour set within `withAnimation` is animated,
/// any other applies immediately; neither sends an event.
public struct RotaryColorWheel: View {
  let value: Binding<RGBA>
  var wheelOptions = ColorWheelOptions()
  var partLabels: [String] = []
  var handler: ((ValueEvent<RGBA>) -> Void)?

  /// Creates a colour wheel for a colour of SwiftUI.
  ///
  /// - Parameter color: The colour. The wheel shows its components in sRGB, clamped and rounded to
  ///   8 bits. It writes them only when the user or a command changes the colour.
  @available(iOS 14.0, tvOS 14.0, *)
  public init(color: Binding<Color>) {
    value = Binding { @MainActor in
      RGBA(color.wrappedValue)?.rounded ?? ColorWheel().value
    } set: { @MainActor value in
      color.wrappedValue = Color(value)
    }
  }

  /// Creates a colour wheel for a colour in sRGB.
  public init(value: Binding<RGBA>) { self.value = value }

  /// The content of the view.
  public var body: some View { hosted }

  /// Sets the colour wheel's behaviour, such as whether the user can change the opacity.
  public func options(_ options: ColorWheelOptions) -> RotaryColorWheel {
    with(\.wheelOptions, options)
  }

  /// Sets the names of hue, saturation, brightness and opacity, for screen readers.
  public func labels(_ labels: [String]) -> RotaryColorWheel { with(\.partLabels, labels) }

  /// Sets the action to perform for each user event, after the binding is written.
  public func onEvent(_ action: @escaping (ValueEvent<RGBA>) -> Void) -> RotaryColorWheel {
    with(\.handler, action)
  }
}

extension RotaryColorWheel: BoundContent {
  func makeHost() -> ColorWheelView { ColorWheelView(frame: .zero) }

  func updateSettings(of host: ColorWheelView, _ context: UpdateContext) -> Bool {
    set(\.labels, of: host, to: partLabels)
    return set(\.options, of: host, to: wheelOptions)
  }

  func set(_ value: RGBA, of host: ColorWheelView) { host.value = value }

  func move(_ host: ColorWheelView, to value: RGBA) { host.setValue(value, animated: true) }
  func jump(_ host: ColorWheelView, to value: RGBA) { host.jump(to: value) }
}

extension RGBA {
  /// Creates an sRGB colour from one of SwiftUI; nil if that has no RGB components.
  @available(iOS 14.0, tvOS 14.0, *)
  fileprivate init?(_ color: Color) { self.init(UIColor(color)) }
}

extension Color {
  fileprivate init(_ color: RGBA) {
    self.init(
      .sRGB,
      red: color.red,
      green: color.green,
      blue: color.blue,
      opacity: color.opacity
    )
  }
}

struct RotaryColorWheelPreview: PreviewProvider {
  static var previews: some View {
    PreviewState(RGBA(hex: 0x4F46E5)) { RotaryColorWheel(value: $0) }
  }
}

/// A reader for ``RotaryColorWheel``.
public typealias RotaryColorWheelReader<Content: View> = RotaryReader<ColorWheelView, Content>

extension RotaryProxy where Host == ColorWheelView {
  /// Moves the thumbs to a colour in sRGB, unless the user holds one.
  @discardableResult
  public func move(to value: RGBA, animated: Bool = true) -> CommandedMotion<RGBA>? {
    move { $0.setValue(value, animated: animated) }
  }

  /// Moves the thumbs to a colour of SwiftUI, unless the user holds one.
  @available(iOS 14.0, tvOS 14.0, *)
  @discardableResult
  public func move(to color: Color, animated: Bool = true) -> CommandedMotion<RGBA>? {
    RGBA(color).flatMap { move(to: $0, animated: animated) }
  }
}
#endif
