import CodedErrors
import Foundation
import Synchronization

extension FoundationPlusError.Code {
  /// The format of a predicate is malformed, or its arguments don't fit.
  public static let malformedPredicate = Self(rawValue: "malformedPredicate")
  /// A predicate requires something of a value that the value doesn't have.
  public static let predicateMismatch = Self(rawValue: "predicateMismatch")
}

/// A log of predicate evaluation problems, once per message.
enum PredicateLog {
  // Formats may come from outside, so the set of logged messages is bounded.
  private static let limit = 1000
  private static let said = Mutex<Set<String>>([])

  static func say(_ message: String) {
    let isNew = said.withLock { $0.count < limit && $0.insert(message).inserted }
    if isNew { ErrorReport.write(message) }
  }

  /// Runs an evaluation. A failure is logged and counts as false.
  static func falseOnError(_ format: @autoclosure () -> String, _ body: () throws -> Bool) -> Bool {
    do {
      return try body()
    } catch let error as FoundationPlusError {
      say("the predicate '\(format())' is false: \(error.message)")
    } catch {
      say("the predicate '\(format())' is false: \(error)")
    }
    return false
  }
}
