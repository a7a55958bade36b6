import Synchronization

/// Lets a type write `@Dependency`.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}

/// An object of the app that intents, entities and queries use, found by its type or a key.
///
/// It is looked up at its first use, in `AppDependencyManager.shared` unless another is named, and kept.
/// Safe from any task.
@propertyWrapper
public final class AppDependency<Value>: Sendable {
  private let source: @Sendable () throws -> Value
  private let key: AnyHashableKey?
  private let manager: AppDependencyManager

  /// Makes a dependency that the app has added to a manager.
  ///
  /// - Parameters:
  ///   - key: Tells several of one type apart.
  ///   - manager: Where the app has added it.
  public init(key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared) {
    let name = key.map(AnyHashableKey.init)
    self.key = name
    self.manager = manager
    source = { try manager.dependency(of: Value.self, key: name) }
  }

  /// Makes a dependency that is made by `value` when the app has added none.
  public init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
    default value: @autoclosure @escaping @Sendable () -> Value
  ) {
    let name = key.map(AnyHashableKey.init)
    self.key = name
    self.manager = manager
    source = { try manager.dependency(of: Value.self, key: name, makingDefault: value) }
  }

  /// The object.
  ///
  /// A dependency that was not added is a programmer's mistake: reading it traps with a message that names the
  /// type and how to add it. What runs intents looks dependencies up first and reports an error instead.
  public var wrappedValue: Value {
    do {
      return try source()
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The dependency itself.
  public var projectedValue: AppDependency<Value> { self }
}

/// A dependency, seen without its type.
package protocol AnyAppDependency: AnyObject, Sendable {
  /// Makes the object ready, when that takes time.
  ///
  /// - Throws: `AppDependencyManager.Error` when there is none or it can't be made.
  func load() async throws
}

extension AppDependency: AnyAppDependency {
  package func load() async throws {
    try await manager.load(Value.self, key: key)
    _ = try source()
  }
}
