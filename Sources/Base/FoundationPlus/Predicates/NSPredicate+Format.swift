import Foundation

/// What makes predicates of formats.
///
/// The initialisers stand in an extension of a protocol because only there an initialiser can choose the class
/// of what it makes, as Foundation's does on Apple's platforms: a format with `AND` gives an
/// `NSCompoundPredicate`.
public protocol FormattedPredicate {}

extension NSPredicate: FormattedPredicate {}

extension FormattedPredicate where Self: NSPredicate {
  /// Makes a predicate of a format, in the language of Apple's Predicate Programming Guide.
  ///
  /// `%@` stands for any value, `%K` for a key path in a text, `%d`, `%ld`, `%f` and their like for numbers; in
  /// quotes they stand for themselves. A format that can't be parsed, or has more places than there are
  /// arguments, is a programmer's mistake: it traps with a message that names the place. For a format that comes
  /// from elsewhere use `init(parsing:_:)`.
  ///
  /// Evaluation reads dictionaries, and the stored properties of any Swift value. A key that doesn't exist, or a
  /// comparison that has no meaning, makes the predicate false, and is said once in the log.
  public init(format predicateFormat: String, _ args: Any?...) {
    self = Self.trapping { try parsedPredicate(predicateFormat, args, isStrict: false) }
  }

  /// Makes a predicate of a format and its arguments.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = Self.trapping { try parsedPredicate(predicateFormat, arguments ?? [], isStrict: false) }
  }

  /// Makes a predicate of a format and a C list of its arguments, which has to hold what the format says.
  public init(format predicateFormat: String, arguments argList: CVaListPointer) {
    self = Self.trapping {
      try PredicateParser.parse(predicateFormat, isStrict: false) { PredicateArguments(argList, for: $0) }
    }
  }

  /// Makes a predicate of a format that is not the program's own; it never traps.
  ///
  /// - Throws: `FoundationPlusError` with the place and what was expected there: for a format that can't be
  ///   parsed, is longer than 1 MB or nested deeper than 100 levels, a regular expression that is none, and
  ///   arguments that are too few, too many or of the wrong kind.
  public init(parsing format: String, _ arguments: [Any?] = []) throws {
    self = try Self.checked(parsedPredicate(format, arguments, isStrict: true))
  }

  /// The predicate with values in place of its `$variables`. A variable without a value stays.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    // What is substituted has the class of what it was, except that a class of a program's own stays itself.
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

  /// The predicate as the class it is asked for: `NSCompoundPredicate(format:)` wants AND, OR or NOT.
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
