import AppIntents
import CommandLineSurface
import IntentRuntime
import IntentValues
import JSONValues
import PlainText

func findCommand(_ context: IntentCommandContext, _ names: CatalogNames) -> Command {
  let entities = names.entities.all.filter { FindOptions.description(of: $0.type) != nil }
  let abstract = "finds entities by their properties"
  guard !entities.isEmpty else {
    return Command(
      CommandDescription(
        name: "find", abstract: abstract,
        arguments: [ArgumentDescription("ENTITY", .text, "its name", isRequired: false)])
    ) { _ in throw UsageError(.invalidValue, "no entity of this program can be found by its properties") }
  }
  return Command(
    CommandDescription(
      name: "find", abstract: abstract,
      subcommands: entities.map { entity in
        let find = FindOptions.description(of: entity.type)
        let title = OneLine.withoutFullStop(entity.title)
        return CommandDescription(
          name: entity.name, abstract: title.isEmpty ? entity.name : title,
          discussion: find?.description.map { OneLine.of($0.descriptionText) } ?? "",
          options: find.map { FindOptions.options($0).map(\.description) + FindOptions.common($0) } ?? [])
      })
  ) { invocation in
    let entity = try names.entities.required(invocation.path.last ?? "")
    let finding = Finding(context: context, entity: entity.type, arguments: invocation.arguments)
    let found: [any AppEntity]
    do {
      found = try await context.runtime.find(try await finding.request(), of: entity.type)
    } catch {
      let failure = ErrorReport(error)
      if invocation.arguments.flag("json") {
        try invocation.terminal.write(
          .object([
            .init(name: "entity", value: .string(entity.name)),
            .init(name: "error", value: OutcomeJSON.json(of: failure)),
          ]))
      }
      throw CommandFailure(OutcomeStatus.of(error), failure.message)
    }
    if invocation.arguments.flag("json") {
      try invocation.terminal.write(finding.json(of: found, name: entity.name))
    } else {
      for entity in found {
        for line in ValueText.shown(entity) { try invocation.terminal.print(line) }
      }
      if found.isEmpty { try invocation.terminal.note("Nothing fits.") }
    }
    return .success
  }
}

/// One search for entities.
private struct Finding {
  let context: IntentCommandContext
  let entity: any AppEntity.Type
  let arguments: ParsedArguments

  /// What is asked of the query.
  ///
  /// - Throws: `UsageError`, or `IntentRunError` that names the option whose value doesn't fit.
  func request() async throws -> FindRequest {
    var request = FindRequest()
    guard let description = FindOptions.description(of: entity) else { return request }
    for option in FindOptions.options(description) {
      guard let text = arguments.text(option.description.name) else { continue }
      var filter = FindRequest.Filter(option.property, option.comparison.comparison)
      for piece in try pieces(text, option) { filter.values.append(try await value(piece, option)) }
      request.filters.append(filter)
    }
    if !description.sorts.isEmpty {
      let isAscending = !arguments.flag("descending")
      request.sorts = try arguments.all("sort").map { name in
        let wanted = name.foldedForMatching()
        let sort = description.sorts.first { sort in
          [sort.name, CommandWord.of(sort.name) ?? "", String(localized: sort.title)]
            .contains { $0.foldedForMatching() == wanted }
        }
        guard let sort else {
          throw UsageError.invalidValue(
            name, of: "--sort", expected: "one of " + description.sorts.map(\.name).joined(separator: ", "))
        }
        return FindRequest.Sort(sort.name, ascending: isAscending)
      }
    }
    request.mode = arguments.flag("any") ? .or : .and
    request.limit = arguments.integer("limit")
    return request
  }

  private func pieces(_ text: String, _ option: FindOptions.Option) throws -> [String] {
    guard option.comparison.inputCount == 2 else { return [text] }
    guard let gap = text.range(of: "..") else {
      throw UsageError.invalidValue(
        text, of: "--" + option.description.name,
        expected: "two values with two points between them, as 5..10")
    }
    return [String(text[..<gap.lowerBound]), String(text[gap.upperBound...])]
  }

  private func value(_ text: String, _ option: FindOptions.Option) async throws -> any Sendable {
    guard let type = option.comparison.inputType as? any _IntentValue.Type else { return text }
    return try await context.runtime.value(of: .text(text), as: type, for: "--" + option.description.name)
  }

  /// The entities with their properties, as far as they are at hand.
  func json(of found: [any AppEntity], name: String) -> JSONValue {
    let coding = IntentValueCoding(files: .onThisMachine(), locale: context.runtime.locale)
    let entities = found.map { entity -> JSONValue in
      let shown = entity.displayRepresentation
      var members: [JSONValue.Member] = [
        .init(name: "id", value: .string(ValueText.identifier(of: entity))),
        .init(name: "title", value: .string(String(localized: shown.title))),
      ]
      if let subtitle = shown.subtitle {
        members.append(.init(name: "subtitle", value: .string(String(localized: subtitle))))
      }
      let snapshot = EntitySnapshot(entity)
      var properties: [JSONValue.Member] = []
      for property in snapshot.properties {
        guard let value = snapshot.valueAtHand(of: property) else { continue }
        do {
          properties.append(.init(name: property.name, value: try coding.json(of: value)))
        } catch {
          // JSON can't say it: it is left out, as what has no value is.
          continue
        }
      }
      if !properties.isEmpty { members.append(.init(name: "properties", value: .object(properties))) }
      return .object(members)
    }
    return .object([
      .init(name: "entity", value: .string(name)), .init(name: "found", value: .array(entities)),
    ])
  }
}
