import Synchronization

/// The reason why a run was cancelled.
public struct IntentCancellationReason: Hashable, Sendable {
  private let name: String

  /// The run exceeded the time that is allowed without progress reports.
  public static let timeout = IntentCancellationReason(name: "timeout")

  /// The person cancelled the run.
  public static let userCancelled = IntentCancellationReason(name: "userCancelled")
}

/// An intent that cleans up after cancellation and gets time for it.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Runs an operation, and calls a handler immediately when the run is cancelled meanwhile.
  ///
  /// - Parameters:
  ///   - operation: The operation. It should end soon after its task was cancelled.
  ///   - handler: A closure that is called at most once, on any thread, while the operation may still be
  ///     running.
  ///   - isolation: The actor that the operation runs on; by default that of the caller.
  /// - Throws: The error of the operation.
  public func withIntentCancellationHandler<T>(
    operation: () async throws -> T, onCancel handler: @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> T {
    let context = IntentRun.context
    return try await withTaskCancellationHandler(
      operation: operation, onCancel: { handler(context?.cancellationReason ?? .userCancelled) },
      isolation: isolation)
  }
}

/// An intent that reports its progress.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {
  /// The progress of the run. Set `totalUnitCount` and raise `completedUnitCount`.
  var progress: Progress { get }
}

extension ProgressReportingIntent {
  /// The progress of the current run, or a new one that nobody observes when no run is in progress.
  public var progress: Progress { IntentRun.context?.progress ?? Progress(totalUnitCount: 0) }
}

/// The resources that a long-running task requires.
public struct LongRunningTaskOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The task requires the GPU.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}

/// An intent that may run longer than others as long as it reports progress.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Performs a long-running task.
  ///
  /// - Throws: The error of the operation, or `CancellationError` when the run is cancelled.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T
  ) async throws -> T {
    try await LongRunningTask.perform(options, operation)
  }

  /// Performs a long-running task, and calls a handler when the run is cancelled meanwhile.
  ///
  /// - Throws: The error of the operation, or `CancellationError` when the run is cancelled.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> T where Self: CancellableIntent {
    let context = IntentRun.context
    return try await withTaskCancellationHandler {
      try await LongRunningTask.perform(options, operation)
    } onCancel: {
      onCancel(context?.cancellationReason ?? .userCancelled)
    }
  }
}

private enum LongRunningTask {
  /// Performs the operation under the current run's time limit. Outside of a run there is no limit.
  static func perform<T>(
    _ options: LongRunningTaskOptions, _ operation: @escaping () async throws -> T
  ) async throws -> T {
    guard let context = IntentRun.context else { return try await operation() }
    // The operation runs once, while this function waits: nothing else touches what it captures or produces.
    nonisolated(unsafe) let operation = operation
    nonisolated(unsafe) var made: T?
    try await context.performLongRunning(options) { made = try await operation() }
    guard let made else { throw CancellationError() }
    return made
  }
}
