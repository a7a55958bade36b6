import LanguageData

extension OneTimeCodeDetector {
  /// The service that a message names: "[Alibaba Group]", "your Uber code", "Snapchat code", "@example.com
  /// #1".
  func service(of group: OneTimeCodeGroup, _ link: OneTimeCodeLink?, _ document: Document) -> String? {
    if let name = bracketed(document) { return name }
    if let noun = link?.noun {
      if let name = beforeNoun(noun, document) { return name }
      if let name = afterNoun(noun, document) { return name }
    }
    return leading(document) ?? afterPurpose(of: group, document) ?? boundDomain(of: group, document)
  }

  /// The name behind what the code is for: "to log in to Facebook", "to verify your Instagram account".
  private func afterPurpose(of group: OneTimeCodeGroup, _ document: Document) -> String? {
    guard var start = vocabulary.purpose(at: group.tokens.upperBound, document) else { return nil }
    let tokens = document.tokens
    while start < tokens.count,
      vocabulary.isPossessive(tokens, start) || vocabulary.serviceBefore.match(tokens, at: start) != nil
    {
      start += 1
    }
    return capitalised(from: start, document)
  }

  /// Up to four capitalised words at a token.
  private func capitalised(from start: Int, _ document: Document) -> String? {
    let tokens = document.tokens
    var end = start
    while end < tokens.count, end < start + 4, tokens[end].kind == .word, tokens[end].capitalised { end += 1 }
    guard start < end else { return nil }
    return document.text(Int(tokens[start].start)..<Int(tokens[end - 1].end))
  }

  /// The capitalised words that a text begins with before a colon: "Example: 123456 is your code".
  private func leading(_ document: Document) -> String? {
    let tokens = document.tokens
    var end = 0
    while end < min(tokens.count, 3), tokens[end].kind == .word, tokens[end].capitalised,
      !vocabulary.isNoun(tokens, end), !vocabulary.isPossessive(tokens, end)
    {
      end += 1
    }
    guard end > 0, end < tokens.count, tokens[end].value == 0x3A, tokens[end].kind == .sign else {
      return nil
    }
    return document.text(Int(tokens[0].start)..<Int(tokens[end - 1].end))
  }

  /// The name in brackets that a text begins with.
  private func bracketed(_ document: Document) -> String? {
    let bytes = document.bytes
    let pairs = [("[", "]"), ("(", ")"), ("【", "】"), ("［", "］"), ("「", "」")]
    for (open, close) in pairs where bytes.starts(with: Array(open.utf8)) {
      let start = open.utf8.count
      let limit = min(bytes.count, start + 60)
      let mark = Array(close.utf8)
      var end = start
      while end + mark.count <= limit {
        if bytes[end..<end + mark.count].elementsEqual(mark) {
          let name = document.text(start..<end)
          let hasLetter = document.tokens.contains {
            $0.kind == .word && (start..<end).contains(Int($0.start))
          }
          return hasLetter ? name : nil
        }
        end += 1
      }
    }
    return nil
  }

  /// The capitalised words directly before the word for a code, as far as "your".
  private func beforeNoun(_ noun: Range<Int>, _ document: Document) -> String? {
    let tokens = document.tokens
    var start = noun.lowerBound
    while start > 0, noun.lowerBound - start < 5 {
      let previous = tokens[start - 1]
      guard previous.kind != .sign, !vocabulary.isPossessive(tokens, start - 1), !tokens[start].startsLine,
        !vocabulary.isCopula(tokens, start - 1)
      else { break }
      start -= 1
    }
    // "one-time eBay pin": the name begins at the first word with an upper-case letter.
    while start < noun.lowerBound, !hasUpper(tokens[start], document) { start += 1 }
    var end = noun.lowerBound
    while end > start, !hasUpper(tokens[end - 1], document) { end -= 1 }
    while end > start, vocabulary.verb(tokens, end - 1) != nil { end -= 1 }
    while start < end, vocabulary.verb(tokens, start) != nil { start += 1 }
    guard start < end else { return nil }
    return document.text(Int(tokens[start].start)..<Int(tokens[end - 1].end))
  }

  /// The capitalised words after "for", "to", "on" behind the word for a code.
  private func afterNoun(_ noun: Range<Int>, _ document: Document) -> String? {
    let tokens = document.tokens
    for index in noun.upperBound..<min(tokens.count, noun.upperBound + 3) {
      guard vocabulary.serviceBefore.match(tokens, at: index) != nil else { continue }
      var start = index + 1
      while start < tokens.count, vocabulary.isPossessive(tokens, start) { start += 1 }
      if let name = capitalised(from: start, document) { return name }
    }
    return nil
  }

  private func hasUpper(_ token: Token, _ document: Document) -> Bool {
    document.bytes[token.range].contains { (65...90).contains($0) } || token.capitalised
  }

  private func boundDomain(of group: OneTimeCodeGroup, _ document: Document) -> String? {
    domain(before: group, document).map { document.text($0) }
  }
}
