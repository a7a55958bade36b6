/// Nodes in the making, in order; those of a scope inside stand where the scope stands.
///
/// Most lists have one entry, which needs no array.
@MainActor
class NodeList {
  enum Entry {
    case node(Node)
    case scope(Scope)
  }

  private var first: Entry?
  private var rest: [Entry] = []

  init() {}

  /// Adds an entry at the end.
  func append(_ entry: Entry) {
    if first == nil { first = entry } else { rest.append(entry) }
  }

  /// Forgets all entries.
  func clear() {
    first = nil
    rest = []
  }

  /// The nodes themselves.
  var nodes: [Node] {
    guard let first else { return [] }
    if rest.isEmpty, case .node(let only) = first { return [only] }
    var result: [Node] = []
    result.reserveCapacity(rest.count + 1)
    var stack: [Entry] = []
    push(onto: &stack)
    while let next = stack.popLast() {
      switch next {
      case .node(let node): result.append(node)
      case .scope(let scope): scope.push(onto: &stack)
      }
    }
    return result
  }

  /// Puts the entries on a stack, the first uppermost.
  private func push(onto stack: inout [Entry]) {
    if !rest.isEmpty { stack.append(contentsOf: rest.reversed()) }
    if let first { stack.append(first) }
  }
}

/// The lists of a node in the making.
final class NodeMaking: NodeList {
  var layers: [NodeList] = []
}
