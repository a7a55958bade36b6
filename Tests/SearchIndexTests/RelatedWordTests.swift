import Embeddings
import Foundation
import Testing

@testable import SearchIndex

/// The word vectors that are installed.
private let vectors: WordVectors? = {
  do { return try WordVectors.bundled() } catch { return nil }
}()

/// What is found by words of a near meaning.
@Suite(.enabled(if: vectors != nil)) struct RelatedWordTests {
  private static let items = [
    SearchTests.item("gig", "gig on Friday, the anchor, doors at eight"),
    SearchTests.item("cake", "The cake is ready, lemon and poppy seed"),
    SearchTests.item("ill", "I'll be there, we'll see, I'll bring jam"),
    SearchTests.item("vet", "Dumpling hates the vet, could you drive us?"),
  ]

  private func found(_ text: String, in index: SearchIndex) throws -> [SearchHit] {
    var query = SearchQuery(text)
    query.wantsSnippets = true
    return try index.search(query)
  }

  /// The words of a hit that it was found by.
  private func words(_ hit: SearchHit) -> [String] {
    let text = hit.snippet.map { Array($0.text.utf8) } ?? []
    return hit.snippet?.marks.map { String(decoding: text[$0], as: UTF8.self) } ?? []
  }

  @Test func aNearWordFindsAndIsMarked() throws {
    let index = try SearchTests.index(Self.items, vectors: vectors)
    let hits = try found("concert", in: index)
    #expect(hits.first?.item.identifier == "gig")
    #expect(hits.first.map(words) == ["gig"])
    #expect(try found("dog doctor", in: index).first?.item.identifier == "vet")
  }

  @Test func whatHoldsTheWordComesFirstAndMarksNoOther() throws {
    let concert = SearchTests.item("concert", "That concert was a gig to remember")
    let index = try SearchTests.index(Self.items + [concert], vectors: vectors)
    let hits = try found("concert", in: index)
    #expect(hits.map(\.item.identifier).first == "concert")
    #expect(hits.first.map(words) == ["concert"])
  }

  @Test func shortFormsAreNoWordsOfTheirOwn() throws {
    let index = try SearchTests.index(Self.items, vectors: vectors)
    for text in ["ill", "illness"] {
      #expect(try !found(text, in: index).contains { $0.item.identifier == "ill" }, "\(text)")
    }
  }

  /// An index that was written where no vectors were installed.
  @Test func meaningsAreAddedWhenVectorsAreInstalledLater() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "related-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let file = folder.appending(path: "a.index")
    let without = try SearchIndex(at: file, vectors: nil)
    try without.put(Self.items)
    #expect(try found("concert", in: without).isEmpty)
    let with = try SearchIndex(at: file, vectors: vectors)
    // The words of the whole have no vectors there; those of words are enough to be found by.
    #expect(try with.search(SearchQuery("concert")).map(\.item.identifier).first == "gig")
    try without.put([SearchTests.item("sofa", "The sofa gets round the corner")])
    let again = try SearchIndex(at: file, vectors: vectors)
    var words = RelatedWords()
    try again.read { try words.refresh(on: $0) }
    let installed = try #require(vectors)
    #expect(words.related(to: "couch", by: installed).contains { $0.term == "sofa" })
  }
}
