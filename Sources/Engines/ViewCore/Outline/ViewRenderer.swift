import Synchronization

/// Evaluates views to nodes, and keeps their identity and state between renders.
///
/// One renderer stands for one window or one snippet. Evaluation uses no call stack for nesting; a view nested
/// more than ``maximumDepth`` bodies and containers deep is a programmer's mistake and traps.
@MainActor
package final class ViewRenderer {
  /// How many bodies and containers may be around a view.
  package static let maximumDepth = 5_000

  /// The environment of the outermost view.
  package var environment: EnvironmentValues

  var identities = IdentityTable()
  /// The nodes of this render in order of their making: outer before inner.
  var drafts: [NodeDraft] = []
  let changes = ChangeSignal()

  package init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }

  /// Whether state has changed since the last render began.
  package var needsRender: Bool { changes.isRaised }

  /// Called when state changes, once for each render; on whatever thread changed it.
  package func onChange(_ action: @escaping @Sendable () -> Void) { changes.onRaise(action) }

  /// The number of views that are remembered, for tests of forgetting.
  package var identityCount: Int { identities.count }

  /// The nodes of a view; state that earlier renders left is found again.
  ///
  /// Cost is linear in the number of views.
  package func render(_ view: some View) -> [ViewNode] {
    changes.lower()
    identities.beginRender()
    let roots = NodeList()
    var stack = [
      PendingView(
        view: view,
        place: Place(
          list: roots, pending: nil, environment: environment,
          identity: identities.identity(nil, .content), depth: 0))
    ]
    // Last in, first out, each step's finds in reverse: nodes come in the order in which they are written.
    while let next = stack.popLast() {
      precondition(
        next.place.depth <= Self.maximumDepth,
        "\(type(of: next.view)) is nested \(next.place.depth) views deep; a view must not contain itself")
      var context = ViewContext(renderer: self, place: next.place)
      if let primitive = next.view as? any PrimitiveView {
        primitive.build(in: &context)
      } else {
        context.descend(into: next.view)
      }
      stack.append(contentsOf: context.queue.reversed())
    }
    defer { drafts = [] }
    for draft in drafts.reversed() { draft.freeze() }
    identities.endRender()
    return roots.drafts.compactMap(\.node)
  }
}

/// Says that state has changed. Safe to use from any thread.
final class ChangeSignal: Sendable {
  private struct Condition {
    var isRaised = false
    var action: (@Sendable () -> Void)?
  }

  private let condition = Mutex(Condition())

  var isRaised: Bool { condition.withLock { $0.isRaised } }

  func lower() { condition.withLock { $0.isRaised = false } }

  func onRaise(_ action: @escaping @Sendable () -> Void) { condition.withLock { $0.action = action } }

  func raise() {
    let action = condition.withLock { condition -> (@Sendable () -> Void)? in
      defer { condition.isRaised = true }
      return condition.isRaised ? nil : condition.action
    }
    action?()
  }
}
