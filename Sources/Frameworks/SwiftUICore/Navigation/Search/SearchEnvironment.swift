/// An action that leaves a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  private let action: @MainActor () -> Void
  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  /// Empties the search field and leaves it.
  public func callAsFunction() { action() }
}

/// The action of ``EnvironmentValues/dismissSearch``.
private struct SearchDismissal: Equatable {
  let action: DismissSearchAction
  /// The search that the action belongs to; nil where there is none.
  var owner: DismissTarget?

  static func == (a: SearchDismissal, b: SearchDismissal) -> Bool { a.owner === b.owner }
}

private enum SearchKey {
  enum IsSearching: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Dismiss: EnvironmentKey {
    static var defaultValue: SearchDismissal { SearchDismissal(action: DismissSearchAction {}) }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a person uses the search field that was put on the view around.
  public internal(set) var isSearching: Bool {
    get { self[SearchKey.IsSearching.self] }
    set { self[SearchKey.IsSearching.self] = newValue }
  }

  /// Leaves the search that was put on the view around; does nothing without.
  public var dismissSearch: DismissSearchAction { self[SearchKey.Dismiss.self].action }

  /// Sets ``dismissSearch`` to run the action of a target at the time.
  @MainActor mutating func dismissSearchBy(_ target: DismissTarget) {
    let action = DismissSearchAction { target.action() }
    self[SearchKey.Dismiss.self] = SearchDismissal(action: action, owner: target)
  }
}
