/// Where a view is evaluated.
@MainActor
struct Place {
  /// The list that gets the nodes.
  var list: NodeList
  /// What is put on them, innermost first.
  var pending: PendingList?
  var environment: EnvironmentValues
  var identity: Identity
  /// How many bodies and containers are around.
  var depth: Int
}

/// Changes that wait for a node.
@MainActor
final class PendingList {
  let change: PendingChange
  /// The environment outside of the view that the change was put on: a background isn't inside of a font that
  /// was set before it.
  let environment: EnvironmentValues
  let next: PendingList?

  init(_ change: PendingChange, _ environment: EnvironmentValues, _ next: PendingList?) {
    self.change = change
    self.environment = environment
    self.next = next
  }
}

/// A view that waits to be evaluated.
struct PendingView {
  let view: any View
  let place: Place
}

/// What a primitive view sees while it makes its nodes.
@MainActor
package struct ViewContext {
  let renderer: ViewRenderer
  let place: Place
  /// Found in this step, in order.
  var queue: [PendingView] = []

  /// The environment of the view.
  package var environment: EnvironmentValues { place.environment }

  /// Makes the node of this view; changes that modifiers wait to make are made.
  package mutating func emit(_ content: NodeContent, handlers: [NodeHandler] = []) -> NodeDraft {
    let draft = NodeDraft(number: place.identity.number, content: content, handlers: handlers)
    draft.isEnabled = place.environment.isEnabled
    renderer.drafts.append(draft)
    place.list.drafts.append(draft)
    var pending = place.pending
    while let head = pending {
      apply(head, to: draft)
      pending = head.next
    }
    return draft
  }

  /// Makes the node of this view with a container's content inside.
  package mutating func emit(
    _ content: NodeContent, handlers: [NodeHandler] = [], child: some View
  ) {
    let draft = emit(content, handlers: handlers)
    add(child, to: draft, as: .content)
  }

  /// Queues a view whose nodes come inside `draft`.
  package mutating func add(
    _ view: any View, to draft: NodeDraft, as step: IdentityStep, role: NodeRole? = nil,
    environment: EnvironmentValues? = nil
  ) {
    var inner = place
    inner.list = draft.children
    inner.pending = role.map { PendingList(.modifier(.role($0)), place.environment, nil) }
    if let environment { inner.environment = environment }
    inner.identity = renderer.identities.identity(place.identity, step)
    inner.depth += 1
    queue.append(PendingView(view: view, place: inner))
  }

  /// Queues a view whose nodes come where this view's would be.
  package mutating func pass(
    _ view: any View, as step: IdentityStep?, tag: AnyHashable? = nil, environment: EnvironmentValues? = nil
  ) {
    var inner = place
    if let environment { inner.environment = environment }
    if let step { inner.identity = renderer.identities.identity(place.identity, step) }
    if let tag { inner.pending = PendingList(.tag(tag), place.environment, inner.pending) }
    queue.append(PendingView(view: view, place: inner))
  }

  private mutating func apply(_ pending: PendingList, to draft: NodeDraft) {
    switch pending.change {
    case .modifier(let modifier): draft.modifiers.append(modifier)
    case .attribute(let key, let value): draft.attributes.set(key, value)
    case .handler(let handler): draft.handlers.append(handler)
    case .tag(let tag): if draft.tag == nil { draft.tag = NodeTag(tag) }
    case .layer(let kind, let alignment, let view):
      let index = draft.layers.count
      draft.modifiers.append(.layer(kind, alignment, index: index))
      let list = NodeList()
      draft.layers.append(list)
      queue.append(
        PendingView(
          view: view,
          place: Place(
            list: list, pending: nil, environment: pending.environment,
            identity: renderer.identities.identity(place.identity, .part(.layer(index))),
            depth: place.depth + 1)))
    }
  }
}

extension ViewContext {
  /// Queues `content` as `modifier` changes it.
  mutating func modify(_ content: any View, by modifier: some ViewModifier) {
    if let primitive = modifier as? any PrimitiveModifier {
      var context = ModifierContext(renderer: renderer, outside: place.environment, place: place)
      primitive.apply(to: &context)
      queue.append(PendingView(view: content, place: context.place))
      return
    }
    var inner = place
    inner.identity = renderer.identities.identity(place.identity, .type(ObjectIdentifier(type(of: modifier))))
    inner.depth += 1
    queue.append(PendingView(view: body(of: modifier, around: content, in: inner), place: inner))
  }

  private func body<Modifier: ViewModifier>(
    of modifier: Modifier, around content: any View, in place: Place
  ) -> any View {
    var modifier = modifier
    DynamicFields.install(in: &modifier, of: place.identity, place.environment, renderer)
    return modifier.body(content: _ViewModifier_Content(view: content))
  }

  /// Queues the body of a composite view.
  mutating func descend<V: View>(into view: V) {
    var inner = place
    inner.identity = renderer.identities.identity(place.identity, .type(ObjectIdentifier(V.self)))
    inner.depth += 1
    var view = view
    DynamicFields.install(in: &view, of: inner.identity, inner.environment, renderer)
    queue.append(PendingView(view: view.body, place: inner))
  }
}

/// What a primitive modifier sees.
@MainActor
package struct ModifierContext {
  let renderer: ViewRenderer
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
    place.pending = PendingList(change, outside, place.pending)
  }

  /// Gives the modified view another identity.
  mutating func identify(by step: IdentityStep) {
    place.identity = renderer.identities.identity(place.identity, step)
  }
}
