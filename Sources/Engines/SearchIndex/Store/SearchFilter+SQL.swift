import Storage

/// The form in which a condition on attributes is put: as a list of items that meet it, which is made first,
/// or as a question for each item.
enum ConditionForm {
  case list
  case question
}

/// A condition on rows of `item`, with the arguments for its placeholders.
struct SQLCondition {
  var sql: String
  var arguments: [any Storable]

  static func all(_ parts: [SQLCondition]) -> SQLCondition { joined(parts, by: " AND ", empty: "1") }
  static func any(_ parts: [SQLCondition]) -> SQLCondition { joined(parts, by: " OR ", empty: "0") }

  private static func joined(_ parts: [SQLCondition], by separator: String, empty: String) -> SQLCondition {
    if parts.isEmpty { return SQLCondition(sql: empty, arguments: []) }
    return SQLCondition(
      sql: "(" + parts.map(\.sql).joined(separator: separator) + ")", arguments: parts.flatMap(\.arguments))
  }
}

extension SearchFilter {
  /// The depth to which conditions may be nested, and the number of comparisons: SQLite takes expressions of
  /// depth 1,000 and 32,766 arguments (sqlite.org/limits.html).
  private static let depthLimit = 64
  private static let comparisonLimit = 1_000

  /// The condition in SQL. Values and names are arguments, never text of the statement.
  /// - Throws: `filterTooLarge`.
  func condition(_ form: ConditionForm) throws -> SQLCondition {
    var comparisons = 0
    return try condition(form, depth: 0, &comparisons)
  }

  private func condition(_ form: ConditionForm, depth: Int, _ comparisons: inout Int) throws -> SQLCondition {
    guard depth <= Self.depthLimit else {
      throw SearchIndexError(
        .filterTooLarge, "The filter is nested deeper than \(Self.depthLimit) conditions.")
    }
    switch self {
    case .all(let parts):
      return .all(try parts.map { try $0.condition(form, depth: depth + 1, &comparisons) })
    case .any(let parts):
      return .any(try parts.map { try $0.condition(form, depth: depth + 1, &comparisons) })
    case .not(let part):
      let inner = try part.condition(form, depth: depth + 1, &comparisons)
      return SQLCondition(sql: "NOT \(inner.sql)", arguments: inner.arguments)
    case .compare(let name, .different, let value):
      // As "not equal" it would be met by an item that has other values beside this one.
      return try SearchFilter.not(.compare(name, .equal, value)).condition(
        form, depth: depth + 1, &comparisons)
    case .compare(let name, let relation, let value):
      return try attribute(
        form, name, value.stored.kind, "value \(relation.rawValue) ?", [value], &comparisons)
    case .between(let name, let low, let high):
      // The ends are of different kinds: nothing lies between them.
      guard low.stored.kind == high.stored.kind else { return .any([]) }
      return try attribute(form, name, low.stored.kind, "value BETWEEN ? AND ?", [low, high], &comparisons)
    case .oneOf(let name, let values):
      return .any(
        try values.map { try attribute(form, name, $0.stored.kind, "value = ?", [$0], &comparisons) })
    case .has(let name):
      return .any(try (0...2).map { try attribute(form, name, $0, "1", [], &comparisons) })
    }
  }

  private func attribute(
    _ form: ConditionForm, _ name: String, _ kind: Int, _ test: String, _ values: [SearchValue],
    _ comparisons: inout Int
  ) throws -> SQLCondition {
    comparisons += 1
    guard comparisons <= Self.comparisonLimit else {
      throw SearchIndexError(
        .filterTooLarge, "The filter has more than \(Self.comparisonLimit) comparisons.")
    }
    let arguments: [any Storable] = [name, kind] + values.map(\.stored.value)
    let rows = "FROM attribute WHERE name = ? AND kind = ? AND \(test)"
    switch form {
    case .list: return SQLCondition(sql: "item.key IN (SELECT key \(rows))", arguments: arguments)
    case .question:
      return SQLCondition(
        sql: "EXISTS (SELECT 1 \(rows) AND attribute.key = item.key)", arguments: arguments)
    }
  }

  /// Whether items that meet it can be listed without looking at all items.
  var isIndexed: Bool {
    switch self {
    case .all(let parts): parts.contains(where: \.isIndexed)
    case .any(let parts): !parts.isEmpty && parts.allSatisfy(\.isIndexed)
    case .not, .compare(_, .different, _): false
    case .compare, .between, .oneOf, .has: true
    }
  }
}

extension SearchQuery {
  /// Returns the condition that an item must meet to be found at all.
  func condition(at now: StoredValue, _ form: ConditionForm) throws -> SQLCondition {
    var parts = [
      SQLCondition(sql: "(item.expires IS NULL OR item.expires > ?)", arguments: [now])
    ]
    if !includesHidden { parts.append(SQLCondition(sql: "item.hidden = 0", arguments: [])) }
    if !types.isEmpty {
      parts.append(.any(types.map { SQLCondition(sql: "item.type = ?", arguments: [$0]) }))
    }
    if !domains.isEmpty {
      parts.append(
        .any(
          domains.map { domain in
            SQLCondition(
              sql: "(item.domain = ? OR item.domain >= ? AND item.domain < ?)",
              arguments: [domain, domain + ".", domain + "/"])
          }))
    }
    if let filter { parts.append(try filter.condition(form)) }
    return .all(parts)
  }

  /// The form in which items that can be found are listed: from the filter, where nothing else narrows them.
  var listingForm: ConditionForm {
    types.isEmpty && domains.isEmpty && filter?.isIndexed ?? false ? .list : .question
  }

  /// Whether there may be few items that can be found, which can be listed without looking at all.
  var isSelective: Bool { !types.isEmpty || !domains.isEmpty || filter?.isIndexed ?? false }
}
