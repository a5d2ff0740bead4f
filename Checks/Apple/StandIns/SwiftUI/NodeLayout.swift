import UIKit

/// The layout of a node: its size and the places of its children.
@MainActor
protocol NodeLayout {
  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize
  func place(_ node: ViewNode, in rect: CGRect)
}

extension ViewNode {
  /// Returns the size of the node for a proposed size.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    (layout ?? OverlayLayout()).size(of: self, proposal)
  }

  /// Places the node in a rectangle of its container.
  func place(in rect: CGRect) { (layout ?? OverlayLayout()).place(self, in: rect) }

  /// The nodes to lay out below this one.
  var contents: [ViewNode] { children.flatMap(\.elements) }
}

extension CGRect {
  /// Returns a rectangle of a size, centred in this one.
  func middle(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2,
      y: midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}

/// Places all nodes on top of each other, centred.
struct OverlayLayout: NodeLayout {
  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    node.contents.reduce(.zero) { size, child in
      let own = child.size(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func place(_ node: ViewNode, in rect: CGRect) {
    for child in node.contents {
      child.place(in: rect.middle(child.size(ProposedViewSize(rect.size))))
    }
  }
}

/// Places the last child above the others, which are proposed its size.
struct BackgroundLayout: NodeLayout {
  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    node.contents.last?.size(proposal) ?? .zero
  }

  func place(_ node: ViewNode, in rect: CGRect) { OverlayLayout().place(node, in: rect) }
}

/// Places the other children above the first one, which has its size.
struct OverlaidLayout: NodeLayout {
  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    node.contents.first?.size(proposal) ?? .zero
  }

  func place(_ node: ViewNode, in rect: CGRect) { OverlayLayout().place(node, in: rect) }
}

/// Places nodes in a line.
///
/// Each is proposed an equal share of the remaining space.
struct LineLayout: NodeLayout {
  let isVertical: Bool
  let spacing: CGFloat

  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let sizes = sizes(of: node.contents, proposal)
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    let length = sizes.reduce(gaps) { $0 + along($1) }
    let breadth = sizes.reduce(0) { max($0, across($1)) }
    return size(length, breadth)
  }

  func place(_ node: ViewNode, in rect: CGRect) {
    var position = isVertical ? rect.minY : rect.minX
    let contents = node.contents
    for (child, size) in zip(contents, sizes(of: contents, ProposedViewSize(rect.size))) {
      let area =
        isVertical
        ? CGRect(x: rect.minX, y: position, width: rect.width, height: size.height)
        : CGRect(x: position, y: rect.minY, width: size.width, height: rect.height)
      child.place(in: area.middle(size))
      position += along(size) + spacing
    }
  }

  private func sizes(of contents: [ViewNode], _ proposal: ProposedViewSize) -> [CGSize] {
    var left = isVertical ? proposal.height : proposal.width
    var sizes: [CGSize] = []
    for (index, child) in contents.enumerated() {
      let count = CGFloat(contents.count - index)
      let share = left.map { max(0, ($0 - spacing * (count - 1)) / count) }
      let offer =
        isVertical
        ? ProposedViewSize(width: proposal.width, height: share)
        : ProposedViewSize(width: share, height: proposal.height)
      let size = child.size(offer)
      left = left.map { $0 - along(size) - spacing }
      sizes.append(size)
    }
    return sizes
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }
}

/// A frame with a fixed or a maximum size.
struct FrameLayout: NodeLayout {
  var width: CGFloat?
  var height: CGFloat?
  var maxWidth: CGFloat?
  var maxHeight: CGFloat?

  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let own = OverlayLayout().size(of: node, offer(proposal))
    return CGSize(
      width: width ?? maxWidth.map { min($0, max(own.width, proposal.width ?? 0)) } ?? own.width,
      height: height ?? maxHeight.map { min($0, max(own.height, proposal.height ?? 0)) }
        ?? own.height
    )
  }

  func place(_ node: ViewNode, in rect: CGRect) { OverlayLayout().place(node, in: rect) }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width ?? proposal.width.map { min($0, maxWidth ?? .infinity) },
      height: height ?? proposal.height.map { min($0, maxHeight ?? .infinity) }
    )
  }
}

/// Adds insets.
struct PaddingLayout: NodeLayout {
  let insets: EdgeInsets

  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let offer = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) }
    )
    let own = OverlayLayout().size(of: node, offer)
    return CGSize(
      width: own.width + insets.leading + insets.trailing,
      height: own.height + insets.top + insets.bottom
    )
  }

  func place(_ node: ViewNode, in rect: CGRect) {
    OverlayLayout().place(
      node,
      in: CGRect(
        x: rect.minX + insets.leading,
        y: rect.minY + insets.top,
        width: rect.width - insets.leading - insets.trailing,
        height: rect.height - insets.top - insets.bottom
      )
    )
  }
}

/// Uses the ideal size of the content.
struct IdealLayout: NodeLayout {
  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    OverlayLayout().size(of: node, .unspecified)
  }

  func place(_ node: ViewNode, in rect: CGRect) { OverlayLayout().place(node, in: rect) }
}

/// A UIKit view whose size a closure returns.
struct ScreenLayout: NodeLayout {
  let size: (ProposedViewSize) -> CGSize

  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize { size(proposal) }

  func place(_ node: ViewNode, in rect: CGRect) {
    guard let screen = node.screen else { return }
    node.graph?.put(screen, into: node.container)
    screen.frame = rect
  }
}

/// A UIKit view that contains the nodes below.
struct ContainerLayout: NodeLayout {
  /// Whether the content has its ideal size, as in a scroll view.
  var isScrolled = false

  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let own = OverlayLayout().size(of: node, proposal)
    guard isScrolled else { return own }
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  func place(_ node: ViewNode, in rect: CGRect) {
    guard let screen = node.screen else { return }
    node.graph?.put(screen, into: node.container)
    screen.frame = rect
    guard let scroll = screen as? UIScrollView else {
      return OverlayLayout().place(node, in: CGRect(origin: .zero, size: rect.size))
    }
    let size = OverlayLayout().size(of: node, ProposedViewSize(width: rect.width, height: nil))
    scroll.contentSize = size
    OverlayLayout().place(
      node,
      in: CGRect(x: 0, y: 0, width: max(size.width, rect.width), height: size.height)
    )
  }
}
