import AppIntents
import CommandLineSurface
import JSONValues

/// Everything of an entity type.
struct EntityDetails: ThingDetails {
  private let named: TypeNames<any AppEntity.Type>.Named
  private let names: CatalogNames

  init(_ named: TypeNames<any AppEntity.Type>.Named, _ names: CatalogNames) {
    self.named = named
    self.names = names
  }

  private var find: FindDescription? { FindOptions.description(of: named.type) }
  private var intents: [String] {
    names.intents.all.filter { intent in
      ParameterNames.of(intent.type.init()).contains {
        ValueWords.element(of: $0.parameter.valueType) == named.type
      }
    }.map(\.name)
  }

  func lines(width: Int, styles: Styles) -> [String] {
    var text = DetailText(width: width, styles: styles)
    text.heading("\(named.name): \(OneLine.of(named.title))")
    text.heading("What it is")
    text.rows([
      ("identifier", OneLine.of(named.identifier)), ("type", OneLine.of(named.typeName)),
      ("also called", synonyms.joined(separator: ", ")), ("query", queryKind),
      ("in intents", intents.joined(separator: ", ")),
    ])
    let properties = named.type.shape.properties
    if !properties.isEmpty {
      text.heading("Properties")
      text.rows(properties.map { ($0.name, Self.words(of: $0)) })
    }
    if let find, !find.properties.isEmpty {
      text.heading("Found by")
      text.rows(
        find.properties.map { property in
          (
            property.name,
            FindOptions.options(of: property).map { "--" + $0.description.name }.joined(separator: ", ")
          )
        })
      text.rows([("sorted by", find.sorts.map(\.name).joined(separator: ", "))])
    }
    return text.lines
  }

  private static func words(of property: EntityShape.Property) -> String {
    let words = ValueWords(ValueWords.element(of: property.valueType)).expectation
    let title = OneLine.of(property.title)
    let some = ValueWords.isCollection(property.valueType) ? "any number of times " : ""
    return "\(title): \(some)\(words)" + (property.isOptional ? ", or nothing" : "")
  }

  private var synonyms: [String] { named.type.typeDisplayRepresentation.synonyms.map { OneLine.of($0) } }

  private var queryKind: String {
    func kinds<Entity: AppEntity>(_ type: Entity.Type) -> [String] {
      let query: any EntityQuery.Type = Entity.DefaultQuery.self
      return [
        "by identifier", query is any EntityStringQuery.Type ? "by text" : "",
        query is any EnumerableEntityQuery.Type ? "all of them" : "",
        query is any EntityPropertyQuery.Type ? "by properties" : "",
      ].filter { !$0.isEmpty }
    }
    return kinds(named.type).joined(separator: ", ")
  }

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "name", value: .string(named.name)),
      .init(name: "identifier", value: .string(named.identifier)),
      .init(name: "type", value: .string(named.typeName)),
      .init(name: "title", value: .string(named.title)),
      .init(name: "query", value: .string(queryKind)),
      .init(
        name: "properties",
        value: .array(
          named.type.shape.properties.map { property in
            .object([
              .init(name: "name", value: .string(property.name)),
              .init(name: "title", value: .string(String(localized: property.title))),
              .init(
                name: "takes",
                value: .string(ValueWords(ValueWords.element(of: property.valueType)).expectation)),
              .init(name: "isOptional", value: .boolean(property.isOptional)),
            ])
          })),
    ]
    if let find {
      members.append(
        .init(
          name: "findOptions",
          value: .array(
            find.properties.flatMap(FindOptions.options).map { .string("--" + $0.description.name) })))
      members.append(.init(name: "sorts", value: .array(find.sorts.map { .string($0.name) })))
    }
    return .object(members)
  }
}

/// Everything of an enumeration.
struct EnumDetails: ThingDetails {
  private let named: TypeNames<any AppEnum.Type>.Named

  init(_ named: TypeNames<any AppEnum.Type>.Named) { self.named = named }

  private var choices: [ValueKind.Choice] { EnumChoices.of(named.type) ?? [] }

  func lines(width: Int, styles: Styles) -> [String] {
    var text = DetailText(width: width, styles: styles)
    text.heading("\(named.name): \(OneLine.of(named.title))")
    text.heading("What it is")
    text.rows([("identifier", OneLine.of(named.identifier)), ("type", OneLine.of(named.typeName))])
    text.heading("Values")
    text.rows(choices.map { ($0.name, $0.abstract.isEmpty ? $0.name : $0.abstract) })
    return text.lines
  }

  var json: JSONValue {
    .object([
      .init(name: "name", value: .string(named.name)),
      .init(name: "identifier", value: .string(named.identifier)),
      .init(name: "type", value: .string(named.typeName)),
      .init(name: "title", value: .string(named.title)),
      .init(name: "values", value: .array(choices.map(Self.json))),
    ])
  }

  static func json(_ choice: ValueKind.Choice) -> JSONValue {
    .object([
      .init(name: "value", value: .string(choice.name)),
      .init(name: "title", value: .string(choice.abstract.isEmpty ? choice.name : choice.abstract)),
    ])
  }
}
