import Synchronization

/// Why a run came to an early end.
public struct IntentCancellationReason: Hashable, Sendable {
  private let name: String

  /// It took longer than a run may take without telling how far it is.
  public static let timeout = IntentCancellationReason(name: "timeout")

  /// The person called it off.
  public static let userCancelled = IntentCancellationReason(name: "userCancelled")
}

/// An intent that cleans up when it is called off, and is given time for that.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Runs an operation, and calls a handler at once when the run is cancelled meanwhile.
  ///
  /// - Parameters:
  ///   - operation: What to do. It should end soon after its task was cancelled.
  ///   - handler: Called at most once, on any thread, while the operation may still run.
  ///   - isolation: Where the operation runs: by default where the caller does.
  /// - Throws: What the operation throws.
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

/// An intent that tells how far it is.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {
  /// How far the run is. Set `totalUnitCount` and raise `completedUnitCount`.
  var progress: Progress { get }
}

extension ProgressReportingIntent {
  public var progress: Progress { IntentRun.context?.progress ?? Progress(totalUnitCount: 0) }
}

/// What a long piece of work needs.
public struct LongRunningTaskOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The graphics processor.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}

/// An intent whose run may take longer than others may, as long as it tells how far it is.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Does a long piece of work.
  ///
  /// - Throws: What the operation throws, and `CancellationError` when the run is called off.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T
  ) async throws -> T {
    try await LongRunningTask.perform(options, operation)
  }

  /// Does a long piece of work, and calls a handler when the run is called off meanwhile.
  ///
  /// - Throws: What the operation throws, and `CancellationError` when the run is called off.
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
  /// Where no run is under way there is no time limit either: the work is simply done.
  static func perform<T>(
    _ options: LongRunningTaskOptions, _ operation: @escaping () async throws -> T
  ) async throws -> T {
    guard let context = IntentRun.context else { return try await operation() }
    // The operation runs once, while this function waits: nothing else touches what it has captured or made.
    nonisolated(unsafe) let operation = operation
    nonisolated(unsafe) var made: T?
    try await context.performLongRunning(options) { made = try await operation() }
    guard let made else { throw CancellationError() }
    return made
  }
}
