import AppIntents
import CoreTransferable
import PDFKit
import Testing

extension LighthouseEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .pdf) { lighthouse in
      let document = try PDFDocument(text: "\(lighthouse.name), \(lighthouse.sea)")
      guard let data = document.dataRepresentation() else { throw GuideError.noPages }

      return data
    }
  }
}

enum GuideError: Error { case noPages }

@Suite struct DocumentTransferTests {
  @Test func anEntityLeavesTheAppAsADocument() async throws {
    let lighthouse = Guide.all[0].entity
    #expect(LighthouseEntity.exportedContentTypes() == [.pdf])
    #expect(LighthouseEntity.importedContentTypes().isEmpty)
    let data = try await lighthouse.exported(as: .pdf)
    let document = try #require(PDFDocument(data: data))
    #expect(document.pageCount == 1)
    #expect(document.string?.contains("Skerry Point, North Sea") == true)
    await #expect(throws: TransferError.self) { _ = try await lighthouse.exported(as: .png) }
  }
}
