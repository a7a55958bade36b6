import Foundation

/// A type that can be created from a predicate format.
///
/// The initialisers are in a protocol extension because only there can an initialiser choose the class of its
/// result, as Foundation's does on Apple's platforms: a format with `AND` creates an `NSCompoundPredicate`.
public protocol FormattedPredicate {}

extension NSPredicate: FormattedPredicate {}

extension FormattedPredicate where Self: NSPredicate {
  /// Creates a predicate from a format, in the language of Apple's Predicate Programming Guide.
  ///
  /// `%@` stands for any value, `%K` for a key path given as a string, `%d`, `%ld`, `%f` and similar
  /// specifiers for numbers; inside quotes they are literal. A malformed format, or one with more specifiers
  /// than arguments, is a programming error and traps with a message that names the position. For formats of
  /// outside origin use `init(parsing:_:)`.
  ///
  /// Evaluation reads dictionaries and the stored properties of any Swift value. An unknown key or a
  /// meaningless comparison makes the predicate false and is logged once.
  public init(format predicateFormat: String, _ args: Any?...) {
    self = Self.trapping { try parsedPredicate(predicateFormat, args, isStrict: false) }
  }

  /// Creates a predicate from a format and its arguments.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = Self.trapping { try parsedPredicate(predicateFormat, arguments ?? [], isStrict: false) }
  }

  /// Creates a predicate from a format and a C argument list, which has to match the format.
  public init(format predicateFormat: String, arguments argList: CVaListPointer) {
    self = Self.trapping {
      try PredicateParser.parse(predicateFormat, isStrict: false) { PredicateArguments(argList, for: $0) }
    }
  }

  /// Creates a predicate from a format of outside origin, without ever trapping.
  ///
  /// - Throws: `FoundationPlusError` with the position and what was expected there: for a malformed format,
  ///   one longer than 1 MB or nested deeper than 100 levels, an invalid regular expression, and arguments of
  ///   the wrong number or kind.
  public init(parsing format: String, _ arguments: [Any?] = []) throws {
    self = try Self.checked(parsedPredicate(format, arguments, isStrict: true))
  }

  /// Returns the predicate with values substituted for its `$variables`. A variable without a value stays.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    // Substitution preserves the class, except that a custom subclass is left unchanged.
    substituting(variables) as? Self ?? self
  }

  private static func trapping(_ make: () throws -> NSPredicate) -> Self {
    do {
      return try checked(make())
    } catch let error as FoundationPlusError {
      preconditionFailure(error.message)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Returns the predicate as the requested class: `NSCompoundPredicate(format:)` requires AND, OR or NOT.
  private static func checked(_ predicate: NSPredicate) throws -> Self {
    if let predicate = predicate as? Self { return predicate }
    throw FoundationPlusError(
      .malformedPredicate,
      "The predicate format '\(predicate.formatForPredicates)' gives no \(Self.self); use NSPredicate.")
  }
}

private func parsedPredicate(_ format: String, _ arguments: [Any?], isStrict: Bool) throws -> NSPredicate {
  try PredicateParser.parse(format, isStrict: isStrict) { _ in PredicateArguments(arguments) }
}
