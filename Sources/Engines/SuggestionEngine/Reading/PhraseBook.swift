import LanguageData
import TextAnalysis

/// The phrases of a language that call for actions or rule them out, read from its data once.
struct PhraseBook: Sendable {
  /// What a pattern is for; the raw values are the roles in the data.
  enum Role: String, Sendable, CaseIterable {
    /// Words that look like a guard's and aren't one: "can't wait".
    case pass
    /// Guards: how far each reaches is in `Guards`.
    case negation, cancellation, past, hypothetical
    case thirdParty = "third_party"
    case writer, addressee
    /// Asks for what an event would be made of: "what time is".
    case asked
    /// Money, as the receiver of the message sees it.
    case pay
    case requestMoney = "request_money"
    /// What the writer means to pay or to ask for; counts only in a person's own message.
    case ownPayment = "own_payment"
    case ownRequest = "own_request"
    /// A bill from somebody who isn't part of the conversation.
    case bill
    case remind, request, deadline
    /// What the writer has to do; counts only in a person's own message.
    case intention
    /// Asks whether a day is free.
    case calendar
    /// Wants to look into the writer's calendar, or into the reader's.
    case ownCalendar = "own_calendar"
    case yourCalendar = "your_calendar"
    /// Proposes to meet without naming the event; the note is its title.
    case invitation
    /// Makes it likelier that an event that is named is meant for the reader.
    case proposal
    /// Says whose number or mail address follows or went before.
    case contact
    /// Makes a number one to call, to text, or not to call at all.
    case calling, texting, fax
    /// Says that a place is where to go.
    case destination
    /// What stands before a verb that the reader is asked to do ("can you please", "would you mind"), and that
    /// both sides may do: "let's".
    case ask
    case joint
    /// What stands before a verb that the writer wants, or has, to do: "I need to".
    case want
    /// Before a picture or document that is asked for: "send me". The note says what it takes to be one.
    case sendItem = "send_item"
    case wantItem = "want_item"
    /// Asks where the reader is; or for what only they can share, where it is asked of them.
    case whereabouts, location
    /// A taxi to get. The note says on whose part.
    case ride
    /// A call to make: to the writer, or to whoever is named behind.
    case callWriter = "call_writer"
    case callPerson = "call_person"
    /// A message or mail to somebody who isn't part of the conversation; the name follows.
    case tell, mail
    /// Before the one word that a service wants for an answer.
    case fixedAnswer = "fixed_answer"
    /// Asks for an answer of whatever words.
    case answer
    /// Before the name of a place to find.
    case route
    /// Makes a request in the same sentence an offer: "if you have any questions".
    case offer
    /// Proposes to do something together; what it is follows: "let's", "wanna".
    case together
    /// Sets words beside what the sentence is about: "before you leave".
    case aside
    /// Asks to be paid without saying how much: another sentence does.
    case payPlain = "pay_plain"
    /// Orders to whoever processes the text: "ignore all previous instructions".
    case injection
    /// Chooses among what was offered: "the later one".
    case choice
    /// Takes on what was asked for: "will do", "I'll send it".
    case promise
    /// Agrees to what was proposed, or calls it off.
    case acceptance, refusal
    /// Asks the other side for what an action needs: a number, an amount, a time, a place.
    case askContact = "ask_contact"
    case askAmount = "ask_amount"
    case askTime = "ask_time"
    case askPlace = "ask_place"
  }

  struct Entry: Sendable {
    var role: Role
    /// The name that `explain` shows.
    var name: String
    var pattern: PhrasePattern
    var confidence: Double
    var note: String
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
    /// Whether even "my" one is for others: a party, a wedding.
    var isSocial: Bool
    /// Whether its word is as often something else ("call", "show") and needs an article before it.
    var needsArticle: Bool
    /// Whether it needs words that propose it.
    var needsProposal: Bool
    /// Whether a day alone is too little: "ask the dentist on Friday" is no visit.
    var needsTime: Bool
    /// Whether it usually takes whole days: a trip, a festival.
    var takesDays: Bool
    /// Whether its hour is meant as written: a train at 7:30 leaves in the morning.
    var isLiteral: Bool
  }

