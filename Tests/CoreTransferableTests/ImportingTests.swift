import CoreTransferable
import Foundation
import Testing

private struct Sheet: Equatable, Transferable {
  var source: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .json) { data in
      guard data.first == UInt8(ascii: "{") else { throw Refusal(reason: "no object") }
      return Sheet(source: "json")
    }
    DataRepresentation(importedContentType: .image) { _ in Sheet(source: "image") }
    DataRepresentation(importedContentType: .delimitedText) { _ in Sheet(source: "table") }
    DataRepresentation(exportedContentType: .pdf) { _ in Data() }
  }
}

private struct Settings: Codable, Equatable, Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(
      for: Settings.self, contentType: .propertyList, encoder: PropertyListEncoder(),
      decoder: PropertyListDecoder())
  }
}

struct ImportingTests {
  @Test func aSubtypeIsImportedAsWhatItIs() async throws {
    #expect(try await Sheet(importing: Data(), contentType: .png).source == "image")
    #expect(try await Sheet(importing: Data(), contentType: .commaSeparatedText).source == "table")
    #expect(Sheet.importedContentTypes() == [.json, .image, .delimitedText])
    #expect(Sheet(source: "").importedContentTypes() == [.json, .image, .delimitedText])
  }

  @Test func withoutATypeEachIsTriedInOrder() async throws {
    #expect(try await Sheet(importing: Data("{}".utf8), contentType: nil).source == "json")
    #expect(try await Sheet(importing: Data("?".utf8), contentType: nil).source == "image")
    let error = await #expect(throws: TransferError.self) {
      try await Settings(importing: Data("?".utf8), contentType: nil)
    }
    #expect(error?.code == .notRecognized)
    #expect(error?.supportedContentTypes == [.propertyList])
    #expect(error?.underlying is DecodingError)
  }

  @Test func anErrorNamesWhatWasGivenAndWhatIsAccepted() async throws {
    let error = await #expect(throws: TransferError.self) {
      try await Sheet(importing: Data(), contentType: .pdf)
    }
    #expect(error?.code == .notImported)
    #expect(
      error?.message.contains("com.adobe.pdf") == true && error?.message.contains("public.json") == true)
    await #expect(throws: Refusal(reason: "no object")) {
      try await Sheet(importing: Data("?".utf8), contentType: .json)
    }
    // A supertype is too little to go by.
    await #expect(throws: TransferError.self) {
      try await Sheet(importing: Data("{}".utf8), contentType: .text)
    }
  }

  @Test func codersAreTheOnesGiven() async throws {
    let settings = Settings(name: "a")
    let data = try await settings.exported(as: .propertyList)
    #expect(try await Settings(importing: data, contentType: .propertyList) == settings)
    #expect(try await Recipe(importing: Recipe.soup.exported(as: .recipe), contentType: .recipe) == .soup)
  }

  @Test func cancellationPasses() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Sheet(importing: Data(), contentType: .png)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
