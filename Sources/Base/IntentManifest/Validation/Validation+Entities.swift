extension Validation {
  mutating func check(_ entity: IntentManifest.Entity) {
    let name = entity.type.ownName
    if let title = entity.title, title.isBlank {
      report(
        .error, .emptyTitle, entity.type, "typeDisplayRepresentation", "The name of \(name) is empty.",
        "Say what one is called, such as \"Recipe\".")
    }
    checkQuery(of: entity)
    if entity.isIndexed {
      let words = entity.properties.contains {
        [.primitive(.text), .primitive(.attributedText)].contains($0.type.scalar)
      }
      let keys = entity.properties.contains {
        $0.written?.indexingKey != nil || $0.written?.customIndexingKey != nil
      }
      if !words, !keys {
        report(
          .warning, .indexedWithoutText, entity.type, nil,
          "\(name) is kept in the search index, and has no property with text by which it is found, but for its "
            + "title.",
          "Give it a text property with an indexingKey, or say what is searched for in attributeSet.")
      }
    }
    var keys: [String: String] = [:]
    for property in entity.properties {
      if case .other(let type) = property.type.scalar,
        !FrameworkFacts.modules.contains(TypeName(type).module)
      {
        report(
          .error, .unsupportedType, entity.type, property.name,
          "The property '\(property.name)' of \(name) is of type \(type), which other programs can't read.",
          "Make it an AppEntity, an AppEnum or a union, or leave @Property out.")
      }
      guard let written = property.written else { continue }
      if let title = written.title, title.isBlank {
        report(
          .error, .emptyTitle, entity.type, property.name,
          "The property '\(property.name)' of \(name) has an empty title.",
          "Give it a title, or leave it out: then the name of the variable stands for it.")
      }
      if let key = written.indexingKey ?? written.customIndexingKey,
        let other = keys.updateValue(property.name, forKey: key)
      {
        report(
          .warning, .duplicateIndexingKey, entity.type, property.name,
          "The properties '\(other)' and '\(property.name)' of \(name) are both kept under '\(key)', so that one "
            + "of them is lost.", "Give each an indexingKey of its own.")
      }
    }
  }

  private mutating func checkQuery(of entity: IntentManifest.Entity) {
    let query = TypeName(entity.query)
    guard !entity.isTransient, !FrameworkFacts.modules.contains(query.module) else { return }
    guard let found = manifest.queries.first(where: { $0.type == entity.query }) else {
      // A generic query is known by no name of its own.
      if !query.arguments.isEmpty { return }
      report(
        .error, .entityWithoutQuery, entity.type, "defaultQuery",
        "\(entity.type.ownName) names the query '\(entity.query)', of which nothing is known here.",
        "Give it a defaultQuery of a type that conforms to EntityQuery, or make it a TransientAppEntity. If it has "
          + "one, build its module with the same flags.")
      return
    }
    if found.entity != entity.type {
      report(
        .error, .entityWithoutQuery, entity.type, "defaultQuery",
        "The query \(found.type.ownName) of \(entity.type.ownName) finds \(found.entity.ownName).",
        "Give \(entity.type.ownName) a query that finds it.")
    }
  }

  mutating func check(_ enumeration: IntentManifest.Enumeration) {
    let name = enumeration.type.ownName
    if let title = enumeration.title, title.isBlank {
      report(
        .error, .emptyTitle, enumeration.type, "typeDisplayRepresentation", "The name of \(name) is empty.",
        "Say what one value is called, such as \"Size\".")
    }
    if enumeration.cases.isEmpty {
      report(
        .error, .enumWithoutCases, enumeration.type, nil,
        "\(name) has no cases, so there is nothing to choose.",
        "Give it at least one case.")
    }
    var titles: [String: String] = [:]
    for one in enumeration.cases {
      guard let title = one.title, !title.isBlank else {
        report(
          .error, .caseWithoutTitle, enumeration.type, "caseDisplayRepresentations",
          "caseDisplayRepresentations of \(name) says nothing about '\(one.value)'.",
          "Say what people call it.")
        continue
      }
      if let other = titles.updateValue(one.value, forKey: title) {
        report(
          .warning, .duplicateTitle, enumeration.type, "caseDisplayRepresentations",
          "The cases '\(other)' and '\(one.value)' of \(name) are both called \"\(title)\".",
          "Give each a title by which people can tell them apart.")
      }
    }
  }

  mutating func check(_ query: IntentManifest.Query) {
    guard query.kinds.contains(.property) else { return }
    if query.properties.isEmpty {
      report(
        .warning, .nothingToCompare, query.type, "properties",
        "\(query.type.ownName) finds by properties, and lists none.",
        "List them in QueryProperties, or conform to another kind of query.")
    }
    for property in query.properties where property.comparators.isEmpty {
      report(
        .warning, .nothingToCompare, query.type, "properties",
        "\(query.type.ownName) lists '\(property.name)' without saying how it is compared.",
        "Name a comparator, such as EqualToComparator.")
    }
  }

  /// Pictures that are searched must lead to something that can be opened.
  mutating func checkValueQueries() {
    let openable = Set(
      manifest.intents.filter { $0.conforms(to: "OpenIntent") }.compactMap { intent in
        intent.parameters.first { $0.name == "target" }?.type.scalar
      })
    let pictures = manifest.valueQueries.filter { $0.input.scalar == .primitive(.picture) }
    for query in pictures {
      var results = [query.result.scalar]
      if case .union(let name) = query.result.scalar {
        results = unions[name]?.cases.map(\.type.scalar) ?? []
      }
      for case .entity(let name) in results where !openable.contains(.entity(name)) {
        report(
          .error, .imageSearchWithoutOpenIntent, query.type, nil,
          "\(query.type.ownName) finds \(name.ownName) in pictures, and no OpenIntent opens one.",
          "Declare an OpenIntent whose target is \(name.ownName).")
      }
    }
    for query in pictures.dropFirst() {
      report(
        .error, .severalImageSearches, query.type, nil,
        "\(pictures[0].type.ownName) and \(query.type.ownName) both search pictures, and an app has one such query.",
        "Let one query find both: its result may be a union.")
    }
  }
}

extension IntentManifest.Finding.Code {
  /// An entity has no query that finds it.
  public static let entityWithoutQuery = Self("entityWithoutQuery")
  /// The search index keeps an entity that no word finds.
  public static let indexedWithoutText = Self("indexedWithoutText")
  /// Two properties are kept under one attribute.
  public static let duplicateIndexingKey = Self("duplicateIndexingKey")
  /// An enum has no cases.
  public static let enumWithoutCases = Self("enumWithoutCases")
  /// A case of an enum has no title.
  public static let caseWithoutTitle = Self("caseWithoutTitle")
  /// A query finds by properties and has none.
  public static let nothingToCompare = Self("nothingToCompare")
  /// The entities found in a picture can't be opened.
  public static let imageSearchWithoutOpenIntent = Self("imageSearchWithoutOpenIntent")
  /// Two queries search pictures.
  public static let severalImageSearches = Self("severalImageSearches")
}
