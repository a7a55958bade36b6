import LanguageData
import TextAnalysis

/// A piece of a text, and what it is made of.
struct CutToken {
  var range: Range<String.Index>
  var kind: Kind

  enum Kind { case word, number, emoji, punctuation }
}

/// A cutter of texts into words, sentences and paragraphs, over the tokens of the engines.
struct TokenCutter {
  private let text: String
  private let document: Document

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    document = Document(text)
  }

  func ranges(of unit: NLTokenUnit) -> [Range<String.Index>] {
    switch unit {
    case .word: words().filter { $0.kind != .punctuation }.map(\.range)
    case .sentence: sentences()
    case .paragraph: paragraphs()
    case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
    }
  }

  /// Words, numbers, emoji and marks, in order of position.
  func words() -> [CutToken] {
    var cut: [CutToken] = []
    for token in document.tokens {
      let range = range(token.range)
      // A final 's and a letter glued to a number belong to what they stand on.
      if token.kind == .word, !token.spaced, let last = cut.last, last.range.upperBound == range.lowerBound,
        last.kind == .word || last.kind == .number
      {
        cut[cut.count - 1].range = last.range.lowerBound..<range.upperBound
        continue
      }
      if token.kind != .sign {
        cut.append(CutToken(range: range, kind: token.kind == .word ? .word : .number))
        continue
      }
      // An emoji of several code points is one.
      let start = range.lowerBound
      if let last = cut.last, last.range.upperBound > start { continue }
      let character = text[start]
      let isEmoji = character.unicodeScalars.first.map { $0.properties.isEmoji && $0.value > 0xFF } ?? false
      cut.append(
        CutToken(
          range: isEmoji ? start..<text.index(after: start) : range, kind: isEmoji ? .emoji : .punctuation))
    }
    return cut
  }

  private func sentences() -> [Range<String.Index>] {
    guard let abbreviations = try? Engines.abbreviations.get() else { return paragraphs() }
    return SentenceBoundaries.sentences(in: document.tokens, keeping: [], abbreviations: abbreviations).map {
      range(Int(document.tokens[$0.lowerBound].start)..<Int(document.tokens[$0.upperBound - 1].end))
    }
  }

  private func paragraphs() -> [Range<String.Index>] {
    text.split(whereSeparator: \.isNewline).map { $0.startIndex..<$0.endIndex }
  }

  private func range(_ bytes: Range<Int>) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    return start..<text.utf8.index(start, offsetBy: bytes.count)
  }
}
