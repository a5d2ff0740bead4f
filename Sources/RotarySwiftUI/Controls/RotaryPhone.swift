#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// The dial of a rotary phone: the user turns a hole to the finger stop, which dials it.
///
/// ```swift
/// @State private var number = ""
///
/// var body: some View {
///   Text(number)
///   RotaryPhone { number += $0.title }
/// }
/// ```
public struct RotaryPhone: View {
  let holes: [PhoneHole]?
  let onDial: (PhoneHole) -> Void
  var phoneStyle: PhoneDialStyle?
  var phoneOptions = PhoneDialOptions()
  var handler: ((PhoneDialEvent) -> Void)?

  /// Creates a phone.
  ///
  /// - Parameters:
  ///   - holes: The holes, counter-clockwise from the finger stop. Default nil: the digits 1 to 9 and 0. A phone without
  ///     holes is hidden.
  ///   - onDial: The action to perform when the user has dialled a hole, even if the same hole was dialled before.
  public init(holes: [PhoneHole]? = nil, onDial: @escaping (PhoneHole) -> Void) {
    self.holes = holes
    self.onDial = onDial
  }

  /// The content of the view.
  public var body: some View { HostedControl(self) }

  /// Sets the phone's appearance.
  public func style(_ style: PhoneDialStyle) -> RotaryPhone { with(\.phoneStyle, style) }

  /// Sets the phone's behaviour.
  public func options(_ options: PhoneDialOptions) -> RotaryPhone { with(\.phoneOptions, options) }

  /// Sets the action to perform for each user event, after `onDial`.
  public func onEvent(_ action: @escaping (PhoneDialEvent) -> Void) -> RotaryPhone {
    with(\.handler, action)
  }
}

/// The last holes of a phone.
final class PhoneMemory {
  fileprivate var lastHoles: [PhoneHole]?
}

extension RotaryPhone: ControlContent {
  func makeHost() -> PhoneDialView { PhoneDialView(frame: .zero) }
  func makeMemory() -> PhoneMemory { PhoneMemory() }

  func update(_ host: PhoneDialView, memory: PhoneMemory, _ context: UpdateContext) {
    set(\.isHidden, of: host, to: holes?.isEmpty ?? false)
    if memory.lastHoles != holes {
      memory.lastHoles = holes
      host.holes = holes ?? PhoneDial().holes
    }
    set(\.options, of: host, to: phoneOptions)
    set(\.style, of: host, to: context.style(phoneStyle, else: PhoneDialStyle()))
  }

  func receive(_ event: PhoneDialEvent, from host: PhoneDialView, memory: PhoneMemory) {
    if case .dialled(let hole) = event { onDial(host.holes[hole]) }
  }
}

struct RotaryPhonePreview: PreviewProvider {
  static var previews: some View {
    PreviewState("") { number in
      RotaryPhone { number.wrappedValue += $0.title }
    }
  }
}

extension View {
  /// Sets the appearance of phones within the view: ``RotaryPhone``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryPhoneStyle(_ style: PhoneDialStyle?) -> some View {
    rotaryStyle(style)
  }
}

/// A reader for ``RotaryPhone``.
public typealias RotaryPhoneReader<Content: View> = RotaryReader<PhoneDialView, Content>

extension RotaryProxy where Host == PhoneDialView {
  /// Dials a hole, if the dial rests.
  ///
  /// The phone's `onDial` is not called.
  ///
  /// - Parameter hole: The index of the hole. An index without a hole is ignored.
  /// - Returns: The motion, whose end has the hole dialled last.
  @discardableResult
  public func dial(_ hole: Int) -> CommandedMotion<Int>? { move { $0.dial(hole) } }
}
#endif
