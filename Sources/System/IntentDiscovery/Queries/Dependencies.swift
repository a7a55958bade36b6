import AppIntents
import Synchronization

/// The dependencies of an intent, a query or a provider.
package enum Dependencies {
  /// Makes them ready, those that take time too.
  ///
  /// - Throws: `AppDependencyManager.Error`, which says which one is missing and how to add it.
  package static func load(of object: Any) async throws {
    let key = ObjectIdentifier(type(of: object))
    // Looking into a value costs more than most runs do; what a type stores stays the same.
    if typesWithout.withLock({ $0.contains(key) }) { return }
    let dependencies = Mirror(reflecting: object).children.compactMap { $0.value as? any AnyAppDependency }
    if dependencies.isEmpty { typesWithout.withLock { _ = $0.insert(key) } }
    for dependency in dependencies { try await dependency.load() }
  }

  private static let typesWithout = Mutex<Set<ObjectIdentifier>>([])
}
