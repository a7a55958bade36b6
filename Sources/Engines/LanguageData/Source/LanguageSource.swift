import Foundation

/// The JSON of one language, as people edit it; `compiled()` makes the file that is mapped at run time.
///
/// Each file of the folder holds any of
///
///     { "lexicons": { "streetType": ["street", "avenue"], "month": { "january": 1, "jan": 1 } },
///       "tables": { "couriers": { "columns": ["id", "name"], "rows": [["ups", "UPS"]] } },
///       "grammars": { "time": { ... see GrammarSource ... } } }
///
/// Entries are folded as text is: case and typographic signs don't matter, phrases may have several words.
/// A grammar may be spread over several files. The same lexicon or table in two files is an error, as is an entry twice in one lexicon with different values.
package struct LanguageSource {
  var lexicons: [String: [String: Int]] = [:]
  var tables: [String: (columns: Int, rows: [[String]])] = [:]
  var grammars: [String: GrammarSource] = [:]

  /// Reads every `*.json` of a folder.
  package init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    for file in files { try add(Data(contentsOf: file), named: file.lastPathComponent) }
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
      guard tables.updateValue((content.columns.count, content.rows), forKey: table) == nil else {
        throw LanguageDataError(.invalidSource, "\(name): a table named \(table) is in another file too")
      }
    }
  }

  /// The compiled file. The same source gives the same bytes.
  package func compiled() throws -> Data {
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
      writer.add(.table, name, Table.section(table.rows, columns: table.columns))
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
