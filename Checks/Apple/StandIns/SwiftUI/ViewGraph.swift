import UIKit

/// The view tree of one hosting view, with its pending changes.
@MainActor
final class ViewGraph {
  private(set) weak var view: UIView?
  private let root = ViewNode(graph: nil, parent: nil)
  private var dirty: [ViewNode] = []
  private var isAllDirty = true
  /// The time of the oldest pending change; nil for none.
  private var changeTime: Double?
  private var isUpdating = false
  /// The transaction of the newest change that is pending or being shown.
  private(set) var transaction = Transaction()
  /// The number of views placed into each container so far.
  private var placedCounts: [ObjectIdentifier: Int] = [:]
  /// Work that waits for the end of an update.
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

  /// Marks a view whose state has changed; nil marks the root view, and all views with it.
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
    if TestUpdates.moment == .immediate { update() }
  }

  /// Runs work after the current update.
  func afterUpdate(_ body: @escaping () -> Void) { followUps.append(body) }

  /// Shows the changes that are due.
  func updateIfDue() {
    guard let changeTime else { return }
    // Tolerance for rounding: a frame's time is a sum of fractions.
    if case .after(let seconds) = TestUpdates.moment, TestDevice.time < changeTime + seconds - 1e-6
    {
      view?.setNeedsLayout()
    } else {
      update()
    }
  }

  /// Shows all changes.
  func update() {
    guard !isUpdating, isAllDirty || !dirty.isEmpty else { return }
    let due = dirty
    let isAllDue = isAllDirty
    (dirty, isAllDirty, changeTime) = ([], false, nil)
    isUpdating = true
    TestUpdates.count += 1
    if isAllDue { showRoot(root) }
    // Updating a view also updates the views below it, which are then no longer dirty.
    for node in due.sorted(by: { $0.depth < $1.depth }) where node.isDirty { node.update() }
    isUpdating = false
    transaction = Transaction()
    view?.setNeedsLayout()
    let waiting = followUps
    followUps = []
    for body in waiting { body() }
  }

  /// Returns the size of the tree for a proposed size.
  func size(_ proposal: ProposedViewSize) -> CGSize { root.size(proposal) }

  /// Places all views.
  func place(in rect: CGRect) {
    placedCounts = [:]
    root.place(in: rect.middle(root.size(ProposedViewSize(rect.size))))
  }

  /// Adds a view to a container as the next subview, so that subviews have the tree's order.
  func put(_ screen: UIView, into container: UIView?) {
    guard let container else { return }
    let index = placedCounts[ObjectIdentifier(container), default: 0]
    placedCounts[ObjectIdentifier(container)] = index + 1
    let views = container.subviews
    if index < views.count, views[index] === screen { return }
    container.insertSubview(screen, at: index)
  }
}
