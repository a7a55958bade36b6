import AppIntents

final class Store: Sendable {}

struct NoneFound<Entity: AppEntity>: EntityQuery {
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

@AppEntity(schema: .messages.messagePerson)
struct FriendEntity {
  static let defaultQuery = NoneFound<FriendEntity>()
  let id: UUID
  var person: IntentPerson
  var nickname: String
  var record: Record?
  var displayRepresentation: DisplayRepresentation { "\(nickname)" }

  init(id: UUID, person: IntentPerson, nickname: String) {
    self.id = id
    self.person = person
    self.nickname = nickname
  }
}

struct Record: Sendable {}

typealias Friends = [FriendEntity]

@UnionValue
enum MessageDestination {
  case friend(FriendEntity)
  case friends(Friends)
}

@AppEnum(schema: .messages.messageType)
public enum MessageKind: String {
  case text, sound
  public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .text: "Text", .sound: "Sound",
  ]
}

public enum Letters {
  @AppIntent(schema: .messages.sendMessage)
  struct Send {
    var destination: MessageDestination
    var subject: AttributedString?
    var content: AttributedString?
    @Parameter var attachments: [IntentFile]
    @Parameter(title: "Voice") var audioMessage: IntentFile?
    var locations: [PlaceDescriptor]
    var links: [URL]
    var scheduledDate: Date?
    @Dependency var store: Store

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "") }
  }
}

@AppIntent(schema: .system.open)
struct OpenFriend: OpenIntent {
  var target: FriendEntity
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .mail.archiveMail)
private struct Archive: AppIntent {
  static let title: LocalizedStringResource = "Put Away"
  static let isAssistantOnly = true
  var entities: [FriendEntity]
  func perform() async throws -> some IntentResult { .result() }
}

func use(_ friend: FriendEntity) {
  let send = Letters.Send()
  send.content = "Hello"
  send.destination = .friend(friend)
  _ = (send.$links, send.$destination, friend.$nickname, Letters.Send.title, Letters.Send.isAssistantOnly)
  _ = (FriendEntity.typeDisplayRepresentation, MessageKind.typeDisplayRepresentation)
  let cases: [MessageDestination.Cases] = [.friend, .friends]
  _ = cases.map { MessageDestination.caseDisplayRepresentations[$0] }
}
