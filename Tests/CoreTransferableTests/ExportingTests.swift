import CoreTransferable
import Foundation
import Testing

/// A picture in two formats, the better first.
private struct Picture: Transferable {
  var allowsPNG = true

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { _ in Data("png".utf8) }
      .exportingCondition(\.allowsPNG)
      .suggestedFileName("drawing")
    DataRepresentation(exportedContentType: .jpeg) { _ in Data("jpeg".utf8) }
    DataRepresentation(exportedContentType: .tiff) { _ in throw Refusal() }
  }
}

private struct Secret: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .json) { _ in Data("all".utf8) }.visibility(.ownProcess)
    DataRepresentation(exportedContentType: .html) { _ in Data("team".utf8) }.visibility(.team)
    DataRepresentation(exportedContentType: .xml) { _ in Data("group".utf8) }.visibility(.all).visibility(
      .group)
    DataRepresentation(exportedContentType: .plainText) { _ in Data("public".utf8) }
  }
}

/// A representation composed by its user, and used by two types.
private struct TextAndRichText<Item: Transferable>: TransferRepresentation {
  let text: @Sendable (Item) -> String

  var body: some TransferRepresentation<Item> {
    DataRepresentation(exportedContentType: .rtf) { [text] in Data("{\\rtf \(text($0))}".utf8) }
    DataRepresentation(exportedContentType: .plainText) { [text] in Data(text($0).utf8) }
  }
}

private struct Page: Transferable {
  let text: String
  static var transferRepresentation: some TransferRepresentation {
    TextAndRichText<Page>(text: { $0.text }).suggestedFileName("page")
    DataRepresentation(exportedContentType: .json) { Data("\"\($0.text)\"".utf8) }
  }
}

private struct Many: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { _ in Data("1".utf8) }
    DataRepresentation(exportedContentType: .jpeg) { _ in Data("2".utf8) }
    DataRepresentation(exportedContentType: .gif) { _ in Data("3".utf8) }
    DataRepresentation(exportedContentType: .tiff) { _ in Data("4".utf8) }
    DataRepresentation(exportedContentType: .bmp) { _ in Data("5".utf8) }
    DataRepresentation(exportedContentType: .webP) { _ in Data("6".utf8) }
    DataRepresentation(exportedContentType: .heic) { _ in Data("7".utf8) }
    DataRepresentation(exportedContentType: .heif) { _ in Data("8".utf8) }
    DataRepresentation(exportedContentType: .svg) { _ in Data("9".utf8) }
    DataRepresentation(exportedContentType: .pdf) { _ in Data("10".utf8) }
    DataRepresentation(exportedContentType: .html) { _ in Data("11".utf8) }
  }
}

private struct Nothing: Transferable {
  static var transferRepresentation: some TransferRepresentation {}
}

struct ExportingTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test func theFirstThatConformsWins() async throws {
    #expect(text(try await Picture().exported(as: .image)) == "png")
    #expect(text(try await Picture().exported(as: .jpeg)) == "jpeg")
    #expect(text(try await Picture().exported(as: nil)) == "png")
  }

  @Test func conditionsTakeRepresentationsOut() async throws {
    let picture = Picture(allowsPNG: false)
    #expect(picture.exportedContentTypes() == [.jpeg, .tiff])
    #expect(Picture().exportedContentTypes() == [.png, .jpeg, .tiff])
    #expect(Picture.exportedContentTypes() == [.png, .jpeg, .tiff])
    #expect(text(try await picture.exported(as: .image)) == "jpeg")
    #expect(Picture().suggestedFilename == "drawing")
    #expect(picture.suggestedFilename == nil)
  }

  @Test func anErrorNamesWhatWasAskedForAndWhatThereIs() async throws {
    let error = await #expect(throws: TransferError.self) {
      try await Picture(allowsPNG: false).exported(as: .png)
    }
    #expect(error?.code == .notExported)
    #expect(error?.contentType == .png)
    #expect(error?.supportedContentTypes == [.jpeg, .tiff])
    #expect(error?.message.contains("public.png") == true && error?.message.contains("public.jpeg") == true)
    #expect(error?.errorDescription == error?.message)
    #expect(error?.description.contains("notExported") == true)
    let nothing = await #expect(throws: TransferError.self) { try await Nothing().exported(as: nil) }
    #expect(nothing?.message.contains("nothing") == true)
  }

  @Test func whatAClosureThrowsComesThrough() async throws {
    await #expect(throws: Refusal()) { try await Picture().exported(as: .tiff) }
  }

  @Test func visibilityLimitsWhoSeesWhat() async throws {
    #expect(Secret.exportedContentTypes() == [.plainText])
    #expect(Secret.exportedContentTypes(visibility: .all) == [.plainText])
    #expect(Secret().exportedContentTypes(.team) == [.html, .plainText])
    #expect(Secret().exportedContentTypes(.group) == [.html, .xml, .plainText])
    #expect(Secret().exportedContentTypes(.ownProcess) == [.json, .html, .xml, .plainText])
    // The program itself may use everything.
    #expect(text(try await Secret().exported(as: .json)) == "all")
    let outside = await #expect(throws: TransferError.self) {
      try await Secret().transferExport(as: .json, visibility: .all)
    }
    #expect(outside?.supportedContentTypes == [.plainText])
    #expect(TransferRepresentationVisibility.all != .team)
  }

  @Test func composedRepresentationsAreTakenApart() async throws {
    let page = Page(text: "hi")
    #expect(page.exportedContentTypes() == [.rtf, .plainText, .json])
    #expect(text(try await page.exported(as: .plainText)) == "hi")
    #expect(page.suggestedFilename == "page")
  }

  @Test func thereMayBeAnyNumber() async throws {
    #expect(Many.exportedContentTypes().count == 11)
    #expect(text(try await Many().exported(as: .html)) == "11")
    #expect(Nothing.exportedContentTypes().isEmpty && Nothing.importedContentTypes().isEmpty)
    #expect(Never.exportedContentTypes().isEmpty)
  }

  @Test func codableItemsAreJSON() async throws {
    let data = try await Recipe.soup.exported(as: .json)
    #expect(try JSONDecoder().decode(Recipe.self, from: data) == .soup)
    #expect(Recipe.exportedContentTypes() == [.recipe, .html, .utf8PlainText])
    #expect(text(try await Recipe.soup.exported(as: .plainText)) == "Soup")
  }

  @Test func cancellationPasses() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Picture().exported(as: .png)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
