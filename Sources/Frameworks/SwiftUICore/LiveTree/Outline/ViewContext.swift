package typealias ViewContext = _ViewContext

/// The context in which a primitive view makes its nodes.
@MainActor
public struct _ViewContext {
  let scope: Scope
  private(set) var place: Place
  /// The views found in this step, in order.
  var queue: [PendingView] = []
  /// Scopes that must be evaluated, in order.
  var found: [Scope] = []

  var tree: ViewTree { scope.tree }

  init(scope: Scope, place: Place) {
    self.scope = scope
    self.place = place
  }

  /// The environment of the view.
  package var environment: EnvironmentValues { place.environment }

  /// Makes the node of this view; changes that modifiers wait to make are made.
  package mutating func emit(_ content: NodeContent, handlers: [NodeHandler] = []) -> Node {
    let node = Node(key: place.path, content: content, handlers: handlers)
    node.isEnabled = place.environment.isEnabled
    tree.pass.made.append(node)
    place.list.append(.node(node))
    var pending = place.pending
    while let head = pending {
      apply(head, to: node)
      pending = head.next
    }
    tree.pass.looks.share(node)
    return node
  }

  /// Makes the node of this view with a container's content inside.
  package mutating func emit(
    _ content: NodeContent, handlers: [NodeHandler] = [], child: some View
  ) {
    let node = emit(content, handlers: handlers)
    add(child, to: node, as: .content)
  }

  /// Queues a view whose nodes come inside `node`.
  package mutating func add(
    _ view: any View, to node: Node, as step: IdentityStep, role: NodeRole? = nil,
    environment: EnvironmentValues? = nil
  ) {
    var inner = place
    inner.list = node.madeLists
    inner.pending = role.map { PendingList.of(.modifier(.role($0)), place.environment, nil) }
    if let environment { inner.environment = environment }
    inner.path = path(step)
    inner.depth += 1
    queue.append(PendingView(view: view, place: inner))
  }

  /// Queues a view whose nodes come where this view's would be.
  package mutating func pass(
    _ view: any View, as step: IdentityStep?, tag: AnyHashable? = nil, environment: EnvironmentValues? = nil
  ) {
    var inner = place
    if let environment { inner.environment = environment }
    if let step { inner.path = path(step) }
    if let tag { inner.pending = PendingList.of(.tag(tag), place.environment, inner.pending) }
    queue.append(PendingView(view: view, place: inner))
  }

  private func path(_ step: IdentityStep) -> IdentityPath {
    scope.path(place.path, step)
  }

  private mutating func apply(_ pending: PendingList, to node: Node) {
    switch pending.change {
    case .modifier(let modifier): node.modifiers.append(modifier)
    case .attribute(let key, let value): node.attributes.set(key, value)
    case .handler(let handler): node.add(handler)
    case .tag(let tag): if node.tag == nil { node.tag = tag }
    case .identifier(let id): if node.explicitID == nil { node.explicitID = id }
    case .layer(let kind, let alignment, let view):
      let making = node.madeLists
      let index = making.layers.count
      node.modifiers.append(.layer(kind, alignment, index: index))
      let list = NodeList()
      making.layers.append(list)
      queue.append(
        PendingView(
          view: view,
          place: Place(
            list: list, pending: nil, environment: pending.environment, path: path(.part(.layer(index))),
            depth: place.depth + 1)))
    }
  }
}

extension ViewContext {
  /// Goes on with the only view inside, which costs no place in the queue: views are large, and many stand
  /// around one. How deep that goes is written in the program, in the view's type.
  mutating func go(on content: some View, as step: IdentityStep?) {
    if let step { place.path = path(step) }
    content._build(in: &self)
  }

  /// Goes on with the view inside as a modifier changes it.
  mutating func go(on content: some View, changedBy modifier: some PrimitiveModifier) {
    var inside = ModifierContext(scope: scope, outside: place.environment, place: place)
    modifier.apply(to: &inside)
    place = inside.place
    content._build(in: &self)
  }

  /// Meets a modifier with a body.
  mutating func descend(into content: some View, modifiedBy modifier: some ViewModifier) {
    enter(path(.type(ObjectIdentifier(type(of: modifier))))) { known in
      (known as? ModifierSource)?.isSame(as: modifier, on: content) ?? false
    } make: {
      ModifierSource(modifier: modifier, content: content)
    }
  }

  /// Meets a composite view.
  mutating func descend<V: View>(into view: V) {
    enter(view, at: path(.type(ObjectIdentifier(V.self))))
  }

