import LanguageData
import TextAnalysis

/// Something to pass on to somebody who isn't part of the conversation: "let Bob know we're late", "email Dan
/// about the invoice".
struct RelayRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    let matches = (input.matches(.tell) + input.matches(.mail)).prefix(RuleInput.longestList)
    guard !matches.isEmpty else { return }
    let requests = Requests(input)
    for match in matches {
      guard let request = requests.request(at: match.tokens.lowerBound), request.kind == .asked else {
        continue
      }
      guard
        let person = input.person(startingAt: match.tokens.upperBound, isCertain: match.entry.has(.know))
      else { continue }
      var end = person.tokens.upperBound
      if match.entry.has(.know) {
        guard input.reading.has(RelayRule.knowWord, at: end, before: input.reading.tokens.count) else {
          continue
        }
        end += 1
      }
      if match.entry.has(.noun), !isMessage(end, input) { continue }
      let words = request.words + match.match.evidence + [person.tokens]
      let content = content(from: end, input)
      if match.entry.has(.content), content.map({ isTime($0, input) }) ?? true { continue }
      // In a mail what is to be forwarded is the mail.
      let isMail = match.entry.role == .mail && (!match.entry.has(.forward) || input.message.subject != nil)
      if isMail {
        mail(person, match, words, from: end, input, into: &proposals)
      } else {
        text(person, match, words, content, input, into: &proposals)
      }
    }
  }

  private func text(
    _ person: RuleInput.Person, _ match: PhraseBook.Match, _ words: [Range<Int>], _ content: Range<Int>?,
    _ input: RuleInput, into proposals: inout Proposals
  ) {
    guard !input.isOwn else {
      return proposals.suppress(.sendMessage, match.tokens, rule: match.entry.name, .notForReader, input)
    }
    // "Tell Priti, because she isn't here": the reason isn't the message.
    let content = content.flatMap { words in
      RelayRule.reasons.contains(input.reading.tokens[words.lowerBound].hash) ? nil : words
    }
    // "Tell Priti" without what is nothing to send.
    if content == nil, match.entry.has(.content) { return }
    let text = content.map(input.reading.text)
    let phone = phone(from: match.tokens.upperBound, input)
    proposals.add(
      input.action(
        .sendMessage(TextMessageValues(phone: phone, name: person.name, text: text)),
        match.entry.confidence, rule: match.entry.name, words: words + (content.map { [$0] } ?? [])),
      .sendMessage, rule: match.entry.name, tokens: match.tokens, honouring: Requests.masks, input)
  }

  private func mail(
    _ person: RuleInput.Person, _ match: PhraseBook.Match, _ words: [Range<Int>], from end: Int,
    _ input: RuleInput, into proposals: inout Proposals
  ) {
    guard !input.isOwn else {
      return proposals.suppress(.sendMail, match.tokens, rule: match.entry.name, .notForReader, input)
    }
    let address = address(from: match.tokens.upperBound, input)
    // "Email the receipt to claims@...": whom it goes to is the address.
    if address != nil, !input.reading.tokens[person.tokens.lowerBound].capitalised { return }
    let subject = subject(from: end, input)
    var values = MailValues(address: address, name: person.name, subject: subject.map(input.reading.text))
    values.topic = subject.map { input.reading.text(input.withArticle($0)) }
    proposals.add(
      input.action(
        .sendMail(values), match.entry.confidence, rule: match.entry.name,
        words: words + (subject.map { [$0] } ?? [])),
      .sendMail, rule: match.entry.name, tokens: match.tokens, honouring: Requests.masks, input)
  }

  /// The one mail address of the sentence behind a token.
  private func address(from token: Int, _ input: RuleInput) -> String? {
    let sentence = input.reading.sentence(of: token)
    for index in input.reading.spans(inSentence: sentence)
    where input.reading.spans[index].tokens.lowerBound >= token {
      if case .email(let address) = input.reading.spans[index].detection.value { return address }
    }
    return nil
  }

  /// The number behind a token, in the sentence or, as the only one, in the message: "its 0491 570 156".
  private func phone(from token: Int, _ input: RuleInput) -> PhoneValue? {
    let spans = input.spans(of: .phone).map { input.reading.spans[$0] }
    guard spans.count == 1, spans[0].tokens.lowerBound >= token,
      case .phone(let phone) = spans[0].detection.value
    else { return nil }
    return phone
  }

  /// Returns the words to pass on: the rest of the sentence, without "that" and a final sign.
  private func content(from start: Int, _ input: RuleInput) -> Range<Int>? {
    let reading = input.reading
    guard reading.tokens.indices.contains(start), start > 0,
      reading.sentence(of: start) == reading.sentence(of: start - 1)
    else { return nil }
    var start = start
    var end = min(reading.sentences[reading.sentence(of: start)].upperBound, start + RelayRule.longestContent)
    // "Text your mother will you and tell her I'm late": what follows "tell her".
    for index in start..<min(end, start + 6) {
      if let lead = input.phrases.offer.passOn.match(reading.tokens, at: index), index + lead.count < end,
        (start..<index).allSatisfy({ RelayRule.tags.contains(reading.tokens[$0].hash) })
      {
        start = index + lead.count
        break
      }
    }
    while start < end,
      RelayRule.leads.contains(reading.tokens[start].hash) || reading.isSign(start, ":")
        || reading.isSign(start, ",")
    {
      start += 1
    }
    while end > start, reading.tokens[end - 1].kind == .sign || isPolite(end - 1, input) { end -= 1 }
    return start < end ? start..<end : nil
  }

  /// "on Friday" says when, not what.
  private func isTime(_ range: Range<Int>, _ input: RuleInput) -> Bool {
    range.allSatisfy {
      input.reading.isInSpan($0, of: [.dateTime])
        || input.phrases.titleStop.value(of: input.reading.tokens[$0]) ?? 0 >= 2
    }
  }

  private func isPolite(_ index: Int, _ input: RuleInput) -> Bool {
    RelayRule.closings.contains(input.reading.tokens[index].hash)
  }

  /// "about the invoice".
  private func subject(from start: Int, _ input: RuleInput) -> Range<Int>? {
    let reading = input.reading
    guard start > 0, reading.tokens.indices.contains(start) else { return nil }
    let end = reading.sentences[reading.sentence(of: start - 1)].upperBound
    for index in start..<max(start, min(end, start + 4))
    where RelayRule.abouts.contains(reading.tokens[index].hash) {
      var noun = index + 1
      while noun < end, input.isArticle(noun) { noun += 1 }
      let stop = input.phraseEnd(from: noun, words: 8)
      return noun < stop ? noun..<min(stop, end) : nil
    }
    return nil
  }

  /// "a text", "a quick message" behind "send Bob".
  private func isMessage(_ index: Int, _ input: RuleInput) -> Bool {
    guard input.reading.tokens.indices.contains(index), input.isArticle(index) else { return false }
    return (index + 1...index + 2).contains { next in
      input.reading.tokens.indices.contains(next)
        && RelayRule.messages.contains(input.reading.tokens[next].hash)
    }
  }

  private static let longestContent = 24
  private static func hashes(_ words: [String]) -> Set<UInt64> {
    Set(words.flatMap { PhrasePattern.hashes(of: $0) })
  }
  private static let knowWord = PhrasePattern.hashes(of: "know")
  private static let leads = hashes(["that", "to", "and", "saying", "say"])
  private static let tags = hashes([
    "will", "would", "can", "could", "you", "ya", "ye", "u", "and", "an", "please", "pls",
  ])
  private static let closings = hashes(["please", "pls", "plz", "thanks", "thx", "ty", "ok", "asap"])
  private static let reasons = hashes(["also", "too", "cos", "coz", "cuz", "because", "since", "as"])
  private static let abouts = hashes(["about", "regarding", "re", "concerning"])
  private static let messages = hashes(["text", "message", "note", "line", "dm", "email", "mail", "e-mail"])
}
