import Synchronization

/// A slot for a service that represents the system.
///
/// An app reports to the system through such slots; what it reports while a slot is empty is kept by the
/// slot's owner. The first read of an empty slot installs the program's services, if it has any. Safe to use
/// from any task.
package final class SystemSlot<Service: Sendable>: Sendable {
  private let stored = Mutex<Service?>(nil)

  package init() {}

  /// The service, or nil. In tasks of a ``SystemScope`` that fills the slot it is the scope's.
  package var service: Service? {
    if let service = SystemScope.current?.service(of: self) ?? stored.withLock({ $0 }) { return service }
    SystemInstallation.ensure()
    return stored.withLock { $0 }
  }

  /// Fills or empties the slot.
  ///
  /// - Returns: The previous service.
  @discardableResult
  package func fill(_ service: Service?) -> Service? {
    stored.withLock { stored in
      let before = stored
      stored = service
      return before
    }
  }
}
