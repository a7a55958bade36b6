import Foundation

/// A predicate that says what can't be evaluated, so that a predicate around it doesn't take that for false.
protocol CheckedPredicate: NSPredicate {
  func evaluate(_ context: PredicateContext) throws -> Bool
}

/// A comparison that was parsed from a format. It never changes.
final class FormatPredicate: NSPredicate, CheckedPredicate {
  let prepared: PreparedComparison

  init(_ comparison: PredicateComparison) {
    prepared = PreparedComparison(comparison)
    // Foundation takes any predicates with the same constant for equal; those with a block never.
    super.init(block: { _, _ in false })
  }

  func evaluate(_ context: PredicateContext) throws -> Bool { try prepared.holds(context) }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    PredicateLog.falseOnError(withoutValues.formatForPredicates) {
      try evaluate(PredicateContext(subject: object, bindings: bindings))
    }
  }

  override var predicateFormat: String { prepared.comparison.format }
  override var description: String { predicateFormat }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override var hash: Int { predicateFormat.hashValue }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FormatPredicate else { return false }
    return other === self || other.prepared.comparison == prepared.comparison
  }
}

/// `AND`, `OR` or `NOT` that was parsed from a format.
final class CompoundFormatPredicate: NSCompoundPredicate, CheckedPredicate {
  func evaluate(_ context: PredicateContext) throws -> Bool { try combine(context) }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    PredicateLog.falseOnError(withoutValues.formatForPredicates) {
      try evaluate(PredicateContext(subject: object, bindings: bindings))
    }
  }

  override var predicateFormat: String { Self.format(self) }
  override var description: String { predicateFormat }
  override var hash: Int { predicateFormat.hashValue }

  override func copy(with zone: NSZone? = nil) -> Any {
    CompoundFormatPredicate(type: compoundPredicateType, subpredicates: subpredicates)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CompoundFormatPredicate else { return false }
    return other === self
      || other.compoundPredicateType == compoundPredicateType && other.subpredicates == subpredicates
  }

  fileprivate static func format(_ compound: NSCompoundPredicate) -> String {
    let parts = compound.subpredicates.map { part in
      let format = part.formatForPredicates
      guard let part = part as? NSCompoundPredicate else { return format }
      // NOT binds most: only inside another NOT its parentheses help the eye.
      return part.compoundPredicateType == .not && compound.compoundPredicateType != .not
        ? format : "(\(format))"
    }
    switch compound.compoundPredicateType {
    case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
    case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
    case .not: return "NOT " + (parts.first ?? "")
    }
  }
}

extension NSPredicate {
  /// Whether an object fits, with an error where that can't be said.
  func holds(_ context: PredicateContext) throws -> Bool {
    if let checked = self as? any CheckedPredicate { return try checked.evaluate(context) }
    if let compound = self as? NSCompoundPredicate, type(of: compound) == NSCompoundPredicate.self {
      return try compound.combine(context)
    }
    return evaluate(with: context.subject, substitutionVariables: context.bindings)
  }

  /// The format, with those of compounds' parts in it, which Foundation's own leaves out.
  var formatForPredicates: String {
    switch self {
    case let predicate as FormatPredicate: predicate.predicateFormat
    case let compound as NSCompoundPredicate: CompoundFormatPredicate.format(compound)
    case NSPredicate(value: true): "TRUEPREDICATE"
    case NSPredicate(value: false): "FALSEPREDICATE"
    default: "BLOCKPREDICATE"
    }
  }
}

extension NSCompoundPredicate {
  /// The parts' answers taken together, with an error where one of them has none.
  fileprivate func combine(_ context: PredicateContext) throws -> Bool {
    switch compoundPredicateType {
    case .and: try subpredicates.allSatisfy { try $0.holds(context) }
    case .or: try subpredicates.contains { try $0.holds(context) }
    case .not: try !subpredicates[0].holds(context)
    }
  }
}
