extension PropertyComparison {
  /// Returns the comparisons that values of a type support where the app declares none.
  static func fitting(_ type: any _IntentValue.Type) -> [FindDescription.Comparison] {
    let type = unwrapped(type)
    func with(_ input: Any.Type, _ comparisons: PropertyComparison...) -> [FindDescription.Comparison] {
      comparisons.map {
        FindDescription.Comparison(comparison: $0, inputType: input, inputCount: $0.inputCount)
      }
    }
    if let collection = type as? any CollectionIntentValue.Type {
      return with(collection.elementType, .contains)
    }
    if type is String.Type {
      return with(String.self, .equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix)
    }
    if type is AttributedString.Type { return with(String.self, .contains, .hasPrefix, .hasSuffix) }
    if type is any AppEntity.Type || type is any AppEnum.Type || type is Bool.Type {
      return with(type, .equalTo, .notEqualTo)
    }
    if type is any Comparable.Type {
      return with(
        type, .equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo,
        .isBetween)
    }
    return type is any Equatable.Type ? with(type, .equalTo, .notEqualTo) : []
  }

  /// Returns a Boolean value that indicates whether entities can be sorted by values of a type.
  static func canSort(_ type: any _IntentValue.Type) -> Bool {
    let type = unwrapped(type)
    return type is any Comparable.Type || type is any AppEnum.Type || type is Bool.Type
  }

  private static func unwrapped(_ type: any _IntentValue.Type) -> any _IntentValue.Type {
    (type as? any OptionalIntentValue.Type)?.wrappedType ?? type
  }

  /// Returns a Boolean value that indicates whether the value of a property matches a filter. Text is
  /// compared without regard to case.
  ///
  /// - Throws: `IntentRunError` with `conversionFailed` when the filter's values have another type.
  func holds(for value: (any _IntentValue)?, _ filter: FindRequest.Filter) throws -> Bool {
    let inputs = filter.values.map { ($0 as? any _IntentValue)?.presentValue ?? $0 as any Sendable }
    let input = inputs[0]
    let isNothing = (filter.values[0] as? any OptionalIntentValue).map { $0.wrapped == nil } ?? false
    guard let value else {
      switch self {
      case .equalTo: return isNothing
      case .notEqualTo: return !isNothing
      default: return false
      }
    }
    switch self {
    case .equalTo: return isNothing ? false : try Self.areEqual(value, input, filter)
    case .notEqualTo: return isNothing ? true : try !Self.areEqual(value, input, filter)
    case .contains, .hasPrefix, .hasSuffix: return try contains(value, input, filter)
    case .lessThan: return try Self.order(value, input, filter) == .orderedAscending
    case .lessThanOrEqualTo: return try Self.order(value, input, filter) != .orderedDescending
    case .greaterThan: return try Self.order(value, input, filter) == .orderedDescending
    case .greaterThanOrEqualTo: return try Self.order(value, input, filter) != .orderedAscending
    case .isBetween:
      return try Self.order(value, input, filter) != .orderedAscending
        && Self.order(value, inputs[1], filter) != .orderedDescending
    }
  }

  private static func areEqual(
    _ value: any Sendable, _ input: any Sendable, _ filter: FindRequest.Filter
  ) throws -> Bool {
    if let value = value as? any AppEntity, let input = input as? any AppEntity {
      return EntityIdentifier(for: value) == EntityIdentifier(for: input)
    }
    if let value = text(of: value), let input = text(of: input) {
      return value.compare(input, options: .caseInsensitive) == .orderedSame
    }
    func same<T: Equatable>(_ value: T) throws -> Bool {
      guard let other = input as? T else {
        return try numbers(value, input, filter).0 == numbers(value, input, filter).1
      }
      return value == other
    }
    guard let value = value as? any Equatable else { throw mismatch(value, filter) }
    return try same(value)
  }

  private func contains(
    _ value: any Sendable, _ input: any Sendable, _ filter: FindRequest.Filter
  ) throws -> Bool {
    if let collection = value as? any CollectionIntentValue {
      return try collection.elements.contains { try Self.areEqual($0, input, filter) }
    }
    guard let value = Self.text(of: value), let input = Self.text(of: input) else {
      throw Self.mismatch(value, filter)
    }
    if input.isEmpty { return true }
    var options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    if self != .contains { options.insert(.anchored) }
    if self == .hasSuffix { options.insert(.backwards) }
    return value.range(of: input, options: options) != nil
  }

  private static func order(
    _ value: any Sendable, _ input: any Sendable, _ filter: FindRequest.Filter
  ) throws -> ComparisonResult {
    func compare<T: Comparable>(_ value: T) throws -> ComparisonResult {
      if let other = input as? T { return result(value, other) }
      let (a, b) = try numbers(value, input, filter)
      return result(a, b)
    }
    guard let value = value as? any Comparable else { throw mismatch(value, filter) }
    return try compare(value)
  }

  private static func result<T: Comparable>(_ a: T, _ b: T) -> ComparisonResult {
    a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
  }

  /// Returns two values as numbers, so that integers and fractions can be compared.
  private static func numbers(
    _ value: Any, _ input: Any, _ filter: FindRequest.Filter
  ) throws -> (Double, Double) {
    func number(_ value: Any) -> Double? { value as? Double ?? (value as? Int).map(Double.init) }
    guard let a = number(value), let b = number(input) else { throw mismatch(value, filter) }
    return (a, b)
  }

  private static func text(of value: any Sendable) -> String? {
    value as? String ?? (value as? AttributedString).map { String($0.characters) }
  }

  private static func mismatch(_ value: Any, _ filter: FindRequest.Filter) -> IntentRunError {
    IntentRunError(
      .conversionFailed,
      "'\(filter.property)' of type \(type(of: value)) can't be compared by \(filter.comparison.rawValue) with "
        + "\(filter.values.map { "\($0) (\(type(of: $0)))" }.quoted).")
  }

  /// Returns the order of two values for sorting. An absent value comes last in both directions.
  static func order(
    _ a: (any _IntentValue)?, _ b: (any _IntentValue)?, ascending: Bool
  ) -> ComparisonResult {
    guard let a else { return b == nil ? .orderedSame : .orderedDescending }
    guard let b else { return .orderedAscending }
    func compare<T: Comparable>(_ a: T) -> ComparisonResult {
      (b as? T).map { result(a, $0) } ?? .orderedSame
    }
    func place<T: CaseIterable & Equatable>(_ a: T) -> ComparisonResult {
      guard let b = b as? T else { return .orderedSame }
      let cases = Array(T.allCases)
      return result(cases.firstIndex(of: a) ?? 0, cases.firstIndex(of: b) ?? 0)
    }
    let order: ComparisonResult
    switch (a, b) {
    case (let a as String, let b as String): order = a.localizedStandardCompare(b)
    case (let a as Bool, let b as Bool): order = result(a ? 1 : 0, b ? 1 : 0)
    case (let a as any AppEnum, _): order = place(a)
    case (let a as any Comparable, _): order = compare(a)
    default: order = .orderedSame
    }
    guard !ascending else { return order }
    return order == .orderedAscending
      ? .orderedDescending : order == .orderedDescending ? .orderedAscending : order
  }
}
