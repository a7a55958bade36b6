import LanguageData
import TextAnalysis

/// The phrases of a language that call for actions or rule them out, read from its data once.
struct PhraseBook: Sendable {
  /// The purpose of a pattern: a role that the rules share, or the rule of one kind of action.
  enum Purpose: Sendable, Hashable {
    case role(PhraseRole)
    case kind(ActionKind)
  }

  struct Entry: Sendable {
    var purpose: Purpose
    /// The name that `explain` shows.
    var name: String
    /// The rule of that name; nil for a pattern of one kind.
    var rule: RuleName?
    var pattern: PhrasePattern
    var confidence: Double
    /// The flags in the notes that rules ask for.
    var flags: Set<PhraseFlag> = []
    /// The form of the name that the event of an invitation, or what is due, has.
    var form: NameForm?

    var role: PhraseRole? { if case .role(let role) = purpose { role } else { nil } }

    func has(_ flag: PhraseFlag) -> Bool { flags.contains(flag) }
  }

  /// A pattern that fits somewhere.
  struct Match: Sendable {
    var entry: Entry
    var match: PhrasePattern.Match

    var tokens: Range<Int> { match.tokens }
  }

  /// A kind of event.
  struct EventKind: Sendable {
    var name: String
    var minutes: Int
    /// The hours of the day in which it usually begins; they tell 7 in the evening from 7 in the morning.
    var hours: Range<Int>
    var flags: Set<EventKindFlag>

    /// Whether even "my" one is for others: a party, a wedding.
    var isSocial: Bool { flags.contains(.social) }
    /// Whether its word is as often something else ("call", "show") and needs an article before it.
    var needsArticle: Bool { flags.contains(.article) }
    /// Whether it needs words that propose it.
    var needsProposal: Bool { flags.contains(.proposal) }
    /// Whether a day alone is too little: "ask the dentist on Friday" is no visit.
    var needsTime: Bool { flags.contains(.timed) }
    /// Whether it usually takes whole days: a trip, a festival.
    var takesDays: Bool { flags.contains(.days) }
    /// Whether its hour is meant as written: a train at 7:30 leaves in the morning.
    var isLiteral: Bool { flags.contains(.literal) }
  }

  private var entries: [Entry] = []
  private var byFirstHash: [UInt64: [Int]] = [:]
  private var bySlot: [DetectionType: [Int]] = [:]
  private var anywhere: [Int] = []
  private(set) var eventKinds: [EventKind] = []
  /// The confidence of an action that a span alone states, as a fraction of the span's own.
  private let spanWeights: [ActionKind: Double]

  private let eventNoun: Lexicon
  private let activityNoun: Lexicon
  let clauseWord: Lexicon
  /// Words that begin a clause of their own: "let's", "how about".
  let clauseStart: Lexicon
  let abbreviation: Lexicon
  /// Words for a home: 1 the writer's, 2 the other side's.
  let homeWord: Lexicon
  /// Words that lead to what something is for: "to", "for", "about".
  let purposeWord: Lexicon
  /// Words that lead to what is talked about: "about", "through".
  let topicWord: Lexicon
  /// Verbs that an event has: "starts", "moved".
  let eventVerb: Lexicon
  /// Words between the ends of a range: "to", "till".
  let rangeWord: Lexicon
  /// "what", "where", "how".
  let questionWord: Lexicon
  /// "he", "she", "they".
  let thirdPerson: Lexicon
  /// Two words that set something outside an event: "out of", "back from".
  let outsideWord: Lexicon
  /// Words for places: "cafe", "hall", "gate".
  let placeNoun: Lexicon
  /// "Mr", "Dr": no name by itself.
  let honorific: Lexicon
  /// "or", "otherwise": what follows isn't the task.
  let notTask: Lexicon
  /// Nouns that name nothing by themselves: "way", "bit", "thing".
  let lightNoun: Lexicon
  /// Verbs that nothing is done to: "reply", "rsvp".
  let objectlessVerb: Lexicon
  /// Phrases that put an errand into the course of the day: "on your way home".
  let errandWord: Lexicon
  /// Words of courtesy at the end of a request: "please", "ta".
  let courtesy: Lexicon
  /// "have", "available": what there is to choose from follows.
  let offerWord: Lexicon
  /// "me", "us", "them": to whom something is done.
  let objectWord: Lexicon
  /// Words that a number before them counts: "of", "people".
  let countedWord: Lexicon
  /// Verbs that say nothing of what is done: "go", "grab".
  let emptyVerb: Lexicon
  /// Words that are no part of what a plan is about.
  let topicStop: Lexicon
  /// Words that end the name of an event or a task.
  let titleStop: Lexicon
  let article: Lexicon
  let commonPlace: Lexicon
  let notName: Lexicon
  let dayHalf: Lexicon
  let functionWord: Lexicon
  let untaskedVerb: Lexicon
  /// Pictures (1) and documents (0) that people send to one another.
  let sharedNoun: Lexicon
  /// Words that end the search for one.
  let sharedStop: Lexicon
  /// Nouns that make something else of a picture or document before them: "picture frame".
  let sharedTail: Lexicon
  /// Words that a noun phrase begins with and a button leaves out.
  let determiner: Lexicon
  /// Words that may stand before a verb that begins a clause: "ok", "and".
  let opener: Lexicon
  /// Verbs for preparing a picture or document before it is sent: "take", "scan".
  let preparingVerb: Lexicon
  /// Subjects other than the reader: "i", "she", "my".
  let otherSubject: Lexicon
  /// Words that may follow "call me" where it means a phone call.
  let callTail: Lexicon
  /// People by what they are to somebody (0), and groups (1).
  let personNoun: Lexicon
  /// Words that follow "uber" or "cab" where it is no ride.
  let rideStop: Lexicon
  /// Words that a service takes for an answer: yes (1), no (0), leave me alone (-1).
  let fixedAnswerWord: Lexicon
  /// Words that a time of day is made of, beside numbers: "from", "to", "pm".
  let clockWord: Lexicon
  /// Words that surround a time or a place in an answer: "works", "let's say", "better".
  let answerWord: Lexicon
  /// Words that say that something spoken of becomes another: "instead", "push".
  let changeWord: Lexicon
  /// Pronouns that stand for a task named elsewhere: "it", "that".
  let pronoun: Lexicon
  /// Words by which people agree, refuse and change.
  let plan: PlanWords
  /// The small words around what else a message offers.
  let offer: OfferWords

