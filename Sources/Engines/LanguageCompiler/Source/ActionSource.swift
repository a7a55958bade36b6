import Foundation
import LanguageData

/// The data on one kind of action, as people edit it in `Resources/actions/<kind>.json`.
///
///     { "kind": "open_map", "type": "MapValues", "order": 70,
///       "names": { "en": "Places" },
///       "titles": { "place": { "en": "Open map: {place}" } },
///       "spanWeight": 0.85, "threshold": 0.5,
///       "implied": [{ "by": "create_event", "share": "place", "rule": "span.place" }],
///       "patterns": { "en": [["open_map.way", "which way to", 0.8, ""]] } }
///
/// `type` is the Swift type of its values, `order` where it stands among the kinds. Titles have a template
/// for each form and language. An action is implied by another one that shares something with it; `after`
/// says that the other has to stand before it, the surer of the two. `patterns` are phrases for a rule of the
/// kind's own; their names begin with the kind.
package struct ActionSource: Decodable, Sendable {
  package struct Implied: Decodable, Sendable {
    var by: String
    var share: String
    var rule: String?
    var byRule: String?
    var after: Bool?

    private enum CodingKeys: String, CodingKey, CaseIterable { case by, share, rule, byRule, after }

    package init(from decoder: any Decoder) throws {
      try ActionSource.refuseUnknown(decoder, CodingKeys.allCases.map(\.rawValue))
      let container = try decoder.container(keyedBy: CodingKeys.self)
      by = try container.decode(String.self, forKey: .by)
      share = try container.decode(String.self, forKey: .share)
      rule = try container.decodeIfPresent(String.self, forKey: .rule)
      byRule = try container.decodeIfPresent(String.self, forKey: .byRule)
      after = try container.decodeIfPresent(Bool.self, forKey: .after)
    }
  }

  struct Pattern: Decodable, Sendable {
    var name: String
    var pattern: String
    var confidence: Double
    var note: String

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      name = try container.decode(String.self)
      pattern = try container.decode(String.self)
      confidence = try container.decode(Double.self)
      note = try container.decode(String.self)
    }
  }

  package var kind: String
  package var type: String
  package var order: Int
  var names: [String: String]
  var titles: [String: [String: String]]
  var spanWeight: Double
  var threshold: Double
  var implied: [Implied]
  var patterns: [String: [Pattern]]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case kind, type, order, names, titles, spanWeight, threshold, implied, patterns
  }

  package init(from decoder: any Decoder) throws {
    try ActionSource.refuseUnknown(decoder, CodingKeys.allCases.map(\.rawValue))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decode(String.self, forKey: .kind)
    type = try container.decode(String.self, forKey: .type)
    order = try container.decode(Int.self, forKey: .order)
    names = try container.decode([String: String].self, forKey: .names)
    titles = try container.decode([String: [String: String]].self, forKey: .titles)
    spanWeight = try container.decodeIfPresent(Double.self, forKey: .spanWeight) ?? 0.8
    threshold = try container.decodeIfPresent(Double.self, forKey: .threshold) ?? 0.5
    implied = try container.decodeIfPresent([Implied].self, forKey: .implied) ?? []
    patterns = try container.decodeIfPresent([String: [Pattern]].self, forKey: .patterns) ?? [:]
  }

  /// A misspelled name of a member would leave its value at the default, silently.
  private static func refuseUnknown(_ decoder: any Decoder, _ known: [String]) throws {
    struct Name: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    for key in try decoder.container(keyedBy: Name.self).allKeys where !known.contains(key.stringValue) {
      throw LanguageDataError(
        .invalidSource,
        "no member \(key.stringValue); expected one of \(known.sorted().joined(separator: ", "))")
    }
  }

  /// Reads every file of a folder, in the order of the kinds.
  /// - Throws: `LanguageDataError` that names the file and what is wrong with it.
  package static func all(in folder: URL) throws -> [ActionSource] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
    let found = try files.map { file in
      try ActionSource(Data(contentsOf: file), named: file.lastPathComponent)
    }
    return found.sorted { ($0.order, $0.kind) < ($1.order, $1.kind) }
  }

  /// Creates a source from one file's content, whose name is that of the kind.
  package init(_ json: Data, named name: String) throws {
    do {
      self = try JSONDecoder().decode(ActionSource.self, from: json)
    } catch let error as LanguageDataError {
      throw LanguageDataError(.invalidSource, "actions/\(name): \(error.message)")
    } catch {
      throw LanguageDataError(.invalidSource, "actions/\(name): \(error)")
    }
    guard name == kind + ".json" else {
      throw LanguageDataError(
        .invalidSource, "actions/\(name): holds the kind \(kind); expected \(kind).json")
    }
    try check()
  }

  private func check() throws {
    func invalid(_ what: String) -> LanguageDataError {
      LanguageDataError(.invalidSource, "actions/\(kind).json: \(what)")
    }
    let languages = Set(names.keys)
    guard languages.contains("en") else { throw invalid("names: expected one in English (en)") }
    for (form, texts) in titles {
      guard Set(texts.keys) == languages else {
        throw invalid(
          "title \(form): is in \(texts.keys.sorted().joined(separator: ", ")); expected "
            + languages.sorted().joined(separator: ", ") + ", the languages of the names")
      }
      let templates = try texts.mapValues { text in
        do { return try TitleTemplate(text) } catch let error as LanguageDataError {
          throw invalid(error.message)
        }
      }
      for (language, template) in templates where template.names != templates["en"]?.names {
        throw invalid(
          "title \(form), \(language): has the values \(template.names.sorted().joined(separator: ", ")); "
            + "expected \(templates["en"]?.names.sorted().joined(separator: ", ") ?? ""), as in English")
      }
    }
    for relation in implied where ActionRelation(rawValue: relation.share) == nil {
      throw invalid(
        "implied by \(relation.by): nothing called \(relation.share) is shared; expected one of "
          + ActionRelation.allCases.map(\.rawValue).joined(separator: ", "))
    }
    for pattern in patterns.values.joined() {
      guard pattern.name.hasPrefix(kind + ".") else {
        throw invalid("pattern \(pattern.name): expected a name that begins with \(kind).")
      }
      for flag in pattern.note.split(separator: " ") where PhraseFlag(rawValue: String(flag)) == nil {
        throw invalid(
          "pattern \(pattern.name): no flag \(flag); expected some of "
            + PhraseFlag.allCases.map(\.rawValue).joined(separator: ", "))
      }
    }
  }

  /// The Swift source that lists the types of all kinds' values, for the build of the suggestion engine.
  package static func listOfTypes(_ sources: [ActionSource]) -> String {
    """
    // Made from Resources/actions by language-compiler.

    extension ActionKind {
      /// The types of the values of all kinds, in the kinds' order.
      static let types: [any ActionContent.Type] = [
    \(sources.map { "    \($0.type).self,\n" }.joined())  ]
    }

    """
  }
}
