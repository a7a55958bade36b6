import AppIntents
import IntentDiscovery

extension AppIntent {
  /// Returns the context of one run or one rendering: a separate copy of the intent in a context of its
  /// own.
  func copied(in session: RunSession, depth: Int = 0) -> RunContext {
    let copy = copiedApart
    return RunContext(copy.intent, copy.parameters, in: session, depth: depth)
  }
}
