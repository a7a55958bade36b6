import Synchronization

/// The first value that a completion handler is called with; further calls have no effect.
final class FirstAnswer<Value>: Sendable {
  private let function: String
  private let continuation: Mutex<CheckedContinuation<Value, any Error>?>

  private init(_ function: String, _ continuation: CheckedContinuation<Value, any Error>) {
    self.function = function
    self.continuation = Mutex(continuation)
  }

  /// Calls a function with a completion handler and waits for its call.
  ///
  /// - Throws: `WidgetError` with `noAnswer` if the handler is released without having been called.
  @MainActor
  static func get(
    _ function: String, _ start: (@escaping @Sendable (Value) -> Void) -> Void
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let answer = FirstAnswer(function, continuation)
      start { answer.give($0) }
    }
  }

  private func give(_ value: Value) {
    // Handed over once, to the waiting function.
    nonisolated(unsafe) let value = value
    take()?.resume(returning: value)
  }

  private func take() -> CheckedContinuation<Value, any Error>? {
    continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
  }

  deinit {
    take()?.resume(
      throwing: WidgetError(
        .noAnswer,
        "\(function) of a timeline provider ended without a call of its completion handler. "
          + "Call it once on every path, with an entry to fall back on where there is no data."))
  }
}
