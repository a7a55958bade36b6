import Synchronization

/// The place where the one who stands for the system is put, once there is one.
///
/// What an app tells the system goes through such a slot; what it told before somebody was there is kept by
/// whoever owns the slot. The first look at an empty slot has what stands for the system installed, where the
/// program has it. Safe from any task.
package final class SystemSlot<Service: Sendable>: Sendable {
  private let stored = Mutex<Service?>(nil)

  package init() {}

  /// Who stands for the system, or nil: for tasks of a ``SystemScope`` that fills the slot, the scope's.
  package var service: Service? {
    if let service = SystemScope.current?.service(of: self) ?? stored.withLock({ $0 }) { return service }
    SystemInstallation.ensure()
    return stored.withLock { $0 }
  }

  /// Puts somebody there, or nobody.
  ///
  /// - Returns: Who was there before.
  @discardableResult
  package func fill(_ service: Service?) -> Service? {
    stored.withLock { stored in
      let before = stored
      stored = service
      return before
    }
  }
}
