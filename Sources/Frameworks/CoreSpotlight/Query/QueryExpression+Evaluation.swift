import Foundation

extension QueryExpression {
  /// Returns a Boolean value that indicates whether an item with attributes meets the condition.
  package func matches(_ attributes: [String: AttributeValue]) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.matches(attributes) }
    case .any(let parts): parts.contains { $0.matches(attributes) }
    case .not(let part): !part.matches(attributes)
    case .comparison(let comparison): comparison.matches(attributes)
    }
  }
}

extension QueryComparison {
  /// Returns a Boolean value that indicates whether an item with attributes meets the condition; a missing
  /// attribute only meets `!=`.
  func matches(_ attributes: [String: AttributeValue]) -> Bool {
    if relation == .different {
      return !QueryComparison(attribute: attribute, relation: .equal, operand: operand).matches(attributes)
    }
    if attribute == Self.anyText || attribute == "*" {
      return attributes.contains { SearchableText.isSearchedByDefault($0.key) && holds($0.value) }
    }
    let value =
      attributes[attribute] ?? attributes[CSSearchableItemAttributeSet.customPrefix + attribute]
      ?? attributes[CSSearchableItemAttributeSet.namedPrefix + attribute]
    return value.map(holds) ?? false
  }

  private func holds(_ value: AttributeValue) -> Bool {
    switch operand {
    case .pattern(let pattern):
      if relation == .equal { return value.searchableTexts.contains(where: pattern.matches) }
      let limit = pattern.parts.joined(separator: "*")
      return value.searchableTexts.contains { compare($0, limit) }
    case .number(let number):
      switch value {
      case .integer(let integer): return compare(Double(integer), number)
      case .real(let real): return compare(real, number)
      case .flag(let flag): return compare(flag ? 1 : 0, number)
      case .date(let date): return compare(date.timeIntervalSinceReferenceDate, number)
      case .text(let text): return Double(text).map { compare($0, number) } ?? false
      default: return false
      }
    case .date(let date):
      switch value {
      case .date(let other): return compare(other, date)
      case .dates(let dates): return dates.contains { compare($0, date) }
      default: return false
      }
    }
  }

  private func compare<Value: Comparable>(_ value: Value, _ limit: Value) -> Bool {
    switch relation {
    case .equal: value == limit
    case .different: value != limit
    case .less: value < limit
    case .greater: value > limit
    case .lessOrEqual: value <= limit
    case .greaterOrEqual: value >= limit
    }
  }
}
