import Foundation
import Testing

@Suite struct AppEntityMacroTests {
  @Test func `Stored variables become properties, but for the identifier`() {
    let expansion = Expansion(
      """
      @AppEntity(schema: .mail.account)
      public struct Account {
        public static let defaultQuery = AccountQuery()
        public var id: UUID
        public var name: String
        @Property(title: "Address") public var emailAddress: String
        public var displayRepresentation: DisplayRepresentation { "\\(name)" }
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        public struct Account {
          public static let defaultQuery = AccountQuery()
          public var id: UUID
          @AppIntents.EntityProperty
          public var name: String
          @Property(title: "Address") public var emailAddress: String
          public var displayRepresentation: DisplayRepresentation { "\\(name)" }
        }

        extension Account: nonisolated AppIntents.AppEntity, nonisolated AppIntents.AssistantSchemaEntity, nonisolated AppIntents._IntentValue {
          public nonisolated static var __appSchemaEntity: AppIntents.AppSchema.Entity {
            AppIntents.AppSchema.Entity(domain: "mail", name: "account", identifier: "MailAccountEntity")
          }
        }
        """)
  }

  @Test func `A getter by which an entity gives a member of its schema becomes a property`() {
    let expansion = Expansion(
      """
      @AppEntity(schema: .photos.recognizedPerson)
      struct Person {
        var id: Int { face.id }
        var name: String { face.name }
        var isFavorite: Bool { get async throws { try await face.isFavorite() } }
        var initials: String { "" }
        var face: Face
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.text.hasPrefix(
        """
        struct Person {
          var id: Int { face.id }
          @AppIntents.ComputedProperty
          var name: String { face.name }
          @AppIntents.DeferredProperty
          var isFavorite: Bool { get async throws { try await face.isFavorite() } }
          var initials: String { "" }
          var face: Face
        }
        """))
  }

  @Test(arguments: [
    "var nickname: String", "var seen: Date?", "var links: [Foundation.URL]", "var size: Int = 3",
  ])
  func `A value that programs exchange is a property beside the schema's`(declaration: String) {
    let expansion = Expansion(
      "@AppEntity(schema: .messages.messagePerson)\nstruct P {\n  var person: IntentPerson\n  \(declaration)\n}"
    )
    #expect(expansion.messages == [])
    #expect(expansion.text.components(separatedBy: "@AppIntents.EntityProperty").count == 3)
  }

  @Test(arguments: [
    "var model: Record", "var picture: Data", "let nickname: String", "private var seen: Date?",
    "var shared: UUID", "var cache = Cache()", "@State var size: Int",
  ])
  func `What is the app's own affair stays as it is`(declaration: String) {
    let expansion = Expansion(
      "@AppEntity(schema: .messages.messagePerson)\nstruct P {\n  var person: IntentPerson\n  \(declaration)\n}"
    )
    #expect(expansion.messages == [])
    #expect(expansion.text.components(separatedBy: "@AppIntents.EntityProperty").count == 2)
  }

  @Test(arguments: ["GeoToolbox.PlaceDescriptor?", "PlaceDescriptor?", "CLPlacemark?"])
  func `Where versions differ, each version's type will do`(type: String) {
    let expansion = Expansion(
      """
      @AppEntity(schema: .photos.asset)
      struct Asset {
        var creationDate: Date?
        var location: \(type)
        var assetType: Kind?
        var isFavorite: Bool
        var isHidden: Bool
        var hasSuggestedEdits: Bool
      }
      """)
    #expect(expansion.messages == [])
  }
}
