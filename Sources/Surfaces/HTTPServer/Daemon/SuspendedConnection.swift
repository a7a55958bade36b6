import CMicrohttpd

/// A connection of libmicrohttpd that waits for us and nobody else.
///
/// `@unchecked Sendable`: the library allows resuming on any thread, and keeps a suspended connection until it
/// is resumed. Whoever takes this value out of the lock-protected state that holds it resumes, once.
struct SuspendedConnection: @unchecked Sendable {
  private let pointer: OpaquePointer

  /// Suspends; only on the polling thread, within a callback for this connection.
  init(suspending pointer: OpaquePointer) {
    self.pointer = pointer
    MHD_suspend_connection(pointer)
  }

  func resume() { MHD_resume_connection(pointer) }
}
