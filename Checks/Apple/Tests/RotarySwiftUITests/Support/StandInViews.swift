import SwiftUI
import UIKit

/// Counts taps in a state of its own.
struct Counter: SwiftUI.View {
  @State private var count = 0

  var body: some SwiftUI.View {
    Text("\(count)")
    Button("+") { count += 1 }
  }
}

/// Something that the test counts, and may take away.
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
    Following(isShown) { $isShown in
      Following(count) { $count in
        if isShown { content(count) }
      }
    }
  }
}

/// A view of UIKit's that likes one size best.
final class Plain: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 40) }
}

/// Shows that view, and says what SwiftUI asks of it.
struct PlainView: UIViewRepresentable {
  let count: Int
  let log: EventLog<String>

  func makeUIView(context: Context) -> Plain {
    log.events.append("make \(count)")
    return Plain(frame: .zero)
  }

  func updateUIView(_ view: Plain, context: Context) {
    log.events.append("update \(count)" + (context.transaction.animation == nil ? "" : " animated"))
  }

  func makeCoordinator() -> EventLog<String> { log }

  static func dismantleUIView(_ view: Plain, coordinator: EventLog<String>) {
    coordinator.events.append("dismantle")
  }
}

/// Taps the first button on the screen.
@MainActor
func tapFirst<V>(_ stage: HostedStage<V>) {
  guard let button = stage.views(UIControl.self).first else { return }
  stage.tap(button.convert(CGPoint(x: 2, y: 2), to: nil))
}
