import LanguageData

extension AddressDetector {
  /// "5th and Main", "Main St & 3rd Ave", "corner of Pine and 4th".
  func corner(_ document: Document, at index: Int) -> AddressBuilder? {
    let tokens = document.tokens
    let token = tokens[index]
    if token.kind == .word, document.bytes[token.range].count == 6,
      String(decoding: document.bytes[token.range], as: UTF8.self).lowercased() == "corner"
    {
      guard index + 2 < tokens.count, document.bytes[tokens[index + 1].range].elementsEqual("of".utf8),
        let first = crossing(document, at: index + 2, isNamed: true),
        let second = joined(document, first.end, isNamed: true)
      else { return nil }
      return builder(document, from: index + 2, to: second.end)
    }
    guard token.kind == .ordinal || token.capitalised || index + 2 < tokens.count,
      index == 0 || !document.bytes[tokens[index - 1].range].elementsEqual("the".utf8),
      let first = crossing(document, at: index, isNamed: false),
      let second = joined(document, first.end, isNamed: first.isSure || first.isOrdinal),
      first.isSure || second.isSure
        || (first.isOrdinal != second.isOrdinal && (first.isKnown || second.isKnown))
    else { return nil }
    var start = index
    if index > 0, !token.startsLine, tokens[index - 1].capitalised,
      words.directions.value(of: tokens[index - 1]) != nil
    {
      start -= 1
    }
    return builder(document, from: start, to: second.end)
  }

  private func builder(_ document: Document, from start: Int, to end: Int) -> AddressBuilder {
    var builder = AddressBuilder(at: start, to: end)
    builder.parts.road = document.text(tokens: start..<end)
    extendTail(&builder, document)
    return builder
  }

  private struct Street {
    var end: Int
    /// Whether a street type says so.
    var isSure: Bool
    var isOrdinal: Bool
    /// Whether its name is common for streets.
    var isKnown: Bool
  }

  private func joined(_ document: Document, _ index: Int, isNamed: Bool) -> Street? {
    let tokens = document.tokens
    guard index + 1 < tokens.count, !tokens[index].startsLine, !tokens[index + 1].startsLine,
      tokens[index].isSign("&")
        || document.bytes[tokens[index].range].elementsEqual("and".utf8)
    else { return nil }
    return crossing(document, at: index + 1, isNamed: isNamed)
  }

  /// One of two streets: an ordinal or up to three names, with or without a type.
  private func crossing(_ document: Document, at index: Int, isNamed: Bool) -> Street? {
    let tokens = document.tokens
    let first = tokens[index]
    let isOrdinal = first.kind == .ordinal
    let isKnown = first.kind == .word && words.commonNames.value(of: first) != nil
    guard isOrdinal || isKnown || (first.kind == .word && first.capitalised && first.end - first.start > 1)
    else { return nil }
    if first.kind == .word, words.functionWords.value(of: first) != nil { return nil }
    var at = index + 1
    while at < tokens.count, at - index <= 3, !tokens[at].startsLine, tokens[at].kind == .word {
      if let type = words.streetType(tokens[at]), type != .leading,
        type == .sure || type == .either || tokens[at].capitalised
      {
        return Street(end: at + 1, isSure: true, isOrdinal: isOrdinal, isKnown: isKnown)
      }
      guard tokens[at].capitalised, isNamed || !isOrdinal,
        words.functionWords.value(of: tokens[at]) == nil
      else { break }
      at += 1
    }
    // Without a type only the first word is sure to be a name.
    return Street(
      end: isNamed && !isOrdinal && !isKnown ? at : index + 1, isSure: false, isOrdinal: isOrdinal,
      isKnown: isKnown)
  }
}
