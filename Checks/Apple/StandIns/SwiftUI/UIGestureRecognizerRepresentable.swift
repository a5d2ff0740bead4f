// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import UIKit

// swiftui/uigesturerecognizerrepresentable
@MainActor
@preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  // swiftui/uigesturerecognizerrepresentable/makeuigesturerecognizer(context:)
  func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
  // swiftui/uigesturerecognizerrepresentable/updateuigesturerecognizer(_:context:)
  func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  // swiftui/uigesturerecognizerrepresentable/handleuigesturerecognizeraction(_:context:)
  func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType,
    context: Self.Context
  )
  // swiftui/uigesturerecognizerrepresentable/makecoordinator(converter:)
  func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType,
    context: Context
  ) {}
}

// swiftui/uigesturerecognizerrepresentablecontext
@MainActor
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

// swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter; here only for the view's local space.
@MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  final class Source {
    weak var recognizer: UIGestureRecognizer?
    weak var screen: UIView?
  }

  let source: Source

  // swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter/locallocation
  public var localLocation: CGPoint { source.recognizer?.location(in: source.screen) ?? .zero }
}

extension View {
  // swiftui/view/gesture(_:)
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    GestureView(content: self, representable: representable)
  }
}

/// A view with a UIKit recognizer.
///
/// The recognizer is attached to the hosting view, and receives only the touches of the content, which has a wrapper
/// view here.
private struct GestureView<Content: View, R: UIGestureRecognizerRepresentable>: View,
  PrimitiveView
{
  let content: Content
  let representable: R

  var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    let screen = node.screen ?? UIView(frame: .zero)
    (node.screen, node.isContainer, node.layout) = (screen, true, ContainerLayout())
    var representable = representable
    Properties.place(in: &representable, node, environment, path: "gesture")
    let known = node.storage["recognizer"] as? Represented<R>
    let represented = known ?? Represented(representable, screen)
    if known == nil {
      node.storage["recognizer"] = represented
      let host = node.graph?.view
      host?.addGestureRecognizer(represented.recognizer)
      node.dismantle = { [weak host] in host?.removeGestureRecognizer(represented.recognizer) }
    }
    represented.representable = representable
    representable.updateUIGestureRecognizer(represented.recognizer, context: represented.context)
    node.child(0).show(content, environment)
  }
}

/// The recognizer and the coordinator of a representable.
@MainActor
private final class Represented<R: UIGestureRecognizerRepresentable> {
  var representable: R
  let recognizer: R.UIGestureRecognizerType
  let context: R.Context

  init(_ representable: R, _ screen: UIView) {
    self.representable = representable
    let source = UIGestureRecognizerRepresentableCoordinateSpaceConverter.Source()
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(source: source)
    context = R.Context(
      coordinator: representable.makeCoordinator(converter: converter),
      converter: converter
    )
    recognizer = representable.makeUIGestureRecognizer(context: context)
    (source.recognizer, source.screen) = (recognizer, screen)
    recognizer.addHandler { [weak self] in
      guard let self else { return }
      self.representable.handleUIGestureRecognizerAction(recognizer, context: context)
    }
    recognizer.region = screen
  }
}
