import SwiftUICore

/// The facts that a window shows as a whole: its title, the place of the person in it, and the nodes to
/// which things are done after each update.
@MainActor
struct WindowReading {
  /// The title of the page in front; nil where none has one.
  private(set) var title: String?
  /// The containers that have pages above their root and can be seen, the outer before the inner: stacks of
  /// pages, and split views that show one column at a time.
  private(set) var stacks: [Node] = []
  /// The bar above the page in front, whose heading gets the focus when the page is new.
  private(set) var bar: Int?
  /// The dialog of the shell in front, which gets the focus when it is new.
  private(set) var dialog: Int?
  /// The names of the pages above the roots, in order.
  private(set) var steps: [String] = []
  /// The identifier of what is open, which the app's activity has; nil where it has none, or where the list is
  /// shown from which something is opened.
  private(set) var content: String?
  /// The nodes that ask for the focus, for scrolling, or for files.
  private(set) var asking: [Int] = []
  /// The nodes that any of this was read from.
  private(set) var sources = WindowSources()

  /// Reads what can be seen, outer before inner; linear in the number of nodes, without a call stack for
  /// depth.
  ///
  /// - Parameter isNarrow: Whether split views show one of their columns only: each after the first is a step then.
  init(_ roots: [Node], isNarrow: Bool) {
    var stack = Array(roots.reversed())
    var isAtList = false
    while let node = stack.popLast() {
      if let found = node.openContent { content = found }
      if node.isRead { sources.nodes.append(node.id) }
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
      case .splitView(let split) where isNarrow:
        stacks.append(node)
        if node.steps.isEmpty { isAtList = true }
        steps += node.steps
        inside = inside.filter { $0.column == split.compactColumn }[...]
      case .tab(let tab) where !tab.isSelected: inside = []
      default: break
      }
      stack.append(contentsOf: inside.reversed())
      for layer in node.layers.reversed() { stack.append(contentsOf: layer.reversed()) }
    }
    if isAtList { content = nil }
  }

  /// Goes to where so many steps are left: leaves pages, those of inner stacks first; or shows pages again
  /// that were left, where a stack knows them, the inner first, until something is on its way.
  func go(to count: Int, in tree: ViewTree) {
    var surplus = steps.count - count
    for stack in stacks.reversed() where surplus != 0 && !(surplus < 0 && tree.needsUpdate) {
      let pages = stack.steps.count
      let wanted = max(0, pages - surplus)
      if surplus > 0 { surplus -= pages - wanted }
      if wanted != pages { tree.deliver(.go(to: wanted), to: stack.id) }
    }
  }
}

/// The nodes that a window was read from.
@MainActor
struct WindowSources {
  fileprivate(set) var nodes: [Int] = []

  /// Returns whether changes of the tree may have changed what is read. Most don't: rows come and go, and
  /// what is in them is rarely a bar, a page or a field that asks for the focus.
  func areOvertaken(by changes: [TreeChange], in tree: ViewTree) -> Bool {
    var isSomethingGone = false
    for change in changes {
      switch change {
      case .insert(let node, _), .move(let node, _):
        var stack = [node]
        while let node = stack.popLast() {
          if node.isRead { return true }
          stack.append(contentsOf: node.children)
          for layer in node.layers { stack.append(contentsOf: layer) }
        }
      case .remove: isSomethingGone = true
      case .update(let node, let previous):
        if case .splitView = node.content { return true }
        if node.attributes[UserActivityKey.self] != nil { return true }
        if node.modifiers.contains(where: \.isTitle) || previous.modifiers.contains(where: \.isTitle) {
          return true
        }
        // A view may ask only now, or no more: one that exports a document once there is one.
        if node.handlers.count(where: \.asks) != previous.handlers.count(where: \.asks) { return true }
      }
    }
    return isSomethingGone && nodes.contains { tree.node($0) == nil }
  }
}

extension Node {
  /// The column of a split view that the node is.
  fileprivate var column: NavigationSplitViewColumn? {
    if case .column(let column) = content { column.column } else { nil }
  }

  /// The columns of a split view, in order.
  fileprivate var columns: [NavigationSplitViewColumn] { children.compactMap(\.column) }

  /// The names of the pages above the root of a stack, or of the columns up to the one that is shown.
  fileprivate var steps: [String] {
    if case .splitView(let split) = content {
      let last = columns.firstIndex(of: split.compactColumn) ?? 0
      return columns.prefix(last + 1).dropFirst().map(\.name)
    }
    return children.compactMap {
      if case .navigationPage(let page) = $0.content, page.depth > 0 { return page.component }
      return nil
    }
  }
}

extension Node {
  /// A Boolean value that indicates whether something about the window as a whole is read from the node.
  fileprivate var isRead: Bool {
    switch content {
    case .navigationBar, .navigationStack, .navigationPage, .splitView, .column, .tab: return true
    default: break
    }
    if modifiers.contains(where: \.isTitle) || handlers.contains(where: \.asks) { return true }
    if case .dialog? = attributes[ShellPartKey.self] { return true }
    return attributes[UserActivityKey.self] != nil
  }

  /// The identifier of the content that the activity at the node is about, as an address that the app opens.
  fileprivate var openContent: String? {
    guard let activity = attributes[UserActivityKey.self], activity.isActive else { return nil }
    let described = NSUserActivity(activityType: activity.activityType)
    activity.update(described)
    guard let content = described.targetContentIdentifier,
      content.utf8.count <= WindowAddress.longestContent, URL(string: content)?.scheme != nil
    else { return nil }
    return content
  }
}

extension NodeModifier {
  fileprivate var isTitle: Bool {
    if case .navigationTitle = self { true } else { false }
  }
}

extension NodeHandler {
  /// A Boolean value that indicates whether something is to be done for the node after an update.
  fileprivate var asks: Bool {
    switch self {
    case .focus, .accessibilityFocus, .scroll, .fileImport, .fileExport: true
    default: false
    }
  }
}
