import AppIntents
import GeoToolbox
import Testing
import UniformTypeIdentifiers

typealias Singers = [SingerEntity]

@UnionValue
enum NoteDestination {
  case singer(SingerEntity)
  case singers(Singers)

  var people: [SingerEntity] {
    switch self {
    case .singer(let singer):
      return [singer]
    case .singers(let singers):
      return singers
    }
  }
}

@AppIntent(schema: .messages.sendMessage)
struct SendNoteIntent: AppIntent {
  var destination: NoteDestination
  var subject: AttributedString?
  var content: AttributedString?
  @Parameter(supportedContentTypes: [.image]) var attachments: [IntentFile]
  @Parameter(supportedContentTypes: [.audio]) var audioMessage: IntentFile?
  var locations: [PlaceDescriptor]
  var links: [URL]
  var scheduledDate: Date?

  @Dependency
  var choir: Choir

  // MARK: What it does

  func perform() async throws -> some ReturnsValue<[NoteEntity]> {
    let recipients = destination.people.map(\.id)
    let text = content.flatMap { String($0.characters) } ?? ""
    let sent = try await choir.send(
      to: recipients,
      groupID: nil,
      text: text,
      files: attachments)
    let notes = try await choir.noteEntities(for: sent)
    return .result(value: notes)
  }
}

@Suite struct SendSchemaTests {
  init() { Station.open }

  @Test func performingItSendsToEachAndGivesWhatWasSent() async throws {
    let intent = SendNoteIntent()
    let singers = [Singer(id: UUID(), name: "Ada"), Singer(id: UUID(), name: "Ole")]
    intent.destination = .singers(singers.map(\.entity))
    intent.content = "Breathe!"
    intent.attachments = [IntentFile(data: Data([1]), filename: "breath.png", type: .png)]
    let notes = try #require(try await intent.outcome().value as? [NoteEntity])
    #expect(notes.map(\.author.id) == singers.map(\.id))
    #expect(notes.allSatisfy { $0.body == "Breathe!" })
    #expect(notes.first?.attachments.map(\.filename) == ["breath.png"])
  }

  @Test func oneSingerIsADestinationToo() async throws {
    let singer = Singer(id: UUID(), name: "Uma").entity
    let one = NoteDestination.singer(singer)
    #expect(one.people.map(\.id) == [singer.id])
    #expect(one.taken.name == "singer")
    let many = NoteDestination.made(ofCase: "singers", payload: [singer, singer])
    #expect(many?.people.count == 2)
    #expect(NoteDestination.made(ofCase: "singers", payload: singer) == nil)
  }

  @Test func theSchemaGivesTitleAndParameters() {
    #expect(SendNoteIntent.__appSchemaIntent.name == "sendMessage")
    #expect(SendNoteIntent.__appSchemaIntent.domain == "messages")
    #expect(String(localized: SendNoteIntent.title) == "Send Message")
    let parameters = ParameterNames.of(SendNoteIntent())
    #expect(
      parameters.map(\.name) == [
        "destination", "subject", "content", "attachments", "audioMessage", "locations", "links",
        "scheduledDate",
      ])
    #expect(parameters.allSatisfy { !$0.parameter.isSet })
    #expect(parameters[1].parameter.valueType == AttributedString?.self)
  }
}
