import Embeddings
import Foundation
import Testing

@Suite(.enabled(if: Fixtures.vectors != nil)) struct WordVectorsTests {
  @Test func aVectorIsOneLongAndTheMeanOfItsTokens() throws {
    let vectors = try #require(Fixtures.vectors)
    #expect(vectors.count == 32_000 && WordVectors.dimensions == 256 && vectors.isIntact)
    let vector = vectors.vector(of: "lunch tomorrow")
    #expect(vector.count == 256)
    #expect(abs(WordVectors.similarity(vector, vector) - 1) < 1e-5)

    var sum = [Float](repeating: 0, count: 256)
    sum.withUnsafeMutableBufferPointer { sum in
      // Each part gets its space in front, so the parts are the words.
      for word in ["lunch", "tomorrow"] {
        Array(word.utf8).withUnsafeBytes { _ = vectors.addVector(ofUTF8: $0, to: sum) }
      }
      WordVectors.normalize(sum)
    }
    #expect(WordVectors.similarity(sum, vector) > 0.99999)
  }

  @Test func allWaysGiveTheSameVector() throws {
    let vectors = try #require(Fixtures.vectors)
    let text = "See you at the café — 7 o'clock 🎉"
    let expected = vectors.vector(of: text)
    var buffer = [Float](repeating: 7, count: 256)
    let count = buffer.withUnsafeMutableBufferPointer { vectors.vector(of: text, into: $0) }
    #expect(buffer == expected && count == vectors.tokens(of: text).count)
    buffer.withUnsafeMutableBufferPointer { buffer in
      Array(text.utf8).withUnsafeBytes { _ = vectors.vector(ofUTF8: $0, into: buffer) }
    }
    #expect(buffer == expected)
  }

  @Test func noTextIsNoVector() throws {
    let vectors = try #require(Fixtures.vectors)
    #expect(vectors.vector(of: "") == [Float](repeating: 0, count: 256))
    #expect(WordVectors.similarity(vectors.vector(of: ""), vectors.vector(of: "x")) == 0)
    var buffer = [Float](repeating: 3, count: 256)
    #expect(buffer.withUnsafeMutableBufferPointer { vectors.vector(of: "", into: $0) } == 0)
    #expect(buffer.allSatisfy { $0 == 0 })
  }

  @Test func bytesThatAreNoTextHaveAFiniteVector() throws {
    let vectors = try #require(Fixtures.vectors)
    var seed: UInt64 = 3
    var buffer = [Float](repeating: 0, count: 256)
    for length in 0..<300 {
      let bytes = (0..<length).map { _ -> UInt8 in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: seed >> 40)
      }
      buffer.withUnsafeMutableBufferPointer { buffer in
        bytes.withUnsafeBytes { _ = vectors.vector(ofUTF8: $0, into: buffer) }
      }
      #expect(buffer.allSatisfy { $0.isFinite })
    }
  }

  @Test func oneTableServesManyThreads() async throws {
    let vectors = try #require(Fixtures.vectors)
    let texts = (0..<64).map { "message number \($0) about the trip to the lake" }
    let expected = texts.map { vectors.vector(of: $0) }
    let found = await withTaskGroup(of: (Int, [Float]).self) { group in
      for (index, text) in texts.enumerated() { group.addTask { (index, vectors.vector(of: text)) } }
      var found = [[Float]](repeating: [], count: texts.count)
      for await (index, vector) in group { found[index] = vector }
      return found
    }
    #expect(found == expected)
  }

  @Test func whatTheTableWasMadeFromIsWrittenInIt() throws {
    let provenance = try #require(Fixtures.vectors).provenance
    #expect(provenance.contains("wordllama 0.4.0.post1, MIT"))
    #expect(provenance.contains("sha256 64b47a2dc493cb8e"))
  }
}

@Suite struct NormalizeTests {
  @Test(arguments: [
    ([3, 4] as [Float], [0.6, 0.8] as [Float]), ([0, 0], [0, 0]), ([.infinity, 1], [0, 0]),
    ([.nan, 1], [0, 0]),
    ([1e-30, 0], [0, 0]),
  ])
  func vectorsBecomeOneLongOrZero(_ vector: [Float], _ expected: [Float]) {
    var vector = vector
    vector.withUnsafeMutableBufferPointer { WordVectors.normalize($0) }
    #expect(vector == expected)
  }

  @Test func similarityOfAnyLength() {
    for count in [0, 1, 7, 8, 9, 256] {
      let ones = [Float](repeating: 1, count: count)
      #expect(WordVectors.similarity(ones, ones) == Float(count))
    }
  }
}

@Suite struct LocationTests {
  @Test func offIsNone() throws {
    #expect(try WordVectors.located(override: "off", builtIn: WordVectors.builtIn) == nil)
    #expect(try WordVectors.located(override: nil, builtIn: nil) == nil)
  }

  @Test func aPathWithoutAFileIsAnErrorThatNamesIt() {
    #expect {
      _ = try WordVectors.located(override: "/nowhere/x.vectors", builtIn: nil)
    } throws: { error in
      (error as? EmbeddingError)?.code == .unreadable
        && "\(error)".contains("/nowhere/x.vectors: No such file")
    }
  }

  @Test(.enabled(if: Fixtures.vectors != nil)) func aPathIsOpenedAndAnEmptyOneIsNone() throws {
    let builtIn = try #require(WordVectors.builtIn)
    #expect(try WordVectors.located(override: builtIn.path, builtIn: nil)?.count == 32_000)
    #expect(try WordVectors.located(override: "", builtIn: builtIn)?.count == 32_000)
  }
}