  private var entries: [Entry] = []
  private var byFirstHash: [UInt64: [Int]] = [:]
  private var bySlot: [DetectionType: [Int]] = [:]
  private var anywhere: [Int] = []
  private(set) var eventKinds: [EventKind] = []
  let titles: TitleFormat.Data
  /// What an event is called that nobody gave a name.
  let meetingTitle: String

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
  /// What is done to a picture or document before it is sent: "take", "scan".
  let preparingVerb: Lexicon
  /// Who does what isn't the reader's to do: "i", "she", "my".
  let otherSubject: Lexicon
  /// What may follow "call me" where it means a call.
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
  /// What a task is called where its words don't say it: "it", "that".
  let pronoun: Lexicon

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
    titles = TitleFormat.Data(
      styles: try table("actionTitleStyles").rows, currencies: try table("actionTitleCurrencies").rows,
      couriers: try table("actionTitleCouriers").rows)
    meetingTitle = try table("conversationTitles").rows.first { $0[0] == "meeting" }?[1] ?? ""
    for row in try table("actionEventKinds").rows {
      guard let minutes = Int(row[1]), let from = Int(row[2]), let to = Int(row[3]), from <= to else {
        throw LanguageDataError(.invalidSource, "actionEventKinds, \(row[0]): expected minutes and hours")
      }
      let flags = row[4].split(separator: " ")
      eventKinds.append(
        EventKind(
          name: row[0], minutes: minutes, hours: from..<to, isSocial: flags.contains("social"),
          needsArticle: flags.contains("article"), needsProposal: flags.contains("proposal"),
          needsTime: flags.contains("timed"), takesDays: flags.contains("days"),
          isLiteral: flags.contains("literal")))
    }
    try addPatterns(
      try table("actionPatterns").rows + table("conversationPatterns").rows,
      classes: try table("actionWordClasses").rows)
  }

  private static func missing(_ name: String) -> LanguageDataError {
    LanguageDataError(.damaged, "the language data has no \(name); build the package again")
  }

  private mutating func addPatterns(_ rows: [[String]], classes: [[String]]) throws {
    var words: [String: [[UInt64]]] = [:]
    for row in classes {
      words[row[0]] = row[1].split(separator: ",").map { PhrasePattern.hashes(of: String($0)) }
    }
    for row in rows {
      guard let role = Role(rawValue: row[0]), let confidence = Double(row[3]) else {
        throw LanguageDataError(.invalidSource, "actionPatterns, \(row[1]): unknown role or confidence")
      }
      let pattern = try PhrasePattern(row[2], classes: words)
      if let hashes = pattern.firstHashes {
        for hash in hashes { byFirstHash[hash, default: []].append(entries.count) }
      } else if let type = pattern.firstSlot {
        bySlot[type, default: []].append(entries.count)
      } else {
        anywhere.append(entries.count)
      }
      entries.append(
        Entry(role: role, name: row[1], pattern: pattern, confidence: confidence, note: row[4]))
    }
  }

  /// The word for an event that begins at a token, the longest, and its kind; nil for phrases that hold such
  /// a word and mean something else: "online check-in".
  func event(_ tokens: [Token], at index: Int) -> (count: Int, kind: EventKind?)? {
    let found = [eventNoun, activityNoun].compactMap { $0.match(tokens, at: index) }.max {
      $0.count < $1.count
    }
    guard let found else { return nil }
    return (found.count, eventKinds.indices.contains(found.value) ? eventKinds[found.value] : nil)
  }

  /// Every place where a pattern fits, by role, in order of position.
  func matches(in reading: MessageReading) -> [Role: [Match]] {
    var found: [Role: [Match]] = [:]
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
    _ index: Int, _ reading: MessageReading, _ token: Int, to found: inout [Role: [Match]]
  ) {
    guard let match = entries[index].pattern.match(reading, at: token) else { return }
    found[entries[index].role, default: []].append(Match(entry: entries[index], match: match))
  }
}
