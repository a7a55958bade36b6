import Synchronization

/// A type in which `@Dependency` can be written without qualification.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// The property wrapper behind `@Dependency`.
  public typealias Dependency = AppDependency
}

/// A property wrapper that provides an object of the app to intents, entities and queries, found by its type
/// and an optional key.
///
/// The object is looked up on first use, in `AppDependencyManager.shared` unless another manager is given,
/// and then kept. Safe to use from any task.
@propertyWrapper
public final class AppDependency<Value>: Sendable {
  private let source: @Sendable () throws -> Value
  private let key: AnyHashableKey?
  private let manager: AppDependencyManager

  /// Creates a dependency on an object that the app has added to a manager.
  ///
  /// - Parameters:
  ///   - key: A key that distinguishes several objects of one type.
  ///   - manager: The manager to which the app has added the object.
  public init(key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared) {
    let name = key.map(AnyHashableKey.init)
    self.key = name
    self.manager = manager
    source = { try manager.dependency(of: Value.self, key: name) }
  }

  /// Creates a dependency that falls back to `value` when the app has added no object.
  public init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
    default value: @autoclosure @escaping @Sendable () -> Value
  ) {
    let name = key.map(AnyHashableKey.init)
    self.key = name
    self.manager = manager
    source = { try manager.dependency(of: Value.self, key: name, makingDefault: value) }
  }

  /// The object that the dependency provides.
  ///
  /// Reading a dependency that was not added is a programming error and traps with a message that names the
  /// type and how to add it. Code that runs intents resolves dependencies beforehand and reports an error
  /// instead.
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

/// A dependency whose value type is erased.
package protocol AnyAppDependency: AnyObject, Sendable {
  /// Loads the object when creating it is asynchronous.
  ///
  /// - Throws: `AppDependencyManager.Error` when there is no such object or it can't be created.
  func load() async throws
}

extension AppDependency: AnyAppDependency {
  package func load() async throws {
    try await manager.load(Value.self, key: key)
    _ = try source()
  }
}
