import Foundation

/// What an evaluation goes by.
struct PredicateContext {
  let subject: Any?
  var variables: [String: Any?]
  private let budget = Budget()

  init(subject: Any?, bindings: [String: Any]?) {
    self.subject = subject
    variables = bindings?.mapValues { $0 } ?? [:]
  }

  /// How many comparisons one evaluation may take: subqueries in subqueries multiply, and a format can come
  /// from elsewhere.
  private static let limit = 500_000

  private final class Budget { var spent = 0 }

  /// Counts a comparison.
  /// - Throws: An error, if there were unreasonably many.
  func spend() throws {
    budget.spent += 1
    if budget.spent > Self.limit {
      throw FoundationPlusError(
        .predicateMismatch, "it takes more than \(Self.limit) comparisons; subqueries in subqueries multiply."
      )
    }
  }

  /// The bindings as Foundation passes them on.
  var bindings: [String: Any] { variables.mapValues { $0 ?? NSNull() } }
}

/// The clock by which predicates say `now()`; tests set their own.
package enum PredicateClock {
  @TaskLocal package static var clock = WallClock.system
}
