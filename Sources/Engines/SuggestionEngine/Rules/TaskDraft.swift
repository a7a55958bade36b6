import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A task, in the words of the message without its time.
struct TaskDraft: Sendable {
  /// As a reminder's title: "Send Ana the deck".
  private(set) var title: String
  /// Within a button's text.
  private(set) var label: String
  let rule: String
  let confidence: Double
  let sentence: Int
  /// The tokens that ask for it, without its time.
  let words: [Range<Int>]
  /// The due date, where the message states it.
  private(set) var due: Moment?
  /// Whether its words are pronouns alone: "I'll send it".
  private(set) var isBare = false
  /// Whether an answer is all it asks for: "let us know if".
  var asksToKnow: Bool { label.hasPrefix("let ") && label.contains(" know") }
  /// Whether it is asked of the reader, rather than stated or intended.
  let isRequest: Bool

  static let masks: Mask = [.unlessReal, .thirdParty, .asked]

  /// The characters of a title; a task's words beyond them are read by nobody.
  private static let longestTitle = 80
  /// The tokens before "is due" that may name what is: a title holds no more.
  private static let longestSubject = longestTitle / 2

  init(_ draft: TaskDraft, due: Moment?) {
    self = draft
    self.due = due
  }

  /// A sentence that asks the reader to do something without words that rules know: "Pick it up by Saturday".
  init?(sentence: Int, due: Moment, input: RuleInput) {
    let clause = due.words.first.map { input.reading.clause(of: $0.lowerBound) }
    let tokens = clause ?? input.reading.sentences[sentence]
    var start = tokens.lowerBound
    // "Reminder: ...", "Hi Ana, ...": the clause that asks.
    while start < tokens.upperBound,
      input.phrases.titleStop.value(of: input.reading.tokens[start]) != nil
        || input.reading.tokens[start].kind != .word
    { start += 1 }
    let until = due.words.first?.lowerBound ?? tokens.upperBound
    // The task stands before its time, and begins with a verb rather than with a thing or a person.
    guard start < until, (start..<until).contains(where: { input.isContentWord($0) }),
      input.phrases.notTask.value(of: input.reading.tokens[start]) == nil, !input.isArticle(start),
      input.phrases.thirdPerson.value(of: input.reading.tokens[start]) == nil
    else { return nil }
    let text = TaskDraft.words(from: start, in: tokens, input)
      .trimmingCharacters { $0 == " " || $0 == "," || $0 == "-" || $0 == ":" }
    guard text.contains(where: \.isLetter), text.count >= 6 else { return nil }
    let short = TitleFormat.shortened(text, to: TaskDraft.longestTitle)
    title = TitleFormat.capitalised(short)
    label = short.prefix(1).lowercased() + short.dropFirst()
    rule = EngineRule.requestUnderstood.rawValue
    confidence = 0.72
    self.sentence = sentence
    words = [start..<min(start + 3, tokens.upperBound)]
    isRequest = true
  }

  /// The task that runs of words name, in the order in which they stand.
  ///
  /// "The form is in the bag. Please sign and send it back": the thing takes the place of its pronoun.
  init?(runs: [TurnMarks.Run], input: RuleInput) {
    guard let main = runs.last(where: { run in run.tokens.contains { input.isContentWord($0) } }) ?? runs.last
    else { return nil }
    var text = TaskDraft.words(from: main.tokens.lowerBound, in: main.tokens, input)
    let pronoun = main.tokens.first { input.phrases.pronoun.value(of: input.reading.tokens[$0]) != nil }
    if let pronoun, let thing = runs.first(where: { $0.tokens.upperBound <= main.tokens.lowerBound }) {
      let name = input.reading.text(thing.tokens)
      let before = main.tokens.lowerBound..<pronoun
      let behind = pronoun + 1..<main.tokens.upperBound
      text = [before, behind].map { $0.isEmpty ? "" : TaskDraft.words(from: $0.lowerBound, in: $0, input) }
        .joined(separator: " the \(name) ")
    }
    text = text.trimmingCharacters { $0 == " " || $0 == "," || $0 == "-" || $0 == ":" || $0 == "." }
    guard text.contains(where: \.isLetter) else { return nil }
    let short = TitleFormat.shortened(text, to: TaskDraft.longestTitle)
    title = TitleFormat.capitalised(short)
    label = short.prefix(1).lowercased() + short.dropFirst()
    rule = EngineRule.requestUnderstood.rawValue
    confidence = 0.8
    sentence = input.reading.sentence(of: main.tokens.lowerBound)
    words = runs.map(\.tokens)
    isRequest = !input.isOwn
  }

