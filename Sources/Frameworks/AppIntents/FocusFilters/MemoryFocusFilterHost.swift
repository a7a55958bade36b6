import Synchronization

/// A host that keeps the settings for the current Focus in the memory of this process. Safe to use from any
/// task.
package final class MemoryFocusFilterHost: FocusFilterHost {
  private struct State {
    var filters: [ObjectIdentifier: any SetFocusFilterIntent] = [:]
    var changes: [ObjectIdentifier: Int] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  package func turnOn(_ filter: any SetFocusFilterIntent) {
    let key = ObjectIdentifier(type(of: filter))
    state.withLock { $0.filters[key] = filter }
  }

  package func turnOff(_ type: any SetFocusFilterIntent.Type) {
    state.withLock { $0.filters[ObjectIdentifier(type)] = nil }
  }

  package func currentFilter(of type: any SetFocusFilterIntent.Type) -> (any SetFocusFilterIntent)? {
    state.withLock { $0.filters[ObjectIdentifier(type)] }
  }

  package func appContextChanged(for type: any SetFocusFilterIntent.Type) {
    state.withLock { $0.changes[ObjectIdentifier(type), default: 0] += 1 }
  }

  /// Returns the number of times that the app context of a type was invalidated.
  package func changeCount(of type: any SetFocusFilterIntent.Type) -> Int {
    state.withLock { $0.changes[ObjectIdentifier(type)] ?? 0 }
  }
}
