import Testing

@testable import IntentManifest

@Suite struct ValidationTests {
  /// A manifest in which nothing is wrong.
  static func sound() -> IntentManifest {
    var manifest = IntentManifest()
    var order = IntentManifest.Intent(identifier: "Order", type: "Soup.Order")
    order.title = "Order Soup"
    order.parameters = [
      .init(name: "soup", type: .entity("Soup.Bowl")), .init(name: "size", type: .enumeration("Soup.Size")),
      .init(name: "count", type: .primitive(.integer)),
    ]
    order.parameters[2].range = .init(minimum: 1, maximum: 9)
    order.parameters[2].hasDefault = true
    order.parameters[2].defaultValue = .number(2)
    order.summary = .init(sentences: [.init(text: "Order ${count} ${soup}", others: ["size"])])
    var open = IntentManifest.Intent(identifier: "Open", type: "Soup.Open")
    open.title = "Open Soup"
    open.systemProtocols = ["OpenIntent", "SystemIntent"]
    open.supportedModes = [.foreground]
    open.parameters = [.init(name: "target", type: .entity("Soup.Bowl"))]
    manifest.intents = [order, open]
    var bowl = IntentManifest.Entity(
      identifier: "Bowl", type: "Soup.Bowl", identifierType: "Swift.String", query: "Soup.BowlQuery")
    bowl.title = "Bowl"
    bowl.isIndexed = true
    bowl.properties = [.init(name: "name", type: .primitive(.text))]
    manifest.entities = [bowl]
    var size = IntentManifest.Enumeration(identifier: "Size", type: "Soup.Size")
    size.title = "Size"
    size.cases = [.init(value: "small", title: "Small"), .init(value: "large", title: "Large")]
    manifest.enums = [size]
    manifest.queries = [.init(identifier: "BowlQuery", type: "Soup.BowlQuery", entity: "Soup.Bowl")]
    manifest.valueQueries = [
      .init(identifier: "See", type: "Soup.See", input: .primitive(.picture), result: .entity("Soup.Bowl"))
    ]
    var shortcut = IntentManifest.Shortcut(intent: "Soup.Order")
    shortcut.phrases = ["Order ${soup} with ${applicationName}"]
    var provider = IntentManifest.ShortcutProvider(type: "Soup.Shortcuts")
    provider.shortcuts = [shortcut]
    manifest.shortcutProviders = [provider]
    return manifest
  }

  @Test func soundDeclarationsHaveNoFindings() {
    #expect(Self.sound().validate() == [])
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let code: IntentManifest.Finding.Code
    let make: @Sendable (inout IntentManifest) -> Void
    var testDescription: String { code.description }

    init(_ code: IntentManifest.Finding.Code, _ make: @escaping @Sendable (inout IntentManifest) -> Void) {
      self.code = code
      self.make = make
    }
  }

