import Foundation

extension PredicateNumber {
  var negated: PredicateNumber {
    switch self {
    case .integer(let value): value == .min ? .real(-double) : .integer(-value)
    case .real(let value): .real(-value)
    case .decimal(let value): .decimal(-value)
    }
  }

  /// Returns the number as an integer for a bitwise operation.
  func bits(_ operation: String) throws -> Int128 {
    if let integer { return integer }
    throw FoundationPlusError(
      .predicateMismatch, "'\(operation)' wants whole numbers, and there is \(double).")
  }
}

extension PredicateArithmetic {
  /// Applies the operator. Integers stay integers, so `7 / 2` is 3; results that overflow become
  /// floating-point numbers.
  func apply(_ left: PredicateNumber, _ right: PredicateNumber) throws -> PredicateNumber {
    switch self {
    case .and: return .integer(try left.bits(rawValue) & right.bits(rawValue))
    case .or: return .integer(try left.bits(rawValue) | right.bits(rawValue))
    case .exclusiveOr: return .integer(try left.bits(rawValue) ^ right.bits(rawValue))
    case .shiftLeft: return .integer(try left.bits(rawValue) << right.bits(rawValue))
    case .shiftRight: return .integer(try left.bits(rawValue) >> right.bits(rawValue))
    case .add, .subtract, .multiply, .divide, .power: break
    }
    if case .integer(let left) = left, case .integer(let right) = right,
      let whole = try integer(left, right)
    {
      return .integer(whole)
    }
    if case .decimal(let left) = left, let right = right.exactDecimal { return try decimal(left, right) }
    if let left = left.exactDecimal, case .decimal(let right) = right { return try decimal(left, right) }
    return .real(real(left.double, right.double))
  }

  /// Returns the integer result, or nil if it overflows.
  private func integer(_ left: Int128, _ right: Int128) throws -> Int128? {
    let result: (partialValue: Int128, overflow: Bool)
    switch self {
    case .add: result = left.addingReportingOverflow(right)
    case .subtract: result = left.subtractingReportingOverflow(right)
    case .multiply: result = left.multipliedReportingOverflow(by: right)
    case .divide:
      if right == 0 { throw FoundationPlusError(.predicateMismatch, "a whole number is divided by zero.") }
      result = left.dividedReportingOverflow(by: right)
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }

  private func decimal(_ left: Decimal, _ right: Decimal) throws -> PredicateNumber {
    switch self {
    case .add: return .decimal(left + right)
    case .subtract: return .decimal(left - right)
    case .multiply: return .decimal(left * right)
    case .divide where right != 0: return .decimal(left / right)
    case .divide: throw FoundationPlusError(.predicateMismatch, "a decimal number is divided by zero.")
    default:
      return .real(
        real(NSDecimalNumber(decimal: left).doubleValue, NSDecimalNumber(decimal: right).doubleValue))
    }
  }

  private func real(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    default: pow(left, right)
    }
  }
}

extension PredicateNumber {
  /// The number as a decimal if the conversion is exact; floating-point numbers are never treated as exact.
  fileprivate var exactDecimal: Decimal? {
    switch self {
    case .decimal(let value): value
    case .integer(let value): Int64(exactly: value).map { Decimal($0) }
    case .real: nil
    }
  }
}
