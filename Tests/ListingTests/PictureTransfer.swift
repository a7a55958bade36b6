import AppIntents
import CoreTransferable
import Testing

extension NoteEntity: Transferable {

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { note in
      note.attachments.first?.data ?? Data()
    }
    .exportingCondition { $0.attachments.first != nil }
  }
}

@Suite struct PictureTransferTests {
  @Test func aNoteWithASheetGivesItsPicture() async throws {
    let sheet = Data([137, 80, 78, 71, 13])
    let note = NoteEntity.sung("Look", with: [IntentFile(data: sheet, filename: "bar.png", type: .png)])
    #expect(note.exportedContentTypes() == [.png])
    #expect(try await note.exported(as: .png) == sheet)
  }

  @Test func aNoteWithoutGivesNothing() async throws {
    let note = NoteEntity.sung("Only words")
    #expect(note.exportedContentTypes().isEmpty)
    await #expect(throws: TransferError.self) { _ = try await note.exported(as: .png) }
  }
}
