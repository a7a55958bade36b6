import Testing

@testable import AppIntentsMacros

@Suite struct MemberCheckTests {
  @Test func `Everything that is missing is reported at the type's name and can be added`() {
    let source = """
      struct Outer {
        @AppIntent(schema: .messages.editSentMessage)
        struct Edit {
          @Dependency var store: Store  // where messages are kept

          func perform() async throws -> some IntentResult { .result() }
        }
      }
      """
    let expansion = Expansion(source)
    #expect(
      expansion.messages == [
        "the schema '.messages.editSentMessage' needs a parameter 'message' of a type such as 'MessageEntity'",
        "the schema '.messages.editSentMessage' needs a parameter 'content' of type 'AttributedString'",
      ])
    #expect(expansion.reports.allSatisfy { ($0.line, $0.column, $0.place) == (3, 10, "Edit") })
    let mended = expansion.fixed(source)
    #expect(
      mended == """
        struct Outer {
          @AppIntent(schema: .messages.editSentMessage)
          struct Edit {
            @Dependency var store: Store  // where messages are kept
            var message: MessageEntity
            var content: AttributedString

            func perform() async throws -> some IntentResult { .result() }
          }
        }
        """)
    #expect(Expansion(mended).messages == [])
  }

  @Test(arguments: ["struct P {}", "struct P {\n}", "struct P { }", "struct P {\n  func f() {}\n}"])
  func `A member can be added to a body without variables`(body: String) {
    let source = "@AppEntity(schema: .messages.messagePerson)\n" + body
    let mended = Expansion(source).fixed(source)
    #expect(mended.contains("\n  var person: IntentPerson\n"))
    #expect(Expansion(mended).messages == [])
  }

  @Test func `A type that is not the schema's is reported at the type and can be replaced`() throws {
    let source = "@AppIntent(schema: .photos.createAlbum)\nstruct Make {\n  var name: [String] = []\n}"
    let expansion = Expansion(source)
    let report = try #require(expansion.reports.first)
    #expect(report.message == "'name' must be of type 'String' for the schema '.photos.createAlbum'")
    #expect((report.line, report.column, report.place) == (3, 13, "[String]"))
    #expect(expansion.fixed(source).contains("var name: String = []"))
  }

  @Test(arguments: SchemaCatalog.shared.domains)
  func `What a domain's schemas lack can be added by the fixes alone`(domain: String) {
    for kind in [SchemaKind.intent, .entity] {
      for schema in SchemaCatalog.shared.schemas(of: kind, in: domain) {
        let source = "@\(SchemaReference.macro(for: kind))(schema: \(schema.path))\nstruct Made {\n}"
        let required = schema.members.filter(\.isRequired)
        let expansion = Expansion(source)
        #expect(expansion.reports.count == required.count, "\(schema.path)")
        let mended = expansion.fixed(source)
        #expect(Expansion(mended).messages == [], "\(schema.path)")
      }
    }
  }

  @Test(arguments: [
    ("@Parameter var isRead: Bool", true), ("@Parameter(title: \"Read\") var isRead: Bool", true),
    ("var isRead: Bool = true", true), ("var isRead = true", true), ("@Dependency var isRead: Bool", true),
    ("static var isRead: Bool = true", false), ("func isRead() -> Bool { true }", false),
  ])
  func `A parameter that is written out counts`(declaration: String, counts: Bool) {
    let expansion = Expansion(
      "@AppIntent(schema: .messages.setMessageReadStatus)\nstruct S {\n  var message: M\n  \(declaration)\n}")
    #expect(expansion.messages.isEmpty == counts)
  }

  @Test(arguments: [
    "@Property(title: \"Name\") var name: String", "@ComputedProperty var name: String { \"\" }",
    "var name: String { \"\" }", "@DeferredProperty var name: String { get async { \"\" } }",
  ])
  func `A property that is written out counts`(declaration: String) {
    let expansion = Expansion(
      "@AppEntity(schema: .mail.mailbox)\nstruct S {\n  var account: A\n  \(declaration)\n}")
    #expect(expansion.messages == [])
  }

  @Test func `A constant can't be a parameter`() {
    let source = "@AppIntent(schema: .photos.createAlbum)\nstruct S {\n  let name: String\n}"
    let expansion = Expansion(source)
    #expect(expansion.messages == ["'name' must be a 'var', so that it can be a parameter"])
    #expect(expansion.fixed(source) == source.replacing("let", with: "var"))
  }

  @Test func `A getter can't be a parameter`() {
    let expansion = Expansion(
      "@AppIntent(schema: .photos.createAlbum)\nstruct S {\n  var name: String { \"\" }\n}")
    #expect(expansion.messages == ["'name' must be a stored property, so that it can be a parameter"])
  }

  @Test func `A member that may be missing is checked where it is there`() {
    let start = "@AppIntent(schema: .photos.setWarmth)\nstruct S {\n"
    #expect(Expansion(start + "}").messages == [])
    #expect(Expansion(start + "  var value: Double?\n}").messages == [])
    #expect(
      Expansion(start + "  var value: String\n}").messages == [
        "'value' must be of type 'Double?' for the schema '.photos.setWarmth'"
      ])
  }
}
