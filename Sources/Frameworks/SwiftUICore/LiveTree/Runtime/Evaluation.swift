/// The state that one evaluation of some scopes keeps until its end.
@MainActor
struct EvaluationPass {
  /// The nodes that were made, outer before inner.
  var made: [Node] = []
  /// The scopes that the scope in evaluation had before.
  var previous = EarlierScopes([])
  /// Readers of declarations that changed, and the count of evaluations at the change.
  private(set) var readers: [(scope: Scope, at: Int)] = []
  /// The numbers under which surfaces know nodes that got new ones.
  var renumbered: [ObjectIdentifier: Int] = [:]
  /// The looks that the scope in evaluation shares with others of its type.
  var looks = LookSharing()
  /// The environments that were compared last, with what came of it: the rows of a list have the same.
  private var compared: (old: EnvironmentValues, new: EnvironmentValues, areSame: Bool)?

  /// Returns whether two environments surely give the same.
  mutating func areSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    if let storage = old.storageID, storage == new.storageID { return true }
    // Both are kept here, so that their storage isn't used for others meanwhile.
    if let compared, compared.old.storageID == old.storageID, compared.new.storageID == new.storageID,
      old.storageID != nil
    {
      return compared.areSame
    }
    let areSame = old.isSame(as: new)
    compared = (old, new, areSame)
    return areSame
  }

  /// Notes that what a scope declares has changed.
  mutating func declarationsChanged(in scope: Scope) {
    var keys = Set(scope.declared.map(\.key))
    var outer: Scope? = scope
    while let next = outer, !keys.isEmpty {
      if let consumer = next.consumer, keys.remove(consumer.key) != nil, let reader = consumer.reader {
        readers.append((reader, scope.tree.evaluations))
      }
      outer = next.parent
    }
  }

  mutating func takeReaders() -> [(scope: Scope, at: Int)] {
    defer { readers = [] }
    return readers
  }
}

/// The scopes inside a scope after its earlier evaluation, as far as they weren't met again.
///
/// Usually they are met in the same order, which costs nothing; a table is made at the first difference.
@MainActor
struct EarlierScopes {
  private var scopes: [Scope]
  private var next = 0
  private var rest: [IdentityPath: Scope]?

  /// A Boolean value that indicates whether there are none that weren't met.
  var isEmpty: Bool { rest?.isEmpty ?? (next == scopes.count) }

  init(_ scopes: [Scope]) { self.scopes = scopes }

  /// The scope that comes next by the order from before, if it is at a path; it isn't met yet.
  func inOrder(_ path: IdentityPath) -> Scope? {
    rest == nil && next < scopes.count && scopes[next].path == path ? scopes[next] : nil
  }

