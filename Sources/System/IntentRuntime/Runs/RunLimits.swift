import IntentDiscovery

/// How long and how much runs may take.
package struct RunLimits: Hashable, Sendable {
  /// How long `perform()` may take, in seconds, without what a person needs to answer.
  package var run: Double = 30
  /// How long a long piece of work may go on without telling that it has come further, in seconds.
  package var stall: Double = 60
  /// How long a run may still clean up after it was called off, in seconds.
  package var cleanUp: Double = 2
  /// The same for a `CancellableIntent`, which says that it does.
  package var cancellableCleanUp: Double = 10
  /// How long one query of the app may take, in seconds.
  package var query = QueryLimits.seconds
  /// How often a run may ask for the same value again after answers that did not fit.
  package var attempts = 5
  /// How often an intent may begin anew.
  package var restarts = 32
  /// How many intents may follow one another because results open them.
  package var chain = 10
  /// How many values to choose from are taken from a query.
  package var options = QueryLimits.options
  /// How many seconds after its last use the app may come to the front without a question, where the intent
  /// allows it.
  package var recentActivity: Double = 10

  package init() {}
}
