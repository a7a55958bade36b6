extension ViewTree {
  /// Notes which options are chosen, for nodes that were made and for options that were.
  func markSelection(_ made: [Node], into changes: inout [TreeChange]) {
    var seen = Set<ObjectIdentifier>()
    for node in made where node.tag != nil || node.isHandling {
      guard self.node(node.id) === node else { continue }
      if let choice = node.choice {
        if seen.insert(ObjectIdentifier(node)).inserted { mark(node, choice, into: &changes) }
      } else if node.tag != nil, let (outer, choice) = node.enclosingChoice,
        seen.insert(ObjectIdentifier(outer)).inserted
      {
        mark(outer, choice, into: &changes)
      }
    }
  }

  private func mark(
    _ node: Node, _ isChosen: @MainActor (NodeTag) -> Bool, into changes: inout [TreeChange]
  ) {
    var stack = node.children
    while let option = stack.popLast() {
      if let tag = option.tag {
        let isSelected = isChosen(tag)
        if option.isSelected != isSelected {
          let look = option.look
          option.isSelected = isSelected
          changes.append(.update(option, previous: look))
        }
      }
      if option.choice == nil { stack.append(contentsOf: option.children) }
    }
  }
}

extension Node {
  /// A closure that returns which options inside are chosen; nil if the node offers none.
  fileprivate var choice: (@MainActor (NodeTag) -> Bool)? {
    for case .select(let isSelected, _) in handlers { return isSelected }
    return nil
  }

  fileprivate var enclosingChoice: (Node, @MainActor (NodeTag) -> Bool)? {
    var outer = parent
    while let node = outer {
      if let choice = node.choice { return (node, choice) }
      outer = node.parent
    }
    return nil
  }
}