  /// The scope at a path; it counts as met.
  mutating func take(_ path: IdentityPath) -> Scope? {
    if rest == nil {
      if next < scopes.count, scopes[next].path == path {
        next += 1
        return scopes[next - 1]
      }
      if next == scopes.count { return nil }
      rest = Dictionary(scopes[next...].map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return rest?.removeValue(forKey: path)
  }

  /// The scopes that weren't met.
  var left: [Scope] { rest.map { Array($0.values) } ?? Array(scopes[next...]) }
}

extension ViewTree {
  func makeRoot() -> Scope {
    let place = Place(list: NodeList(), pending: nil, environment: environment, path: .root, depth: 0)
    let new = Scope(
      tree: self, parent: nil, source: ViewSource(view: RootView(content: EmptyView())), place: place)
    root = new
    return new
  }

  /// Evaluates scopes that changed, and those inside whose input changes with that.
  func evaluate(_ scopes: [Scope], into changes: inout [TreeChange]) {
    for scope in scopes { scope.isDirty = true }
    // The outermost first: what it evaluates needs no evaluation of its own.
    for scope in scopes.sorted(by: { $0.depth < $1.depth }) where scope.isDirty {
      evaluateTree(of: scope, into: &changes)
    }
    var rounds = 0
    while true {
      let readers = pass.takeReaders().filter { !$0.scope.isEnded && $0.scope.evaluatedAt <= $0.at }
      guard !readers.isEmpty, rounds < Self.maximumRounds else { break }
      rounds += 1
      for reader in readers where reader.scope.evaluatedAt <= reader.at {
        reader.scope.isDirty = true
        evaluateTree(of: reader.scope, into: &changes)
      }
    }
    pass = EvaluationPass()
  }

  private func evaluateTree(of first: Scope, into changes: inout [TreeChange]) {
    var top: Scope? = first
    // Nodes that had no place at first are options of choices around them as well.
    var unplaced: [Node] = []
    while let scope = top {
      guard !scope.isEnded, scope.isDirty else { return }
      top = nil
      // Nodes without number were made by a scope inside that had no place for them.
      let old = scope === root ? roots : scope.nodes.filter { $0.id != 0 }
      let anchor = old.first
      pass.made = []
      var ended: [Scope] = []
      var stack = [scope]
      while let next = stack.popLast() {
        // A scope may have been found and then ended with its parent.
        if !next.isEnded { stack.append(contentsOf: evaluateOne(next, &ended).reversed()) }
      }
      finishNodes()
      for scope in ended { scope.end() }
      let new = scope.nodes
      let made = pass.made
      pass.made = []
      if scope === root {
        reconcile(NodeLists(parent: nil, slot: .children, old: old, new: new), into: &changes)
        roots = new
      } else if let anchor {
        replace(old, with: new, from: anchor, into: &changes)
      } else if !new.isEmpty {
        // Nothing says where these nodes stand: the scope around it places them.
        scope.parent?.isDirty = true
        top = scope.parent
        unplaced += made
        continue
      }
      markSelection(unplaced + made, into: &changes)
    }
  }

  /// Replaces some neighbours in the list of a node.
  private func replace(
    _ old: [Node], with new: [Node], from anchor: Node, into changes: inout [TreeChange]
  ) {
    let parent = anchor.parent
    let slot = anchor.list
    let before = parent.map { $0[slot] } ?? roots
    guard let start = before.firstIndex(where: { $0 === anchor }) else {
      preconditionFailure("a scope's first node is in the list of its parent")
    }
    var whole = before
    whole.replaceSubrange(start..<start + old.count, with: new)
    for node in new {
      node.parent = parent
      node.list = slot
    }
    if let parent { parent[slot] = whole } else { roots = whole }
    let after = start > 0 ? before[start - 1] : nil
    reconcile(NodeLists(parent: parent, slot: slot, old: old, new: new, after: after), into: &changes)
  }

  /// Evaluates one scope; returns those inside that must be evaluated next, in order.
  private func evaluateOne(_ scope: Scope, _ ended: inout [Scope]) -> [Scope] {
    precondition(
      scope.depth <= Self.maximumDepth,
      "\(type(of: scope.source)) is nested \(scope.depth) views deep; a view must not contain itself")
    evaluations += 1
    if scope === root { scope.environment = surround() }
    scope.isDirty = false
    scope.evaluatedAt = evaluations
    pass.previous = EarlierScopes(scope.children)
    if !scope.declared.isEmpty {
      pass.declarationsChanged(in: scope)
      scope.declared = []
    }
    scope.children = []
    scope.clear()
    pass.looks.begin(ObjectIdentifier(type(of: scope.source)))
    var found: [Scope] = []
    scope.observing { found = evaluateBody(of: scope) }
    if !scope.declared.isEmpty { pass.declarationsChanged(in: scope) }
    scope.exactKeys?.forget(before: evaluations)
    if !pass.previous.isEmpty { ended.append(contentsOf: pass.previous.left) }
    return found
  }

  private func evaluateBody(of scope: Scope) -> [Scope] {
    var found: [Scope] = []
    var stack = [PendingView(view: scope.source.body(in: scope), place: scope.place)]
    // Last in, first out, each step's finds in reverse: nodes come in the order in which they are written.
    while let next = stack.popLast() {
      precondition(
        next.place.depth <= Self.maximumDepth,
        "\(type(of: next.view)) is nested \(next.place.depth) views deep; a view must not contain itself")
      var context = ViewContext(scope: scope, place: next.place)
      next.view._build(in: &context)
      if !context.queue.isEmpty { stack.append(contentsOf: context.queue.reversed()) }
      if !context.found.isEmpty { found.append(contentsOf: context.found) }
    }
    return found
  }

  /// Turns the lists in the making into lists of nodes.
  private func finishNodes() {
    for node in pass.made.reversed() {
      guard let making = node.making else { continue }
      node.making = nil
      node.children = making.nodes
      if !making.layers.isEmpty { node.layers = making.layers.map(\.nodes) }
      for child in node.children {
        child.parent = node
        child.list = .children
      }
      for (index, layer) in node.layers.enumerated() {
        for child in layer {
          child.parent = node
          child.list = .layer(Int32(index))
        }
      }
    }
  }
}
