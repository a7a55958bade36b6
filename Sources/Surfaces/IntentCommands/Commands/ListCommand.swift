import AppIntents
import CommandLineSurface
import IntentRuntime
import JSONValues

func listCommand(_ context: IntentCommandContext, _ names: CatalogNames) -> Command {
  Command(
    CommandDescription(
      name: "list", abstract: "lists the intents by category",
      options: [
        .flag("all", "also those that are not offered to people"),
        .flag("entities", "lists the entities"),
        .flag("enums", "lists the enumerations"),
        .flag("shortcuts", "lists the shortcuts with their phrases"),
        .flag("json", "writes all of it as one JSON object"),
      ])
  ) { invocation in
    let arguments = invocation.arguments
    let terminal = invocation.terminal
    let listing = CatalogListing(
      catalog: context.catalog, names: names, includesHidden: arguments.flag("all"))
    if arguments.flag("json") {
      try terminal.write(listing.json)
      return .success
    }
    let sections = ["entities", "enums", "shortcuts"].filter(arguments.flag)
    var blocks: [[ListRow]] = sections.isEmpty ? listing.intentRows : []
    if sections.contains("entities") { blocks.append(listing.entityRows) }
    if sections.contains("enums") { blocks.append(listing.enumRows) }
    if sections.contains("shortcuts") { blocks += listing.shortcutRows }
    let width = min(terminal.width, 100)
    for (index, block) in blocks.enumerated() {
      if index > 0 { try terminal.print() }
      for line in ListRow.lines(block, width: width, styles: terminal.styles) { try terminal.print(line) }
    }
    if sections.isEmpty, listing.intents.isEmpty { try terminal.note("There are no intents.") }
    return .success
  }
}

extension Terminal {
  /// Writes a JSON value in one line.
  func write(_ json: JSONValue) throws {
    var writer = JSONWriter()
    writer.value(json)
    writer.endLine()
    try output.write(writer.bytes)
  }
}
