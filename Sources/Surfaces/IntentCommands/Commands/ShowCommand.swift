import AppIntents
import CommandLineSurface
import JSONValues

func showCommand(_ context: IntentCommandContext, _ names: CatalogNames) -> Command {
  let known =
    names.intents.all.map { ValueKind.Choice($0.name) } + names.entities.all.map { .init($0.name) }
    + names.enums.all.map { .init($0.name) }
  return Command(
    CommandDescription(
      name: "show", abstract: "says everything of an intent, an entity or an enumeration",
      arguments: [
        ArgumentDescription(
          "NAME", known.isEmpty ? .text : .proposed(known), "its name, identifier, type or title")
      ],
      options: [.flag("json", "writes it as one JSON object")])
  ) { invocation in
    let name = invocation.arguments.text("NAME") ?? ""
    let details = try Things.find(name, names, context)
    let terminal = invocation.terminal
    if invocation.arguments.flag("json") {
      try terminal.write(details.json)
    } else {
      for line in details.lines(width: min(terminal.width, 100), styles: terminal.styles) {
        try terminal.print(line)
      }
    }
    return .success
  }
}

/// Everything that is said of one intent, entity or enumeration.
protocol ThingDetails {
  var json: JSONValue { get }
  func lines(width: Int, styles: Styles) -> [String]
}

/// Intents, entities and enumerations by one kind of name.
enum Things {
  /// What a name means.
  ///
  /// - Throws: `UsageError` that proposes names.
  static func find(
    _ name: String, _ names: CatalogNames, _ context: IntentCommandContext
  ) throws -> any ThingDetails {
    if let intent = try names.intents.find(name) { return IntentDetails(intent, names, context.catalog) }
    if let entity = try names.entities.find(name) { return EntityDetails(entity, names) }
    if let type = try names.enums.find(name) { return EnumDetails(type) }
    throw UsageError(
      .invalidValue, "there is no intent, entity or enumeration \"\(name)\"",
      suggestion: names.intents.proposal(for: name) ?? names.entities.proposal(for: name)
        ?? names.enums.proposal(for: name))
  }
}
