import Foundation

extension PredicateSelector {
  /// The number of arguments after the selector.
  var arity: Int { rawValue.hasSuffix(":") ? 1 : 0 }

  /// Returns the result of the method, or nil if the receiver is absent.
  func send(to receiver: Any?, _ arguments: [Any?]) throws -> Any? {
    let operand = PredicateOperand(receiver)
    switch (self, operand) {
    case (_, .absent): return nil
    case (.dateByAddingTimeInterval, .date(let date)):
      if case .number(let seconds) = PredicateOperand(arguments[0]) { return date + seconds.double }
    case (.timeIntervalSinceDate, .date(let date)):
      if case .date(let other) = PredicateOperand(arguments[0]) { return date.timeIntervalSince(other) }
    case (.lowercaseString, .text(let text)): return text.lowercased()
    case (.uppercaseString, .text(let text)): return text.uppercased()
    case (.capitalizedString, .text(let text)): return text.capitalized
    case (.length, .text(let text)): return text.utf16.count
    case (.intValue, .text(let text)): return (text as NSString).integerValue
    case (.doubleValue, .text(let text)): return (text as NSString).doubleValue
    case (.intValue, .number(let number)): return number.integer.flatMap { Int(exactly: $0) }
    case (.doubleValue, .number(let number)): return number.double
    case (.count, _): if let elements = operand.elements { return elements.count }
    case (.objectAtIndex, .collection), (.objectForKey, .other):
      return try PredicateKeys.element(arguments[0], of: receiver)
    case (.valueForKey, _):
      if case .text(let key) = PredicateOperand(arguments[0]) {
        return try PredicateKeys.value(of: key, in: receiver)
      }
    case (.valueForKeyPath, _):
      if case .text(let path) = PredicateOperand(arguments[0]) {
        return try PredicateExpression.walk(
          PredicatePathStep.steps(path)[...], from: receiver,
          PredicateContext(subject: receiver, bindings: nil))
      }
    default: break
    }
    throw FoundationPlusError(
      .predicateMismatch, "FUNCTION can't send '\(rawValue)' with these arguments to \(operand.kind).")
  }
}

extension PredicateCastType {
  /// Returns the value converted to the type, or nil if it is absent.
  func cast(_ value: Any?) throws -> Any? {
    let operand = PredicateOperand(value)
    switch (self, operand) {
    case (_, .absent): return nil
    case (.date, .number(let seconds)): return Date(timeIntervalSinceReferenceDate: seconds.double)
    case (.date, .date(let date)): return date
    case (.number, .date(let date)): return date.timeIntervalSinceReferenceDate
    case (.number, .number(let number)): return number.value
    case (.number, .text(let text)):
      if let whole = Int(text) { return whole }
      return Double(text)
    case (.decimal, .text(let text)): return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    case (.decimal, .number(.integer(let number))): return Int64(exactly: number).map { Decimal($0) }
    case (.decimal, .number(.decimal(let number))): return number
    case (.decimal, .number(let number)): return number.double.isFinite ? Decimal(number.double) : nil
    case (.string, .text(let text)): return text
    case (.string, .number(let number)): return "\(number.value)"
    case (.uuid, .text(let text)): return UUID(uuidString: text)
    case (.url, .text(let text)): return URL(string: text)
    case (.uuid, .other(let value as UUID)): return value
    case (.url, .other(let value as URL)): return value
    case (.string, .other(let value as UUID)): return value.uuidString
    case (.string, .other(let value as URL)): return value.absoluteString
    default:
      throw FoundationPlusError(.predicateMismatch, "CAST can't make \(rawValue) of \(operand.kind).")
    }
  }
}
