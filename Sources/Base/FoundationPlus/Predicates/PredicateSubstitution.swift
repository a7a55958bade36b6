import Foundation

extension NSPredicate {
  /// Returns the predicate with values substituted for its variables; those without a value stay.
  func substituting(_ variables: [String: Any]) -> NSPredicate {
    replacing { part in
      guard case .variable(let name) = part, let value = variables[name] else { return nil }
      return .constant(PredicateConstant(value))
    }
  }

  /// The predicate in a form for the log: its constants may be private and are left out.
  var withoutValues: NSPredicate {
    replacing { part in
      guard case .constant(let constant) = part, !constant.operand.isAbsent else { return nil }
      return .path(.implied, [.key("%@")])
    }
  }

  /// Returns the predicate with constants and variables replaced; a nil replacement keeps one.
  fileprivate func replacing(_ leaf: PredicateExpression.Replacement) -> NSPredicate {
    switch self {
    case let predicate as FormatPredicate:
      let comparison = predicate.prepared.comparison
      return FormatPredicate(
        PredicateComparison(
          modifier: comparison.modifier, left: comparison.left.replacing(leaf),
          operation: comparison.operation, options: comparison.options,
          right: comparison.right.replacing(leaf)))
    case let compound as CompoundFormatPredicate:
      return CompoundFormatPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.replacing(leaf) })
    case let compound as NSCompoundPredicate where type(of: compound) == NSCompoundPredicate.self:
      return NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.replacing(leaf) })
    default: return self
    }
  }
}

extension PredicateExpression {
  fileprivate typealias Replacement = (PredicateExpression) -> PredicateExpression?

  fileprivate func replacing(_ leaf: Replacement) -> PredicateExpression {
    func all(_ expressions: [PredicateExpression]) -> [PredicateExpression] {
      expressions.map { $0.replacing(leaf) }
    }
    switch self {
    case .implied, .subject: return self
    case .constant, .variable: return leaf(self) ?? self
    case .path(let base, let steps):
      return .path(
        base.replacing(leaf),
        steps.map { if case .index(let index) = $0 { .index(index.replacing(leaf)) } else { $0 } })
    case .aggregate(let elements): return .aggregate(all(elements))
    case .arithmetic(let first, let terms):
      return .arithmetic(
        first.replacing(leaf),
        terms.map { PredicateTerm(operation: $0.operation, operand: $0.operand.replacing(leaf)) })
    case .negated(let operand): return .negated(operand.replacing(leaf))
    case .complement(let operand): return .complement(operand.replacing(leaf))
    case .function(let function, let arguments): return .function(function, all(arguments))
    case .message(let receiver, let selector, let arguments):
      return .message(receiver.replacing(leaf), selector, all(arguments))
    case .cast(let operand, let type): return .cast(operand.replacing(leaf), type)
    case .ternary(let condition, let first, let second):
      return .ternary(
        condition.replacing(leaf), first.replacing(leaf), second.replacing(leaf))
    case .subquery(let collection, let variable, let condition):
      // The subquery's own variable shadows one of the same name.
      return .subquery(
        collection.replacing(leaf), variable: variable,
        condition.replacing { $0 == .variable(variable) ? nil : leaf($0) })
    }
  }
}
