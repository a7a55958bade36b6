import Testing

@testable import AppIntentsMacros

@Suite struct SchemaCatalogTests {
  private let catalog = SchemaCatalog.shared

  private func all(_ kind: SchemaKind) -> [Schema] {
    catalog.domains.flatMap { catalog.schemas(of: kind, in: $0) }
  }

  @Test func `All domains and schemas are there, each once`() {
    #expect(catalog.domains.count == 23)
    #expect(Set(catalog.domains).count == 23)
    #expect(all(.intent).count == 180)
    #expect(all(.entity).count == 74)
    #expect(Set(all(.enumeration).map(\.domain)).count == 14)
    for kind in [SchemaKind.intent, .entity, .enumeration] {
      #expect(Set(all(kind).map(\.path)).count == all(kind).count)
    }
  }

  @Test(arguments: ["messages", "mail", "calendar", "reminders", "visualIntelligence"])
  func `The members of these domains are known`(domain: String) {
    let schemas = catalog.schemas(of: .intent, in: domain) + catalog.schemas(of: .entity, in: domain)
    #expect(schemas.allSatisfy { $0.members.contains { $0.isRequired } })
  }

  @Test func `No schema has a member twice`() {
    for schema in all(.intent) + all(.entity) {
      #expect(Set(schema.members.map(\.name)).count == schema.members.count, "\(schema.path)")
    }
  }

  @Test func `A schema is found by the name in the platform's catalogue`() {
    #expect(catalog.schema(.intent, identifier: "FlipCameraIntent")?.path == ".camera.switchDevice")
    #expect(catalog.schema(.intent, identifier: "CreateEventIntent")?.path == ".calendar.createEvent")
    #expect(catalog.schema(.enumeration, identifier: "MailCategory")?.path == ".mail.category")
    #expect(catalog.schema(.entity, identifier: "Nothing") == nil)
  }

  @Test(arguments: [
    ("sendMesage", "sendMessage"), ("sendmessage", "sendMessage"), ("draft", nil), ("xyz", nil),
    ("editSendMessage", "editSentMessage"), (String(repeating: "long", count: 10_000), nil),
  ])
  func `The nearest name is found, if one is near`(name: String, nearest: String?) {
    let names = catalog.schemas(of: .intent, in: "messages").map(\.name)
    #expect(nearestName(to: name, among: names) == nearest)
  }
}
