import SearchIndex

extension QueryExpression {
  /// A filter that lets through everything the condition is met by, and perhaps more; nil where that is everything.
  ///
  /// It is there for speed: who asks evaluates the condition itself on what comes through.
  var searchFilter: SearchFilter? {
    switch self {
    case .all(let parts):
      let filters = parts.compactMap(\.searchFilter)
      return filters.isEmpty ? nil : .all(filters)
    case .any(let parts):
      let filters = parts.map(\.searchFilter)
      return filters.contains(nil) ? nil : .any(filters.compactMap { $0 })
    case .not: return nil
    case .comparison(let comparison): return comparison.searchFilter
    }
  }
}

extension QueryComparison {
  /// Only dates are the same values in both places: numbers are also compared with texts and dates, and texts by
  /// patterns.
  fileprivate var searchFilter: SearchFilter? {
    guard case .date(let date) = operand else { return nil }
    // The index keeps microseconds, so what differs by less may be equal there.
    let relation: SearchFilter.Relation
    switch self.relation {
    case .equal: relation = .equal
    case .less, .lessOrEqual: relation = .lessOrEqual
    case .greater, .greaterOrEqual: relation = .greaterOrEqual
    case .different: return nil
    }
    let custom = [CSSearchableItemAttributeSet.customPrefix, CSSearchableItemAttributeSet.namedPrefix]
    return .any(([attribute] + custom.map { $0 + attribute }).map { .compare($0, relation, .date(date)) })
  }
}
