import UIKit

/// The tree of one hosting view, and what in it is to be shown anew.
@MainActor
final class ViewGraph {
  private(set) weak var view: UIView?
  private let root = ViewNode(graph: nil, parent: nil)
  private var dirty: [ViewNode] = []
  private var isAllDirty = true
  /// When the oldest change was made that has not been shown; nil for none.
  private var changeTime: Double?
  private var isUpdating = false
  /// The transaction of the newest change that has not been shown, or is being shown.
  private(set) var transaction = Transaction()
  /// How many views were put into each view by now.
  private var placedCounts: [ObjectIdentifier: Int] = [:]
  /// What waits for the end of an update.
  private var followUps: [() -> Void] = []
  /// Shows the root view with the host's environment.
  private let showRoot: (ViewNode) -> Void

  init(view: UIView, _ showRoot: @escaping (ViewNode) -> Void) {
    self.view = view
    self.showRoot = showRoot
    root.graph = self
    TestUpdates.add(self)
  }

  isolated deinit { root.clear() }

  /// Has the state of a view changed; nil for the root view and what all views depend on.
  func invalidate(_ node: ViewNode?) {
    if isUpdating { TestUpdates.changesDuringUpdate += 1 }
    if let node {
      if !node.isDirty { dirty.append(node) }
      node.isDirty = true
    } else {
      isAllDirty = true
    }
    transaction = Transaction.current
    changeTime = changeTime ?? TestDevice.time
    view?.setNeedsLayout()
    if TestUpdates.moment == .atOnce { update() }
  }

  /// Has something done when the update that goes on is over.
  func afterUpdate(_ body: @escaping () -> Void) { followUps.append(body) }

  /// Shows anew what is due by now.
  func updateIfDue() {
    guard let changeTime else { return }
    // A frame's time is a sum of fractions, so a moment that is as good as reached counts.
    if case .after(let seconds) = TestUpdates.moment, TestDevice.time < changeTime + seconds - 1e-6
    {
      view?.setNeedsLayout()
    } else {
      update()
    }
  }

  /// Shows anew all that has changed.
  func update() {
    guard !isUpdating, isAllDirty || !dirty.isEmpty else { return }
    let due = dirty
    let isAllDue = isAllDirty
    (dirty, isAllDirty, changeTime) = ([], false, nil)
    isUpdating = true
    TestUpdates.count += 1
    if isAllDue { showRoot(root) }
    // Whoever was shown with a view around it is not dirty any more.
    for node in due.sorted(by: { $0.depth < $1.depth }) where node.isDirty { node.update() }
    isUpdating = false
    transaction = Transaction()
    view?.setNeedsLayout()
    let waiting = followUps
    followUps = []
    for body in waiting { body() }
  }

  /// The size that the tree takes of what it is offered.
  func size(_ proposal: ProposedViewSize) -> CGSize { root.size(proposal) }

  /// Puts all views in their places.
  func place(in rect: CGRect) {
    placedCounts = [:]
    root.place(in: rect.middle(root.size(ProposedViewSize(rect.size))))
  }

  /// Has a view be the next one inside another, so that views lie above each other in the tree's order.
  func put(_ screen: UIView, into container: UIView?) {
    guard let container else { return }
    let index = placedCounts[ObjectIdentifier(container), default: 0]
    placedCounts[ObjectIdentifier(container)] = index + 1
    let views = container.subviews
    if index < views.count, views[index] === screen { return }
    container.insertSubview(screen, at: index)
  }
}
