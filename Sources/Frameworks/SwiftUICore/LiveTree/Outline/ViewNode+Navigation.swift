extension ViewNode {
  /// The names of the pages above the root of a stack, for a URL or a history entry; empty for other nodes.
  package var navigationPath: [String] {
    children.compactMap {
      if case .navigationPage(let page) = $0.content, page.depth > 0 { return page.component }
      return nil
    }
  }
}

extension [ViewNode] {
  /// The title of the window: the innermost of what is shown, in a bar or noted where no bar shows it.
  package var navigationTitle: ResolvedText? {
    var title: ResolvedText?
    var stack: [ViewNode] = reversed()
    while let node = stack.popLast() {
      switch node.content {
      case .navigationBar(let bar): title = bar.title ?? title
      case .navigationStack: stack.append(contentsOf: node.children.suffix(1))
      case .tab(let tab) where !tab.isSelected: break
      case .presentation: break
      default:
        for case .navigationTitle(let noted) in node.modifiers { title = title ?? noted }
        stack.append(contentsOf: node.children.reversed())
      }
    }
    return title
  }
}
