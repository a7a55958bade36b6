import Foundation
import LanguageData

/// The JSON of one language, as people edit it; `compiled()` makes the file that is mapped at run time.
///
/// Each file of the folder holds any of
///
///     { "lexicons": { "streetType": ["street", "avenue"], "month": { "january": 1, "jan": 1 } },
///       "tables": { "couriers": { "columns": ["id", "name"], "rows": [["ups", "UPS"]] } },
///       "grammars": { "time": { ... see GrammarSource ... } } }
///
/// Entries are folded as text is: case and typographic signs don't matter, phrases may have several words. A
/// grammar may be spread over several files. The same lexicon or table in two files is an error, as is an
/// entry twice in one lexicon with different values.
package struct LanguageSource {
  var lexicons: [String: [String: Int]] = [:]
  var tables: [String: SourceTable] = [:]
  var grammars: [String: GrammarSource] = [:]
  private var kinds: [ActionSource] = []

  /// A table with the places of its rows, for errors.
  struct SourceTable {
    var columns: [String]
    var rows: [Row]
  }

  struct Row {
    var fields: [String]
    var file: String
    /// From 1, within its table.
    var number: Int
  }

  /// Reads every `*.json` of a folder, whose name is that of the language.
  ///
  /// - Parameter actions: the folder with a file for each kind of action; the part of it that belongs to the
  ///   language becomes tables.
  package init(folder: URL, actions: URL? = nil) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    for file in files { try add(Data(contentsOf: file), named: file.lastPathComponent) }
    if let actions { try add(ActionSource.all(in: actions), language: folder.lastPathComponent) }
  }

  /// Reads one file's text.
  package init(_ json: String, named name: String) throws { try add(Data(json.utf8), named: name) }

  /// Adds what is said of the kinds of actions: what all languages share to `any`, phrases and what depends
  /// on them to a language.
  package mutating func add(_ kinds: [ActionSource], language: String) {
    self.kinds = kinds
    func table(_ name: String, _ columns: [String], _ rows: [(kind: ActionSource, fields: [String])]) {
      tables[name] = SourceTable(
        columns: columns,
        rows: rows.enumerated().map { index, row in
          Row(fields: row.fields, file: "actions/\(row.kind.kind).json", number: index + 1)
        })
    }
    if language == "any" {
      table(
        "actionKindNames", ["kind", "language", "name"],
        kinds.flatMap { kind in kind.names.sorted { $0 < $1 }.map { (kind, [kind.kind, $0.key, $0.value]) } })
      table(
        "actionTitles", ["kind", "form", "language", "title"],
        kinds.flatMap { kind in
          kind.titles.sorted { $0.key < $1.key }.flatMap { form, texts in
            texts.sorted { $0 < $1 }.map { (kind, [kind.kind, form, $0.key, $0.value]) }
          }
        })
      return
    }
    table(
      "actionKinds", ["kind", "spanWeight", "threshold"],
      kinds.map { ($0, [$0.kind, "\($0.spanWeight)", "\($0.threshold)"]) })
    table(
      "actionImplied", ["kind", "by", "share", "rule", "byRule", "after"],
      kinds.flatMap { kind in
        kind.implied.map { relation in
          (
            kind,
            [
              kind.kind, relation.by, relation.share, relation.rule ?? "", relation.byRule ?? "",
              relation.after ?? false ? "after" : "",
            ]
          )
        }
      })
    table(
      "actionKindPatterns", ["kind", "name", "pattern", "confidence", "note"],
      kinds.flatMap { kind in
        (kind.patterns[language] ?? []).map {
          (kind, [kind.kind, $0.name, $0.pattern, "\($0.confidence)", $0.note])
        }
      })
  }

  package init() {}

  /// Adds one file's content; `name` appears in errors.
  package mutating func add(_ json: Data, named name: String) throws {
    let file: SourceFile
    do {
      file = try JSONDecoder().decode(SourceFile.self, from: json)
    } catch {
      throw LanguageDataError(.invalidSource, "\(name): \(error)")
    }
    for (lexicon, entries) in file.lexicons ?? [:] {
      guard lexicons.updateValue(entries.values, forKey: lexicon) == nil else {
        throw LanguageDataError(.invalidSource, "\(name): a lexicon named \(lexicon) is in another file too")
      }
    }
    // A grammar may be spread over several files: words here, rules there.
    for (grammar, content) in file.grammars ?? [:] {
      do {
        try grammars[grammar, default: GrammarSource()].join(content)
      } catch let error as LanguageDataError {
        throw LanguageDataError(.invalidSource, "\(name): grammar \(grammar): \(error.message)")
      }
    }
    for (table, content) in file.tables ?? [:] {
      if let row = content.rows.firstIndex(where: { $0.count != content.columns.count }) {
        throw LanguageDataError(
          .invalidSource, "\(name): table \(table), row \(row + 1): expected \(content.columns.count) fields")
      }
      let rows = content.rows.enumerated().map { Row(fields: $1, file: name, number: $0 + 1) }
      let joined = SourceTable(columns: content.columns, rows: rows)
      guard tables.updateValue(joined, forKey: table) == nil else {
        throw LanguageDataError(.invalidSource, "\(name): a table named \(table) is in another file too")
      }
    }
  }

  /// The compiled file. The same source gives the same bytes.
  /// - Throws: `LanguageDataError` that says what is wrong where; also for names that no code knows, see
  ///   `LanguageContract`.
  package func compiled() throws -> Data {
    try LanguageContract.check(self, kinds)
    var writer = ImageWriter()
    for (name, entries) in lexicons {
      var longest = 0
      var byHash: [UInt64: Int64] = [:]
      for (entry, value) in entries {
        let tokens = Document(entry).tokens
        guard !tokens.isEmpty else {
          throw LanguageDataError(.invalidSource, "lexicon \(name): \"\(entry)\" has no word")
        }
        longest = max(longest, tokens.count)
        let hash = Lexicon.hash(of: tokens[...])
        if let other = byHash.updateValue(Int64(value), forKey: hash), other != value {
          throw LanguageDataError(
            .invalidSource, "lexicon \(name): \"\(entry)\" stands for both \(other) and \(value)")
        }
      }
      writer.add(.lexicon, name, Lexicon.section(byHash.map { ($0.key, $0.value) }, longest: longest))
    }
    for (name, table) in tables {
      writer.add(.table, name, Table.section(table.rows.map(\.fields), columns: table.columns.count))
    }
    for (name, grammar) in grammars {
      writer.add(.grammar, name, try GrammarCompiler.compile(grammar, named: name, lexicons: lexicons))
    }
    return writer.data()
  }
}

private struct SourceFile: Decodable {
  var lexicons: [String: Entries]?
  var tables: [String: TableSource]?
  var grammars: [String: GrammarSource]?

  struct TableSource: Decodable {
    var columns: [String]
    var rows: [[String]]
  }

  /// A list of words (each with the value 1) or words with values.
  struct Entries: Decodable {
    var values: [String: Int]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let list = try? container.decode([String].self) {
        values = Dictionary(list.map { ($0, 1) }) { first, _ in first }
      } else {
        values = try container.decode([String: Int].self)
      }
    }
  }
}
