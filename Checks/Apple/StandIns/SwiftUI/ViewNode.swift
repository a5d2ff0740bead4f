import UIKit

/// A view's place in the tree, with its state, its children and its UIKit view.
///
/// A child is identified by its index or its identity, and by its type. A view of another type replaces everything in
/// its place.
@MainActor
final class ViewNode {
  weak var graph: ViewGraph?
  private(set) weak var parent: ViewNode?
  let depth: Int
  /// The storage of the view's properties, by their names.
  var storage: [String: AnyObject] = [:]
  /// The children in order.
  private(set) var children: [ViewNode] = []
  /// The layout of the node; nil for a node that only groups its children.
  var layout: (any NodeLayout)?
  /// The node's UIKit view.
  var screen: UIView?
  /// Whether the nodes below are inside of ``screen``.
  var isContainer = false
  /// Called when the node is removed.
  var dismantle: (() -> Void)?
  /// Whether the node needs an update.
  var isDirty = false

  private var known: [AnyHashable: ViewNode] = [:]
  private var named: [AnyHashable] = []
  private var type: ObjectIdentifier?
  private var redraw: (() -> Void)?

  init(graph: ViewGraph?, parent: ViewNode?) {
    self.graph = graph
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// Returns the child with a name, and creates it if it is new.
  func child(_ name: some Hashable) -> ViewNode {
    let name = AnyHashable(name)
    named.append(name)
    if let child = known[name] { return child }
    let child = ViewNode(graph: graph, parent: self)
    known[name] = child
    return child
  }

  /// Shows a view in this place, instead of the previous one.
  func show<V: View>(_ view: V, _ environment: EnvironmentValues) {
    begin(V.self) { [unowned self] in show(view, environment) }
    var view = view
    Properties.place(in: &view, self, environment)
    if let primitive = view as? any PrimitiveView {
      primitive.show(in: self, environment)
    } else if let represented = view as? any UIViewRepresentable {
      represented.show(in: self, environment)
    } else {
      child(0).show(view.body, environment)
    }
    end()
  }

  /// Shows a view with a modifier.
  func modify<M: ViewModifier>(
    _ modifier: M,
    _ content: any View,
    _ environment: EnvironmentValues
  ) {
    begin(M.self) { [unowned self] in modify(modifier, content, environment) }
    var modifier = modifier
    Properties.place(in: &modifier, self, environment)
    child(0).show(modifier.body(content: _ViewModifier_Content<M>(content: content)), environment)
    end()
  }

  /// Shows the same view again, because its state has changed.
  func update() { redraw?() }

  /// Removes the node's content and all nodes below.
  func clear() {
    for child in children { child.clear() }
    dismantle?()
    screen?.removeFromSuperview()
    (children, known, storage) = ([], [:], [:])
    (layout, screen, dismantle, redraw, isContainer) = (nil, nil, nil, nil, false)
    isDirty = false
  }

  private func begin(_ kind: Any.Type, _ again: @escaping () -> Void) {
    let kind = ObjectIdentifier(kind)
    if type != kind { clear() }
    type = kind
    isDirty = false
    redraw = again
    named = []
  }

  private func end() {
    let kept = Set(named)
    for (name, child) in known where !kept.contains(name) {
      child.clear()
      known[name] = nil
    }
    children = named.compactMap { known[$0] }
  }

  /// The nodes that a stack lays out: this node, or those that it groups.
  var elements: [ViewNode] { layout == nil ? children.flatMap(\.elements) : [self] }

  /// The UIKit view that contains the node's view.
  var container: UIView? {
    guard let parent else { return graph?.view }
    return parent.isContainer ? parent.screen : parent.container
  }
}
