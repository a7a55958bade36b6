import Foundation

extension NSPredicate {
  /// The predicate with values in place of its variables; what has none stays as it is.
  func substituting(_ variables: [String: Any]) -> NSPredicate {
    switch self {
    case let predicate as FormatPredicate:
      let comparison = predicate.prepared.comparison
      return FormatPredicate(
        PredicateComparison(
          modifier: comparison.modifier, left: comparison.left.substituting(variables),
          operation: comparison.operation, options: comparison.options,
          right: comparison.right.substituting(variables)))
    case let compound as CompoundFormatPredicate:
      return CompoundFormatPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.substituting(variables) })
    case let compound as NSCompoundPredicate where type(of: compound) == NSCompoundPredicate.self:
      return NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.substituting(variables) })
    default: return self
    }
  }
}

extension PredicateExpression {
  fileprivate func substituting(_ variables: [String: Any]) -> PredicateExpression {
    func all(_ expressions: [PredicateExpression]) -> [PredicateExpression] {
      expressions.map { $0.substituting(variables) }
    }
    switch self {
    case .constant, .implied, .subject: return self
    case .variable(let name): return variables[name].map { .constant(PredicateConstant($0)) } ?? self
    case .path(let base, let steps):
      return .path(
        base.substituting(variables),
        steps.map { if case .index(let index) = $0 { .index(index.substituting(variables)) } else { $0 } })
    case .aggregate(let elements): return .aggregate(all(elements))
    case .arithmetic(let first, let terms):
      return .arithmetic(
        first.substituting(variables),
        terms.map { PredicateTerm(operation: $0.operation, operand: $0.operand.substituting(variables)) })
    case .negated(let operand): return .negated(operand.substituting(variables))
    case .complement(let operand): return .complement(operand.substituting(variables))
    case .function(let function, let arguments): return .function(function, all(arguments))
    case .message(let receiver, let selector, let arguments):
      return .message(receiver.substituting(variables), selector, all(arguments))
    case .cast(let operand, let type): return .cast(operand.substituting(variables), type)
    case .ternary(let condition, let first, let second):
      return .ternary(
        condition.substituting(variables), first.substituting(variables), second.substituting(variables))
    case .subquery(let collection, let variable, let condition):
      // The subquery's own variable hides one of the same name.
      var inner = variables
      inner[variable] = nil
      return .subquery(collection.substituting(variables), variable: variable, condition.substituting(inner))
    }
  }
}
