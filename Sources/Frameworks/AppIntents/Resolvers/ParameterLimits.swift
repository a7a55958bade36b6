extension AnyIntentParameter {
  /// Checks that a number, amount or measurement is in the range of the parameter.
  ///
  /// - Throws: `IntentRunError` with `valueOutOfRange`.
  func checkRange<Value>(of value: Value) throws {
    switch definition.traits {
    case .int(_, let range?): try check(value as? Int, in: range)
    case .double(_, let range?): try check(value as? Double, in: range)
    case .currency(let codes, let range):
      guard let amount = value as? IntentCurrencyAmount else { return }
      if let range { try check(amount.amount, in: range) }
      guard codes.isEmpty || codes.contains(amount.currencyCode) else {
        throw outOfRange("an amount in \(codes.joined(separator: ", "))", amount.currencyCode)
      }
    case .measurement(let traits):
      guard !traits.supportsNegativeNumbers, let number = (value as? any MeasuredValue)?.measuredNumber
      else { return }
      guard number >= 0 else { throw outOfRange("no measurement below zero", "\(number)") }
    default: break
    }
  }

  /// Checks that a value is one of those that the parameter accepts.
  ///
  /// - Throws: `IntentRunError` with `valueOutOfRange`.
  func checkLimits(of value: any Sendable) throws {
    try checkRange(of: value)
    switch definition.traits {
    case .values(let values):
      guard let value = value as? AnyHashable else { return }
      guard values.contains(where: { $0 as? AnyHashable == value }) else {
        let names = values.map { String(localized: DisplayRepresentation(showing: $0).title) }
        throw outOfRange(names.formatted(.list(type: .or)), "\(value)")
      }
    case .file:
      guard let file = value as? IntentFile, let type = file.type else { return }
      let types = definition.supportedContentTypes
      guard types.contains(where: type.conforms) else {
        throw outOfRange("a file of type \(types.map(\.identifier).joined(separator: ", "))", type.identifier)
      }
    default: break
    }
  }

  /// Checks that a collection has a number of values that the parameter accepts.
  ///
  /// - Throws: `IntentRunError` with `valueOutOfRange`.
  func checkSize(of count: Int) throws {
    guard case .fixed(let size) = definition.size else { return }
    guard (size.minimum...size.maximum).contains(count) else {
      let wanted = size.minimum == size.maximum ? "\(size.minimum)" : "\(size.minimum) to \(size.maximum)"
      throw outOfRange("\(wanted) values", "\(count)")
    }
  }

  private func check<Bound: Comparable>(_ value: Bound?, in range: ClosedRange<Bound>) throws {
    guard let value, !range.contains(value) else { return }
    throw outOfRange("\(range.lowerBound) to \(range.upperBound)", "\(value)")
  }

  private func outOfRange(_ expected: String, _ value: String) -> IntentRunError {
    IntentRunError(.valueOutOfRange, "The parameter \(label) takes \(expected), and not \(value).")
  }
}

/// A measurement whose unit is erased.
private protocol MeasuredValue {
  var measuredNumber: Double { get }
}

extension Measurement: MeasuredValue {
  fileprivate var measuredNumber: Double { value }
}
