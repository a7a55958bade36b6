import Foundation

/// The input and state of an evaluation.
struct PredicateContext {
  let subject: Any?
  var variables: [String: Any?]
  private let budget = Budget()

  init(subject: Any?, bindings: [String: Any]?) {
    self.subject = subject
    variables = bindings?.mapValues { $0 } ?? [:]
  }

  /// The maximum number of comparisons per evaluation, because nested subqueries multiply and a format may
  /// come from outside.
  private static let limit = 500_000

  private final class Budget { var spent = 0 }

  /// Counts a comparison.
  ///
  /// - Throws: An error if the limit is exceeded.
  func spend() throws {
    budget.spent += 1
    if budget.spent > Self.limit {
      throw FoundationPlusError(
        .predicateMismatch, "it takes more than \(Self.limit) comparisons; subqueries in subqueries multiply."
      )
    }
  }

  /// The variables in the form that Foundation passes on.
  var bindings: [String: Any] { variables.mapValues { $0 ?? NSNull() } }
}

/// The clock for `now()` in predicates; tests set their own.
package enum PredicateClock {
  @TaskLocal package static var clock = WallClock.system
}
