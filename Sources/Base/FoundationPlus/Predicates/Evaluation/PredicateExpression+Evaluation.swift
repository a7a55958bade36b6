import Foundation

extension PredicateExpression {
  /// Returns the value in the form for comparison, which is precomputed for constants.
  func operand(_ context: PredicateContext) throws -> PredicateOperand {
    if case .constant(let constant) = self { return constant.operand }
    return PredicateOperand(try value(context))
  }

  /// Returns the value for an object.
  func value(_ context: PredicateContext) throws -> Any? {
    switch self {
    case .constant(let constant): return constant.value
    case .implied, .subject: return context.subject
    case .variable(let name):
      guard let value = context.variables[name] else {
        throw FoundationPlusError(
          .predicateMismatch, "the variable $\(name) has no value; pass one in substitutionVariables.")
      }
      return value
    case .path(let base, let steps): return try Self.walk(steps[...], from: base.value(context), context)
    case .aggregate(let elements): return try elements.map { try $0.value(context) }
    case .arithmetic(let first, let terms):
      return try terms.reduce(first.number(context)) { left, term in
        guard let left, let right = try term.operand.number(context) else { return nil }
        return try term.operation.apply(left, right)
      }?.value
    case .negated(let operand): return try operand.number(context)?.negated.value
    case .complement(let operand):
      return try operand.number(context).map { try ~$0.bits("~") }.flatMap { Int(exactly: $0) }
    case .function(let function, let arguments):
      return try function.call(arguments.map { try $0.value(context) })
    case .message(let receiver, let selector, let arguments):
      return try selector.send(to: receiver.value(context), arguments.map { try $0.value(context) })
    case .cast(let operand, let type): return try type.cast(operand.value(context))
    case .ternary(let condition, let first, let second):
      return try condition.holds(context) ? first.value(context) : second.value(context)
    case .subquery(let collection, let variable, let condition):
      return try Self.elements(collection.operand(context), for: "SUBQUERY").filter { element in
        var context = context
        context.variables[variable] = .some(element)
        return try condition.holds(context)
      }
    }
  }

  /// Returns the number of an expression, or nil if its value is absent.
  private func number(_ context: PredicateContext) throws -> PredicateNumber? {
    switch try operand(context) {
    case .absent: return nil
    case .number(let number): return number
    case let operand:
      throw FoundationPlusError(
        .predicateMismatch, "arithmetic wants a number, and there is \(operand.kind).")
    }
  }

  static func elements(_ operand: PredicateOperand, for name: String) throws -> [Any?] {
    if let elements = operand.elements { return elements }
    throw FoundationPlusError(.predicateMismatch, "\(name) wants a collection, and there is \(operand.kind).")
  }

  /// Returns the value at the end of a key path.
  static func walk(
    _ steps: ArraySlice<PredicatePathStep>, from start: Any?, _ context: PredicateContext
  ) throws -> Any? {
    var value = start
    for (position, step) in zip(steps.indices, steps) {
      switch step {
      case .key(let key): value = try PredicateKeys.value(of: key, in: value)
      case .first: value = try elements(PredicateOperand(value), for: "[FIRST]").first ?? nil
      case .last: value = try elements(PredicateOperand(value), for: "[LAST]").last ?? nil
      case .size: value = try elements(PredicateOperand(value), for: "[SIZE]").count
      case .index(let index): value = try PredicateKeys.element(index.value(context), of: value)
      case .collection(let operation):
        // The rest of the path applies to the elements: `lines.@sum.price` adds up the lines' prices.
        let rest = steps[(position + 1)...]
        let elements = try elements(PredicateOperand(value), for: "@\(operation.rawValue)")
        return try operation.apply(elements.map { try walk(rest, from: $0, context) })
      }
    }
    return value
  }
}
