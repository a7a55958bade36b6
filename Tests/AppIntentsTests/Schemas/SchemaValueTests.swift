import AppIntents
import Testing

@AppEntity(schema: .audio.artist)
struct PenFriendEntity {
  struct Query: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [PenFriendEntity] { [] }
  }
  static let defaultQuery = Query()
  let id: Int
  var nickname: String
  var displayRepresentation: DisplayRepresentation { "\(nickname)" }

  init(id: Int, nickname: String) {
    self.id = id
    self.nickname = nickname
  }
}

@AppEnum(schema: .mail.category)
enum LetterCategory: String {
  case personal, news
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .personal: "Personal", .news: "News",
  ]
}

@AppIntent(schema: .messages.setMessageReadStatus)
struct MarkLetter {
  var message: PenFriendEntity
  var isRead: Bool
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .mail.archiveMail)
struct ArchiveLetters {
  static let title: LocalizedStringResource = "Put Away"
  static let isAssistantOnly = true
  var entities: [PenFriendEntity]
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.createAlbum)
struct MakeAlbum {
  var name = "New Album"
  var copies: Int = 1
  func perform() async throws -> some IntentResult { .result() }
}

@AppEntity(schema: .calendar.calendar)
struct DiaryEntity {
  struct Query: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [DiaryEntity] { [] }
  }
  static let defaultQuery = Query()
  let id: Int
  var title: String = "Diary"
  var owner: String? = nil
  var displayRepresentation: DisplayRepresentation { "\(title)" }

  init(id: Int) { self.id = id }
}

@AppIntent(schema: .system.open)
struct OpenPenFriend { var target: PenFriendEntity }

@Suite struct SchemaValueTests {
  @Test func `An intent says which schema it has, and is called by it`() throws {
    let type: any AppIntent.Type = MarkLetter.self
    let schema = try #require(type as? any AssistantSchemaIntent.Type).__appSchemaIntent
    #expect(
      schema
        == AppSchema.Intent(
          domain: "messages", name: "setMessageReadStatus", identifier: "SetMessageReadStatusIntent"))
    #expect(String(localized: MarkLetter.title) == "Set Message Read Status")
    #expect(!MarkLetter.isAssistantOnly)
  }

  @Test func `What an intent says itself comes first`() {
    #expect(String(localized: ArchiveLetters.title) == "Put Away")
    #expect(ArchiveLetters.isAssistantOnly)
  }

  @Test func `Variables are parameters that can be set on a constant`() {
    let mark = MarkLetter()
    mark.isRead = true
    mark.message = PenFriendEntity(id: 3, nickname: "Ada")
    #expect(mark.isRead)
    #expect(mark.message.nickname == "Ada")
    let parameter: IntentParameter<Bool> = mark.$isRead
    #expect(!parameter.isOptional)
  }

  @Test func `The value that a variable is declared with is its default`() {
    let make = MakeAlbum()
    #expect(make.name == "New Album")
    #expect(make.$copies.defaultValue == 1)
    make.copies = 2
    #expect(make.copies == 2)
    #expect(MakeAlbum().copies == 1)
    let diary = DiaryEntity(id: 1)
    #expect(diary.title == "Diary")
    #expect(diary.owner == nil)
    diary.title = "Log"
    #expect(DiaryEntity(id: 1).title == "Diary")
  }

  @Test func `An entity and an enum say which schema they have, and are called by it`() {
    #expect(PenFriendEntity.__appSchemaEntity.name == "artist")
    #expect(String(localized: PenFriendEntity.typeDisplayRepresentation.name) == "Artist")
    #expect(LetterCategory.__appSchemaEnum.identifier == "MailCategory")
    #expect(String(localized: LetterCategory.typeDisplayRepresentation.name) == "Category")
    #expect(!PenFriendEntity.isAssistantOnly)
    #expect(!LetterCategory.isAssistantOnly)
  }

  @Test func `Copies of an entity share its properties`() {
    let entity = PenFriendEntity(id: 1, nickname: "Ada")
    let copy = entity
    copy.nickname = "Countess"
    #expect(entity.nickname == "Countess")
    #expect(String(localized: entity.displayRepresentation.title) == "Countess")
  }

  @Test func `A schema brings the protocol of its kind of action`() {
    #expect(OpenPenFriend.self as Any.Type is any OpenIntent.Type)
    #expect(OpenPenFriend.openAppWhenRun)
  }

  @Test func `Schemas are values`() throws {
    let schema: AppSchema.Intent = Self.chosen(.mail.openDraft)
    #expect(schema == AppSchema.Intent(domain: "mail", name: "openDraft", identifier: "MailOpenDraft"))
    let entity: AppSchema.Entity = Self.chosen(.reminders.list)
    #expect(entity.identifier == "ListEntity")
    let cases: AppSchema.Enum = Self.chosen(.photos.filterType)
    #expect(cases.name == "filterType")
    #expect(AssistantSchema.IntentSchema("PlayAudiobookIntent").identifier == "PlayAudiobookIntent")
    #expect(AssistantSchemas.EntitySchema("MailDraftEntity").name == "MailDraftEntity")
    #expect(AssistantSchema.EnumSchema("MailCategory").domain == "")
    let decoded = try JSONDecoder().decode(AppSchema.Intent.self, from: JSONEncoder().encode(schema))
    #expect(decoded == schema)
  }

  private static func chosen<T: AppSchemaIntent>(_ schema: T) -> T { schema }
  private static func chosen<T: AppSchemaEntity>(_ schema: T) -> T { schema }
  private static func chosen<T: AppSchemaEnum>(_ schema: T) -> T { schema }

  @Test func `The older names stand for the same`() {
    func domain(_ domain: some AssistantSchemas.PhotosIntent) -> AppSchema.Intent { domain.crop }
    #expect(
      domain(AppSchema.Intent(""))
        == AppSchema.Intent(domain: "photos", name: "crop", identifier: "CropIntent"))
  }
}
