/// An action that brings content up to date, as ``SwiftUI/View/refreshable(action:)`` says.
public final class RefreshAction: Equatable, Sendable {
  let action: @Sendable () async -> Void
  init(action: @escaping @Sendable () async -> Void) { self.action = action }
  public static func == (a: RefreshAction, b: RefreshAction) -> Bool { a === b }
  /// Brings it up to date.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Brings content up to date; nil where nobody can.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the action to run when a person wants newer content inside.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    let refresh = RefreshAction(action: action)
    return modifier(EnvironmentChange(change: { $0.refresh = refresh })).handler(.refresh { await refresh() })
  }
}