  /// - Throws: `LanguageDataError` where the data lacks a part or a pattern is malformed.
  init(_ image: LanguageImage) throws {
    func lexicon(_ name: String) throws -> Lexicon {
      guard let lexicon = image.lexicon(name) else { throw PhraseBook.missing(name) }
      return lexicon
    }
    func table(_ name: String) throws -> Table {
      guard let table = image.table(name) else { throw PhraseBook.missing(name) }
      return table
    }
    plan = try PlanWords(image)
    offer = try OfferWords(image)
    eventNoun = try lexicon("actionEventNoun")
    activityNoun = try lexicon("conversationEventNoun")
    homeWord = try lexicon("conversationHomeWord")
    purposeWord = try lexicon("conversationPurposeWord")
    topicWord = try lexicon("conversationTopicWord")
    eventVerb = try lexicon("conversationEventVerb")
    rangeWord = try lexicon("conversationRangeWord")
    questionWord = try lexicon("conversationQuestionWord")
    thirdPerson = try lexicon("conversationThirdPerson")
    outsideWord = try lexicon("conversationOutsideWord")
    placeNoun = try lexicon("conversationPlaceNoun")
    honorific = try lexicon("conversationHonorific")
    notTask = try lexicon("conversationNotTask")
    lightNoun = try lexicon("conversationLightNoun")
    objectlessVerb = try lexicon("conversationObjectlessVerb")
    errandWord = try lexicon("conversationErrandWord")
    courtesy = try lexicon("conversationCourtesy")
    offerWord = try lexicon("conversationOfferWord")
    objectWord = try lexicon("conversationObjectWord")
    countedWord = try lexicon("conversationCountedWord")
    emptyVerb = try lexicon("conversationEmptyVerb")
    topicStop = try lexicon("conversationTitleStop")
    clauseWord = try lexicon("actionClauseWord")
    clauseStart = try lexicon("conversationClauseStart")
    abbreviation = try lexicon("actionAbbreviation")
    titleStop = try lexicon("actionTitleStop")
    article = try lexicon("actionArticle")
    commonPlace = try lexicon("actionCommonPlace")
    notName = try lexicon("actionNotName")
    dayHalf = try lexicon("actionDayHalf")
    functionWord = try lexicon("actionFunctionWord")
    untaskedVerb = try lexicon("actionUntaskedVerb")
    sharedNoun = try lexicon("actionSharedNoun")
    sharedStop = try lexicon("actionSharedStop")
    sharedTail = try lexicon("actionSharedTail")
    determiner = try lexicon("actionDeterminer")
    opener = try lexicon("actionOpener")
    preparingVerb = try lexicon("actionPreparingVerb")
    otherSubject = try lexicon("actionOtherSubject")
    callTail = try lexicon("actionCallTail")
    personNoun = try lexicon("actionPersonNoun")
    rideStop = try lexicon("actionRideStop")
    fixedAnswerWord = try lexicon("actionFixedAnswer")
    clockWord = try lexicon("conversationClockWord")
    answerWord = try lexicon("conversationAnswerWord")
    changeWord = try lexicon("conversationChangeWord")
    pronoun = try lexicon("conversationPronoun")
    var spanWeights: [ActionKind: Double] = [:]
    for row in try table("actionKinds").rows {
      guard let kind = ActionKind(rawValue: row[0]) else { throw PhraseBook.unknown(row[0]) }
      spanWeights[kind] = Double(row[1])
    }
    self.spanWeights = spanWeights
    for row in try table("actionEventKinds").rows {
      guard let minutes = Int(row[1]), let from = Int(row[2]), let to = Int(row[3]), from <= to else {
        throw LanguageDataError(.invalidSource, "actionEventKinds, \(row[0]): expected minutes and hours")
      }
      let flags = row[4].split(separator: " ").compactMap { EventKindFlag(rawValue: String($0)) }
      eventKinds.append(
        EventKind(name: row[0], minutes: minutes, hours: from..<to, flags: Set(flags)))
    }
    var classes: [String: [[UInt64]]] = [:]
    for row in try table("actionWordClasses").rows {
      classes[row[0]] = row[1].split(separator: ",").map { PhrasePattern.hashes(of: String($0)) }
    }
    for name in LanguageContract.patternTables {
      for row in try table(name).rows {
        guard let role = PhraseRole(rawValue: row[0]) else {
          throw LanguageDataError(.invalidSource, "\(name), \(row[1]): no role \(row[0])")
        }
        try add(.role(role), name: row[1], row[2], row[3], note: row[4], classes)
      }
    }
    for row in try table("actionKindPatterns").rows {
      guard let kind = ActionKind(rawValue: row[0]) else { throw PhraseBook.unknown(row[0]) }
      try add(.kind(kind), name: row[1], row[2], row[3], note: row[4], classes)
    }
  }

