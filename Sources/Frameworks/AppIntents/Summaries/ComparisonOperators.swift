/// An operator that compares two values for equality.
public enum EquatableComparisonOperator: Hashable, Sendable {
  case notEqualTo
  case equalTo
}

/// An operator that compares the order of two values.
public enum ComparableComparisonOperator: Hashable, Sendable {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo
}

/// An operator that tests for the presence of a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
  case hasNoValue
  case hasAnyValue
}

/// An operator that tests whether a value is one of several.
public enum OneOfComparisonOperator: Hashable, Sendable {
  case oneOf
}

/// An operator that compares text. Case and accents are significant.
public enum StringComparisonOperator: Hashable, Sendable {
  case doesNotContain
  case contains
  case hasPrefix
  case hasSuffix
}
