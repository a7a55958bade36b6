import Foundation

/// A predicate that throws if it can't be evaluated, so that an enclosing predicate doesn't take the failure
/// for false.
protocol CheckedPredicate: NSPredicate {
  func evaluate(_ context: PredicateContext) throws -> Bool
}

/// A comparison that was parsed from a format. Immutable.
final class FormatPredicate: NSPredicate, CheckedPredicate {
  let prepared: PreparedComparison

  init(_ comparison: PredicateComparison) {
    prepared = PreparedComparison(comparison)
    // Foundation considers all predicates with the same constant equal, but never those with a block.
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

/// A compound predicate (`AND`, `OR` or `NOT`) that was parsed from a format.
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
      // NOT has the highest precedence: only inside another NOT do parentheses help readability.
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
  /// Returns a Boolean value that indicates whether an object matches, or throws if that can't be determined.
  func holds(_ context: PredicateContext) throws -> Bool {
    if let checked = self as? any CheckedPredicate { return try checked.evaluate(context) }
    if let compound = self as? NSCompoundPredicate, type(of: compound) == NSCompoundPredicate.self {
      return try compound.combine(context)
    }
    return evaluate(with: context.subject, substitutionVariables: context.bindings)
  }

  /// The predicate's format, including the parts of compounds, which Foundation's own property omits.
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
  /// Combines the results of the parts, or throws the error of one of them.
  fileprivate func combine(_ context: PredicateContext) throws -> Bool {
    switch compoundPredicateType {
    case .and: try subpredicates.allSatisfy { try $0.holds(context) }
    case .or: try subpredicates.contains { try $0.holds(context) }
    case .not: try !subpredicates[0].holds(context)
    }
  }
}
