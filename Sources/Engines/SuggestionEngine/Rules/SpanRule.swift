import LanguageData
import TextAnalysis

/// Actions that a single span states: a link to open, a parcel and a flight to track, a code to copy, a
/// mail address to write to, an address to find on a map.
struct SpanRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    var offered = 0
    // For each token the words that lead to a place and cover it.
    var leads: [Int: [PhraseBook.Match]] = [:]
    for match in input.matches(.destination) {
      for token in match.tokens { leads[token, default: []].append(match) }
    }
    for span in input.reading.spans where offered < RuleInput.longestList {
      let isDestination = leads[span.tokens.lowerBound]?.contains { leadsReader($0, input) } ?? false
      guard let (values, masks) = offer(span, isDestination: isDestination, input) else { continue }
      offered += 1
      let rule = "span." + span.detection.type.rawValue
      guard !input.isOwn else {
        proposals.suppress(values.kind, span.tokens, rule: rule, .notForReader, input)
        continue
      }
      // Well below a span whose words also say what to do with it.
      let confidence = span.detection.confidence * input.phrases.spanWeight(values.kind)
      proposals.add(
        input.action(values, confidence, rule: rule, words: [span.tokens]), values.kind, rule: rule,
        tokens: span.tokens, honouring: masks, input)
    }
  }

  private func offer(
    _ span: MessageReading.Span, isDestination: Bool, _ input: RuleInput
  ) -> (SuggestedAction.Values, Mask)? {
    switch span.detection.value {
    case .url(let url):
      return (.openLink(url), .always)
    case .email(let address):
      guard !SpanRule.isUnattended(address) else { return nil }
      let subject = subject(of: span, input)
      return (.sendMail(MailValues(address: address, subject: subject)), .unlessReal)
    case .address(let address):
      // A town alone is where somebody is from, works or would like to be.
      guard address.road != nil || address.house != nil || isDestination,
        isDestination || !isSignature(span, input)
      else { return nil }
      let query = span.detection.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return (.openMap(query: query), .unlessReal)
    case .place(let name):
      // A name alone is no reason to go there.
      // "gate 2" is on no map.
      guard isDestination, name.first(where: \.isLetter)?.isUppercase ?? false
      else { return nil }
      return (.openMap(query: name), .unlessReal)
    case .trackingNumber(let parcel):
      return (.trackParcel(parcel), .always)
    case .flight(let flight):
      let date = input.flightDate(near: span.tokens)
      return (.trackFlight(FlightTrackingValues(flight: flight, date: date)), .unlessReal)
    case .oneTimeCode(let code):
      var code = code
      code.service = code.service ?? CodeService(input: input).name
      return (.copyCode(code), .quoted)
    case .dateTime, .phone, .money, .mention, .hashtag, .number, .quantity:
      return nil
    }
  }

  /// Whether the words before a place make it one for the reader to go to.
  private func leadsReader(_ match: PhraseBook.Match, _ input: RuleInput) -> Bool {
    // "I'm going to Moscow", "they'd drive to Rome": somebody's way, and not the reader's.
    !match.entry.has(.way) || !isOthersWay(match.tokens.lowerBound, input)
  }

  private func isOthersWay(_ verb: Int, _ input: RuleInput) -> Bool {
    let clause = input.reading.clause(of: verb)
    return (clause.lowerBound..<verb).suffix(6).contains {
      input.phrases.otherSubject.value(of: input.reading.tokens[$0]) != nil
    }
  }

  /// "With the subject Kitchen Porter", "subject line: Yard Hand": what a mail to an address is to be about.
  private func subject(of span: MessageReading.Span, _ input: RuleInput) -> String? {
    let reading = input.reading
    let sentence = reading.sentences[reading.sentence(of: span.tokens.lowerBound)]
    for index in sentence where SpanRule.subjectWord.contains(reading.tokens[index].hash) {
      var start = index + 1
      while start < sentence.upperBound,
        SpanRule.subjectLinks.contains(reading.tokens[start].hash) || reading.isSign(start, ":")
          || reading.isSign(start, "\"")
      { start += 1 }
      var end = start
      while end < sentence.upperBound, end - start < 10 {
        let token = reading.tokens[end]
        let isInner = token.kind == .sign && !token.spaced && reading.isSign(end, "-")
        if token.kind == .sign, !isInner { break }
        if end > start, token.hash == SpanRule.andWord[0] || input.phrases.clauseWord.value(of: token) != nil
        {
          break
        }
        end += 1
      }
      if end > start, input.isContentWord(start) || reading.tokens[start].kind == .number {
        return reading.text(start..<end)
      }
    }
    return nil
  }

  private static let subjectWord = Set(PhrasePattern.hashes(of: "subject"))
  private static let subjectLinks = Set(
    ["line", "heading", "is", "of", "as", "the", "to", "set"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let andWord = PhrasePattern.hashes(of: "and")

  /// Whether an address is that of whoever writes, on a line of names below a mail's text: "PayNaija, 12 Kiri
  /// Close".
  private func isSignature(_ span: MessageReading.Span, _ input: RuleInput) -> Bool {
    guard input.message.subject != nil, !input.isOwn else { return false }
    let reading = input.reading
    var start = span.tokens.lowerBound
    while start > 0, !reading.tokens[start].startsLine { start -= 1 }
    let lead = start..<span.tokens.lowerBound
    // Nothing but names and signs leads to it, and it ends its line.
    let isBare = lead.allSatisfy {
      input.isNameWord($0) || reading.tokens[$0].kind == .sign
        || reading.tokens[$0].hash == SpanRule.andWord[0]
    }
    let next = span.tokens.upperBound
    let endsLine =
      next >= reading.tokens.count || reading.tokens[next].startsLine
      || reading.isSign(next, ".")
        && (next + 1 >= reading.tokens.count || reading.tokens[next + 1].startsLine)
    guard isBare, endsLine, let name = input.message.sender?.name else { return false }
    let names = Set(Document(name).tokens.filter { $0.end - $0.start > 2 }.map(\.hash))
    let block = max(0, start - 16)..<span.tokens.lowerBound
    return block.contains { names.contains(reading.tokens[$0].hash) && reading.tokens[$0].capitalised }
  }

  /// Addresses that nobody reads.
  static func isUnattended(_ address: String) -> Bool {
    let local = address.prefix { $0 != "@" }.lowercased().filter { $0 != "-" && $0 != "_" && $0 != "." }
    return local.hasPrefix("noreply") || local.hasPrefix("donotreply") || local.hasPrefix("mailerdaemon")
  }
}
