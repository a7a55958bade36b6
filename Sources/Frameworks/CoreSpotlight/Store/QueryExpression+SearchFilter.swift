import SearchIndex

extension QueryExpression {
  /// A filter that accepts everything that meets the condition, and possibly more, or nil if that is
  /// everything.
  ///
  /// An optimisation: the caller evaluates the condition itself on the results.
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
  /// The filter of a comparison. Only dates have the same values in both places: numbers are also compared
  /// with texts and dates, and texts by patterns.
  fileprivate var searchFilter: SearchFilter? {
    guard case .date(let date) = operand else { return nil }
    // The index stores microseconds, so values that differ by less may be equal there.
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