  private static func missing(_ name: String) -> LanguageDataError {
    LanguageDataError(.damaged, "the language data has no \(name); build the package again")
  }

  private static func unknown(_ kind: String) -> LanguageDataError {
    LanguageDataError(.damaged, "the language data has a kind of action \(kind); build the package again")
  }

  private mutating func add(
    _ purpose: Purpose, name: String, _ source: String, _ confidence: String, note: String,
    _ classes: [String: [[UInt64]]]
  ) throws {
    guard let confidence = Double(confidence) else {
      throw LanguageDataError(.invalidSource, "\(name): no confidence \(confidence)")
    }
    let pattern = try PhrasePattern(source, classes: classes)
    if let hashes = pattern.firstHashes {
      for hash in hashes { byFirstHash[hash, default: []].append(entries.count) }
    } else if let type = pattern.firstSlot {
      bySlot[type, default: []].append(entries.count)
    } else {
      anywhere.append(entries.count)
    }
    var entry = Entry(
      purpose: purpose, name: name, rule: RuleName(rawValue: name), pattern: pattern, confidence: confidence)
    if case .role(let role) = purpose, case .form = role.note {
      entry.form = NameForm(rawValue: note)
    } else {
      entry.flags = Set(note.split(separator: " ").compactMap { PhraseFlag(rawValue: String($0)) })
    }
    entries.append(entry)
  }

  /// The confidence of an action that a span alone states, as a fraction of the span's own.
  func spanWeight(_ kind: ActionKind) -> Double { spanWeights[kind] ?? 0.8 }

  /// The word for an event that begins at a token, the longest, and its kind; nil for phrases that hold such
  /// a word and mean something else: "online check-in".
  func event(_ tokens: [Token], at index: Int) -> (count: Int, kind: EventKind?)? {
    let found = [eventNoun, activityNoun].compactMap { $0.match(tokens, at: index) }.max {
      $0.count < $1.count
    }
    guard let found else { return nil }
    return (found.count, eventKinds.indices.contains(found.value) ? eventKinds[found.value] : nil)
  }

  /// Every place where a pattern fits, by what it is for, in order of position.
  func matches(in reading: MessageReading) -> [Purpose: [Match]] {
    var found: [Purpose: [Match]] = [:]
    for token in reading.tokens.indices {
      for index in byFirstHash[reading.tokens[token].hash] ?? [] { add(index, reading, token, to: &found) }
      for type in reading.spanTypes(at: token) {
        for index in bySlot[type] ?? [] { add(index, reading, token, to: &found) }
      }
      for index in anywhere { add(index, reading, token, to: &found) }
    }
    return found
  }

  private func add(
    _ index: Int, _ reading: MessageReading, _ token: Int, to found: inout [Purpose: [Match]]
  ) {
    guard let match = entries[index].pattern.match(reading, at: token) else { return }
    found[entries[index].purpose, default: []].append(Match(entry: entries[index], match: match))
  }
}
