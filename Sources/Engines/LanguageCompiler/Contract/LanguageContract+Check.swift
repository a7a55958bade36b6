import LanguageData

extension LanguageContract {
  /// The names that a column may hold.
  struct Column {
    var table: String
    var column: String
    /// The noun for the names in an error: "role".
    var what: String
    /// Whether it holds several, with spaces between them.
    var isList = false
    var names: [String]
  }

  static let columns: [Column] = [
    Column(table: "actionEventKinds", column: "flags", what: "flag", isList: true, EventKindFlag.self),
    Column(table: "actionTitleStyles", column: "first", what: "part of a date", TitleStyle.First.self),
    Column(table: "actionTitleStyles", column: "clock", what: "clock", TitleStyle.Clock.self),
    Column(table: "conversationSensitive", column: "topic", what: "topic", names: sensitiveTopics),
  ]

  /// Rows, by their first column, that the code looks up.
  static let rows: [String: [String]] = [
    "understandingCues": ["verb of asking"]
  ]

  // MARK: Checking

  /// - Parameter kinds: what the files of `Resources/actions` say; none where a source has no such files.
  /// - Throws: `LanguageDataError` that names the file, the table, the rule and the names that are allowed.
  static func check(_ source: LanguageSource, _ kinds: [ActionSource]) throws {
    for column in columns { try check(column, source) }
    for (table, wanted) in rows {
      guard let found = source.tables[table] else { continue }
      for name in wanted where !found.rows.contains(where: { $0.fields.first == name }) {
        throw LanguageDataError(
          .invalidSource, "table \(table): expected a row \(name), which the code looks up")
      }
    }
    for table in patternTables { try checkPatterns(table, source) }
    for root in source.grammars["time"]?.roots ?? [] where TimeRoot(rawValue: root) == nil {
      throw LanguageDataError(
        .invalidSource,
        "grammar time: no root \"\(root)\"; expected one of \(list(TimeRoot.allCases.map(\.rawValue)))")
    }
    guard !kinds.isEmpty else { return }
    try checkKinds(kinds, source)
  }

  private static func check(_ column: Column, _ source: LanguageSource) throws {
    guard let table = source.tables[column.table] else { return }
    guard let place = table.columns.firstIndex(of: column.column) else {
      throw LanguageDataError(.invalidSource, "table \(column.table): expected a column \(column.column)")
    }
    for row in table.rows {
      let found =
        column.isList ? row.fields[place].split(separator: " ").map(String.init) : [row.fields[place]]
      for name in found where !column.names.contains(name) {
        throw unknown(name, column.what, column.names, row, column.table)
      }
    }
  }

  private static func checkPatterns(_ name: String, _ source: LanguageSource) throws {
    guard let table = source.tables[name] else { return }
    guard table.columns == ["role", "name", "pattern", "confidence", "note"] else {
      throw LanguageDataError(
        .invalidSource, "table \(name): expected the columns role, name, pattern, confidence, note")
    }
    for row in table.rows {
      guard let role = PhraseRole(rawValue: row.fields[0]) else {
        throw unknown(row.fields[0], "role", PhraseRole.allCases.map(\.rawValue), row, name)
      }
      guard RuleName(rawValue: row.fields[1]) != nil else {
        throw unknown(row.fields[1], "rule", RuleName.allCases.map(\.rawValue), row, name)
      }
      guard let confidence = Double(row.fields[3]), (0...1).contains(confidence) else {
        throw LanguageDataError(
          .invalidSource,
          "\(place(row, name)): the confidence \"\(row.fields[3])\" is no number from 0 to 1")
      }
      let flags: [PhraseFlag]
      switch role.note {
      case .flags(let known): flags = known
      case .form(let forms):
        if !forms.contains(where: { $0.rawValue == row.fields[4] }) {
          throw unknown(
            row.fields[4], "form of the role \(role.rawValue)", forms.map(\.rawValue), row, name)
        }
        continue
      }
      for flag in row.fields[4].split(separator: " ") where !flags.contains(where: { $0.rawValue == flag }) {
        throw unknown(
          String(flag), "flag of the role \(role.rawValue)", flags.map(\.rawValue), row, name)
      }
    }
  }

  private static func checkKinds(_ kinds: [ActionSource], _ source: LanguageSource) throws {
    let known = kinds.map(\.kind)
    if let table = source.tables["conversationSensitive"] {
      for row in table.rows where row.fields[1] != "*" {
        for name in row.fields[1].split(separator: " ") where !known.contains(String(name)) {
          throw unknown(String(name), "kind of action", known, row, "conversationSensitive")
        }
      }
    }
    // Which rules there are the language's own tables say; where it has none, they can't be checked.
    guard let events = source.tables["actionEventKinds"] else { return }
    let rules =
      RuleName.allCases.map(\.rawValue) + EngineRule.allCases.map(\.rawValue)
      + events.rows.map { EngineRule.event($0.fields[0]) }
      + kinds.flatMap { $0.patterns.values.joined().map(\.name) }
    for kind in kinds {
      for relation in kind.implied {
        let place = "actions/\(kind.kind).json: implied by \(relation.by)"
        guard known.contains(relation.by) else {
          throw LanguageDataError(
            .invalidSource, "\(place): no kind of action \(relation.by); expected one of \(list(known))")
        }
        for rule in [relation.rule, relation.byRule].compactMap({ $0 }) where !rules.contains(rule) {
          throw LanguageDataError(
            .invalidSource, "\(place): no rule \(rule); expected one of \(list(rules))")
        }
      }
    }
  }

  private static func unknown(
    _ name: String, _ what: String, _ allowed: [String], _ row: LanguageSource.Row, _ table: String
  ) -> LanguageDataError {
    LanguageDataError(
      .invalidSource,
      "\(place(row, table)): no \(what) \"\(name)\"; expected "
        + (allowed.isEmpty ? "none" : "one of \(list(allowed))"))
  }

  /// "actions.json: table actionPatterns, row 12 (request.need)".
  private static func place(_ row: LanguageSource.Row, _ table: String) -> String {
    "\(row.file): table \(table), row \(row.number) (\(row.fields.prefix(2).joined(separator: ", ")))"
  }

  private static func list(_ names: [String]) -> String { names.sorted().joined(separator: ", ") }
}

extension LanguageContract.Column {
  init<Names: RawRepresentable<String> & CaseIterable>(
    table: String, column: String, what: String, isList: Bool = false, _ names: Names.Type
  ) {
    self.init(
      table: table, column: column, what: what, isList: isList, names: names.allCases.map(\.rawValue))
  }
}
