/// Who stands for the system in some tasks only, so that tests in one process don't meet in what the process has
/// once.
///
/// A plain value. A task inherits the scope of the task that starts it, unless it is detached.
package struct SystemScope: Sendable {
  private struct Entry: Sendable {
    /// Held, so that its identity is given to no other object.
    let slot: any AnyObject & Sendable
    let service: any Sendable
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The objects of the app that `@Dependency` finds before those of `AppDependencyManager.shared`.
  package var dependencies: AppDependencyManager?

  package init() {}

  /// The scope of the task.
  @TaskLocal package static var current: SystemScope?

  /// Puts somebody into a slot, within the scope.
  package mutating func fill<Service>(_ slot: SystemSlot<Service>, with service: Service) {
    entries[ObjectIdentifier(slot)] = Entry(slot: slot, service: service)
  }

  /// Who is in a slot, within the scope.
  func service<Service>(of slot: SystemSlot<Service>) -> Service? {
    entries[ObjectIdentifier(slot)]?.service as? Service
  }
}
