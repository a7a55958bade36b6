extension ViewNode {
  /// Leaves what the node shows as a person would: a sheet, a page, a search. Nothing happens if the app alone
  /// takes it away.
  @MainActor package func dismiss() {
    for case .presentationOptions(let options) in children.lazy.map(\.content)
    where options.isDismissDisabled {
      return
    }
    for case .dismiss(let action) in handlers { action() }
  }

  /// Goes back in a stack of pages as a person would, until `depth` pages are above its root.
  @MainActor package func pop(to depth: Int) {
    for case .popTo(let pop) in handlers { pop(depth) }
  }

  /// Asks for a column of a split view as a person would.
  @MainActor package func show(_ column: NavigationSplitViewColumn) {
    for case .showColumn(let show) in handlers { show(column) }
  }

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
