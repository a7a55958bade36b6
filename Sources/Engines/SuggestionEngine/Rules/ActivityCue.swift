import LanguageData
import TextAnalysis

/// Proposals of something that no list of events names: "Nandi hills this weekend?", "let's watch the final
/// on Sunday at 8", "who's up for bubble tea".
struct ActivityCue {
  let input: RuleInput

  func cue(inSentence sentence: Int) -> EventDraft.Cue? {
    together(inSentence: sentence) ?? elliptical(inSentence: sentence) ?? announced(inSentence: sentence)
      ?? NamedEvent(input: input).cue(inSentence: sentence)
  }

  /// A line that is nothing but a day with its time, under a line that says what: a confirmation's form.
  private func announced(inSentence sentence: Int) -> EventDraft.Cue? {
    let reading = input.reading
    guard sentence > 0, !input.isOwn else { return nil }
    let tokens = reading.sentences[sentence]
    let title = reading.sentences[sentence - 1]
    guard reading.tokens[tokens.lowerBound].startsLine, reading.tokens[title.lowerBound].startsLine,
      (1...9).contains(title.count), reading.tokens[title.lowerBound].capitalised,
      reading.tokens[title.upperBound - 1].kind != .sign, title.contains(where: { input.isContentWord($0) }),
      let span = reading.span(of: .dateTime, at: tokens.lowerBound),
      case .dateTime(let value) = reading.spans[span].detection.value, value.start?.time != nil,
      value.form == .datetime || value.form == .interval,
      // A zone or a mark may follow.
      tokens.upperBound - reading.spans[span].tokens.upperBound <= 2
    else { return nil }
    var cue = cue(title: reading.text(title), words: [title], confidence: 0.75)
    cue.rule = EngineRule.eventAnnounced.rawValue
    cue.isTogether = false
    return cue
  }

  /// Returns the activity after words that propose one: "let's (watch the final)".
  private func together(inSentence sentence: Int) -> EventDraft.Cue? {
    let reading = input.reading
    guard let match = input.matches(.together, inSentence: sentence).first,
      // "What can we bring?" asks for something else.
      !(match.tokens.lowerBound > reading.sentences[sentence].lowerBound
        && input.phrases.questionWord.value(of: reading.tokens[match.tokens.lowerBound - 1]) != nil)
    else { return nil }
    let end = reading.sentences[sentence].upperBound
    var start = match.tokens.upperBound
    // "let's go for", "wanna grab": the verb says nothing.
    while start < end, isEmptyWord(start) { start += 1 }
    guard start < end else { return topic(of: match, sentence) }
    // "Could we push to 4?", "shall we say 12?": another time of what stands.
    if input.phrases.plan.change.match(reading.tokens, at: start) != nil { return nil }
    if input.phrases.answerWord.value(of: reading.tokens[start]) != nil
      && input.phrases.topicWord.value(of: reading.tokens[start]) == nil
    {
      return topic(of: match, sentence)
    }
    if input.phrases.untaskedVerb.value(of: reading.tokens[start]) != nil { return nil }
    if reading.span(of: .dateTime, at: start) != nil { return topic(of: match, sentence) }
    let stop = input.phraseEnd(from: start, words: 5)
    let words = start..<min(stop, end)
    guard words.contains(where: { input.isContentWord($0) }) else { return topic(of: match, sentence) }
    return cue(title: reading.text(words), words: match.match.evidence + [words], confidence: 0.66)
  }

  /// "The sushi place has tables again, we should go": what the rest of the sentence is about.
  private func topic(of match: PhraseBook.Match, _ sentence: Int) -> EventDraft.Cue? {
    let reading = input.reading
    let tokens = reading.sentences[sentence]
    let all = [tokens] + (sentence > 0 ? [reading.sentences[sentence - 1]] : [])
    for tokens in all {
      if let run = longestRun(
        in: tokens.lowerBound..<min(tokens.upperBound, max(match.tokens.lowerBound, tokens.lowerBound)))
      {
        return cue(title: reading.text(run), words: [run] + match.match.evidence, confidence: 0.6)
      }
    }
    return cue(EventName(.meeting, input: input), words: match.match.evidence, confidence: 0.55)
  }

