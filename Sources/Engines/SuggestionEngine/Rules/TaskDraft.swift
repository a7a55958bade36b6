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
  /// What its words leave to an earlier message: "I'll book it".
  private(set) var open: TaskWords.Open?
  /// Whether an answer is all it asks for: "let us know if".
  var asksToKnow: Bool { label.hasPrefix("let ") && label.contains(" know") }
  /// Whether it names something to do or to bring: "don't forget to have fun" doesn't.
  func isOfDoing(_ input: RuleInput) -> Bool {
    let tokens = Document(title).tokens
    guard let first = tokens.first else { return false }
    return input.phrases.untaskedVerb.value(of: first) == nil
      && tokens.contains { input.phrases.functionWord.value(of: $0) == nil && $0.kind == .word }
  }
  /// Whether it is asked of the reader, rather than stated or intended.
  let isRequest: Bool
  /// The id of the message whose words it is in.
  let message: String

  static let masks: Mask = [.unlessReal, .thirdParty, .asked]

  /// The tokens before "is due" that may name what is: a title holds no more.
  private static let longestSubject = TaskWords.longest / 2

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
    let words = TaskWords(from: start, in: tokens, input)
    guard words.text.contains(where: \.isLetter), words.text.count >= 6 else { return nil }
    open = words.open
    (title, label) = TaskDraft.titles(words.text)
    rule = EngineRule.requestUnderstood.rawValue
    confidence = 0.72
    self.sentence = sentence
    self.words = [start..<min(start + 3, tokens.upperBound)]
    isRequest = true
    message = input.message.id
  }

  /// The task that runs of words name, in the order in which they stand.
  ///
  /// "The form is in the bag. Please sign and send it back": the thing takes the place of its pronoun.
  init?(runs: [TurnMarks.Run], input: RuleInput) {
    guard let main = TaskDraft.main(of: runs, input) else { return nil }
    let sentence = input.reading.sentence(of: main.tokens.lowerBound)
    // A run tells where the task begins; what it is goes on to the end of its clause.
    let start = TaskDraft.subject(of: main.tokens.lowerBound, input) ?? main.tokens.lowerBound
    let words = TaskWords(from: start, in: input.reading.sentences[sentence], input)
    var text = words.text
    open = words.open
    if let left = words.open,
      let thing = runs.first(where: { $0.tokens.upperBound <= main.tokens.lowerBound })
    {
      let name = input.reading.text(thing.tokens)
      text = [left.before, "the \(name)", left.after].filter { !$0.isEmpty }.joined(separator: " ")
      open = nil
    }
    guard text.contains(where: \.isLetter) else { return nil }
    (title, label) = TaskDraft.titles(text)
    rule = EngineRule.requestUnderstood.rawValue
    confidence = 0.8
    self.sentence = sentence
    self.words = runs.map(\.tokens)
    isRequest = !input.isOwn
    message = input.message.id
  }

  /// The run that says what is to be done: the last with a pronoun, for which one before it may stand, else the
  /// surest.
  private static func main(of runs: [TurnMarks.Run], _ input: RuleInput) -> TurnMarks.Run? {
    let telling = runs.filter { run in run.tokens.contains { input.isContentWord($0) } }
    let referring = telling.last { run in
      run.tokens.contains { input.phrases.pronoun.value(of: input.reading.tokens[$0]) != nil }
    }
    return referring ?? telling.max { $0.confidence < $1.confidence } ?? runs.last
  }

  /// "The blue bin needs putting out": what a verb behind an auxiliary says it of.
  private static func subject(of verb: Int, _ input: RuleInput) -> Int? {
    let clause = input.reading.clause(of: verb)
    guard clause.lowerBound < verb else { return nil }
    return NamedThingReader(input: input).things(in: clause.lowerBound..<verb).last {
      !$0.isAside && verb - $0.tokens.upperBound <= 3
        && NamedThingReader.isAuxiliary($0.tokens.upperBound, input)
    }?.tokens.lowerBound
  }

  /// The task with the thing that its words leave open, where one of the earlier messages names it, the latest
  /// last.
  func resolved(by earlier: [MessageDigest]) -> TaskDraft {
    guard let open else { return self }
    let things = earlier.reversed().compactMap { digest in
      NamedThingReader(input: digest.input).antecedent(
        before: digest.input.reading.tokens.count, open.number)
    }
    guard let thing = things.first(where: { !$0.isAside }) ?? things.first else { return self }
    var task = self
    task.open = nil
    task.isBare = false
    (task.title, task.label) = TaskDraft.titles(open.text(naming: thing))
    return task
  }

  /// Whether a verb asks for something to do: "get your expenses into the system", "do it", and not "get home".
  private static func isTask(verb: Int, in sentence: Range<Int>, _ input: RuleInput) -> Bool {
    let tokens = input.reading.tokens
    guard input.phrases.untaskedVerb.value(of: tokens[verb]) != nil else { return true }
    guard handlingVerbs.contains(tokens[verb].hash), verb + 1 < sentence.upperBound else { return false }
    return input.isArticle(verb + 1) || itWords.contains(tokens[verb + 1].hash)
      || input.isContentWord(verb + 1)
        && sentence.contains { input.phrases.errandWord.match(tokens, at: $0) != nil }
  }

  private static let handlingVerbs = Set(["get"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let itWords = Set(["it", "them"].flatMap { PhrasePattern.hashes(of: $0) })

  /// Whether "and" joins two things: "consent forms and £12.50".
  private static func isJoining(_ index: Int, _ input: RuleInput) -> Bool {
    index > 0 && input.reading.has(andWord, at: index, before: index + 1) && input.isContentWord(index - 1)
  }

  private static let andWord = PhrasePattern.hashes(of: "and")

  /// A task's words as a reminder's title and within a button's text.
  private static func titles(_ text: String) -> (title: String, label: String) {
    let short = TitleFormat.shortened(text, to: TaskWords.longest)
    let isName = text.dropFirst().prefix(1).contains(where: \.isUppercase) || text.hasPrefix("I ")
    return (TitleFormat.capitalised(short), isName ? short : short.prefix(1).lowercased() + short.dropFirst())
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
      reason: SuggestedAction.Reason(rule: rule, evidence: evidence), supersedes: supersedes, task: self)
  }

  init?(_ match: PhraseBook.Match, _ role: PhraseRole, input: RuleInput) {
    let reading = input.reading
    let sentence = reading.sentences[reading.sentence(of: match.tokens.lowerBound)]
    rule = match.entry.name
    confidence = match.entry.confidence
    self.sentence = reading.sentence(of: match.tokens.lowerBound)
    words = match.match.evidence
    isRequest = role == .request || role == .remind
    message = input.message.id
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
        && index < match.tokens.lowerBound - 1 && !TaskDraft.isJoining(index, input)
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
        !TaskDraft.isTask(verb: start, in: sentence, input)
      {
        return nil
      }
      // "Needs filling in by Sunday please or ...", "half now please, so I know": the task stands before.
      let first = (start..<max(start, sentence.upperBound)).first { reading.tokens[$0].kind != .sign }
      if let first, !match.entry.has(.get), input.phrases.notTask.value(of: reading.tokens[first]) != nil {
        return nil
      }
      let words = TaskWords(from: start, in: sentence, input)
      text = words.text
      open = words.open
      if match.entry.has(.get) {
        // "I need the report by Monday": what is needed stands within the pattern, behind "need".
        let needed =
          match.match.evidence.dropFirst().first {
            input.phrases.titleStop.value(of: reading.tokens[$0.lowerBound]) == nil
              || input.phrases.pronoun.value(of: reading.tokens[$0.lowerBound]) != nil
          }?.lowerBound ?? start
        let thing = TaskWords(from: needed, in: sentence, input).text
        text =
          input.otherName.map { input.writer.name(.get, ["person": $0, "thing": thing]) }
          ?? input.writer.name(.getForThem, ["thing": thing])
        open = nil
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
    let short = TitleFormat.shortened(text, to: TaskWords.longest)
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
}
