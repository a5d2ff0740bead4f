// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import Foundation
import UIKit

// swiftui/uihostingcontroller
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let host: HostingView<Content>

  // swiftui/uihostingcontroller/init(rootview:)
  public init(rootView: Content) {
    host = HostingView(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("not supported by the simulation") }

  // swiftui/uihostingcontroller/rootview
  public var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  open override func loadView() { view = host }

  // swiftui/uihostingcontroller/sizethatfits(in:)
  open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }

  // swiftui/uihostingcontroller/sizingoptions
  public var sizingOptions: UIHostingControllerSizingOptions = []

  // swiftui/uihostingcontroller/safearearegions; windows have no safe area here.
  public var safeAreaRegions: SafeAreaRegions = .all
}

// swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}

// swiftui/uihostingcontrollersizingoptions
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// A UIKit view that shows a tree of SwiftUI views.
final class HostingView<Content: View>: UIView {
  var rootView: Content { didSet { graph?.invalidate(nil) } }
  private var graph: ViewGraph?
  private var shownTraits = UITraitCollection()
  nonisolated(unsafe) private var observer: (any NSObjectProtocol)?

  init(_ rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    graph = ViewGraph(view: self) { [unowned self] node in
      shownTraits = traitCollection
      var environment = EnvironmentValues()
      environment.apply(shownTraits)
      node.show(self.rootView, environment)
    }
    graph?.update()
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.graph?.invalidate(nil) }
    }
  }

  required init?(coder: NSCoder) { fatalError("not supported by the simulation") }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    followTraits()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTraits()
  }

  private func followTraits() {
    if !traitCollection.hasSameTraits(as: shownTraits) { graph?.invalidate(nil) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    graph?.updateIfDue()
    graph?.place(in: bounds)
  }

  override func contentSizeDidChange() {
    setNeedsLayout()
    super.contentSizeDidChange()
  }

  override var intrinsicContentSize: CGSize { graph?.size(.unspecified) ?? .zero }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    graph?.size(ProposedViewSize(size)) ?? .zero
  }
}
