/// A renderer that evaluates views to copies of their nodes, and keeps their identity and state between
/// renders.
///
/// For who wants to look at a view as it is at a moment, such as a test, a text outline or a snippet:
/// actions of appearing and tasks aren't run. For a live window see ``ViewTree``.
@MainActor
package final class ViewRenderer {
  /// The greatest number of bodies and containers that may be around a view.
  package static let maximumDepth = ViewTree.maximumDepth

  private let tree: ViewTree

  /// The environment of the outermost view.
  package var environment: EnvironmentValues {
    get { tree.environment }
    set { tree.environment = newValue }
  }

  package init(environment: EnvironmentValues = EnvironmentValues()) {
    tree = ViewTree(environment: environment)
    tree.lifecycle.isActive = false
    // What a view reads may change without anybody being told, such as a global variable.
    tree.skipsUnchanged = false
  }

  /// A Boolean value that indicates whether state or an observable object has changed since the last render
  /// began.
  package var needsRender: Bool { tree.needsUpdate }

  /// Sets the action called when something changes, once for each render; on whatever thread changed it.
  package func onChange(_ action: @escaping @Sendable () -> Void) { tree.invalidations.onChange(action) }

  /// The number of nodes and scopes that are remembered, for tests of forgetting.
  package var identityCount: Int { tree.nodeCount + tree.scopeCount }

  /// The nodes of a view; state that earlier renders left is found again.
  ///
  /// Cost is linear in the number of views.
  package func render(_ view: some View) -> [ViewNode] {
    tree.show(view)
    return tree.snapshot()
  }
}
