// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import UIKit

// swiftui/uiviewrepresentable
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  // swiftui/uiviewrepresentable/makeuiview(context:)
  func makeUIView(context: Self.Context) -> Self.UIViewType
  // swiftui/uiviewrepresentable/updateuiview(_:context:)
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  // swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  // swiftui/uiviewrepresentable/makecoordinator()
  func makeCoordinator() -> Self.Coordinator
  // swiftui/uiviewrepresentable/sizethatfits(_:uiview:context:)
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: Self.UIViewType,
    context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  public var body: Never { fatalError("no body") }
}

// swiftui/uiviewrepresentablecontext
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public private(set) var environment: EnvironmentValues

  init(
    _ coordinator: Representable.Coordinator,
    _ environment: EnvironmentValues,
    _ transaction: Transaction
  ) {
    self.coordinator = coordinator
    self.environment = environment
    self.transaction = transaction
  }
}

// swiftui/proposedviewsize
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension UIViewRepresentable {
  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    let known = node.storage["represented"] as? Represented<Self>
    let represented = known ?? Represented(self, environment)
    let transaction = node.graph?.transaction ?? Transaction()
    let context = UIViewRepresentableContext<Self>(
      represented.coordinator,
      environment,
      transaction
    )
    let view = represented.view
    represented.screen.adopt(environment)
    updateUIView(view, context: context)
    node.layout = ScreenLayout { proposal in
      sizeThatFits(proposal, uiView: view, context: context)
        ?? view.usualSize(proposal)
    }
    guard known == nil else { return }
    node.storage["represented"] = represented
    node.screen = represented.screen
    node.dismantle = { Self.dismantleUIView(view, coordinator: represented.coordinator) }
  }
}

/// The view and the coordinator of a representable.
@MainActor
private final class Represented<Representable: UIViewRepresentable> {
  let coordinator: Representable.Coordinator
  let view: Representable.UIViewType
  let screen: RepresentedScreen

  init(_ representable: Representable, _ environment: EnvironmentValues) {
    coordinator = representable.makeCoordinator()
    view = representable.makeUIView(
      context: UIViewRepresentableContext(coordinator, environment, Transaction())
    )
    screen = RepresentedScreen(view)
  }
}

/// Contains a represented view, and passes on the parts of the environment that UIKit supports.
///
/// Apple documents none of that. Traits, `isEnabled` of controls and the tint are known to arrive. Without
/// ``TestUpdates/passesEnvironment`` only the tint does, which a representable cannot read.
private final class RepresentedScreen: UIView {
  private let hosted: UIView

  init(_ hosted: UIView) {
    self.hosted = hosted
    super.init(frame: .zero)
    addSubview(hosted)
  }

  required init?(coder: NSCoder) { fatalError("not supported by the simulation") }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.frame = bounds
  }

  func adopt(_ environment: EnvironmentValues) {
    let tint = environment.tint?.color
    if tint != ownTint {
      ownTint = tint
      tintColor = tint
    }
    guard TestUpdates.passesEnvironment else { return }
    let traits = environment.traits
    if !traits.hasSameTraits(as: traitCollection) { change(traits: traits) }
    if let control = hosted as? UIControl, control.isEnabled != environment.isEnabled {
      control.isEnabled = environment.isEnabled
    }
  }

  private var ownTint: UIColor?
}

extension UIView {
  /// Returns the size of a view that does not choose one: at least its intrinsic size, larger if there is space,
  /// because views resist compression more than they hug their content.
  fileprivate func usualSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = intrinsicContentSize
    func length(_ own: CGFloat, _ offered: CGFloat?) -> CGFloat {
      own == UIView.noIntrinsicMetric ? offered ?? 10 : max(own, offered ?? own)
    }
    return CGSize(
      width: length(own.width, proposal.width),
      height: length(own.height, proposal.height)
    )
  }
}
