import Foundation

/// What an evaluation goes by.
struct PredicateContext {
  let subject: Any?
  var variables: [String: Any?]

  init(subject: Any?, bindings: [String: Any]?) {
    self.subject = subject
    variables = bindings?.mapValues { $0 } ?? [:]
  }

  /// The bindings as Foundation passes them on.
  var bindings: [String: Any] { variables.mapValues { $0 ?? NSNull() } }
}

/// The clock by which predicates say `now()`; tests set their own.
package enum PredicateClock {
  @TaskLocal package static var clock = WallClock.system
}