  func action(
    due: Moment?, evidence: [SuggestedAction.Evidence], range: Range<Int>,
    confidence: Double? = nil, supersedes: String? = nil
  ) -> ProposedAction {
    var values = ReminderValues(title: title, due: due?.start)
    values.task = label
    return ProposedAction(
      values: .createReminder(values),
      // "Remind me: make them" tells nobody what.
      confidence: isBare ? 0.4 : min(max(confidence ?? self.confidence * (due?.confidence ?? 1), 0), 1),
      range: range,
      reason: SuggestedAction.Reason(rule: rule, evidence: evidence), supersedes: supersedes)
  }

  init?(_ match: PhraseBook.Match, _ role: PhraseRole, input: RuleInput) {
    let reading = input.reading
    let sentence = reading.sentences[reading.sentence(of: match.tokens.lowerBound)]
    rule = match.entry.name
    confidence = match.entry.confidence
    self.sentence = reading.sentence(of: match.tokens.lowerBound)
    words = match.match.evidence
    isRequest = role == .request || role == .remind
    var text: String
    if role == .deadline {
      // "The report is due on Friday": what stands before.
      let clause = reading.clause(of: match.tokens.lowerBound)
      var start = max(clause.lowerBound, match.tokens.lowerBound - TaskDraft.longestSubject)
      while start < match.tokens.lowerBound, input.isArticle(start) {
        start += 1
      }
      // "I have a 4 page paper due on Friday": the words behind the last that is none of a name.
      for index in (start..<match.tokens.lowerBound).reversed()
      where input.phrases.titleStop.value(of: reading.tokens[index]) == 1 && !input.isArticle(index)
        && index < match.tokens.lowerBound - 1
      {
        start = index + 1
        while start < match.tokens.lowerBound, input.isArticle(start) { start += 1 }
        break
      }
      let subject = start..<match.tokens.lowerBound
      // "It is due on Friday": of what, only an earlier sentence knows.
      let isBare = subject.allSatisfy { input.phrases.functionWord.value(of: reading.tokens[$0]) != nil }
      if isBare, match.entry.rule != .deadlineDue, match.entry.rule != .deadlineExpires {
        // "The deadline for the application is Friday": the words of the pattern up to its verb.
        let verb =
          match.match.evidence.count > 1 ? match.match.evidence[1].lowerBound : match.tokens.upperBound
        text = reading.text(match.tokens.lowerBound..<verb)
      } else {
        guard !isBare else { return nil }
        text = input.writer.name(match.entry.form ?? .due, ["subject": reading.text(subject)])
      }
    } else {
      // "Call me at five": the words of the pattern are the task.
      let start = match.entry.has(.phrase) ? match.tokens.lowerBound : match.tokens.upperBound
      // "You need to try Luigi's. Saturday?" proposes.
      if role == .request, match.entry.rule == .requestNeed, reading.isSign(sentence.upperBound - 1, "?") {
        return nil
      }
      if match.entry.has(.ask), start < sentence.upperBound,
        input.phrases.untaskedVerb.value(of: reading.tokens[start]) != nil
      {
        return nil
      }
      // "Needs filling in by Sunday please or ...": the task stands before.
      if start < sentence.upperBound, input.phrases.notTask.value(of: reading.tokens[start]) != nil {
        return nil
      }
      text = TaskDraft.words(from: start, in: sentence, input)
      if match.entry.has(.get) {
        // "I need the report by Monday": what is needed stands within the pattern, behind "need".
        let needed = match.match.evidence.dropFirst(2).first?.lowerBound ?? start
        let thing = TaskDraft.words(from: needed, in: sentence, input)
        text =
          input.otherName.map { input.writer.name(.get, ["person": $0, "thing": thing]) }
          ?? input.writer.name(.getForThem, ["thing": thing])
      }
    }
    if match.entry.has(.give) {
      // "I still need your P60": to send it to whoever does.
      text =
        input.otherName.map { input.writer.name(.send, ["person": $0, "thing": text]) }
        ?? input.writer.name(.sendToThem, ["thing": text])
    }
    text = text.trimmingCharacters { $0 == " " || $0 == "," || $0 == "-" || $0 == ":" }
    guard text.contains(where: \.isLetter) else { return nil }
    isBare = Document(text).tokens.allSatisfy {
      $0.kind != .word || input.phrases.pronoun.value(of: $0) != nil
    }
    let short = TitleFormat.shortened(text, to: TaskDraft.longestTitle)
    title = TitleFormat.capitalised(short)
    let isName = text.dropFirst().prefix(1).contains(where: \.isUppercase) || text.hasPrefix("I ")
    label = isName ? short : short.prefix(1).lowercased() + short.dropFirst()
    if match.entry.has(.writer), !input.isOwn {
      label =
        input.otherName.map { input.writer.name(.remind, ["person": $0, "task": label]) }
        ?? input.writer.name(.remindSender, ["task": label])
      title = TitleFormat.capitalised(label)
    }
  }

