import AppIntents
import Testing
import UserNotifications

func announce(_ note: Note, from singer: Singer, in voice: Voice) -> UNMutableNotificationContent {
  let content = UNMutableNotificationContent()
  content.title = singer.name
  content.body = note.body
  content.sound = .default
  content.threadIdentifier = voice.id.uuidString
  content.categoryIdentifier = "CHOIR_NOTE"
  content.appEntityIdentifiers = [
    EntityIdentifier(for: NoteEntity.self, identifier: note.id)
  ]

  return content
}

@Suite struct NotificationAnnotationTests {
  @Test func aNotificationNamesItsEntities() throws {
    let note = Note(id: UUID(), body: "Doors at seven")
    let voice = Voice(id: UUID(), name: "Tenors")
    let content = announce(note, from: Singer(id: UUID(), name: "Tom"), in: voice)
    #expect(content.title == "Tom")
    #expect(content.body == "Doors at seven")
    #expect(content.sound == .default)
    #expect(content.threadIdentifier == voice.id.uuidString)
    let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
    #expect(request.content.appEntityIdentifiers.map { $0.id(of: NoteEntity.self) } == [note.id])
    #expect(content.appEntityIdentifier?.entityType is NoteEntity.Type)
  }
}
