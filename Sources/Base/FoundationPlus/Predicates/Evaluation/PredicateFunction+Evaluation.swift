import Foundation

extension PredicateFunction {
  /// Returns the function's value for its arguments, whose number the parser has checked.
  func call(_ arguments: [Any?]) throws -> Any? {
    switch self {
    case .now: return PredicateClock.clock.now()
    case .noindex: return arguments[0]
    case .lowercase: return try text(arguments[0])?.lowercased()
    case .uppercase: return try text(arguments[0])?.uppercased()
    case .canonical:
      return try text(arguments[0]).map(
        PredicateTextOptions([.caseInsensitive, .diacriticInsensitive]).fold)
    case .length: return try text(arguments[0])?.utf16.count
    case .count: return try elements(arguments).count
    case .sum, .average, .median, .mode, .stddev: return try statistic(numbers(arguments))
    case .min: return try PredicateCollectionOperator.min.apply(elements(arguments))
    case .max: return try PredicateCollectionOperator.max.apply(elements(arguments))
    case .abs:
      return try number(arguments[0]).map { number -> Any in
        number.compare(.integer(0)) == .orderedAscending ? number.negated.value : number.value
      }
    case .sqrt, .log, .ln, .exp, .floor, .ceiling, .trunc:
      return try number(arguments[0]).map { transcendental($0.double) }
    case .onesComplement: return try number(arguments[0]).flatMap { try Int(exactly: ~$0.bits(format)) }
    default: return try arithmetic(arguments[0], arguments[1])
    }
  }

  /// Returns the elements of a single collection, or the arguments themselves.
  private func elements(_ arguments: [Any?]) throws -> [Any?] {
    if arguments.count > 1 { return arguments }
    return try PredicateExpression.elements(PredicateOperand(arguments[0]), for: format + "()")
  }

  private func text(_ argument: Any?) throws -> String? {
    switch PredicateOperand(argument) {
    case .absent: return nil
    case .text(let text): return text
    case let operand:
      throw FoundationPlusError(
        .predicateMismatch, "\(format)() wants a text, and there is \(operand.kind).")
    }
  }

  private func number(_ argument: Any?) throws -> PredicateNumber? {
    switch PredicateOperand(argument) {
    case .absent: return nil
    case .number(let number): return number
    case let operand:
      throw FoundationPlusError(
        .predicateMismatch, "\(format)() wants a number, and there is \(operand.kind).")
    }
  }

  private func numbers(_ arguments: [Any?]) throws -> [PredicateNumber] {
    try elements(arguments).compactMap(number)
  }

  private func transcendental(_ value: Double) -> Double {
    switch self {
    case .sqrt: value.squareRoot()
    case .log: log10(value)
    case .ln: Foundation.log(value)
    case .exp: Foundation.exp(value)
    case .floor: value.rounded(.down)
    case .ceiling: value.rounded(.up)
    default: value.rounded(.towardZero)
    }
  }

  private func statistic(_ numbers: [PredicateNumber]) throws -> Any? {
    if self == .sum {
      return try numbers.reduce(PredicateNumber.integer(0)) { try PredicateArithmetic.add.apply($0, $1) }
        .value
    }
    if numbers.isEmpty { return nil }
    let values = numbers.map(\.double).sorted()
    let mean = values.reduce(0, +) / Double(values.count)
    switch self {
    case .median:
      let middle = values.count / 2
      return values.count % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2
    case .stddev:
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return (squares / Double(values.count)).squareRoot()
    case .mode:
      let counts = values.reduce(into: [Double: Int]()) { $0[$1, default: 0] += 1 }
      let most = counts.values.max() ?? 0
      return values.filter { counts[$0] == most }.uniqued()
    default: return mean
    }
  }

  private func arithmetic(_ first: Any?, _ second: Any?) throws -> Any? {
    guard let left = try number(first), let right = try number(second) else { return nil }
    let operation: PredicateArithmetic
    switch self {
    case .add: operation = .add
    case .subtract: operation = .subtract
    case .multiply: operation = .multiply
    case .divide: operation = .divide
    case .power: operation = .power
    case .bitwiseAnd: operation = .and
    case .bitwiseOr: operation = .or
    case .bitwiseXor: operation = .exclusiveOr
    case .leftShift: operation = .shiftLeft
    case .rightShift: operation = .shiftRight
    default:
      let divisor = try right.bits(format)
      if divisor == 0 { throw FoundationPlusError(.predicateMismatch, "a number is divided by zero.") }
      return try Int(exactly: left.bits(format).remainderReportingOverflow(dividingBy: divisor).partialValue)
    }
    return try operation.apply(left, right).value
  }
}

extension Array where Element: Equatable {
  /// Returns a sorted array without duplicates.
  fileprivate func uniqued() -> [Element] { reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
}

extension PredicateCollectionOperator {
  /// Returns the operator's value for the elements of a collection.
  func apply(_ elements: [Any?]) throws -> Any? {
    switch self {
    case .count: return elements.count
    case .sum: return try PredicateFunction.sum.call([elements])
    case .avg: return try PredicateFunction.average.call([elements])
    case .min: return try extreme(elements, .orderedAscending)
    case .max: return try extreme(elements, .orderedDescending)
    case .unionOfObjects: return elements.filter { !PredicateOperand($0).isAbsent }
    case .distinctUnionOfObjects: return distinct(elements.filter { !PredicateOperand($0).isAbsent })
    case .unionOfArrays: return try joined(elements)
    case .distinctUnionOfArrays: return distinct(try joined(elements))
    }
  }

  private func extreme(_ elements: [Any?], _ order: ComparisonResult) throws -> Any? {
    var found: Any?
    for element in elements where !PredicateOperand(element).isAbsent {
      guard let current = found else {
        found = element
        continue
      }
      if try PredicateOperand(element).compare(PredicateOperand(current)) == order { found = element }
    }
    return found
  }

  private func joined(_ elements: [Any?]) throws -> [Any?] {
    try elements.flatMap { try PredicateExpression.elements(PredicateOperand($0), for: "@\(rawValue)") }
  }

  private func distinct(_ elements: [Any?]) -> [Any?] {
    var seen: Set<AnyHashable> = []
    var found: [Any?] = []
    for element in elements {
      if let element = element as? AnyHashable {
        if !seen.insert(element).inserted { continue }
      } else {
        let operand = PredicateOperand(element)
        if found.contains(where: { operand.equals(PredicateOperand($0)) }) { continue }
      }
      found.append(element)
    }
    return found
  }
}
