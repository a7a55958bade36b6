import PlainText

extension IntentManifest {
  /// The manifest as a page for people, in Markdown: what the app can do, with what, and what people say for
  /// it.
  ///
  /// Texts from the source are escaped, so that they change nothing of the page's structure.
  public var markdown: String {
    var page = MarkdownPage()
    page.line("# \(MarkdownPage.escaped(applicationNames?.first ?? "Intents"))")
    if !intents.isEmpty { page.line("\n## Actions") }
    for intent in intents { page.write(intent) }
    let shortcuts = shortcutProviders.flatMap(\.shortcuts)
    if !shortcuts.isEmpty {
      page.line("\n## Shortcuts\n\n| runs | phrases |\n|---|---|")
      for shortcut in shortcuts {
        page.row([shortcut.intent.ownName, shortcut.phrases.joined(separator: " · ")])
      }
    }
    if !entities.isEmpty { page.line("\n## Entities") }
    for entity in entities { page.write(entity) }
    if !enums.isEmpty { page.line("\n## Enums") }
    for enumeration in enums {
      page.heading(enumeration.title, enumeration.type)
      page.line("| value | called |\n|---|---|")
      for one in enumeration.cases { page.row([one.value, one.title ?? ""]) }
    }
    return page.text
  }
}

private struct MarkdownPage {
  var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func heading(_ title: String?, _ type: String) {
    line("\n### \(Self.escaped(title ?? IdentifierWords.title(of: type.ownName)))\n\n`\(type)`\n")
  }

  mutating func row(_ cells: [String]) {
    line("| " + cells.map(Self.escaped).joined(separator: " | ") + " |")
  }

  mutating func write(_ intent: IntentManifest.Intent) {
    heading(intent.title, intent.type)
    if let description = intent.description { line(Self.escaped(description.text) + "\n") }
    if let message = intent.deprecation?.message { line("Deprecated. \(Self.escaped(message))\n") }
    if let schema = intent.schema { line("Schema: \(schema).\n") }
    if let value = intent.result.value { line("Gives \(Self.escaped(value.description)).\n") }
    if intent.parameters.isEmpty { return }
    line("| parameter | type | default | called |\n|---|---|---|---|")
    for parameter in intent.parameters {
      let range = parameter.range.map { ", \($0.minimum) to \($0.maximum)" } ?? ""
      row([
        parameter.name, "\(parameter.type)\(range)", parameter.defaultValue?.description ?? "",
        parameter.title ?? IdentifierWords.title(of: parameter.name),
      ])
    }
  }

  mutating func write(_ entity: IntentManifest.Entity) {
    heading(entity.title, entity.type)
    if entity.properties.isEmpty { return }
    line("| property | type | called |\n|---|---|---|")
    for property in entity.properties {
      row([
        property.name, property.type.description,
        property.written?.title ?? IdentifierWords.title(of: property.name),
      ])
    }
  }

  /// Text without line breaks, in which no sign steers Markdown.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character.isNewline {
        result.append(" ")
      } else {
        if "\\`*_[]<>#|&~".contains(character) { result.append("\\") }
        result.append(character)
      }
    }
  }
}
