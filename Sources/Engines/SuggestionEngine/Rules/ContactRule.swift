import LanguageData
import TextAnalysis

/// Numbers to call or to text, and people to keep: "Ana's new number is ...".
struct ContactRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    var contacts: [(values: ContactValues, confidence: Double, words: [Range<Int>])] = []
    let neighbours = NameNeighbours(input)
    for index in input.spans(of: .phone) + input.spans(of: .email) {
      let span = input.reading.spans[index]
      let named = name(for: span, neighbours, input)
      if let named, !input.isOwn {
        merge(named, span, into: &contacts)
      }
      if case .phone(let phone) = span.detection.value {
        proposeCall(phone, span, name: named?.name, neighbours, input, into: &proposals)
      }
    }
    let rule = EngineRule.contactNamed.rawValue
    for contact in contacts {
      proposals.add(
        input.action(
          .addContact(contact.values), contact.confidence, rule: rule, words: contact.words),
        .addContact, rule: rule, tokens: contact.words.extent, honouring: .unlessReal, input)
    }
  }

  private func proposeCall(
    _ phone: PhoneValue, _ span: MessageReading.Span, name: String?, _ neighbours: NameNeighbours,
    _ input: RuleInput, into proposals: inout Proposals
  ) {
    let token = span.tokens.lowerBound
    if input.has(.fax, around: token) { return }
    // "Text the sitter that we're late, its 0491 570 156": the sentence says what the number is for.
    let sentence = input.reading.sentence(of: token)
    let texts =
      !input.matches(.texting, inSentence: sentence).isEmpty
      || sentence > 0 && input.reading.sentences[sentence].count <= span.tokens.count + 1
        && !input.matches(.texting, inSentence: sentence - 1).isEmpty
    let isTexting =
      (input.has(.texting, around: token) || texts && input.matches(.calling, inSentence: sentence).isEmpty)
      && !input.has(.calling, around: token)
    let kind: ActionKind = isTexting ? .sendMessage : .call
    guard !input.isOwn else {
      return proposals.suppress(kind, span.tokens, rule: EngineRule.spanPhone.rawValue, .notForReader, input)
    }
    let isAsked = isTexting || input.has(.calling, around: token)
    guard phone.isValid || isAsked else {
      return proposals.suppress(kind, span.tokens, rule: EngineRule.spanPhone.rawValue, .lowConfidence, input)
    }
    let confidence = span.detection.confidence * (isAsked ? 0.95 : 0.8)
    let rule: EngineRule = isTexting ? .phoneText : isAsked ? .phoneCall : .spanPhone
    let name =
      name ?? writer(calling: span, input) ?? neighbours.name(before: span).map(input.reading.text)
      ?? spokenOf(span, input)
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
  private func writer(calling span: MessageReading.Span, _ input: RuleInput) -> String? {
    let sentence = input.reading.sentence(of: span.tokens.lowerBound)
    let asks = (input.matches(.calling, inSentence: sentence) + input.matches(.texting, inSentence: sentence))
      .contains { match in
        (match.tokens.lowerBound..<min(match.tokens.upperBound + 2, input.reading.tokens.count)).contains {
          ContactRule.meWords.contains(input.reading.tokens[$0].hash)
        }
      }
    return asks ? input.message.sender?.name : nil
  }

  /// "Nuala looks after the folders, give her a call on ...": the last name before "him" or "her".
  private func spokenOf(_ span: MessageReading.Span, _ input: RuleInput) -> String? {
    let sentence = input.reading.sentence(of: span.tokens.lowerBound)
    let clause = input.reading.clause(of: span.tokens.lowerBound)
    let all = input.reading.sentences[sentence]
    guard clause.lowerBound >= all.lowerBound,
      (clause.lowerBound..<span.tokens.lowerBound).contains(where: {
        ContactRule.personWords.contains(input.reading.tokens[$0].hash)
      })
    else { return nil }
    for index in (max(0, clause.lowerBound - 24)..<clause.lowerBound).reversed()
    where input.isContentWord(index) && input.reading.tokens[index].capitalised && !input.isParticipant(index)
    {
      return input.name(endingAt: index + 1).map(input.reading.text)
    }
    return nil
  }

  private static let personWords = Set(["him", "her"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let meWords = Set(["me", "us"].flatMap { PhrasePattern.hashes(of: $0) })

  private typealias Named = (name: String, confidence: Double, words: [Range<Int>])

  /// Returns the person whose number or address a span is, where its sentence says so.
  private func name(
    for span: MessageReading.Span, _ neighbours: NameNeighbours, _ input: RuleInput
  ) -> Named? {
    let reading = input.reading
    let sentence = reading.sentence(of: span.tokens.lowerBound)
    // "Save Luis's number, he's the plumber. 602-555-0164": the number as a sentence of its own.
    let isAlone = sentence > 0 && reading.sentences[sentence].count <= span.tokens.count + 1
    let matches =
      input.matches(.contact, inSentence: sentence)
      + (isAlone ? input.matches(.contact, inSentence: sentence - 1) : [])
    for match in matches.prefix(RuleInput.longestList) {
      if match.entry.has(.before) {
        // "Ana's new number is ...": the name ends where the pattern begins.
        if let name = input.name(endingAt: match.tokens.lowerBound),
          match.tokens.lowerBound < span.tokens.lowerBound
        {
          return (reading.text(name), match.entry.confidence, [name, match.tokens, span.tokens])
        }
      } else if match.entry.has(.after) {
        // "You can reach Ana at ...": the name begins where the pattern ends.
        if let name = input.name(startingAt: match.tokens.upperBound),
          name.upperBound <= span.tokens.lowerBound,
          span.tokens.lowerBound - name.upperBound <= 3
        {
          return (reading.text(name), match.entry.confidence, [match.tokens, name, span.tokens])
        }
      } else if match.entry.has(.near) {
        // "The boiler man has a new number, Stan Orton 020 ...": the name beside the number.
        if let name = neighbours.name(before: span), match.tokens.lowerBound < span.tokens.lowerBound {
          return (reading.text(name), match.entry.confidence, [match.tokens, name, span.tokens])
        }
      } else {
        // "My new number is ...": the writer's.
        if let name = input.message.sender?.name, input.otherName != nil,
          match.tokens.lowerBound < span.tokens.lowerBound
        {
          return (name, match.entry.confidence, [match.tokens, span.tokens])
        }
      }
    }
    return labelled(span, input) ?? introduced(span, neighbours, input) ?? saved(span, input)
  }

  /// "Our new bookkeeper is Leah Stone, leah@..., 0161 ...": a full name with more than one way to reach it.
  private func introduced(
    _ span: MessageReading.Span, _ neighbours: NameNeighbours, _ input: RuleInput
  ) -> Named? {
    guard let name = neighbours.name(before: span), name.count >= 2, neighbours.count(of: name) >= 2 else {
      return nil
    }
    return (input.reading.text(name), 0.8, [name, span.tokens])
  }

  /// "Mrs. D'Souza, very good. Save her details: ...": the last name before a number that is to be kept; and a
  /// full name right before a number.
  private func saved(_ span: MessageReading.Span, _ input: RuleInput) -> Named? {
    let reading = input.reading
    let start = span.tokens.lowerBound
    if span.detection.type == .phone, start > 0, reading.tokens[start - 1].kind == .word,
      let name = input.name(endingAt: start), name.count >= 2, !name.contains(where: input.isParticipant)
    {
      return (reading.text(name), 0.72, [name, span.tokens])
    }
    guard
      let save = reading.tokens.indices.first(where: {
        input.phrases.plan.keeping.match(reading.tokens, at: $0) != nil
      })
    else { return nil }
    for index in (max(0, start - 60)..<start).reversed() {
      guard reading.tokens[index].kind == .word, reading.tokens[index].capitalised,
        let name = input.person(startingAt: index)?.tokens ?? input.name(endingAt: index + 1),
        !name.contains(where: input.isParticipant), !reading.startsClause(name.lowerBound) || name.count > 1
      else { continue }
      let whole = input.name(endingAt: name.upperBound) ?? name
      return (reading.text(whole), 0.75, [whole, save..<save + 1, span.tokens])
    }
    return nil
  }

  /// "Ana Silva: 555-0132" at the beginning of a line.
  private func labelled(_ span: MessageReading.Span, _ input: RuleInput) -> Named? {
    let start = span.tokens.lowerBound
    guard start >= 2, input.reading.isSign(start - 1, ":") || input.reading.isSign(start - 1, "-"),
      let name = input.name(endingAt: start - 1), input.reading.tokens[name.lowerBound].startsLine
    else { return nil }
    return (input.reading.text(name), 0.75, [name, span.tokens])
  }

  private func merge(
    _ named: Named, _ span: MessageReading.Span,
    into contacts: inout [(values: ContactValues, confidence: Double, words: [Range<Int>])]
  ) {
    let index: Int
    if let known = contacts.firstIndex(where: { $0.values.name == named.name }) {
      index = known
    } else {
      index = contacts.count
      contacts.append((ContactValues(name: named.name), named.confidence, []))
    }
    contacts[index].words += named.words
    contacts[index].confidence = max(contacts[index].confidence, named.confidence * span.detection.confidence)
    switch span.detection.value {
    case .phone(let phone) where contacts[index].values.phone == nil: contacts[index].values.phone = phone
    case .email(let email) where contacts[index].values.email == nil: contacts[index].values.email = email
    default: break
    }
  }
}