  /// The words up to the sentence's end without times and the prepositions that lead to them; "me" and
  /// "my" of the other side become their name. Ends where a title does, so that a sentence with many requests
  /// isn't read to its end for each.
  private static func words(from start: Int, in sentence: Range<Int>, _ input: RuleInput) -> String {
    let reading = input.reading
    var words = ""
    var index = start
    var isDue = false
    var hasTime = false
    while index < sentence.upperBound, words.utf8.count <= longestTitle || words.count <= longestTitle {
      if let span = reading.span(of: .dateTime, at: index) {
        index = reading.spans[span].tokens.upperBound
        hasTime = true
        continue
      }
      let token = reading.tokens[index]
      if token.kind == .sign, index == sentence.upperBound - 1 { break }
      // "Grab it before seven, the shop shuts": behind its time another clause says why.
      if hasTime, !words.isEmpty, token.isSign(",") { break }
      // Another clause says why, not what.
      if index > start, phrasesEnd(index, input) { break }
      if leadsToTime(index, input) {
        isDue = token.hash == dueWord
        index += 1
        continue
      }
      // Signs before the first word are no part of it.
      if words.isEmpty, isEdge(index, input) {
        index += 1
        continue
      }
      let text = name(for: index, input) ?? reading.text(index..<index + 1)
      words += (words.isEmpty || text.isEmpty || !token.spaced ? "" : " ") + text
      index += 1
    }
    // "The rent is due tomorrow" without its time: "the rent due".
    for verb in [" is", " are", " was", "'s", "\u{2019}s"] where isDue && words.hasSuffix(verb) {
      return input.writer.name(.due, ["subject": String(words.dropLast(verb.count))])
    }
    return words
  }

  private static func phrasesEnd(_ index: Int, _ input: RuleInput) -> Bool {
    input.phrases.clauseWord.value(of: input.reading.tokens[index]) != nil
      || input.reading.isSign(index, "(") || input.reading.isSign(index, ";")
  }

  private static func isEdge(_ index: Int, _ input: RuleInput) -> Bool {
    [",", "-", ":"].contains { input.reading.isSign(index, $0) }
  }

  private static func leadsToTime(_ index: Int, _ input: RuleInput) -> Bool {
    guard input.phrases.titleStop.value(of: input.reading.tokens[index]).map({ $0 >= 2 }) ?? false else {
      return false
    }
    return input.reading.span(of: .dateTime, at: index + 1) != nil
  }

  private static func name(for index: Int, _ input: RuleInput) -> String? {
    let hash = input.reading.tokens[index].hash
    // "I'll send you the deck", in the reader's own words.
    guard !input.isOwn else { return hash == youWord ? input.otherName : nil }
    // A sender without a name: "send me the report" is "send the report".
    guard let name = input.otherName else { return hash == meWord ? "" : hash == myWord ? "their" : nil }
    return hash == meWord ? name : hash == myWord ? "\(name)'s" : nil
  }

  private static let dueWord = PhrasePattern.hashes(of: "due")[0]

  private static let youWord = PhrasePattern.hashes(of: "you")[0]
  private static let meWord = PhrasePattern.hashes(of: "me")[0]
  private static let myWord = PhrasePattern.hashes(of: "my")[0]
}

extension String {
  /// The text without characters of a kind at its ends.
  fileprivate func trimmingCharacters(where isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let first = text.first, isTrimmed(first) { text.removeFirst() }
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
