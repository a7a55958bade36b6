import AppIntents
import CommandLineSurface
import IntentDiscovery
import JSONValues

/// A listing of what a program has.
struct CatalogListing {
  let catalog: IntentCatalog
  let names: CatalogNames
  let includesHidden: Bool

  /// The intents to show, ordered as in the catalog.
  var intents: [TypeNames<any AppIntent.Type>.Named] {
    names.intents.all.filter { includesHidden || $0.type.isOffered }
  }

  // MARK: Rows

  /// The intents of each category, those without one last.
  var intentRows: [[ListRow]] {
    var categories: [String: [ListRow]] = [:]
    for intent in intents {
      let description = intent.type.writtenDescription
      let category = description?.categoryName.map { OneLine.of($0) } ?? ""
      let text = description.map { OneLine.of($0.descriptionText) } ?? ""
      let title = OneLine.of(intent.title)
      let details = text.isEmpty || text == title ? title : "\(OneLine.withoutFullStop(title)). \(text)"
      categories[category, default: []].append(
        .item(name: intent.name, details: isHidden(intent.type) ? details + " (not offered)" : details))
    }
    let named = categories.keys.filter { !$0.isEmpty }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    var blocks = named.map { [.heading($0)] + (categories[$0] ?? []) }
    if let rest = categories[""] { blocks.append([.heading(named.isEmpty ? "Intents" : "Others")] + rest) }
    return blocks
  }

  private func isHidden(_ type: any AppIntent.Type) -> Bool { !type.isOffered }

  var entityRows: [ListRow] {
    [.heading("Entities")]
      + names.entities.all.map { entity in
        let isFound = FindOptions.description(of: entity.type) != nil
        return .item(
          name: entity.name, details: OneLine.of(entity.title) + (isFound ? " (can be found)" : ""))
      }
  }

  var enumRows: [ListRow] {
    [.heading("Enumerations")]
      + names.enums.all.map { type in
        let cases = (EnumChoices.of(type.type) ?? []).map(\.name).joined(separator: ", ")
        return .item(name: type.name, details: "\(OneLine.of(type.title)): \(cases)")
      }
  }

  var shortcutRows: [[ListRow]] {
    shortcuts.map { shortcut in
      [.heading(shortcut.title)] + shortcut.phrases.map { .item(name: $0, details: "") }
    }
  }

  /// A shortcut with its phrases, in the person's language.
  struct Shortcut {
    let title: String
    let intent: any AppIntent.Type
    let phrases: [String]
  }

  var shortcuts: [Shortcut] {
    catalog.shortcutProviders.flatMap { $0.appShortcuts }.map { shortcut in
      let type = type(of: shortcut.intent)
      let parameters = ParameterNames.of(shortcut.intent)
      let phrases = shortcut.phrases.map { phrase in
        OneLine.of(
          phrase.localized.text.filled { name in
            if name == ShortcutPhrase.applicationNamePlace { return ApplicationName.current }
            let parameter = parameters.first { $0.name == name }?.parameter
            return "(\(parameter.map { String(localized: $0.title) } ?? name))"
          })
      }
      return Shortcut(
        title: OneLine.of(shortcut.shortTitle ?? type.title), intent: type, phrases: phrases)
    }
  }

  // MARK: JSON

  /// Everything as one object: `intents`, `entities`, `enums`, `shortcuts`.
  var json: JSONValue {
    .object([
      .init(name: "intents", value: .array(intents.map { IntentDetails($0, names, catalog).json })),
      .init(name: "entities", value: .array(names.entities.all.map { EntityDetails($0, names).json })),
      .init(name: "enums", value: .array(names.enums.all.map { EnumDetails($0).json })),
      .init(
        name: "shortcuts",
        value: .array(
          shortcuts.map { shortcut in
            .object([
              .init(name: "title", value: .string(shortcut.title)),
              .init(name: "intent", value: .string(names.intents[shortcut.intent]?.name ?? "")),
              .init(name: "phrases", value: .array(shortcut.phrases.map(JSONValue.string))),
            ])
          })),
    ])
  }
}
