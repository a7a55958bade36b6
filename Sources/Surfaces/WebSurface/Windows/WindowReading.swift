import ViewCore

/// What a window as a whole shows: its title, where the person is in it, and the nodes to which things are done
/// after each update.
@MainActor
struct WindowReading {
  /// The title of the page in front; nil where none has one.
  private(set) var title: String?
  /// The stacks of pages that can be seen, the outer before the inner.
  private(set) var stacks: [Node] = []
  /// The bar above the page in front, whose heading gets the focus when the page is new.
  private(set) var bar: Int?
  /// The dialog of the shell in front, which gets the focus when it is new.
  private(set) var dialog: Int?
  /// The names of the pages above the roots, in order.
  private(set) var steps: [String] = []
  /// The nodes that ask for the focus, for scrolling, or for files.
  private(set) var asking: [Int] = []

  /// Reads what can be seen, outer before inner; linear in the number of nodes, without a call stack for depth.
  init(_ roots: [Node]) {
    var stack = Array(roots.reversed())
    while let node = stack.popLast() {
      for case .navigationTitle(let text) in node.modifiers where !text.string.isEmpty { title = text.string }
      if node.handlers.contains(where: \.asks) { asking.append(node.id) }
      if case .dialog? = node.attributes[ShellPartKey.self] { dialog = node.id }
      var inside = node.children[...]
      switch node.content {
      case .navigationBar(let bar):
        if let text = bar.title?.string, !text.isEmpty {
          title = text
          self.bar = node.id
        }
      case .navigationStack:
        stacks.append(node)
        steps += node.steps
        // Only the last page is shown.
        inside = inside.suffix(1)
      case .tab(let tab) where !tab.isSelected: inside = []
      default: break
      }
      stack.append(contentsOf: inside.reversed())
      for layer in node.layers.reversed() { stack.append(contentsOf: layer.reversed()) }
    }
  }

  /// Goes to where so many steps are left: leaves pages, those of inner stacks first; or shows pages again that were
  /// left, where a stack knows them, the inner first.
  ///
  /// - Parameter isDone: Whether something is on its way already.
  func go(to count: Int, unless isDone: () -> Bool) {
    var surplus = steps.count - count
    for stack in stacks.reversed() where surplus != 0 && !(surplus < 0 && isDone()) {
      let pages = stack.steps.count
      let wanted = max(0, pages - surplus)
      if surplus > 0 { surplus -= pages - wanted }
      for case .popTo(let go) in stack.handlers where wanted != pages { go(wanted) }
    }
  }
}

extension Node {
  /// The names of the pages above the root of a stack.
  fileprivate var steps: [String] {
    children.compactMap {
      if case .navigationPage(let page) = $0.content, page.depth > 0 { return page.component }
      return nil
    }
  }
}

extension NodeHandler {
  /// Whether something is to be done for the node after an update.
  fileprivate var asks: Bool {
    switch self {
    case .focus, .accessibilityFocus, .scroll, .fileImport, .fileExport: true
    default: false
    }
  }
}
