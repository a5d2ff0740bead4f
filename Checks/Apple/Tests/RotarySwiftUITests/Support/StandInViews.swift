import SwiftUI
import UIKit

/// Counts taps in its state.
struct Counter: SwiftUI.View {
  @State private var count = 0

  var body: some SwiftUI.View {
    Text("\(count)")
    Button("+") { count += 1 }
  }
}

/// A view whose instances the test counts, and that it can remove.
struct Counted<Content: SwiftUI.View>: SwiftUI.View {
  let isShown: Shared<Bool>
  let count: Shared<Int>
  let content: (Int) -> Content

  init(
    _ isShown: Shared<Bool>,
    _ count: Shared<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.isShown = isShown
    self.count = count
    self.content = content
  }

  var body: some SwiftUI.View {
    StateView(isShown) { $isShown in
      StateView(count) { $count in
        if isShown { content(count) }
      }
    }
  }
}

/// A UIKit view with an intrinsic size.
final class FixedSizeUIView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 40) }
}

/// Shows that view, and logs SwiftUI's calls.
struct FixedSizeView: UIViewRepresentable {
  let count: Int
  let log: EventLog<String>

  func makeUIView(context: Context) -> FixedSizeUIView {
    log.events.append("make \(count)")
    return FixedSizeUIView(frame: .zero)
  }

  func updateUIView(_ view: FixedSizeUIView, context: Context) {
    log.events.append("update \(count)" + (context.transaction.animation == nil ? "" : " animated"))
  }

  func makeCoordinator() -> EventLog<String> { log }

  static func dismantleUIView(_ view: FixedSizeUIView, coordinator: EventLog<String>) {
    coordinator.events.append("dismantle")
  }
}

/// Taps the first button in the window.
@MainActor
func tapFirst<V>(_ stage: HostedStage<V>) {
  guard let button = stage.views(UIControl.self).first else { return }
  stage.tap(button.convert(CGPoint(x: 2, y: 2), to: nil))
}
