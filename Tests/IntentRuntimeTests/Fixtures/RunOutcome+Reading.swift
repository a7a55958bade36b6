import AppIntents
import IntentRuntime

extension RunOutcome {
  /// How it ended, in short: `finished x`, `failed: why`, `cancelled timeout, still running`.
  var summary: String {
    switch ending {
    case .finished(let result): "finished \(result.value.map { "\($0)" } ?? "without a value")"
    case .failed(let failure): "failed: \(String(localized: failure.message))"
    case .cancelled(let reason, let isStillRunning):
      "cancelled \(reason == .timeout ? "timeout" : "by the person")\(isStillRunning ? ", still running" : "")"
    }
  }
}

extension Date {
  /// When the tests run.
  static let ofTests = Date(timeIntervalSince1970: 1_790_000_000)
}

extension IntentRuntime {
  /// What comes of an intent on a surface.
  func outcome(
    _ intent: any AppIntent, on surface: any RunSurface = SilentSurface(),
    _ arguments: [String: RunArgument] = [:]
  ) async -> RunOutcome {
    await run(RunRequest(intent, arguments: arguments, source: .test), on: surface)
  }
}
