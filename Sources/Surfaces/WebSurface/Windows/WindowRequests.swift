import SwiftUICore

/// The requests of views beside their content: the focus, a place to scroll to, files. Each is told to the
/// browser when it turns true.
@MainActor
struct WindowRequests {
  /// The nodes that may ask for something.
  private(set) var nodes: [Int] = []
  private var focused: Set<Int> = []
  /// The nodes to which the focus was sent and from which the browser hasn't reported it yet, the last one
  /// at the end.
  private var awaited: [Int] = []
  private var scrolled: [Int: ScrollRequest] = [:]
  private var choosing: Set<Int> = []

  /// Notes which nodes may ask.
  mutating func watch(_ nodes: [Int]) {
    self.nodes = nodes
    let known = Set(nodes)
    focused.formIntersection(known)
    awaited.removeAll { !known.contains($0) }
    choosing.formIntersection(known)
    scrolled = scrolled.filter { known.contains($0.key) }
  }

  /// Forgets where was scrolled to before there was a browser that could be told.
  mutating func forgetScrolling() { scrolled = [:] }

  /// Notes where the browser's focus is, which views need not be told again.
  mutating func note(focus node: Int, _ isFocused: Bool) {
    if isFocused { focused.insert(node) } else { focused.remove(node) }
  }

  /// Returns whether a report that a node has the focus is overtaken: the focus was sent there, and further
  /// on since. Taken for a person's doing it would call the focus back.
  mutating func isOvertaken(focus node: Int) -> Bool {
    guard let place = awaited.lastIndex(of: node) else { return false }
    let isLast = place == awaited.count - 1
    awaited.removeFirst(place + 1)
    return !isLast
  }

  /// The nodes for which a person is to choose files, and whether several, for pages without scripts.
  func choices(in tree: ViewTree) -> [(node: Int, allowsMultiple: Bool)] {
    nodes.compactMap { id in
      for case .fileImport(let choice) in tree.node(id)?.handlers ?? [] where choice.isPresented() {
        return (id, choice.allowsMultiple)
      }
      return nil
    }
  }

  /// Notes that a choice of files is over.
  mutating func endChoice(_ node: Int) { choosing.remove(node) }

  /// Returns the operations of the browser that are due now.
  ///
  /// - Parameter export: Is called with the node of a document that is to be saved.
  mutating func operations(in tree: ViewTree, export: (Int, FileExport) -> Void) -> [Operation] {
    var blurs: [Operation] = []
    var result: [Operation] = []
    // A choice that isn't presented any more is over, also where its view says nothing of one meanwhile.
    var presented: Set<Int> = []
    defer { choosing.formIntersection(presented) }
    for id in nodes {
      guard let node = tree.node(id) else { continue }
      for handler in node.handlers {
        switch handler {
        case .focus(let wantsFocus, _), .accessibilityFocus(let wantsFocus, _):
          let wants = wantsFocus()
          if wants, focused.insert(id).inserted {
            result.append(.focus(id))
            awaited.append(id)
          }
          if !wants, focused.remove(id) != nil { blurs.append(.blur(id)) }
        case .scroll(let port):
          if let operation = scroll(node, port, in: tree) { result.append(operation) }
        case .fileImport(let choice):
          guard choice.isPresented() else { continue }
          presented.insert(id)
          if choosing.insert(id).inserted { result.append(.choose(id, several: choice.allowsMultiple)) }
        case .fileExport(let document):
          guard document.isPresented() else { continue }
          presented.insert(id)
          if choosing.insert(id).inserted { export(id, document) }
        default: break
        }
      }
    }
    return blurs + result
  }

  private mutating func scroll(_ node: Node, _ port: ScrollPort, in tree: ViewTree) -> Operation? {
    guard let request = port.request() else {
      scrolled[node.id] = nil
      return nil
    }
    guard !request.isSame(as: scrolled[node.id]) else { return nil }
    scrolled[node.id] = request
    switch request.target {
    case .edge(let edge): return .scroll(node.id, edge == .top || edge == .leading ? "top" : "bottom")
    case .point(_, let y): return .scroll(node.id, String(Int(max(0, min(y ?? 0, 1e7)))))
    case .node(let tag):
      guard let place = Self.place(of: tag, in: node) else { return nil }
      let block =
        switch request.anchor?.y {
        case nil: "nearest"
        case let y? where y < 0.34: "start"
        case let y? where y > 0.66: "end"
        default: "center"
        }
      return .scroll(place, block)
    }
  }

  /// The node inside that an identifier means.
  private static func place(of tag: NodeTag, in node: Node) -> Int? {
    var stack = [node]
    while let next = stack.popLast() {
      if next !== node, next.isPlace(of: tag) { return next.id }
      stack.append(contentsOf: next.children.reversed())
      for layer in next.layers.reversed() { stack.append(contentsOf: layer.reversed()) }
    }
    return nil
  }
}
