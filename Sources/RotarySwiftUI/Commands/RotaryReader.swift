#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// A view that commands a control inside it, similar to `ScrollViewReader`.
///
/// There is a name for the reader of each control, such as ``RotaryWheelReader``.
///
/// ```swift
/// @State private var prize = 0
///
/// var body: some View {
///   RotaryWheelReader { wheel in
///     RotaryWheel(selection: $prize) {
///       Sector("Book", odds: 1)
///       Sector("Nothing", odds: 9)
///     }
///     Button("Draw") { wheel.draw() }
///   }
/// }
/// ```
///
/// If there are several controls of one kind inside the reader, the proxy commands the first that appeared. Use a reader
/// for each of them.
public struct RotaryReader<Host: RotaryView, Content: View>: View {
  private let content: (RotaryProxy<Host>) -> Content
  @State private var proxy = RotaryProxy<Host>()

  /// Creates a reader.
  ///
  /// - Parameter content: Creates the content of the view, with the control. It receives the proxy, which does nothing
  ///   until the control is visible.
  public init(@ViewBuilder content: @escaping (RotaryProxy<Host>) -> Content) {
    self.content = content
  }

  /// Creates a reader for a control of your own.
  ///
  /// - Parameters:
  ///   - control: The type of the control.
  ///   - content: Creates the content of the view, with the control.
  public init<Subject: Rotary.Control>(
    for control: Subject.Type,
    @ViewBuilder content: @escaping (RotaryProxy<Host>) -> Content
  ) where Host == ControlHostView<Subject> {
    self.init(content: content)
  }

  /// The content of the view.
  public var body: some View {
    content(proxy).transformEnvironment(\.rotary.proxies) { [proxy] in $0.add(proxy) }
  }
}

/// A reader for ``RotaryControl``, a control of your own.
public typealias RotaryControlReader<Subject: Rotary.Control, Content: View> = RotaryReader<
  ControlHostView<Subject>, Content
>

/// Commands the control of a ``RotaryReader``.
///
/// A command sends no event. When its motion ends without interruption, it writes the control's binding once, with the
/// result. Await the motion's `end` to react to it.
@MainActor
public final class RotaryProxy<Host: RotaryView> {
  private weak var view: Host?
  private weak var target: (any CommandTarget<Host>)?

  nonisolated init() {}

  /// Connects the proxy to a view, unless it is connected to a visible one.
  func connect(to view: Host, _ target: any CommandTarget<Host>) {
    if let current = self.view, current.window != nil { return }
    self.view = view
    self.target = target
  }

  /// Calls a closure with the control's view; returns nil if there is none.
  @discardableResult
  func withView<Result>(_ body: (Host) -> Result?) -> Result? { view.flatMap(body) }

  /// Starts a motion of the control.
  func move<Value>(
    _ command: (Host) -> CommandedMotion<Value>?
  ) -> CommandedMotion<Value>? {
    guard let view, let motion = command(view) else { return nil }
    target?.commandBegan()
    motion.whenEnded { [weak view, weak target] end in
      // Another command, the user or the app has interrupted a motion in a window, and sets the value.
      guard let view, !end.isInterrupted || view.window == nil else { return }
      target?.commandEnded(at: end.value, on: view)
    }
    return motion
  }

  /// Returns the index that the control uses for a tag.
  func index(ofTag tag: some Hashable) -> Int? { target?.index(ofTag: AnyHashable(tag)) }
}

/// The object that connects a view to the app, as a ``RotaryProxy`` uses it.
@MainActor
protocol CommandTarget<Host>: AnyObject {
  associatedtype Host

  /// Returns the index that the control uses for a tag.
  func index(ofTag tag: AnyHashable) -> Int?

  /// Handles the start of a motion.
  func commandBegan()

  /// Handles the end of a motion.
  func commandEnded<End>(at value: End, on view: Host)
}

/// The proxies of the readers around a view, one for each type of control.
struct RotaryProxies {
  private var proxies: [ObjectIdentifier: AnyObject] = [:]

  func proxy<Host>(for host: Host.Type) -> RotaryProxy<Host>? {
    proxies[ObjectIdentifier(host)] as? RotaryProxy<Host>
  }

  mutating func add<Host>(_ proxy: RotaryProxy<Host>) {
    proxies[ObjectIdentifier(Host.self)] = proxy
  }
}
#endif
