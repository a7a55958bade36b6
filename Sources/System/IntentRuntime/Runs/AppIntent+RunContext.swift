import AppIntents
import IntentDiscovery

extension AppIntent {
  /// What one run or one rendering works on: a separate copy in a context of its own.
  func copied(in session: RunSession, depth: Int = 0) -> RunContext {
    let copy = copiedApart
    return RunContext(copy.intent, copy.parameters, in: session, depth: depth)
  }
}
