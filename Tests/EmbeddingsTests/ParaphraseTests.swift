import CaseFiles
import EmbeddingData
import Embeddings
import Foundation
import Testing

/// Notes, and for each a question that says much the same in other words.
private struct Paraphrase: Decodable {
  var note: String
  var query: String

  static func all() throws -> [Paraphrase] {
    try CaseFiles("Embeddings").json("paraphrases.json")
  }
}

@Suite(.enabled(if: Fixtures.vectors != nil && Fixtures.model != nil)) struct ParaphraseTests {
  @Test func fourOfFiveNotesAreFoundFirst() throws {
    let vectors = try #require(Fixtures.vectors)
    let ranked = try rankings { vectors.vector(of: $0) }
    let found = ranked.enumerated().count { $0.offset == $0.element.first }
    #expect(ranked.count == 20)
    #expect(found >= 16, "\(found) of \(ranked.count)")
  }

  /// Eight bits a number instead of sixteen find the same notes first.
  @Test func eightBitsRankAsSixteenDo() throws {
    let vectors = try #require(Fixtures.vectors)
    let matrix = try #require(Fixtures.model).matrix()
    func exact(_ text: String) -> [Float] {
      var sum = [Float](repeating: 0, count: 256)
      for token in vectors.tokens(of: text) {
        for (index, number) in matrix.row(Int(token)).enumerated() { sum[index] += number }
      }
      sum.withUnsafeMutableBufferPointer { WordVectors.normalize($0) }
      return sum
    }
    for pair in try Paraphrase.all() {
      for text in [pair.note, pair.query] {
        #expect(WordVectors.similarity(vectors.vector(of: text), exact(text)) > 0.9995)
      }
    }
    #expect(try rankings { vectors.vector(of: $0) }.map(\.first) == rankings { exact($0) }.map(\.first))
  }

  /// For each query the notes, the most similar first.
  private func rankings(_ vector: (String) -> [Float]) throws -> [[Int]] {
    let pairs = try Paraphrase.all()
    let notes = pairs.map { vector($0.note) }
    return pairs.map { pair in
      let query = vector(pair.query)
      let scores = notes.map { WordVectors.similarity(query, $0) }
      return notes.indices.sorted { scores[$0] > scores[$1] }
    }
  }
}

/// Files that setup has fetched are in the build: the plug-in has seen them.
@Suite struct InstalledModelTests {
  @Test(.enabled(if: Fixtures.model != nil)) func installedFilesAreCompiled() throws {
    let vectors = try WordVectors.located(override: nil, builtIn: WordVectors.builtIn)
    #expect(vectors?.isIntact == true)
  }

  @Test(.enabled(if: Fixtures.model == nil)) func withoutThemThereAreNone() throws {
    #expect(try WordVectors.located(override: nil, builtIn: WordVectors.builtIn) == nil)
  }
}
