import LanguageData
import SuggestionEngine

/// A reader of questions that leave a choice: "pizza or sushi?".
struct ChoiceReader {
  /// The two things, in order; nil where there is no such question, or where it can't be told what they are.
  private(set) var choice: (String, String)?

  private static let longest = 3
  private static let or = Token.hash(of: "or")

  init(_ digest: MessageDigest, _ words: ReplyWords) {
    let document = digest.document
    for sentence in digest.sentences.reversed() {
      let tokens = document.tokens[sentence]
      let places = tokens.indices.filter { tokens[$0].hash == ChoiceReader.or }
      guard places.count == 1, let place = places.first, tokens.last?.isSign("?") ?? false else { continue }
      // What stands behind "or", up to a sign or a word that goes on.
      var after = place + 1
      while after < tokens.endIndex, tokens[after].kind != .sign, !words.isChoiceEnd(tokens[after].hash) {
        after += 1
      }
      let second = tokens[(place + 1)..<after]
      // As many words before it, unless something else begins.
      var first = place
      while first > tokens.startIndex, place - first < max(second.count, 1),
        tokens[first - 1].kind != .sign, !words.isNoChoice(tokens[first - 1].hash)
      {
        first -= 1
      }
      let isWhole =
        first == tokens.startIndex || tokens[first - 1].kind == .sign
        || words.isNoChoice(tokens[first - 1].hash) || place - first == second.count
      // "Keep it or send it home?" and "red, green or blue?" are no choice between two things.
      let isTwo =
        after == tokens.endIndex || tokens[after].isSign("?") || words.endsChoice(tokens[after].hash)
      let isList = first > tokens.startIndex && tokens[first - 1].isSign(",")
      guard isWhole, isTwo, !isList, first < place,
        (1...ChoiceReader.longest).contains(second.count)
      else { continue }
      choice = (text(tokens[first..<place], document, words), text(second, document, words))
      return
    }
  }

  private func text(_ tokens: ArraySlice<Token>, _ document: Document, _ words: ReplyWords) -> String {
    tokens.enumerated().map { index, token in
      let shown = words.day(ofHash: token.hash) ?? document.text(token.range)
      // A capital that merely begins the question goes.
      let isFirst = index == 0 && token.capitalised && !token.upper && words.day(ofHash: token.hash) == nil
      let text = isFirst && token.start == 0 ? shown.prefix(1).lowercased() + shown.dropFirst() : shown
      return (index > 0 && token.spaced ? " " : "") + text
    }.joined()
  }
}
