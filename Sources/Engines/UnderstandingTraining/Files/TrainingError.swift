/// An error that says why sentences can't be learned from: which file, which line, and what was expected.
package struct TrainingError: Error, CustomStringConvertible {
  package enum Code: Sendable { case unreadable, invalidSentence, invalidSets, tooFewSentences }
  package var code: Code
  package var message: String
  package var description: String { message }

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
