import LanguageData
import TextAnalysis

/// A call or a text to a number that stands in a message, and whom it reaches.
struct PhoneCall {
  let input: RuleInput
  let neighbours: NameNeighbours

  private var reading: MessageReading { input.reading }

  /// - Parameter named: the person whose number it is, where the message says so.
  func propose(
    _ phone: PhoneValue, _ span: MessageReading.Span, name named: String?, into proposals: inout Proposals
  ) {
    let token = span.tokens.lowerBound
    if input.has(.fax, around: token) { return }
    // "Text the sitter that we're late, its 0491 570 156": the sentence says what the number is for.
    let sentence = reading.sentence(of: token)
    let texts =
      !input.matches(.texting, inSentence: sentence).isEmpty
      || sentence > 0 && reading.sentences[sentence].count <= span.tokens.count + 1
        && !input.matches(.texting, inSentence: sentence - 1).isEmpty
    let isTexting =
      (input.has(.texting, around: token) || texts && input.matches(.calling, inSentence: sentence).isEmpty)
      && !input.has(.calling, around: token)
    let kind: ActionKind = isTexting ? .sendMessage : .call
    guard !input.isOwn else {
      return proposals.suppress(kind, span.tokens, rule: EngineRule.spanPhone.rawValue, .notForReader, input)
    }
    let isAsked = isTexting || input.has(.calling, around: token) || isAskedNearby(span)
    guard phone.isValid || isAsked else {
      return proposals.suppress(kind, span.tokens, rule: EngineRule.spanPhone.rawValue, .lowConfidence, input)
    }
    let confidence = max(span.detection.confidence, isAsked ? 0.75 : 0) * (isAsked ? 0.95 : 0.8)
    let rule: EngineRule = isTexting ? .phoneText : isAsked ? .phoneCall : .spanPhone
    let name =
      writer(calling: span) ?? called(span) ?? named
      ?? neighbours.name(before: span).map(reading.text) ?? spokenOf(span)
    let values: SuggestedAction.Values =
      isTexting
      ? .sendMessage(TextMessageValues(phone: phone, name: name))
      : .call(CallValues(phone: phone, name: name))
    proposals.add(
      input.action(
        values, confidence, rule: rule.rawValue, words: [span.tokens]),
      kind, rule: rule.rawValue, tokens: span.tokens, honouring: .unlessReal, input)
  }

  /// "Call us at ...", "ring me on ...": whoever writes.
  func writer(calling span: MessageReading.Span) -> String? {
    let sentence = reading.sentence(of: span.tokens.lowerBound)
    let asks = (input.matches(.calling, inSentence: sentence) + input.matches(.texting, inSentence: sentence))
      .contains { match in
        (match.tokens.lowerBound..<min(match.tokens.upperBound + 2, reading.tokens.count)).contains {
          PhoneCall.meWords.contains(reading.tokens[$0].hash)
        }
      }
    return asks ? input.senderName ?? input.introducedName.map(reading.text) : nil
  }

  /// "Phone the clinic on ...", "call Dr. Whitfield's office at ...": whom the words behind the verb name, as
  /// far as "on" or "at".
  private func called(_ span: MessageReading.Span) -> String? {
    let sentence = reading.sentence(of: span.tokens.lowerBound)
    for match in input.matches(.calling, inSentence: sentence)
    where match.tokens.upperBound < span.tokens.lowerBound {
      let start = match.tokens.upperBound
      if let person = input.person(startingAt: start), person.tokens.upperBound <= span.tokens.lowerBound {
        return person.name
      }
      var end = start
      while end < span.tokens.lowerBound, end - start < 7,
        reading.tokens[end].kind != .sign || reading.isSign(end, "."),
        input.phrases.titleStop.value(of: reading.tokens[end]) ?? 0 < 2,
        !PhoneCall.leads.contains(reading.tokens[end].hash)
      { end += 1 }
      var noun = start
      while noun < end, input.isArticle(noun) { noun += 1 }
      guard end < span.tokens.lowerBound, noun < end, noun > start || reading.tokens[noun].capitalised,
        (noun..<end).contains(where: input.isContentWord),
        input.phrases.offer.personPronoun.value(of: reading.tokens[start]) == nil
          || noun > start && PhoneCall.hers.contains(reading.tokens[start].hash)
      else { continue }
      return reading.text(noun..<end)
    }
    return nil
  }

  /// "Nuala looks after the folders, give her a call on ...": the last person named before "him" or "her".
  private func spokenOf(_ span: MessageReading.Span) -> String? {
    let sentence = reading.sentence(of: span.tokens.lowerBound)
    let first = reading.sentences[max(0, sentence - 1)].lowerBound
    guard
      let pronoun = (first..<span.tokens.lowerBound).last(where: {
        input.phrases.offer.personPronoun.value(of: reading.tokens[$0]) != nil
      })
    else { return nil }
    return input.personNamed(before: pronoun).map(reading.text)
  }

  /// Whether a call is asked for in the sentence of a number or one beside it, where this is the only number:
  /// "can you ring me when you get this, the mobile's dead. 01632 ...".
  private func isAskedNearby(_ span: MessageReading.Span) -> Bool {
    guard input.spans(of: .phone).count == 1 else { return false }
    let requests = Requests(input)
    let sentence = reading.sentence(of: span.tokens.lowerBound)
    return (max(0, sentence - 2)...min(sentence + 1, reading.sentences.count - 1)).contains { index in
      input.matches(.calling, inSentence: index).contains { match in
        requests.request(at: match.tokens.lowerBound)?.kind == .asked
          && reading.mask(match.tokens, honouring: Requests.masks) == nil
      }
    }
  }

  private static let hers = Set(PhrasePattern.hashes(of: "her"))
  private static let leads = Set(
    ["on", "at", "to", "about", "and", "if", "when"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let meWords = Set(["me", "us"].flatMap { PhrasePattern.hashes(of: $0) })
}
