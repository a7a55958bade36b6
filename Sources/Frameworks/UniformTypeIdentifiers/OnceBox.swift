import Synchronization

/// A value that is made when it is first asked for, once.
package final class OnceBox<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)

  package init() {}

  package func value(_ make: () -> Value) -> Value {
    stored.withLock { stored in
      if let stored { return stored }
      let made = make()
      stored = made
      return made
    }
  }
}
