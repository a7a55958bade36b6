import Conversations
import LanguageData
import Testing

@testable import SuggestionEngine

@Suite struct PhrasePatternTests {
  static let phrases = Result { try PhraseBook(LanguageImage.english()) }

  private func reading(_ text: String) throws -> MessageReading {
    let message = Message(id: "1", date: nil, body: text, sender: nil)
    return MessageReading(
      MessageAnalysis(message: message, text: text, detections: []), phrases: try Self.phrases.get())
  }

  /// The words of the first match, or nil.
  private func match(_ pattern: String, _ text: String) throws -> String? {
    let pattern = try PhrasePattern(
      pattern, classes: ["you": [PhrasePattern.hashes(of: "you all"), PhrasePattern.hashes(of: "you")]])
    let reading = try reading(text)
    for token in reading.tokens.indices {
      if let match = pattern.match(reading, at: token) { return reading.text(match.tokens) }
    }
    return nil
  }

  @Test func wordsClassesAndOptionalElements() throws {
    #expect(try match("can|could @you please? help", "Could you please help") == "Could you please help")
    #expect(try match("can|could @you please? help", "can you all help?") == "can you all help")
    #expect(try match("can|could @you please? help", "can he help") == nil)
    #expect(try match("'s new? number", "it is Ana’s number") == "’s number")
  }

  @Test func gapsAreBoundedAndStayInTheSentence() throws {
    #expect(try match("send .. money", "send me the money") == "send me the money")
    #expect(try match("send .. money", "send one two three four money") == nil)
    #expect(try match("send ... money", "Please send. I like money") == nil)
    #expect(try match("^ call me", "ok, call me") == "call me")
    #expect(try match("^ call me", "they call me Al") == nil)
    #expect(try match("call me $", "please call me!") == "call me")
    #expect(try match("call me $", "call me, ok?") == "call me")
    #expect(try match("call me $", "call me Al") == nil)
    #expect(try match("call me $", "call me") == "call me")
  }

  @Test(arguments: ["a .. b .. c .. d", "@none", "<nothing>", ".. a", "a ..", "a?", "a|<date>"])
  func malformedPatternsAreRefused(_ source: String) {
    #expect(throws: LanguageDataError.self) { try PhrasePattern(source, classes: [:]) }
  }

  @Test func sentencesEndWhereTheyEnd() throws {
    func sentences(_ text: String) throws -> [String] {
      let reading = try reading(text)
      return reading.sentences.map(reading.text)
    }
    #expect(try sentences("Meet Dr. Smith. Bring cash! Ok") == ["Meet Dr. Smith.", "Bring cash!", "Ok"])
    #expect(try sentences("one\ntwo") == ["one", "two"])
    #expect(try sentences("") == [])
  }

  @Test func quotedTextIsMasked() throws {
    let text = "> see you\nhe said \"call me at five\" and `x y` but \"ok\""
    let reading = try reading(text)
    let masked = reading.tokens.indices.filter { reading.mask($0..<$0 + 1, honouring: .quoted) != nil }
    let words = masked.map { reading.text($0..<$0 + 1) }
    #expect(words == [">", "see", "you", "\"", "call", "me", "at", "five", "\"", "`", "x", "y", "`"])
  }
}
