import LanguageData

/// The titles of all kinds in all languages, read from the language data once.
struct TitleTable: Sendable {
  /// By kind, form and language.
  private var templates: [ActionKind: [String: [String: TitleTemplate]]] = [:]
  /// The languages that all titles are in.
  let languages: Set<String>

  /// - Throws: `LanguageDataError` where the titles in the data aren't those that the code knows.
  init(_ image: LanguageImage) throws {
    var languages: Set<String> = []
    for row in try image.required(table: "actionTitles").rows {
      guard let kind = ActionKind(rawValue: row[0]) else {
        throw LanguageDataError(.invalidSource, "actions/\(row[0]).json: the code has no such kind")
      }
      templates[kind, default: [:]][row[1], default: [:]][row[2]] = try TitleTemplate(row[3])
      languages.insert(row[2])
    }
    self.languages = languages
    for type in ActionKind.types { try check(type) }
  }

  private func check(_ type: any ActionContent.Type) throws {
    let file = "actions/\(type.kind.rawValue).json"
    let found = templates[type.kind] ?? [:]
    guard Set(found.keys) == Set(type.titleForms.keys) else {
      throw LanguageDataError(
        .invalidSource,
        "\(file): has the titles \(list(found.keys)); expected \(list(type.titleForms.keys)), as \(type) has them"
      )
    }
    for (form, values) in type.titleForms {
      for language in languages {
        guard let template = found[form]?[language] else {
          throw LanguageDataError(.invalidSource, "\(file), title \(form): isn't in the language \(language)")
        }
        guard template.names == values else {
          throw LanguageDataError(
            .invalidSource,
            "\(file), title \(form): has places for \(list(template.names)); expected \(list(values)), as \(type) fills"
          )
        }
      }
    }
  }

  private func list(_ names: some Sequence<String>) -> String { names.sorted().joined(separator: ", ") }

  /// The template of a title; nil for a form that the kind hasn't, which `check` rules out.
  func template(_ kind: ActionKind, _ form: String, _ language: String) -> TitleTemplate? {
    templates[kind]?[form]?[language]
  }
}