  static let faults: [Fault] = [
    Fault(.duplicateIdentifier) { $0.intents[1].identifier = "Order" },
    Fault(.duplicateIdentifier) { $0.queries[0].identifier = "See" },
    Fault(.emptyIdentifier) { $0.enums[0].identifier = " " },
    Fault(.emptyTitle) { $0.intents[0].title = "" },
    Fault(.emptyTitle) { $0.intents[0].parameters[0].title = " " },
    Fault(.emptyTitle) { $0.entities[0].title = "" },
    Fault(.duplicateTitle) { $0.enums[0].cases[1].title = "Small" },
    Fault(.duplicateParameter) { $0.intents[0].parameters[2].name = "size" },
    Fault(.noModes) { $0.intents[0].supportedModes = [] },
    Fault(.contradictoryModes) { $0.intents[0].opensAppWhenRun = true },
    Fault(.contradictoryModes) { $0.intents[0].supportedModes = [.foregroundDynamic, .foregroundDeferred] },
    Fault(.opensNothing) { $0.intents[1].supportedModes = [.background] },
    Fault(.openIntentWithoutTarget) { $0.intents[1].parameters = [] },
    Fault(.openIntentWithoutTarget) { $0.intents[1].parameters[0].type = .primitive(.text) },
    Fault(.deleteIntentWithoutEntities) { $0.intents[0].systemProtocols = ["DeleteIntent"] },
    Fault(.discoverableSnippet) { $0.intents[0].systemProtocols = ["SnippetIntent"] },
    Fault(.sizeWithoutWidget) {
      $0.intents[0].parameters[0].type = .list(.entity("Soup.Bowl"))
      $0.intents[0].parameters[0].sizeByWidgetFamily = ["systemSmall": .init(minimum: 1, maximum: 1)]
    },
    Fault(.badReplacement) { $0.intents[0].deprecation = .init(replacement: "Soup.Gone") },
    Fault(.badReplacement) { $0.intents[0].deprecation = .init(replacement: "Soup.Order") },
    Fault(.unknownSummaryParameter) {
      $0.intents[0].summary?.sentences[0].text = "Order ${count} ${soup} ${spoon}"
    },
    Fault(.missingInSummary) { $0.intents[0].summary?.sentences[0].others = [] },
    Fault(.unsupportedType) { $0.intents[0].parameters[0].type = .other("Soup.Ladle") },
    Fault(.unsupportedType) { $0.intents[0].parameters[0].type = .list(.list(.entity("Soup.Bowl"))) },
    Fault(.unsupportedType) { $0.entities[0].properties[0].type = .other("Soup.Ladle") },
    Fault(.transientParameter) { $0.entities[0].isTransient = true },
    Fault(.badRange) { $0.intents[0].parameters[2].range = .init(minimum: 9, maximum: 1) },
    Fault(.defaultOutOfRange) { $0.intents[0].parameters[2].defaultValue = .number(10) },
    Fault(.defaultOutOfRange) {
      $0.intents[0].parameters[2].allowsNegative = false
      $0.intents[0].parameters[2].range = nil
      $0.intents[0].parameters[2].defaultValue = .number(-1)
    },
    Fault(.badSize) { $0.intents[0].parameters[0].size = .init(minimum: 1, maximum: 2) },
    Fault(.noSupportedValues) { $0.intents[0].parameters[1].supportedValues = [] },
    Fault(.defaultNotSupported) {
      $0.intents[0].parameters[1].supportedValues = [.text("small")]
      $0.intents[0].parameters[1].defaultValue = .text("large")
    },
    Fault(.noContentTypes) { $0.intents[0].parameters[0].contentTypes = [] },
    Fault(.entityWithoutQuery) { $0.queries = [] },
    Fault(.entityWithoutQuery) { $0.queries[0].entity = "Soup.Plate" },
    Fault(.indexedWithoutText) { $0.entities[0].properties = [] },
    Fault(.duplicateIndexingKey) {
      $0.entities[0].properties = ["a", "b"].map {
        .init(name: $0, type: .primitive(.text), written: .init(indexingKey: "title"))
      }
    },
    Fault(.enumWithoutCases) { $0.enums[0].cases = [] },
    Fault(.caseWithoutTitle) { $0.enums[0].cases[0].title = nil },
    Fault(.nothingToCompare) { $0.queries[0].kinds = [.property] },
    Fault(.imageSearchWithoutOpenIntent) { $0.intents.removeLast() },
    Fault(.imageSearchWithoutOpenIntent) { manifest in
      var union = IntentManifest.Union(type: "Soup.Find")
      union.cases = [.init(name: "plate", type: .entity("Soup.Plate"))]
      manifest.unions = [union]
      manifest.valueQueries[0].result = .list(.union("Soup.Find"))
    },
    Fault(.severalImageSearches) {
      $0.valueQueries.append(
        .init(
          identifier: "Look", type: "Soup.Look", input: .primitive(.picture), result: .entity("Soup.Bowl")))
    },
    Fault(.severalShortcutProviders) { $0.shortcutProviders.append(.init(type: "Soup.More")) },
    Fault(.tooManyShortcuts) { manifest in
      manifest.shortcutProviders[0].shortcuts = (0..<11).map { number in
        var shortcut = IntentManifest.Shortcut(intent: "Soup.Order")
        shortcut.phrases = ["Order \(number) with ${applicationName}"]
        return shortcut
      }
    },
    Fault(.tooManyPhrases) { manifest in
      manifest.enums[0].cases = (0..<1_001).map { .init(value: "\($0)", title: "Size \($0)") }
      manifest.shortcutProviders[0].shortcuts[0].phrases = ["${size} with ${applicationName}"]
    },
    Fault(.duplicatePhrase) { manifest in
      manifest.shortcutProviders[0].shortcuts.append(manifest.shortcutProviders[0].shortcuts[0])
    },
    Fault(.shortcutWithoutPhrase) { $0.shortcutProviders[0].shortcuts[0].phrases = [] },
    Fault(.phraseWithoutApplicationName) { $0.shortcutProviders[0].shortcuts[0].phrases = ["Order ${soup}"] },
    Fault(.badPhraseParameter) {
      $0.shortcutProviders[0].shortcuts[0].phrases = ["${applicationName} ${spoon}"]
    },
    Fault(.badPhraseParameter) {
      $0.shortcutProviders[0].shortcuts[0].phrases = ["${applicationName} ${count}"]
    },
    Fault(.unknownShortcutIntent) { $0.shortcutProviders[0].shortcuts[0].intent = "Soup.Gone" },
    Fault(.hiddenShortcut) { $0.intents[0].isDiscoverable = false },
    Fault(.unknownPackage) { $0.packages = [.init(type: "Soup.Kit", included: ["Soup.Gone"])] },
    Fault(.incompleteSchemaGroup) { $0.intents[0].schema = .init(domain: "mail", name: "createDraft") },
    Fault(.duplicateSchema) {
      $0.intents[0].schema = .init(domain: "photos", name: "search")
      $0.intents[1].schema = .init(domain: "photos", name: "search")
    },
  ]

