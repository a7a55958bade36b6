import SwiftUI

/// A line with the words in it that were searched for.
///
/// It compares letters itself: Foundation's search in attributed texts doesn't fold cases on Linux, it traps.
struct FoundWords {
  private let letters: [Character]
  private let words: [[String]]

  /// - Parameter line: Some hundred letters at most are meant.
  init(_ line: String, searched: String) {
    letters = Array(line)
    words = searched.split(whereSeparator: \.isWhitespace).prefix(8).map { $0.map { $0.lowercased() } }
  }

  /// What stands around the first word that is found, with all of them marked.
  var marked: AttributedString {
    let ranges = words.compactMap(firstRange).sorted { $0.lowerBound < $1.lowerBound }
    let start = max(0, (ranges.first?.lowerBound ?? 0) - 30)
    var result = AttributedString(start > 0 ? "…" : "")
    var place = start
    for range in ranges where range.lowerBound >= place {
      result += AttributedString(String(letters[place..<range.lowerBound]))
      var word = AttributedString(String(letters[range]))
      word.inlinePresentationIntent = .stronglyEmphasized
      word.foregroundColor = .primary
      result += word
      place = range.upperBound
    }
    return result + AttributedString(String(letters[place...]))
  }

  private func firstRange(of word: [String]) -> Range<Int>? {
    guard !word.isEmpty, word.count <= letters.count else { return nil }
    let folded = letters.map { $0.lowercased() }
    return (0...(folded.count - word.count))
      .first { start in word.indices.allSatisfy { folded[start + $0] == word[$0] } }
      .map { $0..<($0 + word.count) }
  }
}
