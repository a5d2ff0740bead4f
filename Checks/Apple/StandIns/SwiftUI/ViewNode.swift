import UIKit

/// A view's place in the tree, with what is kept for it there: its state, its children, what it shows.
///
/// A child is known by its number or its identity, and by its type: where another type comes to stand,
/// all that was there is taken away.
@MainActor
final class ViewNode {
  weak var graph: ViewGraph?
  private(set) weak var parent: ViewNode?
  let depth: Int
  /// What the view's properties keep, by their names.
  var storage: [String: AnyObject] = [:]
  /// The children in order.
  private(set) var children: [ViewNode] = []
  /// How the node is laid out; nil for one that only stands for its children.
  var layout: (any NodeLayout)?
  /// The UIKit view that the node puts on the screen.
  var screen: UIView?
  /// Whether what is below lies inside of ``screen``.
  var isContainer = false
  /// Is called when the node is taken away.
  var dismantle: (() -> Void)?
  /// Whether it has to be shown anew.
  var isDirty = false

  private var known: [AnyHashable: ViewNode] = [:]
  private var named: [AnyHashable] = []
  private var type: ObjectIdentifier?
  private var showAgain: (() -> Void)?

  init(graph: ViewGraph?, parent: ViewNode?) {
    self.graph = graph
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// The child of a name among those of this view; it is made when the name is new.
  func child(_ name: some Hashable) -> ViewNode {
    let name = AnyHashable(name)
    named.append(name)
    if let child = known[name] { return child }
    let child = ViewNode(graph: graph, parent: self)
    known[name] = child
    return child
  }

  /// Shows a view here, in the place of the one there was.
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

  /// Shows what a modifier makes of a view.
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

  /// Shows the same view anew, whose state has changed.
  func update() { showAgain?() }

  /// Takes away what the node shows, and all that is below it.
  func clear() {
    for child in children { child.clear() }
    dismantle?()
    screen?.removeFromSuperview()
    (children, known, storage) = ([], [:], [:])
    (layout, screen, dismantle, showAgain, isContainer) = (nil, nil, nil, nil, false)
    isDirty = false
  }

  private func begin(_ kind: Any.Type, _ again: @escaping () -> Void) {
    let kind = ObjectIdentifier(kind)
    if type != kind { clear() }
    type = kind
    isDirty = false
    showAgain = again
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

  /// What a stack around sets out: this node, or all that it stands for.
  var elements: [ViewNode] { layout == nil ? children.flatMap(\.elements) : [self] }

  /// The view inside which the node's own is.
  var container: UIView? {
    guard let parent else { return graph?.view }
    return parent.isContainer ? parent.screen : parent.container
  }
}
