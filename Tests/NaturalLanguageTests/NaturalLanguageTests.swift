import Foundation
import NaturalLanguage
import Testing

/// The parts of the framework that the engines answer, called as on Apple's platforms.
struct NaturalLanguageTests {
  @Test(
    "The language of a sentence is told, and of a name alone it isn't",
    arguments: [
      ("Shall we have dinner on Friday?", NLLanguage.english),
      ("Wollen wir am Freitag essen gehen?", .german),
      ("On dîne ensemble vendredi soir ?", .french), ("¿Quieres cenar el viernes por la noche?", .spanish),
    ])
  func languages(text: String, language: NLLanguage) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "12 34") == nil)
  }

  @Test("A hint stands where the text doesn't tell, and constraints hold")
  func hints() {
    let recognizer = NLLanguageRecognizer()
    recognizer.languageHints = [.german: 0.9, .english: 0.1]
    recognizer.processString("12")
    #expect(recognizer.dominantLanguage == .german)
    recognizer.reset()
    recognizer.languageConstraints = [.french]
    recognizer.processString("Wollen wir am Freitag essen gehen?")
    #expect(recognizer.dominantLanguage == nil)
  }

  @Test("Words carry their apostrophes, and an emoji of several code points is one")
  func words() {
    let text = "Don't eat Luigi's pizza 🙋🏽‍♀️ at 7pm!"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var found: [(String, NLTokenizer.Attributes)] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      found.append((String(text[range]), attributes))
      return true
    }
    #expect(found.map(\.0) == ["Don't", "eat", "Luigi's", "pizza", "🙋🏽‍♀️", "at", "7pm"])
    #expect(found.first { $0.0 == "🙋🏽‍♀️" }?.1 == .emoji)
    #expect(found.last?.1 == .numeric)
  }

  @Test("Sentences end at their marks and not at abbreviations")
  func sentences() {
    let text = "I saw Dr. Smith. She is well! Lunch?"
    let tokenizer = NLTokenizer(unit: .sentence)
    tokenizer.string = text
    let found = tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    #expect(found == ["I saw Dr. Smith.", "She is well!", "Lunch?"])
  }

  @Test("Token types are told, and a scheme that the engines don't know gives no tags")
  func tags() {
    let text = "Hi, you!"
    let tagger = NLTagger(tagSchemes: [.tokenType])
    tagger.string = text
    let all = text.startIndex..<text.endIndex
    #expect(
      tagger.tags(in: all, unit: .word, scheme: .tokenType).map(\.0) == [
        .word, .punctuation, .word, .punctuation,
      ])
    #expect(tagger.tags(in: all, unit: .word, scheme: .tokenType, options: .omitPunctuation).count == 2)
    #expect(tagger.tags(in: all, unit: .word, scheme: NLTagScheme("LexicalClass")).allSatisfy { $0.0 == nil })
  }

  @Test("What means much the same lies closer")
  func embeddings() throws {
    let embedding = try #require(NLEmbedding.sentenceEmbedding(for: .english))
    let near = embedding.distance(between: "I feel so sad", and: "feeling really down today")
    let far = embedding.distance(between: "I feel so sad", and: "the printer needs paper")
    #expect(near < far)
    #expect(embedding.vector(for: "hello")?.count == embedding.dimension)
    #expect(embedding.vector(for: "") == nil && embedding.distance(between: "", and: "hello") == 2)
    #expect(NLEmbedding.sentenceEmbedding(for: .german) == nil)
  }

  @Test(
    "The model of messages tells an invitation from a report",
    arguments: [
      ("Would you like to join us for dinner on Friday?", "invitation"), ("Thanks so much!", "thanks"),
      ("I repaired the gate yesterday.", "report"),
    ])
  func acts(text: String, label: String) throws {
    #expect(try #require(NLModel.messageActs).predictedLabel(for: text) == label)
  }

  private func detector() throws -> NSDataDetector {
    let types: NSTextCheckingResult.CheckingType = [
      .date, .link, .phoneNumber, .address, .transitInformation,
    ]
    let detector = try NSDataDetector(types: types.rawValue)
    detector.referenceDate = Date(timeIntervalSince1970: 1_773_255_600)  // Wed 11 March 2026, 19:00 in London
    detector.readerTimeZone = try #require(TimeZone(identifier: "Europe/London"))
    detector.readerLocale = Locale(identifier: "en_GB")
    return detector
  }

  @Test("Dates are found with their ranges, in the reader's zone")
  func dates() throws {
    let text = "😀 gym on Thursday at 6pm?"
    let detector = try detector()
    let match = try #require(
      detector.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)))
    #expect(match.resultType == .date && match.isTimeSignificant)
    #expect(match.date == Date(timeIntervalSince1970: 1_773_338_400))
    let range = try #require(Range(match.range, in: text))
    #expect(text[range].contains("Thursday at 6pm"))
    let day = try #require(
      detector.matches(in: "see you on Friday", range: NSRange(location: 0, length: 17)).first)
    #expect(!day.isTimeSignificant && day.date == Date(timeIntervalSince1970: 1_773_403_200))
  }

  @Test("Links and phone numbers are found, and only the types that were asked for")
  func others() throws {
    let text = "ring 020 7946 0199 or see https://example.org/a"
    let range = NSRange(location: 0, length: text.utf16.count)
    let detector = try detector()
    #expect(detector.matches(in: text, range: range).map(\.resultType) == [.phoneNumber, .link])
    let links = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    #expect(links.matches(in: text, range: range).map(\.url) == [URL(string: "https://example.org/a")])
    var count = 0
    detector.enumerateMatches(in: text, range: range) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}
