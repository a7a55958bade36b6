import IntentDiscovery

/// The limits of the duration and the steps of runs.
package struct RunLimits: Hashable, Sendable {
  /// The time that `perform()` may take, in seconds, without what a person needs to answer.
  package var run: Double = 30
  /// The time for which a long piece of work may go on without progress, in seconds.
  package var stall: Double = 60
  /// The time for which a run may still clean up after it was called off, in seconds.
  package var cleanUp: Double = 2
  /// The same for a `CancellableIntent`, which says that it does.
  package var cancellableCleanUp: Double = 10
  /// The time that one query of the app may take, in seconds.
  package var query = QueryLimits.seconds
  /// The number of times that a run may ask for the same value after answers that did not fit.
  package var attempts = 5
  /// The number of times that an intent may begin anew.
  package var restarts = 32
  /// The number of intents that may follow one another because results open them.
  package var chain = 10
  /// The number of options that are taken from a query.
  package var options = QueryLimits.options
  /// The time after its last use within which the app may come to the front without a question, where the
  /// intent allows it, in seconds.
  package var recentActivity: Double = 10

  package init() {}
}