  @Test(arguments: faults)
  func faultIsFound(_ fault: Fault) throws {
    var manifest = Self.sound()
    fault.make(&manifest)
    let finding = try #require(manifest.validate().first { $0.code == fault.code })
    #expect(!finding.remedy.isEmpty)
    #expect(finding.message.hasSuffix(".") || finding.message.hasSuffix("left out."))
  }

  @Test func everythingIsReportedAtOnce() {
    var manifest = Self.sound()
    for fault in Self.faults.prefix(12) { fault.make(&manifest) }
    #expect(Set(manifest.validate().map(\.code)).count >= 6)
  }

  @Test func incompleteGroupNamesWhatIsMissing() throws {
    var manifest = Self.sound()
    manifest.intents[0].schema = .init(domain: "messages", name: "sendMessage")
    let finding = try #require(manifest.validate().first { $0.code == .incompleteSchemaGroup })
    #expect(finding.message.contains("the intent messages.unsendMessage"))
    #expect(finding.message.contains("the entity messages.messagePerson"))
    #expect(!finding.message.contains("messages.sendMessage"))
  }

  @Test func findingsComeInTheOrderOfLines() {
    var manifest = Self.sound()
    manifest.intents[0].title = ""
    manifest.enums[0].title = ""
    var places = SourcePlaces()
    places["Soup.Order"] = SourcePlace(file: "Soup.swift", line: 30)
    places["Soup.Size"] = SourcePlace(file: "Soup.swift", line: 4)
    places["Soup.Order", "title"] = SourcePlace(file: "Soup.swift", line: 31)
    #expect(manifest.validate(places: places).compactMap(\.place?.line) == [4, 31])
  }
}
