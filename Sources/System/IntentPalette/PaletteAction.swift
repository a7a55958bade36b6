import AppIntents
import IntentDiscovery
import IntentPhrases

/// An action that a person can do, as a palette lists it.
package struct PaletteAction: Sendable {
  /// The kind of action.
  package enum Kind: Sendable {
    /// An intent, whose parameters have no values yet.
    case intent(any AppIntent.Type)
    /// Finding entities by their properties.
    case find(any AppEntity.Type)
    /// A shortcut of an app, with the values that it has, and one more where it is listed once for each.
    case shortcut(any AppShortcutsProvider.Type, Int, PhraseOption?)
  }

  /// The name under which uses of the action are counted; it stays the same from one run to the next.
  package struct ID: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }

    /// The name of an intent as an action of its own.
    package init(intent: any AppIntent.Type) { self.init("intent/\(intent.persistentIdentifier)") }
  }

  package let id: ID
  package let kind: Kind
  package let title: String
  package let subtitle: String?
  package let systemImageName: String?
  private let made: (any AppIntent)?
  /// The texts by which it is found.
  let fields: [Field]

  /// A text by which an action is found.
  struct Field: Sendable {
    let kind: PaletteField
    let text: String
  }

  /// A request of its own, made anew each time; nil for finding entities, which is no intent.
  package var intent: (any AppIntent)? { made?.separateCopy }

  /// A Boolean value that indicates whether no parameter has a value that was set.
  var isBare: Bool { made.map { !ParameterNames.of($0).contains { $0.parameter.isSet } } ?? false }

  /// The type of the intent that runs.
  package var intentType: (any AppIntent.Type)? { made.map { Swift.type(of: $0) } }

  init(
    id: ID, kind: Kind, title: String, subtitle: String?, systemImageName: String?,
    intent: (any AppIntent)?, fields: [Field]
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.subtitle = subtitle
    self.systemImageName = systemImageName
    made = intent
    self.fields = fields
  }
}

/// A field of an action in which words were found.
package struct PaletteField: Hashable, Sendable {
  package let name: String
  /// The weight of a word in the field, from 0 to 1.
  let weight: Double

  package static let title = PaletteField(name: "title", weight: 1)
  package static let phrase = PaletteField(name: "phrase", weight: 0.9)
  package static let keyword = PaletteField(name: "keyword", weight: 0.8)
  /// The objects that the action works on: the names of the types of entities and of their cases.
  package static let typeName = PaletteField(name: "typeName", weight: 0.6)
  package static let category = PaletteField(name: "category", weight: 0.5)
  package static let parameter = PaletteField(name: "parameter", weight: 0.4)
  package static let description = PaletteField(name: "description", weight: 0.4)

  /// A Boolean value that indicates whether a word there says what is to be done, so that other words may
  /// be what it is done with.
  var saysWhatToDo: Bool { weight >= PaletteField.typeName.weight }
}

extension PaletteAction {
  /// An intent that people find by themselves; nil for others.
  init?(intent type: any AppIntent.Type) {
    guard type.isOffered, !(type is any SnippetIntent.Type) else { return nil }
    self.init(shown: type)
  }

  private init(shown type: any AppIntent.Type) {
    let intent = type.init()
    let title = String(localized: type.title)
    let description = type.writtenDescription
    self.init(
      id: ID(intent: type), kind: .intent(type), title: title,
      subtitle: description.map { String(localized: $0.descriptionText) }, systemImageName: nil,
      intent: intent,
      fields: [Field(kind: .title, text: title)] + Self.fields(of: intent))
  }

  /// Finding entities of a type, where its query can; nil for others.
  init?(find type: any AppEntity.Type) {
    func description<Entity: AppEntity>(_ type: Entity.Type) -> IntentDescription?? {
      if let query = type.defaultQuery as? any EntityPropertyQuery {
        return .some(Swift.type(of: query).findIntentDescription)
      }
      if let query = type.defaultQuery as? any EnumerableEntityQuery {
        return .some(Swift.type(of: query).findIntentDescription)
      }
      return nil
    }
    guard let written = description(type) else { return nil }
    let name = type.typeDisplayRepresentation
    let title = String(localized: "Find \(String(localized: name.name))")
    self.init(
      id: ID("find/\(type.persistentIdentifier)"), kind: .find(type), title: title,
      subtitle: written.map { String(localized: $0.descriptionText) }, systemImageName: nil, intent: nil,
      fields: [Field(kind: .title, text: title)] + Self.fields(of: name) + Self.fields(of: written))
  }

  /// A shortcut as its app made it.
  init(shortcut: AppShortcut, _ number: Int, of provider: any AppShortcutsProvider.Type, application: String)
  {
    let type = Swift.type(of: shortcut.intent)
    let title = String(localized: shortcut.shortTitle ?? type.title)
    let phrases = shortcut.phrases.map { phrase in
      Field(
        kind: .phrase,
        text: phrase.localized.text.filled { $0 == ShortcutPhrase.applicationNamePlace ? application : "" })
    }
    self.init(
      id: ID("shortcut/\(String(reflecting: provider))/\(number)"), kind: .shortcut(provider, number, nil),
      title: title, subtitle: type.writtenDescription.map { String(localized: $0.descriptionText) },
      systemImageName: shortcut.systemImageName, intent: shortcut.intent,
      fields: [Field(kind: .title, text: title), Field(kind: .keyword, text: String(localized: type.title))]
        + phrases + Self.fields(of: shortcut.intent))
  }

  /// A shortcut with one of its values.
  init?(
    row: PresentedShortcut.Row, in shortcut: PresentedShortcut, _ group: PresentedShortcut.Group,
    of provider: any AppShortcutsProvider.Type
  ) {
    guard let option = row.option else { return nil }
    self.init(
      id: ID("shortcut/\(String(reflecting: provider))/\(shortcut.shortcut)/\(row.title)"),
      kind: .shortcut(provider, shortcut.shortcut, option), title: row.title,
      subtitle: option.display.subtitle.map { String(localized: $0) } ?? group.title,
      systemImageName: group.systemImageName ?? shortcut.systemImageName, intent: row.intent,
      fields: [Field(kind: .title, text: row.title)])
  }

  private static func fields(of intent: any AppIntent) -> [Field] {
    var fields = fields(of: Swift.type(of: intent).writtenDescription)
    for named in ParameterNames.of(intent) {
      fields.append(Field(kind: .parameter, text: String(localized: named.parameter.title)))
      let type = named.parameter.elementType
      if let type = type as? any TypeDisplayRepresentable.Type {
        fields += Self.fields(of: type.typeDisplayRepresentation)
      }
    }
    return fields
  }

  private static func fields(of description: IntentDescription?) -> [Field] {
    guard let description else { return [] }
    var fields = description.searchKeywords.map { Field(kind: .keyword, text: String(localized: $0)) }
    if let category = description.categoryName {
      fields.append(Field(kind: .category, text: String(localized: category)))
    }
    fields.append(Field(kind: .description, text: String(localized: description.descriptionText)))
    return fields
  }

  private static func fields(of type: TypeDisplayRepresentation) -> [Field] {
    ([type.name] + type.synonyms).map { Field(kind: .typeName, text: String(localized: $0)) }
  }
}
