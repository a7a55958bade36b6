import LanguageData

/// The words directly before and after some tokens.
struct Surroundings {
  let tokens: [Token]
  /// Times that are written in capitals: "EOD".
  let acronyms: Lexicon

  /// Whether only closing punctuation follows.
  func isOver(at index: Int) -> Bool {
    tokens.count - index < 8 && tokens[index...].allSatisfy { $0.kind == .sign && $0.value != 0 }
  }

  /// Whether a token is a full stop that ends a word ("Friday." but not "p.m.").
  func isFullStop(_ index: Int) -> Bool {
    guard index > 1, tokens[index].isSign(".") else { return false }
    let before = tokens[index - 1]
    return !(tokens[index - 2].isSign(".") && before.end - before.start == 1)
  }

  /// Whether a token is three dots in one.
  func isEllipsis(_ index: Int) -> Bool { tokens[index].end - tokens[index].start > 1 }

  /// Whether capitals make a name of it: "Wednesday Addams", "Ruby Tuesdays", a test called "SAT".
  func isName(_ span: Range<Int>) -> Bool {
    let first = tokens[span.lowerBound]
    let last = tokens[span.upperBound - 1]
    guard first.kind == .word, last.kind == .word, first.capitalised, last.capitalised, span.count <= 2 else {
      return false
    }
    if span.count == 1, first.upper, !isShouted, first.end - first.start == 3, !isAcronym(first) {
      return true
    }
    if span.upperBound < tokens.count {
      let next = tokens[span.upperBound]
      if isPartOfName(next), !next.startsLine, !isShouted { return true }
    }
    if span.lowerBound > 0, !first.startsLine {
      let before = tokens[span.lowerBound - 1]
      // "The Sun"
      if span.count == 1, first.end - first.start == 3, before.hash == Surroundings.the { return true }
      if isPartOfName(before), span.lowerBound > 1, !before.startsLine,
        !tokens[span.lowerBound - 2].endsSentence,
        !isShouted
      {
        return true
      }
    }
    return false
  }

  private static let the = Document("the").tokens[0].hash

  private func isAcronym(_ token: Token) -> Bool { acronyms.value(of: token) != nil }

  private func isPartOfName(_ token: Token) -> Bool {
    token.kind == .word && token.capitalised && !token.upper && token.spaced && token.end - token.start > 1
  }

  /// Whether the text is written in capitals, or with a capital on every word.
  private var isShouted: Bool {
    var words = 0
    var capitals = 0
    for token in tokens.prefix(40) where token.kind == .word && token.end - token.start > 2 {
      words += 1
      if token.capitalised { capitals += 1 }
    }
    return words > 3 && capitals * 4 >= words * 3
  }

  /// Whether a span stands free: it isn't cut out of a longer word, number, price, path or code.
  func stands(_ span: Range<Int>) -> Bool {
    startsFree(span) && endsFree(span)
  }

  private func startsFree(_ span: Range<Int>) -> Bool {
    let first = tokens[span.lowerBound]
    guard span.lowerBound > 0 else { return true }
    let before = tokens[span.lowerBound - 1]
    let isNumber = first.kind == .number
    // "$ 12 December 27"
    if isNumber, before.isSign("$") || before.isSign("#") { return false }
    guard !first.spaced else { return true }
    guard before.kind == .sign else { return false }
    let earlier = span.lowerBound > 1 && !before.spaced ? tokens[span.lowerBound - 2] : nil
    switch UInt8(truncatingIfNeeded: before.value) {
    case UInt8(ascii: ":"), UInt8(ascii: ","):
      return !(isNumber && earlier?.kind == .number)
    case UInt8(ascii: "-"):
      return earlier == nil || earlier?.kind == .sign || !isNumber
    case UInt8(ascii: "."), UInt8(ascii: "/"):
      return earlier == nil || earlier?.kind == .sign
    case UInt8(ascii: "_"), UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "\\"),
      UInt8(ascii: "@"):
      return earlier == nil
    default:
      return true
    }
  }

  private func endsFree(_ span: Range<Int>) -> Bool {
    guard span.upperBound < tokens.count, !tokens[span.upperBound].spaced else {
      // "1:25 000" is a scale.
      let isNumber = span.upperBound < tokens.count && tokens[span.upperBound].kind == .number
      return !(isNumber && tokens[span.upperBound].digits == 3 && tokens[span.upperBound - 1].kind == .number)
    }
    let after = tokens[span.upperBound]
    let last = tokens[span.upperBound - 1]
    // "tomorrow's"
    guard after.kind == .sign else { return after.end - after.start <= 4 && after.isPossessive }
    let next =
      span.upperBound + 1 < tokens.count && !tokens[span.upperBound + 1].spaced
      ? tokens[span.upperBound + 1] : nil
    switch UInt8(truncatingIfNeeded: after.value) {
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "+"),
      UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "_"), UInt8(ascii: "("):
      return next == nil
    case UInt8(ascii: "-"):
      guard let next else { return true }
      return last.kind == .word ? next.kind != .number : next.kind == .sign
    case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ","):
      guard let next else { return true }
      return last.kind == .word || next.kind == .sign
    default:
      return true
    }
  }
}

extension Token {
  var endsSentence: Bool { isSign(".") || isSign("!") || isSign("?") }

  /// Whether it is the "'s" of a word before it.
  var isPossessive: Bool { kind == .word && hash == Token.possessiveHash }

  private static let possessiveHash = Document("x's").tokens[1].hash
}
