import Foundation
import Testing

@testable import PDFKit

/// Documents that are made, taken apart, put together and read again.
@Suite struct DocumentTests {
  @Test func textIsLaidOutAndReadBack() throws {
    let text = "Café menu (today)\n\nSoup – 4 €\nA \\ B"
    let document = try PDFDocument(text: text)
    #expect(document.pageCount == 1)
    #expect(document.string == "Café menu (today)\nSoup – 4 €\nA \\ B")
    let page = try #require(document.page(at: 0))
    #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 595, height: 842))
    #expect(page.bounds(for: .cropBox) == page.bounds(for: .artBox))
    #expect(page.numberOfCharacters == page.string?.count)
    #expect(page.rotation == 0 && page.label == "1" && page.document === document)
  }

  @Test func longTextTakesSeveralPagesAndLosesNoWord() throws {
    let words = (1...3_000).map { "word\($0)" }
    let document = try PDFDocument(
      text: words.joined(separator: " "), pageSize: CGSize(width: 400, height: 400), fontSize: 10)
    #expect(document.pageCount > 5)
    let read = try #require(document.string).split { $0.isWhitespace }.map(String.init)
    #expect(read == words)
    let narrow = try PDFDocument(
      text: String(repeating: "x", count: 100), pageSize: CGSize(width: 180, height: 200), fontSize: 10)
    #expect(narrow.string?.filter { $0 == "x" }.count == 100)
  }

  @Test func whatCannotBeShownIsRefused() {
    let letter = #expect(throws: PDFError.self) { try PDFDocument(text: "Привет") }
    #expect(letter?.code == .unsupportedCharacter)
    #expect(letter?.localizedDescription.contains("П") == true)
    let room = #expect(throws: PDFError.self) {
      try PDFDocument(text: "a", pageSize: CGSize(width: 50, height: 50))
    }
    #expect(room?.code == .invalidLayout)
  }

  @Test func informationSurvivesAFile() throws {
    let document = try PDFDocument(text: "Report")
    document.documentAttributes = [
      PDFDocumentAttribute.titleAttribute: "Yearly report", PDFDocumentAttribute.authorAttribute: "Noor",
      PDFDocumentAttribute.keywordsAttribute: ["boats", "tides"],
      PDFDocumentAttribute.creationDateAttribute: Date(timeIntervalSince1970: 1_780_315_200),
    ]
    let data = try #require(document.dataRepresentation())
    #expect(data == document.dataRepresentation())
    let again = try #require(PDFDocument(data: data))
    let attributes = try #require(again.documentAttributes)
    #expect(attributes[PDFDocumentAttribute.titleAttribute] as? String == "Yearly report")
    #expect(attributes[PDFDocumentAttribute.authorAttribute] as? String == "Noor")
    #expect(attributes[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["boats", "tides"])
    #expect(
      attributes[PDFDocumentAttribute.creationDateAttribute] as? Date
        == Date(timeIntervalSince1970: 1_780_315_200))
    #expect(!again.isEncrypted && !again.isLocked && again.documentURL == nil)
    #expect(again.string == "Report")
  }

  @Test func pagesOfDifferentDocumentsComeTogether() throws {
    let first = try PDFDocument(text: "one")
    let second = try PDFDocument(text: "two")
    let page = try #require(second.page(at: 0))
    first.insert(page, at: 0)
    #expect(second.pageCount == 0 && page.document === first)
    first.insert(PDFPage(), at: 2)
    #expect(first.index(for: page) == 0 && page.label == "1")
    first.exchangePage(at: 0, withPageAt: 1)
    let data = try #require(first.dataRepresentation())
    let again = try #require(PDFDocument(data: data))
    #expect((0..<3).map { again.page(at: $0)?.string } == ["one", "two", nil])
    #expect(again.page(at: 2)?.bounds(for: .mediaBox).width == 612)
    first.removePage(at: 1)
    #expect(first.pageCount == 2 && page.document == nil && first.index(for: page) == NSNotFound)
    #expect(first.page(at: 2) == nil && page.label == nil)
  }

  @Test func documentsAreWrittenAndOpened() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let document = try PDFDocument(text: "on disk")
    #expect(document.write(to: file))
    let opened = try #require(PDFDocument(url: file))
    #expect(opened.documentURL == file && opened.string == "on disk")
    #expect(opened.write(toFile: file.path))
    #expect(!document.write(to: file.appending(path: "below/a/file.pdf")))
    #expect(PDFDocument(url: file.appending(path: "none")) == nil)
    #expect(PDFDocument().string == nil && PDFDocument().pageCount == 0)
  }

  @Test func hostileBytesAreNoDocument() throws {
    #expect(PDFDocument(data: Data()) == nil)
    #expect(PDFDocument(data: Data("%PDF-1.7 but nothing else".utf8)) == nil)
    let good = try #require(try PDFDocument(text: "good (and) \\ bad").dataRepresentation())
    for cut in stride(from: 1, to: good.count, by: 17) {
      _ = PDFDocument(data: good.prefix(cut))?.string
      var damaged = good
      damaged[good.startIndex + cut] ^= 0x55
      let document = PDFDocument(data: damaged)
      _ = document?.string
      _ = document?.page(at: 0)?.bounds(for: .cropBox)
      _ = document?.dataRepresentation()
    }
  }

  @Test func fontsWithAMapOfCharactersAreRead() {
    let map = CharacterMap(
      Data(
        """
        1 begincodespacerange <0000> <FFFF> endcodespacerange
        1 beginbfchar <0003> <0020> endbfchar
        2 beginbfrange <0010> <0012> <0416> <0020> <0021> [<D83DDE00> <00660069>] endbfrange
        """.utf8))
    #expect(map.text(of: [0, 0x10, 0, 0x12, 0, 3, 0, 0x20, 0, 0x21, 9, 9, 7]) == "ЖИ 😀fi")
    var reader = PDFTextReader(
      Data("BT /F2 9 Tf [<0010> -400 <0011>] TJ 0 -12 Td <0012> Tj ET".utf8), maps: ["F2": map])
    #expect(reader.text() == "Ж З\nИ")
    var plain = PDFTextReader(
      Data(#"BT (a\(b\)\101\n) Tj T* (c) ' 5 0 Td (d) Tj % (no)"#.utf8), maps: [:])
    #expect(plain.text() == "a(b)A\nc d")
  }

  @Test func impossiblePlacesAreMistakes() async {
    await #expect(processExitsWith: .failure) { PDFDocument().insert(PDFPage(), at: 1) }
    await #expect(processExitsWith: .failure) { PDFDocument().removePage(at: 0) }
    await #expect(processExitsWith: .failure) { PDFDocument().exchangePage(at: 0, withPageAt: 1) }
  }
}
