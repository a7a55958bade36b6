/// A set of services that replace the process-wide ones in some tasks, so that tests in one process don't
/// interfere.
///
/// A plain value. A task inherits the scope of the task that starts it, unless it is detached.
package struct SystemScope: Sendable {
  private struct Entry: Sendable {
    /// The slot, retained so that its identity can't be reused.
    let slot: any AnyObject & Sendable
    let service: any Sendable
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The manager whose objects `@Dependency` finds before those of `AppDependencyManager.shared`.
  package var dependencies: AppDependencyManager?

  package init() {}

  /// The scope of the current task.
  @TaskLocal package static var current: SystemScope?

  /// Fills a slot within the scope.
  package mutating func fill<Service>(_ slot: SystemSlot<Service>, with service: Service) {
    entries[ObjectIdentifier(slot)] = Entry(slot: slot, service: service)
  }

  /// Returns the service in a slot within the scope.
  func service<Service>(of slot: SystemSlot<Service>) -> Service? {
    entries[ObjectIdentifier(slot)]?.service as? Service
  }
}
