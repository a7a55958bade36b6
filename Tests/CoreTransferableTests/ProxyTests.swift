import CoreTransferable
import Foundation
import Testing

private struct Chapter: Equatable, Transferable {
  var recipe: Recipe
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.recipe) { Chapter(recipe: $0) }
  }
}

private struct Book: Equatable, Transferable {
  var chapter: Chapter
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (book: Book) async throws -> Chapter in
      await Task.yield()
      return book.chapter
    } importing: { (chapter: Chapter) async throws -> Book in
      await Task.yield()
      return Book(chapter: chapter)
    }
  }
}

/// Two types that name each other.
private struct Hen: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (_: Hen) in Egg() })
    DataRepresentation(exportedContentType: .plainText) { _ in Data("hen".utf8) }
  }
}
private struct Egg: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (_: Egg) in Hen() })
    DataRepresentation(exportedContentType: .html) { _ in Data("egg".utf8) }
  }
}

private struct Guarded: Transferable {
  var isOpen: Bool
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .json) { _ in Data("{}".utf8) }
      .exportingCondition(\.isOpen)
      .suggestedFileName("guarded")
      .visibility(.team)
  }
}
private struct Door: Transferable {
  var inner: Guarded?
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (door: Door) throws -> Guarded in
      guard let inner = door.inner else { throw Refusal() }
      return inner
    }
    DataRepresentation(exportedContentType: .plainText) { _ in Data("door".utf8) }
  }
}
private struct SlowDoor: Transferable {
  var isOpen: Bool
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (door: SlowDoor) async in
      await Task.yield()
      return Guarded(isOpen: door.isOpen)
    })
    DataRepresentation(exportedContentType: .geoJSON) { _ in Data("slow".utf8) }
  }
}

private struct Reader: Equatable, Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(importing: { (text: String) throws in Reader(text: text) })
    ProxyRepresentation(importing: { (url: URL) async throws in Reader(text: url.host ?? "") })
    ProxyRepresentation { (reader: Reader) throws -> Recipe in
      Recipe(title: reader.text, steps: [])
    } importing: { (recipe: Recipe) async throws -> Reader in
      await Task.yield()
      return Reader(text: recipe.title)
    }
  }
}

struct ProxyTests {
  @Test func transfersThroughSeveralSteps() async throws {
    let book = Book(chapter: Chapter(recipe: .soup))
    #expect(Book.exportedContentTypes() == Recipe.exportedContentTypes())
    #expect(Book.importedContentTypes() == [.recipe])
    let data = try await book.exported(as: .recipe)
    #expect(try await Book(importing: data, contentType: .recipe) == book)
    #expect(try await book.exported(as: .plainText) == Data("Soup".utf8))
    #expect(Chapter(recipe: .soup).suggestedFilename == "Soup recipe")
  }

  @Test func typesThatNameEachOtherEnd() async throws {
    #expect(Hen.exportedContentTypes() == [.html, .plainText])
    #expect(Egg.exportedContentTypes() == [.plainText, .html])
    #expect(try await Egg().exported(as: .plainText) == Data("hen".utf8))
  }

  @Test func conditionsNamesAndVisibilityPassThrough() async throws {
    let open = Door(inner: Guarded(isOpen: true))
    #expect(open.exportedContentTypes(.ownProcess) == [.json, .plainText])
    #expect(open.exportedContentTypes() == [.plainText])
    #expect(open.suggestedFilename == "guarded")
    #expect(Door(inner: Guarded(isOpen: false)).exportedContentTypes(.ownProcess) == [.plainText])
    // What can't be converted isn't offered.
    #expect(Door(inner: nil).exportedContentTypes(.ownProcess) == [.plainText])
    #expect(Door(inner: nil).suggestedFilename == nil)
    #expect(try await Door(inner: nil).exported(as: .text) == Data("door".utf8))
  }

  @Test func aConditionBehindASlowProxyIsAskedOnExport() async throws {
    #expect(try await SlowDoor(isOpen: true).exported(as: .json) == Data("{}".utf8))
    #expect(try await SlowDoor(isOpen: false).exported(as: .json) == Data("slow".utf8))
  }

  @Test func importsByWayOfOtherTypes() async throws {
    #expect(try await Reader(importing: Data("hi".utf8), contentType: .utf8PlainText).text == "hi")
    #expect(
      try await Reader(importing: Data("https://example.org".utf8), contentType: .url).text == "example.org")
    let recipe = try await Recipe.soup.exported(as: .recipe)
    #expect(try await Reader(importing: recipe, contentType: .recipe).text == "Soup")
    #expect(try await Reader(text: "Tea").exported(as: .utf8PlainText) == Data("Tea".utf8))
  }
}
