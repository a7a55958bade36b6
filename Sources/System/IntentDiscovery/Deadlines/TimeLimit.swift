import AppIntents
import FoundationPlus

/// The limit of the time that code of the app may take.
package struct TimeLimit: Sendable {
  package let seconds: Double
  package let clock: WallClock
  private let queue: DeadlineQueue

  package init(seconds: Double, clock: WallClock) {
    self.seconds = seconds
    self.clock = clock
    queue = DeadlineQueue(clock: clock)
  }

  /// The code of the error when the time is over.
  package static let exceeded = IntentRunError.Code(rawValue: "timeLimitExceeded")

  /// Runs an operation that may throw, hang or take no notice of being cancelled.
  ///
  /// - Parameter what: What is done, for the message.
  /// - Throws: What the operation throws, `IntentRunError` with `TimeLimit.exceeded`, or `CancellationError`.
  package func run<Value: Sendable>(
    _ what: String, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let seconds = seconds
    return try await Race.run(
      until: clock.now().addingTimeInterval(seconds), queue,
      tooLate: { IntentRunError(Self.exceeded, "\(what) took more than \(seconds.formatted()) seconds.") },
      operation)
  }
}
