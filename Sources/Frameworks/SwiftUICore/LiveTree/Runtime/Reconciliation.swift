/// The nodes of one list before and after an evaluation.
struct NodeLists {
  let parent: Node?
  let slot: NodeSlot
  let old: [Node]
  let new: [Node]
  /// The node in front of both, where they are only a part of the list.
  var after: Node?
}

extension ViewTree {
  /// Computes how to get from one list of nodes to another with the fewest moves, and does the same for the
  /// nodes inside. New nodes take over the numbers of old ones with the same key.
  ///
  /// Linear but for the moves, which cost the logarithm of their number each. Needs no call stack for depth.
  func reconcile(_ lists: NodeLists, into changes: inout [TreeChange]) {
    var work = [lists]
    while let next = work.popLast() { reconcile(next, &work, &changes) }
  }

  private func reconcile(
    _ lists: NodeLists, _ work: inout [NodeLists], _ changes: inout [TreeChange]
  ) {
    let (old, new) = (lists.old, lists.new)
    // The usual case: the same nodes in the same order.
    if old.count == new.count, zip(old, new).allSatisfy({ $0.key == $1.key }) {
      for (old, new) in zip(old, new) { update(old, to: new, &work, &changes) }
      return
    }
    if case .navigationStack? = lists.parent?.content { lifecycle.visibilityChanged() }
    var places: [IdentityPath: Int] = [:]
    places.reserveCapacity(old.count)
    for (place, node) in old.enumerated() { places[node.key] = place }
    var matches: [Int?] = []
    matches.reserveCapacity(new.count)
    var kept = Set<Int>()
    for node in new {
      // Two nodes with one key can't both take over.
      let match = places.removeValue(forKey: node.key)
      matches.append(match)
      if let match { kept.insert(match) }
    }
    for (place, node) in old.enumerated() where !kept.contains(place) { remove(node, into: &changes) }
    let resting = LongestRise.of(matches.compactMap { $0 })
    var after = lists.after
    for (node, match) in zip(new, matches) {
      let place = NodePlace(parent: lists.parent, list: lists.slot, after: after)
      if let match {
        update(old[match], to: node, &work, &changes)
        if !resting.contains(match) { changes.append(.move(node, place)) }
      } else {
        insert(node)
        changes.append(.insert(node, place))
      }
      after = node
    }
  }

  private func update(_ old: Node, to new: Node, _ work: inout [NodeLists], _ changes: inout [TreeChange]) {
    if old === new { return }
    new.number = old.number
    nodes[new.number] = new
    new.isSelected = new.isSelected ?? old.isSelected
    lifecycle.replace(old, by: new)
    focus.replace(old, by: new)
    if case .tab(let before) = old.content, case .tab(let now) = new.content,
      before.isSelected != now.isSelected
    {
      lifecycle.visibilityChanged()
    }
    if !old.looks(like: new) { changes.append(.update(new, previous: old.look)) }
    if !old.children.isEmpty || !new.children.isEmpty {
      work.append(NodeLists(parent: new, slot: .children, old: old.children, new: new.children))
    }
    for index in 0..<max(old.layers.count, new.layers.count) {
      work.append(
        NodeLists(
          parent: new, slot: .layer(Int32(index)), old: old[.layer(Int32(index))],
          new: new[.layer(Int32(index))]))
    }
  }

  /// Numbers a node and all that is inside.
  private func insert(_ first: Node) {
    var stack = [first]
    while let node = stack.popLast() {
      if node.id != 0 {
        // A scope that was left as it is came to stand in another list: for a surface its nodes are new.
        pass.renumbered[ObjectIdentifier(node)] = node.id
        lifecycle.disappear(node)
        focus.disappear(node)
        nodes[node.number] = nil
      }
      node.number = nextNumber(node.key)
      nodes[node.number] = node
      lifecycle.appear(node)
      focus.appear(node)
      stack.append(contentsOf: node.children)
      for layer in node.layers { stack.append(contentsOf: layer) }
    }
  }

  /// Forgets a node and all that is inside.
  func remove(_ first: Node, into changes: inout [TreeChange]) {
    changes.append(.remove(id: pass.renumbered[ObjectIdentifier(first)] ?? first.id))
    var stack = [first]
    while let node = stack.popLast() {
      // What stands in another list by now has a new number there.
      guard pass.renumbered[ObjectIdentifier(node)] == nil, nodes[node.number] === node else { continue }
      nodes[node.number] = nil
      lifecycle.disappear(node)
      focus.disappear(node)
      for (_, nodes) in node.lists { stack.append(contentsOf: nodes.filter { $0.parent === node }) }
    }
  }
}

extension Node {
  /// Returns whether a surface surely shows this node itself as it shows `other`; what is inside doesn't
  /// count.
  fileprivate func looks(like other: Node) -> Bool {
    content == other.content && isEnabled == other.isEnabled && isSelected == other.isSelected
      && modifiers == other.modifiers
      // Surfaces say which keys a field gives away; of other handlers only the kinds count.
      && (!isHandling && !other.isHandling
        || handlers.elementsEqual(other.handlers) { $0.takenKeys == $1.takenKeys })
      && attributes.isSame(as: other.attributes) && (tag === other.tag || tag?.value == other.tag?.value)
      && explicitID?.value == other.explicitID?.value
  }
}

extension NodeHandler {
  /// The keys that the handler takes from a field inside, or nil if it doesn't say which.
  fileprivate var takenKeys: Set<KeyEquivalent>? {
    if case .keyPress(let handler) = self { handler.keys } else { nil }
  }
}

/// The longest rising sequence, for the fewest moves.
enum LongestRise {
  /// The members of a longest strictly rising subsequence of different numbers.
  static func of(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result = Set<Int>()
    var next = ends.last ?? -1
    while next >= 0 {
      result.insert(numbers[next])
      next = previous[next]
    }
    return result
  }
}
