import Foundation
import Synchronization

extension FoundationPlusError.Code {
  /// The format of a predicate can't be parsed, or its arguments don't fit.
  public static let malformedPredicate = Self(rawValue: "malformedPredicate")
  /// A predicate asks of a value what the value doesn't have.
  public static let predicateMismatch = Self(rawValue: "predicateMismatch")
}

/// What predicates say in the log, each sentence once.
enum PredicateLog {
  // Formats can come from elsewhere, so what was said is not kept without end.
  private static let limit = 1000
  private static let said = Mutex<Set<String>>([])

  static func say(_ message: String) {
    let isNew = said.withLock { $0.count < limit && $0.insert(message).inserted }
    if isNew { FileHandle.standardError.write(Data("beckon: \(message)\n".utf8)) }
  }

  /// Runs an evaluation; what makes it impossible is said, and counts as false.
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
