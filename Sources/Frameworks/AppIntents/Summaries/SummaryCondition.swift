/// The condition of a branch of a summary, as plain values.
package struct SummaryCondition: Sendable {
  /// The subject of the condition.
  package enum Subject: Hashable, Sendable {
    /// The value of the parameter with a name.
    case parameter(String)
    /// The identifier of the entity that is the value of the parameter with a name.
    case identifier(String)
    /// The family of the widget that is being configured.
    case widgetFamily
  }

  /// The test that the subject has to pass.
  package enum Test: Sendable {
    case hasValue
    case hasNoValue
    /// The subject is one of the values; nil stands for an absent value.
    case isOne(of: [(any Sendable)?])
    case isNone(of: [(any Sendable)?])
    case ordered(ComparableComparisonOperator, any Comparable & Sendable)
    case text(StringComparisonOperator, String)
  }

  package let subject: Subject
  package let test: Test

  package init(subject: Subject, test: Test) {
    self.subject = subject
    self.test = test
  }

  /// Returns a Boolean value that indicates whether the condition holds. An absent value only passes the
  /// negative tests: `hasNoValue`, `isNone(of:)` and `doesNotContain`.
  package func holds(for family: IntentWidgetFamily?, parameters: [String: any AnyIntentParameter]) -> Bool {
    let value: (any Sendable)? =
      switch subject {
      case .widgetFamily: family
      case .parameter(let name): parameters[name].flatMap(Self.value(of:))
      case .identifier(let name): parameters[name].flatMap(Self.value(of:)).flatMap(Self.identifier(of:))
      }
    switch test {
    case .hasValue: return value != nil
    case .hasNoValue: return value == nil
    case .isOne(let values): return values.contains { Self.areSame(value, $0) }
    case .isNone(let values): return !values.contains { Self.areSame(value, $0) }
    case .ordered(let relation, let bound):
      guard let value else { return false }
      return Self.holds(value, relation, bound)
    case .text(let relation, let other):
      let text = value.flatMap(Self.text(of:))
      switch relation {
      case .contains: return text.map { $0.contains(other) } ?? false
      case .doesNotContain: return !(text.map { $0.contains(other) } ?? false)
      case .hasPrefix: return text?.hasPrefix(other) ?? false
      case .hasSuffix: return text?.hasSuffix(other) ?? false
      }
    }
  }

  private static func value(of parameter: any AnyIntentParameter) -> (any Sendable)? {
    do {
      return plain(try parameter.value())
    } catch {
      // A missing value is what `hasNoValue` tests for, not a failure.
      return nil
    }
  }

  /// Returns the value without an optional around it.
  private static func plain(_ value: (any Sendable)?) -> (any Sendable)? {
    if let optional = value as? any OptionalIntentValue { return plain(optional.wrapped) }
    return value
  }

  private static func identifier(of value: any Sendable) -> (any Sendable)? {
    (value as? any AppEntity).map { $0.id }
  }

  private static func text(of value: any Sendable) -> String? {
    switch value {
    case let text as String: text
    case let text as AttributedString: String(text.characters)
    case let identifier as any EntityIdentifierConvertible: identifier.entityIdentifierString
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether two values are the same: by `==` where the type has it,
  /// for entities also by identifier. A union is the same as its case.
  private static func areSame(_ one: (any Sendable)?, _ other: (any Sendable)?) -> Bool {
    guard let one = plain(one), let other = plain(other) else {
      return plain(one) == nil && plain(other) == nil
    }
    if let union = one as? any AppUnionValue, other is any AppUnionValueCasesProviding {
      return areSame(union.__unionCase, other)
    }
    func equal<T: Equatable>(_ one: T) -> Bool { other as? T == one }
    if let one = one as? any Equatable { return equal(one) }
    if let one = one as? any AppEntity, let other = other as? any AppEntity {
      return EntityIdentifier(for: one) == EntityIdentifier(for: other)
    }
    return false
  }

  private static func holds(
    _ value: any Sendable, _ relation: ComparableComparisonOperator, _ bound: any Comparable
  ) -> Bool {
    func compare<T: Comparable>(_ bound: T) -> Bool {
      guard let value = value as? T else { return false }
      return switch relation {
      case .lessThan: value < bound
      case .lessThanOrEqualTo: value <= bound
      case .greaterThan: value > bound
      case .greaterThanOrEqualTo: value >= bound
      }
    }
    return compare(bound)
  }
}
