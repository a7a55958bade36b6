/// Whether two values are the same.
public enum EquatableComparisonOperator: Hashable, Sendable {
  case notEqualTo
  case equalTo
}

/// How two values are ordered.
public enum ComparableComparisonOperator: Hashable, Sendable {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo
}

/// Whether there is a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
  case hasNoValue
  case hasAnyValue
}

/// Whether a value is among others.
public enum OneOfComparisonOperator: Hashable, Sendable {
  case oneOf
}

/// What a text has in common with another. Case and accents count.
public enum StringComparisonOperator: Hashable, Sendable {
  case doesNotContain
  case contains
  case hasPrefix
  case hasSuffix
}
