import Embeddings
import Foundation
import LanguageData
import MessageUnderstanding
import Testing

@Suite struct UnderstandingTests {
  let understander: MessageUnderstander

  init() throws {
    understander = try MessageUnderstander()
  }

  @Test func rangesCountCodePoints() {
    let text = "Hé 👋🏽 there! Can you call me? Thanks"
    let found = understander.understand(text)
    let scalars = Array(text.unicodeScalars)
    let sentences = found.sentences.map { sentence in
      String(String.UnicodeScalarView(scalars[sentence.range]))
    }
    #expect(sentences == ["Hé 👋🏽 there!", "Can you call me?", "Thanks"])
    #expect(found.sentences[1].acts.top.label == .request)
    #expect(found.sentences[2].acts.top.label == .thanks)
  }

  @Test(arguments: ["Can you call me?", "ok", "?", "....", "日本語のメッセージ", "🎉", "a\u{0}b"])
  func distributionsSumToOne(_ text: String) throws {
    for vectors in [nil, try WordVectors.bundled()] {
      let understander = try MessageUnderstander(
        weights: MessageUnderstander.bundledWeights(), vectors: vectors)
      for sentence in understander.understand(text).sentences {
        #expect(abs(DialogueAct.allCases.reduce(0) { $0 + sentence.acts[$1] } - 1) < 1e-4)
        #expect(abs(ActingParty.allCases.reduce(0) { $0 + sentence.actors[$1] } - 1) < 1e-4)
        #expect(abs(Topic.allCases.reduce(0) { $0 + sentence.topics[$1] } - 1) < 1e-4)
        #expect((0...1).contains(sentence.needsReply))
      }
    }
  }

  @Test func nothingIsNotSensitiveAndWaitsForNothing() {
    for text in ["", " \n\t "] {
      let found = understander.understand(text)
      #expect(found.sentences.isEmpty && found.needsReply == 0 && found.sensitive[.grief] == 0)
    }
  }

  @Test func theMostPressingSentenceDecides() {
    let alone = understander.understand("Can you send me the deck?").needsReply
    let among = understander.understand("Nice day. Can you send me the deck? We are at home.").needsReply
    #expect(among >= alone)
  }

  @Test func anyBytesEnd() {
    var seed = UInt64(20)
    for length in [1, 7, 64, 1_000, 40_000] {
      let bytes = (0..<length).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: seed >> 33)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let found = understander.understand(text)
      let count = text.unicodeScalars.count
      for sentence in found.sentences {
        #expect(sentence.range.lowerBound >= 0 && sentence.range.upperBound <= count)
      }
    }
  }

  @Test func longTextsAreBounded() {
    let many = String(repeating: "Call me. ", count: 5_000)
    #expect(understander.understand(many).sentences.count == MessageUnderstander.sentenceLimit)
    let long = String(repeating: "word ", count: 200_000)
    let found = understander.understand(long)
    #expect(found.sentences.count == 1)
    #expect(found.sentences[0].range.upperBound == long.utf8.count - 1)
    let one = String(repeating: "x", count: 1_000_000)
    #expect(understander.understand(one).sentences.count == 1)
  }

  @Test func rangesOutOfTheDocumentArePassedOver() {
    let document = Document("Can you call me?")
    let found = understander.understand(document, sentences: [3..<3, 0..<99, 200..<300])
    #expect(found.sentences.count == 1)
    #expect(found.sentences[0].range == 0..<16)
  }

  @Test func itSaysWhatItWasLearnedFrom() throws {
    let sets = try understander.trainingSets()
    #expect(sets.contains { $0.name == "chats" && $0.licence == "Apache-2.0" })
    #expect(
      sets.allSatisfy { $0.sha256.count == 64 && $0.rows > 0 && !$0.licence.isEmpty && !$0.source.isEmpty })
    // Share-alike sets, and those without a licence, are not to be learned from.
    #expect(
      !sets.contains { $0.licence.contains("SA") || $0.name.contains("sgd") || $0.name.contains("cranfield") }
    )
    #expect(understander.weightsByteCount <= 3 << 20)
  }
}
