/// One step from the tree that a surface shows to the tree as it is now. Steps hold in order, each on the
/// tree that the earlier ones left.
package enum TreeChange {
  /// A node with all that is inside comes to stand at a place.
  case insert(Node, NodePlace)
  /// A node that is shown, with all that is inside, goes to another place of the same list.
  case move(Node, NodePlace)
  /// The node with this number goes, with all that is inside.
  case remove(id: Int)
  /// A node looks or behaves differently; what is inside has steps of its own. The looks may be equal for a
  /// surface: they are compared as values, and closures can't be.
  case update(Node, previous: NodeLook)
}

/// The place of a node among the others.
package struct NodePlace {
  /// The node around it; nil for the roots.
  package let parent: Node?
  /// The list of the parent.
  package let list: NodeSlot
  /// The node in front of it; nil for the first.
  package let after: Node?
}

/// The result of an update.
package struct TreeUpdate {
  /// The steps, in order.
  package var changes: [TreeChange] = []
  /// The animation of the change, as `withAnimation` set it; nil for none.
  package var animation: Animation?
  /// A Boolean value that indicates whether nothing was left for the next update.
  package var isWhole = true
  /// A Boolean value that indicates whether nothing is to do for a surface.
  package var isEmpty: Bool { changes.isEmpty }
}

extension TreeUpdate {
  /// Brings steps of several evaluations together: an inserted node is shown as it is now, so that later
  /// steps inside of it are left out.
  @MainActor
  mutating func settle(in tree: ViewTree, newSince first: Int) {
    func isNew(_ node: Node?) -> Bool { node.map { $0.id >= first } ?? false }
    func current(_ node: Node) -> Node { tree.node(node.id) ?? node }
    func current(_ place: NodePlace) -> NodePlace {
      NodePlace(
        parent: place.parent.map(current), list: place.list, after: place.after.map(current))
    }
    // New nodes that surfaces get steps for; those inside come with them.
    var outermost = Set<Int>()
    changes = changes.compactMap { change in
      switch change {
      case .insert(let node, let place):
        if isNew(place.parent) { return nil }
        outermost.insert(node.id)
        return .insert(current(node), current(place))
      case .move(let node, let place): return isNew(place.parent) ? nil : .move(current(node), current(place))
      case .update(let node, let previous):
        return isNew(node) ? nil : .update(current(node), previous: previous)
      case .remove(let id): return id >= first && !outermost.contains(id) ? nil : change
      }
    }
  }
}
