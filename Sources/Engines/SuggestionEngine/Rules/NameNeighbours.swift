import TextAnalysis

/// The names right before the numbers and mail addresses of a message: "Gary, 0491 570 158". Of several in a
/// row, as in "Gary, gary@example.org, 0491 570 158", all have the name before the first.
///
/// Read once for all of them, in order, so that a long list costs no more than its length.
struct NameNeighbours {
  /// By the token that the number or address begins at.
  private var names: [Int: Range<Int>] = [:]
  private var counts: [Range<Int>: Int] = [:]

  init(_ input: RuleInput) {
    let spans = (input.spans(of: .email) + input.spans(of: .phone)).sorted().map { input.reading.spans[$0] }
    var beginnings: [Int: Int] = [:]
    for span in spans { beginnings[span.tokens.upperBound] = span.tokens.lowerBound }
    for span in spans {
      let start = span.tokens.lowerBound
      guard start >= 1 else { continue }
      let isMark = [",", "(", ":", "-"].contains { input.reading.isSign(start - 1, $0) }
      let name: Range<Int>?
      if isMark, let before = beginnings[start - 1] {
        name = names[before]
      } else {
        name = input.personName(endingAt: isMark ? start - 1 : start)
      }
      guard let name else { continue }
      names[start] = name
      counts[name, default: 0] += 1
    }
  }

  /// The name before a number or an address, or nil.
  func name(before span: MessageReading.Span) -> Range<Int>? { names[span.tokens.lowerBound] }

  /// The numbers and addresses that a name stands before.
  func count(of name: Range<Int>) -> Int { counts[name] ?? 0 }
}
