/// A cutter that cuts out of an item's texts the part that says most of what was asked.
enum SnippetCutter {
  /// The words of a snippet.
  private static let length = 24
  /// Of longer texts the beginning is looked at.
  private static let longestText = 100_000
  /// The most bytes of a snippet, where words are long.
  private static let mostBytes = 400

  private struct Match {
    var range: Range<Int>
    var word: Int
    var term: Int
  }

  /// The best part of the first text that holds any of the words; of all texts the first part where none
  /// does.
  ///
  /// - Parameter related: Words that stand for a term of the question where a text lacks the term itself.
  static func snippet(
    of texts: [String], for question: Question, orRelated related: [String: Int] = [:]
  ) -> SearchHit.Snippet? {
    var fallback: SearchHit.Snippet?
    for text in texts where !text.isEmpty {
      let (starts, matches) = scan(text, question, related)
      guard !starts.isEmpty else { continue }
      if matches.isEmpty {
        if fallback == nil { fallback = cut(text, starts, from: 0, matches: []) }
        continue
      }
      return cut(text, starts, from: bestStart(matches), matches: matches)
    }
    return fallback
  }

  private static func scan(
    _ text: String, _ question: Question, _ related: [String: Int]
  ) -> (starts: [Range<Int>], [Match]) {
    var ranges: [Range<Int>] = []
    var matches: [Match] = []
    var near: [Match] = []
    let forms = Dictionary(
      question.terms.enumerated().flatMap { index, term in term.forms.map { ($0.term, index) } },
      uniquingKeysWith: { first, _ in first })
    let unfinished = question.terms.enumerated().filter { $0.element.isUnfinished }
    WordScanner.forEachWord(in: text) { word, range in
      guard range.upperBound <= longestText else { return }
      let term = forms[word] ?? unfinished.first { word.hasPrefix($0.element.word) }?.offset
      if let term {
        matches.append(Match(range: range, word: ranges.count, term: term))
      } else if let term = related[word] {
        near.append(Match(range: range, word: ranges.count, term: term))
      }
      ranges.append(range)
    }
    let held = Set(matches.map(\.term))
    matches += near.filter { !held.contains($0.term) }
    return (ranges, matches.sorted { $0.word < $1.word })
  }

  /// The word at which the window begins that holds the most different terms, then the most matches.
  private static func bestStart(_ matches: [Match]) -> Int {
    var best = (terms: 0, count: 0, word: 0)
    var end = 0
    var counts: [Int: Int] = [:]
    for start in matches.indices {
      while end < matches.count, matches[end].word < matches[start].word + length - 4 {
        counts[matches[end].term, default: 0] += 1
        end += 1
      }
      if (counts.count, end - start) > (best.terms, best.count) {
        best = (counts.count, end - start, matches[start].word)
      }
      if let count = counts[matches[start].term] {
        counts[matches[start].term] = count > 1 ? count - 1 : nil
      }
    }
    // Some words before the first match say what it is about.
    return max(0, best.word - 4)
  }

  private static func cut(
    _ text: String, _ words: [Range<Int>], from start: Int, matches: [Match]
  ) -> SearchHit.Snippet {
    let utf8 = text.utf8
    var last = min(words.count, start + length) - 1
    while last > start, words[last].upperBound - words[start].lowerBound > mostBytes { last -= 1 }
    // With what opens the sentence, such as a quotation mark.
    let isBeginning = start == 0 && words[0].lowerBound <= 8
    let low = isBeginning ? 0 : words[start].lowerBound
    // The text to its end, where little is left of it, with what closes the sentence.
    let high = last == words.count - 1 ? min(utf8.count, words[last].upperBound + 8) : words[last].upperBound
    let from = utf8.index(utf8.startIndex, offsetBy: low)
    var to = utf8.index(utf8.startIndex, offsetBy: high)
    if high == words[last].upperBound + 8 || !text.isCharacterBoundary(to) {
      to = utf8.index(utf8.startIndex, offsetBy: words[last].upperBound)
    }
    let before = isBeginning ? "" : "…"
    let after = to < utf8.endIndex ? "…" : ""
    let shift = before.utf8.count - low
    let marks = matches.filter { $0.range.lowerBound >= low && $0.range.upperBound <= words[last].upperBound }
      .map { $0.range.lowerBound + shift..<$0.range.upperBound + shift }
    return SearchHit.Snippet(text: before + text[from..<to] + after, marks: marks)
  }
}

extension String {
  fileprivate func isCharacterBoundary(_ index: Index) -> Bool { index.samePosition(in: self) != nil }
}
