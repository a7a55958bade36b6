import AppIntents
import Testing

extension Rehearsal {
  @discardableResult
  func sing(
    to voice: Voice,
    text: String,
    files: [IntentFile] = [],
    donates: Bool = false
  ) async throws -> [Note.ID] {
    let notes = voice.singers.map { Note(id: UUID(), body: text, to: $0.id) }

    if donates {
      let intent = SendNoteIntent()
      intent.destination = .singers(voice.singers.map(\.entity))
      intent.content = AttributedString(text)
      let result = notes.map(\.entity)

      // So that it can be suggested again.
      let donation = Task {
        do {
          try await IntentDonationManager.shared.donate(intent: intent, result: .result(value: result))
        } catch {
          print("The donation failed: \(error)")
        }
      }
      await donation.value
    }

    return notes.map(\.id)
  }
}

/// Where notes are sung.
struct Rehearsal {}

@Suite struct DonationTests {
  @Test func aDonationKeepsWhatWasSungAndToWhom() async throws {
    let singer = Singer(id: UUID(), name: "Ivo")
    let entity = EntityIdentifier(for: singer.entity)
    let voice = Voice(id: UUID(), name: "Tenors", singers: [singer])
    let silent = try await Rehearsal().sing(to: voice, text: "Hm")
    let sung = try await Rehearsal().sing(to: voice, text: "Ah", donates: true)
    #expect(silent.count == 1)

    let about = try await Donations.shared.store.donations().filter { $0.entities.contains(entity) }
    let donation = try #require(about.first)
    #expect(about.count == 1)
    #expect(donation.intentType is SendNoteIntent.Type)
    #expect(donation.values["content"] as? AttributedString == "Ah")
    #expect((donation.result as? [NoteEntity])?.map(\.id) == sung)

    let deleted = try await IntentDonationManager.shared.deleteDonations(
      matching: .intentType(SendNoteIntent.self, entityIdentifier: entity))
    #expect(deleted == [donation.identifier])
  }
}