  /// A name and a time with a question mark behind, and nothing else.
  private func elliptical(inSentence sentence: Int) -> EventDraft.Cue? {
    let reading = input.reading
    let tokens = reading.sentences[sentence]
    guard tokens.count <= 14, reading.isSign(tokens.upperBound - 1, "?") else { return nil }
    var run: Range<Int>?
    var hasTime = false
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if let span = reading.span(of: .dateTime, at: index) {
        hasTime = true
        index = max(index + 1, reading.spans[span].tokens.upperBound)
        continue
      }
      let isTopic = input.isContentWord(index)
      if isTopic, run == nil {
        run = index..<index + 1
      } else if isTopic, let end = run?.upperBound, end == index, index - run!.lowerBound < 4 {
        run = run!.lowerBound..<index + 1
      } else if isTopic || reading.tokens[index].kind == .number
        || reading.tokens[index].kind == .word
          && input.phrases.answerWord.value(of: reading.tokens[index]) == nil
          && !input.isArticle(index)
      {
        return nil
      }
      index += 1
    }
    // "8am at the servo?" says where, not what.
    if let run {
      var before = run.lowerBound - 1
      while before > tokens.lowerBound, input.isArticle(before) { before -= 1 }
      if before >= tokens.lowerBound, input.phrases.titleStop.value(of: reading.tokens[before]) ?? 0 >= 2 {
        return nil
      }
      if run.contains(where: { reading.isInSpan($0, of: [.place, .address]) }) { return nil }
    }
    guard let run, hasTime, !startsQuestion(tokens.lowerBound) else { return nil }
    return cue(title: reading.text(run), words: [run], confidence: 0.6)
  }

  /// "how", "what", "is", "did": the beginning of another kind of question.
  private func startsQuestion(_ index: Int) -> Bool {
    let token = input.reading.tokens[index]
    return input.phrases.functionWord.value(of: token) != nil && !input.isArticle(index)
  }

  private func cue(
    title: String, words: [Range<Int>], confidence: Double
  ) -> EventDraft.Cue {
    cue(EventName(title: title, input: input), words: words, confidence: confidence)
  }

  private func cue(
    _ name: EventName, words: [Range<Int>], confidence: Double
  ) -> EventDraft.Cue {
    EventDraft.Cue(
      name: name, kind: nil,
      rule: EngineRule.eventActivity.rawValue,
      confidence: confidence, isProposed: true, isTogether: true, words: words, allowsWholeDay: false)
  }

  private func isEmptyWord(_ index: Int) -> Bool {
    let token = input.reading.tokens[index]
    return token.kind == .word && input.phrases.emptyVerb.value(of: token) != nil || input.isArticle(index)
  }

  /// The longest run of words that may name what a sentence is about, four at most; the first of equals.
  private func longestRun(in tokens: Range<Int>) -> Range<Int>? {
    var best: Range<Int>?
    var start = tokens.lowerBound
    while start < tokens.upperBound {
      guard input.isContentWord(start) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < tokens.upperBound, end - start < 4, input.isContentWord(end) { end += 1 }
      if end - start > best?.count ?? 0 { best = start..<end }
      start = end
    }
    return best
  }
}

extension RuleInput {
  /// Whether a token is a word that may say what something is about.
  func isContentWord(_ index: Int) -> Bool {
    let token = reading.tokens[index]
    return token.kind == .word && token.end - token.start > 2
      && phrases.topicStop.value(of: token) == nil && phrases.titleStop.value(of: token) == nil
      && phrases.functionWord.value(of: token) == nil && phrases.answerWord.value(of: token) == nil
      && !isArticle(index) && !isParticipant(index)
      && !reading.isInSpan(
        index, of: [.dateTime, .url, .email, .phone, .money, .number, .oneTimeCode, .quantity])
  }
}
