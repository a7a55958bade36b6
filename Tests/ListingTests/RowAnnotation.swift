import AppIntents
import SwiftUI
import Testing

struct NoteRow: View {
  let note: Note
  let isMine: Bool
  var onRead: @Sendable (Note) async -> Void = { _ in }

  var body: some View {
    HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text(note.body)
    }
    .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
    .listRowSeparator(.hidden)
    .listRowInsets(EdgeInsets())
    .padding(.horizontal)
    .padding(.vertical, 4)
    .task(id: note) {
      await markAsRead(note)
    }
    .appEntityIdentifier(EntityIdentifier(for: NoteEntity.self, identifier: note.id))
  }

  func markAsRead(_ note: Note) async { await onRead(note) }
}

@Suite struct RowAnnotationTests {
  @MainActor @Test func aRowNamesItsEntity() throws {
    let note = Note(id: UUID(), body: "La")
    let nodes = ViewRenderer().nodes(of: NoteRow(note: note, isMine: true))
    let identifier = try #require(nodes.first?.attributes[AppEntityIdentifierKey.self])
    #expect(identifier == EntityIdentifier(for: NoteEntity.self, identifier: note.id))
    #expect(identifier.id(of: NoteEntity.self) == note.id)
    #expect(nodes.last?.attributes[AppEntityIdentifierKey.self] == nil)
  }

  @MainActor @Test func showingARowMarksItsNoteAsRead() async throws {
    let note = Note(id: UUID(), body: "La")
    try await confirmation { read in
      let row = NoteRow(note: note, isMine: false) { shown in
        #expect(shown == note)
        read()
      }
      for handler in try #require(ViewRenderer().nodes(of: row).first).handlers {
        if case .task(_, _, let work) = handler { await work() }
      }
    }
  }
}