  /// The path of a composite view that is an element of a collection with identifiers that are surely told
  /// apart.
  func path<V: View>(ofElement id: AnyHashable, occurrence: Int, _: V.Type) -> IdentityPath {
    place.path.appending(.key(id, occurrence: occurrence)).appending(.type(ObjectIdentifier(V.self)))
  }

  /// Meets a composite view that is an element of a collection, as if it were queued with its tag.
  mutating func descend<V: View>(into view: V, at path: IdentityPath, tag: AnyHashable) {
    let outer = place
    place.pending = PendingList.of(.tag(tag), place.environment, place.pending)
    enter(view, at: path)
    place = outer
  }

  /// The same for one that comes next by the order from before; false if another comes next.
  mutating func descendAgain<V: View>(into view: @autoclosure () -> V, at path: IdentityPath) -> Bool {
    // It has the tag from before, because the path tells identifiers apart.
    guard let known = tree.pass.previous.inOrder(path), let pending = known.pending,
      pending.isTag(before: place.pending)
    else { return false }
    let outer = place
    place.pending = pending
    enter(view(), at: path)
    place = outer
    return true
  }

  private mutating func enter<V: View>(_ view: V, at path: IdentityPath) {
    enter(path) { known in
      (known as? ViewSource<V>)?.isSame(as: view) ?? false
    } make: {
      ViewSource(view: view)
    }
  }

  /// Meets a scope: it is found again or begins, and is evaluated after this one unless nothing changed for
  /// it.
  ///
  /// - Parameters:
  ///   - isSame: Whether what the scope evaluated last surely is what `make` would make, state apart.
  ///   - stands: Whether its nodes stand here.
  @discardableResult
  mutating func enter(
    _ path: IdentityPath, stands: Bool = true, isSame: (any ScopeSource) -> Bool,
    make: () -> any ScopeSource
  ) -> Scope {
    let child: Scope
    if let known = tree.pass.previous.take(path) {
      child = known
      let isUnmoved = known.move(to: inner(path, known))
      if !(isUnmoved && tree.skipsUnchanged && !known.isDirty && isSame(known.source)) {
        known.source = make()
        known.isDirty = true
        found.append(known)
      }
    } else if let asleep = tree.takeAsleep(path) {
      child = asleep
      asleep.wake(in: scope, source: make(), place: inner(path, asleep))
      found.append(asleep)
    } else {
      child = Scope(tree: tree, parent: scope, source: make(), place: inner(path, place.list))
      found.append(child)
    }
    scope.children.append(child)
    if stands { place.list.append(.scope(child)) }
    return child
  }

  private func inner(_ path: IdentityPath, _ list: NodeList) -> Place {
    Place(
      list: list, pending: place.pending, environment: place.environment, path: path, depth: place.depth + 1)
  }

  /// Notes what a view declares for one around it.
  mutating func note(_ key: ObjectIdentifier, _ value: Any) {
    scope.declared.append(Scope.Declaration(key: key, value: value, position: scope.children.count))
  }

  /// Reads what the views in `content` declare, after they have been evaluated.
  mutating func read(
    _ key: ObjectIdentifier, of content: some View, before: Bool, _ reading: @escaping ([Any]) -> any View
  ) {
    let content = DeclarationContent(content: content)
    let source = enter(path(.part(.value)), stands: !before) { known in
      (known as? ViewSource)?.isSame(as: content) ?? false
    } make: {
      ViewSource(view: content)
    }
    let reader = enter(path(.part(.label))) { _ in
      false
    } make: {
      DeclarationSource(key: key, source: source, reading: reading)
    }
    source.consumer = DeclarationConsumer(key: key, reader: reader)
    if before { place.list.append(.scope(source)) }
  }
}

/// The context in which a primitive modifier works.
@MainActor
package struct ModifierContext {
  let scope: Scope
  /// The environment that the modifier itself is in.
  let outside: EnvironmentValues
  var place: Place

  /// The environment of the modified view.
  package var environment: EnvironmentValues {
    get { place.environment }
    set { place.environment = newValue }
  }

  /// Changes each node of the modified view.
  package mutating func add(_ change: PendingChange) {
    place.pending = PendingList.of(change, outside, place.pending)
  }

  /// Sets another identity for the modified view.
  mutating func identify(by step: IdentityStep) {
    place.path = scope.path(place.path, step)
    if case .explicit(let id) = step { add(.identifier(id)) }
  }
}
