extension Validation {
  /// The domains of which an app has all intents once it has one, and the entities that come with them, as
  /// the platform's documentation of version 27 lists them.
  private static let groups: [(domain: String, intents: [String], entities: [String])] = [
    (
      "mail",
      [
        "archiveMail", "createDraft", "deleteDraft", "deleteMail", "forwardMail", "openDraft", "openMessage",
        "replyMail", "saveDraft", "sendDraft", "updateDraft", "updateMail",
      ], ["account", "draft", "mailbox", "message"]
    ),
    (
      "messages",
      ["draftMessage", "editSentMessage", "sendMessage", "setMessageReadStatus", "unsendMessage"],
      ["conversation", "message", "messagePerson"]
    ),
  ]

  mutating func checkSchemas() {
    checkRepetitions()
    for group in Self.groups {
      let written = manifest.intents.filter { $0.schema?.domain == group.domain }
      guard let first = written.first else { continue }
      let intents = Set(written.compactMap(\.schema?.name))
      let entities = Set(
        manifest.entities.compactMap(\.schema).filter { $0.domain == group.domain }.map(\.name))
      let missing =
        group.intents.filter { !intents.contains($0) }.map { "the intent \(group.domain).\($0)" }
        + group.entities.filter { !entities.contains($0) }.map { "the entity \(group.domain).\($0)" }
      guard !missing.isEmpty else { continue }
      report(
        .error, .incompleteSchemaGroup, first.type, nil,
        "The app has \(written.count) of the \(group.intents.count) intents of the domain \(group.domain). Missing: "
          + missing.joined(separator: ", ") + ".",
        "Declare them all, or none of the domain: an assistant expects that it can do the whole of it.")
    }
  }

  /// Two types with one schema: an assistant would not know which to use.
  private mutating func checkRepetitions() {
    func check(_ items: [(schema: IntentManifest.Schema?, type: String)]) {
      var first: [IntentManifest.Schema: String] = [:]
      for item in items {
        guard let schema = item.schema else { continue }
        if let other = first[schema] {
          report(
            .warning, .duplicateSchema, item.type, nil,
            "\(other) and \(item.type) both have the schema \(schema).", "Keep it on one of them.")
        } else {
          first[schema] = item.type
        }
      }
    }
    check(manifest.intents.map { ($0.schema, $0.type) })
    check(manifest.entities.map { ($0.schema, $0.type) })
  }
}

extension IntentManifest.Finding.Code {
  /// An app has some of the schemas of a domain, and not all that belong together.
  public static let incompleteSchemaGroup = Self("incompleteSchemaGroup")
  /// Two types have one schema.
  public static let duplicateSchema = Self("duplicateSchema")
}
