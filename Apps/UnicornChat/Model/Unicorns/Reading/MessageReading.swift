import Foundation

/// The reading of one message, as far as an answer needs it.
struct MessageReading: Sendable {
  let tongue: Tongue
  /// What it tells of who writes.
  let facts: [Fact: String]
  /// Of what kind the favourite is that is told or asked for: `food`.
  let favouriteKind: String?
  let utterance: Utterance
  private(set) var acts: Set<Act>
  /// In the order in which they come up.
  let topics: [String]
  var time: MentionedTime?
  let place: String?
  let thing: String?
  /// The thing, where its last word is of the first topic: a parrot, of animals.
  let subject: String?
  let clause: (text: String, category: String)?
  private(set) var activity: Phrasebook.Activity?
  let choice: (first: String, second: String)?
  let asks: Bool
  /// Whether the question is one to say yes or no to.
  let asksYesOrNo: Bool
  /// Whether it asks what who answers is, does or has: `do you`.
  let asksAboutMe: Bool
  /// What the question to say yes or no to asks of who answers.
  let questionKind: QuestionKind?
  /// Whom it tells of.
  let concern: Concern?
  /// Of whom the name is asked for: `sister`.
  let askedKin: String?
  /// Whether it asks for what who asks knows best: `where am I flying to`, `when's my exam`.
  let asksOfOwnAffairs: Bool
  let name: String?
  let sum: String?
  let attachments: [Attachment]

  var isEmpty: Bool {
    utterance.words.isEmpty && attachments.isEmpty && !utterance.hasLink && utterance.emojiCount == 0
  }
  var wordCount: Int { utterance.words.count }

  /// - Parameters:
  ///   - talk: the language of the talk, which a message is in that doesn't tell its own.
  ///   - usualHour: the hour at which what the talk is about is mostly done.
  ///   - now: when it was written, in the reader's calendar.
  init(
    _ text: String, attachments: [Attachment] = [], phrasebook: Phrasebook, names: Set<String>,
    talk: Tongue = .english, usualHour: Int? = nil, now: Date, calendar: Calendar
  ) {
    let utterance = Utterance(text)
    self.utterance = utterance
    self.attachments = attachments
    sum = SumReader.sum(in: text)
    let tongue = TongueReader(books: phrasebook.tongues).tongue(of: utterance, text, in: talk)
    self.tongue = tongue
    let isEnglish = tongue == .english
    // What reads English grammar has nothing to read in other languages.
    let words = isEnglish ? utterance.words : []
    let said = isEnglish ? words : utterance.words.map(\.folded)
    let book = phrasebook.tongues[tongue]
    let matches = (book?.acts ?? phrasebook.acts).matches(in: said)
    var acts = Set(matches.filter { !Self.isPassing($0, said) }.map(\.value))
    let topics = Self.topics(of: words, phrasebook)
    self.topics = topics
    var activity = (book?.activities ?? phrasebook.activities).matches(in: said).first?.value
    let reader = book.map {
      TimeReader(book: $0, now: now, calendar: calendar, usualHour: activity?.hour ?? usualHour)
    }
    // "Ich kann Samstag doch nicht": the day stands between the words of the phrase.
    if let book, let bare = reader?.withoutDays(said), bare.count < said.count {
      let found = book.acts.matches(in: bare).filter {
        [.cancel, .refuse].contains($0.value) && !Self.isPassing($0, bare)
      }
      acts.formUnion(found.map(\.value))
    }
    let time = reader?.time(in: utterance, text)
    self.time = time
    let facts = FactReader(words: utterance.words, said: said, frames: book?.facts ?? PhraseTable([]))
    self.facts = facts.facts()
    favouriteKind = facts.favouriteKind(asked: utterance.hasQuestionMark)
    place = PlaceReader(words: words, places: phrasebook.places).place()
    let thing = ThingReader(words: words).thing()
    self.thing = thing
    let subjects = Utterance(thing ?? "").words.suffix(1)
    let isOfTopic = phrasebook.topics.values(in: Array(subjects)).contains(topics.first ?? "")
    let isPerson = phrasebook.people.contains(subjects.last?.lower ?? "")
    subject = isOfTopic && !isPerson ? thing : nil
    concern = ConcernReader(words: words, people: phrasebook.people, pets: phrasebook.pets).concern()
    askedKin = ConversationMemory.kin(askedForIn: words, phrasebook.people.union(phrasebook.pets))
    asksOfOwnAffairs = Self.asksOfOwnAffairs(words)
    clause = Self.clause(in: utterance, phrasebook.frames)
    choice = Self.choice(in: utterance)
    let opening = words.first { word in !Self.fillers.contains(word.lower) }?.lower ?? ""
    let startsLikeQuestion =
      Self.whWords.contains(opening) || Self.auxiliaries.contains(opening)
      || !isEnglish && book?.askers.contains(said.first?.lower ?? "") == true
    let asks = utterance.hasQuestionMark || (startsLikeQuestion && utterance.words.count > 2)
    self.asks = asks
    let question = Self.lastQuestion(words)
    asksYesOrNo = asks && question.map { Self.auxiliaries.contains($0.opening) } ?? false
    questionKind = asks ? question.flatMap { QuestionKind(opening: $0.opening, next: $0.next) } : nil
    name = words.first { word in
      let bare = word.lower.hasSuffix("'s") ? String(word.lower.dropLast(2)) : word.lower
      return names.contains(bare)
    }?.text.replacingOccurrences(of: "'s", with: "")
    asksAboutMe = asksYesOrNo && words.contains { $0.lower == "you" }
    // A time in a question is a proposal, unless it tells of what was.
    let isPast = words.contains { Self.past.contains($0.lower) }
    let isOfFacts =
      !acts.isDisjoint(with: [.clock, .knowledge, .knowOf, .plans]) || topics.first == "weather"
    if acts.isDisjoint(with: [.recallPlan, .recallHome, .recallOwnName]), time != nil, asks, !isPast,
      activity != nil || !isOfFacts
    {
      // What doesn't begin as a question for facts does propose: "gym on Thursday at 6pm?"
      let isOpen = isEnglish && !Self.whWords.contains(opening) && !Self.auxiliaries.contains(opening)
      if !isEnglish || isOpen || words.count < 5 || activity != nil || Self.addressesSomebody(words) {
        acts.insert(.proposal)
        if activity == nil, isOpen { activity = Self.activity(before: words) }
      }
    }
    self.activity = activity
    if isPast && !asks { acts.remove(.proposal) }
    if self.facts[.name] != nil {
      acts.remove(.recallOwnName)
    } else if asks, let book, !book.ownName.matches(in: said).isEmpty {
      acts.insert(.recallOwnName)
    }
    if !isEnglish, acts.contains(.help) { acts.remove(.request) }
    if isEnglish { Self.generalize(&acts, text, words, asks: asks, phrasebook.examples) }
    Self.removeFalseFriends(&acts, words)
    if sum != nil { acts.insert(.sum) }
    self.acts = acts
  }

  /// Takes a refusal of the day that something is planned for as calling that off: `no puedo el martes`.
  mutating func callOff(_ plan: MentionedTime?) {
    guard let day = plan?.day, time?.day == day, acts.contains(.refuse), !asks else { return }
    acts.remove(.refuse)
    acts.insert(.cancel)
  }

  /// The topics by where they come up. An owner isn't one: "my dad's radio" isn't about the dad, unless nothing else
  /// says what it is about. Whose it is comes after what it is.
  private static func topics(of words: [Word], _ phrasebook: Phrasebook) -> [String] {
    let things = ThingReader(words: words)
    let named = words.indices.map { index in
      let isOwner =
        words[index].lower.hasSuffix("'s") && index + 1 < words.count && !words[index].endsClause
        && !things.isContracted(index)
      return isOwner ? words[index] : words[index].withoutPossessive
    }
    var topics: [String] = []
    for match in phrasebook.topics.matches(in: words) + phrasebook.topics.matches(in: named)
    where !topics.contains(match.value) {
      topics.append(match.value)
    }
    // Who is there says less than what they do.
    let people = topics.filter { $0 == "family" || $0 == "friends" }
    return topics.filter { !people.contains($0) } + people
  }

  /// Adds the act of the most similar known sentence, where phrases alone tell little.
  private static func generalize(
    _ acts: inout Set<Act>, _ text: String, _ words: [Word], asks: Bool, _ examples: ExampleTable
  ) {
    guard (3...24).contains(words.count), acts.isSubset(of: slight) else { return }
    guard let act = examples.act(of: text) else { return }
    let isQuestion = questions.contains(act)
    if asks == isQuestion || act == .proposal || act == .request { acts.insert(act) }
  }

  /// Acts beside which there may be a weightier one.
  private static let slight: Set<Act> = [
    .greeting, .wow, .pondering, .well, .agree, .refuse, .laugh, .excited,
  ]
  /// Acts that are questions.
  private static let questions: Set<Act> = [
    .howAreYou, .whatAreYouDoing, .plans, .yourDay, .whoAreYou, .areYouReal, .favorites, .recommend, .advice,
    .opinion,
    .recallHome, .recallOwnName, .recallJob, .recallFavourite, .recallPlan, .help, .asksWhere,
    .asksWhatToBring,
  ]

  /// `gym`, of "gym on Thursday at 6pm?": up to three words before the time that are neither a clause nor a question.
  private static func activity(before words: [Word]) -> Phrasebook.Activity? {
    let start = words.drop {
      fillers.contains($0.lower) || ["maybe", "then", "or", "up", "for"].contains($0.lower)
    }
    let name = start.prefix {
      !clauseTimes.contains($0.lower) && $0.text.first?.isLetter == true && !$0.endsClause
    }
    guard (1...3).contains(name.count), name.count < start.count,
      name.allSatisfy({ !ThingReader.isStop($0.lower) && !notActivities.contains($0.lower) })
    else { return nil }
    return Phrasebook.Activity(name: name.map(\.lower).joined(separator: " "), hour: 18, isEvent: false)
  }

  private static let notActivities: Set<String> = [
    "maybe", "still", "free", "same", "instead", "around", "say", "make", "ok", "okay", "or", "and", "better",
    "sounds", "works", "sure", "yes", "no", "see", "what", "how", "let's", "rather", "perhaps", "possibly",
    "meet",
  ]

  private static func asksOfOwnAffairs(_ words: [Word]) -> Bool {
    let recalls = words.contains { ["remember", "recall", "know", "forgot", "told"].contains($0.lower) }
    return words.indices.dropLast().contains { index in
      let (asking, next) = (words[index], words[index + 1].lower)
      guard ["where", "when", "what", "who", "which"].contains(asking.withoutPossessive.lower),
        !asking.endsClause
      else { return false }
      let third = index + 2 < words.count ? words[index + 2].lower : ""
      if asking.lower.hasSuffix("'s") { return ["my", "our"].contains(next) }
      if ["am", "was", "did", "will"].contains(next), third == "i" { return true }
      if ["is", "are", "was", "were"].contains(next), ["my", "our"].contains(third) { return true }
      return recalls && ["i", "i'm", "i've", "my", "we", "we're"].contains(next)
    }
  }

  private static func addressesSomebody(_ words: [Word]) -> Bool {
    words.indices.contains { index in
      let isYou =
        words[index].lower == "you" && (index + 1 == words.count || words[index + 1].lower != "know")
      return isYou || ["we", "us", "everyone", "free"].contains(words[index].lower)
    }
  }

  /// Whether a phrase that means something by itself alone stands in the middle of something else: `she's ok now`,
  /// `Juniper says hi`.
  private static func isPassing(_ match: PhraseTable<Act>.Match, _ words: [Word]) -> Bool {
    let start = match.range.lowerBound
    let begins = start == 0 || words[start - 1].endsClause || fillers.contains(words[start - 1].lower)
    switch match.value {
    case .agree, .refuse:
      return match.range.count == 1 && !begins && words[start].lower != "works"
    case .goodnight where match.range.count == 1:
      let isAll = start + 1 == words.count || words[start].endsClause
      return !(begins && isAll)
    case .cancel where notMine.contains(words[start].lower):
      return !begins && !["i", "we"].contains(words[start - 1].lower)
    case .greeting:
      return !begins && (start > 1 || saying.contains(words[start - 1].lower))
    case let act where Act.standingAlone.contains(act):
      if !begins { return true }
      let end = match.range.upperBound - 1
      return match.range.count < 3 && end + 1 < words.count && !words[end].endsClause
        && !endings.contains(words[end + 1].lower)
    default:
      return false
    }
  }

  /// How what somebody can't do begins: whose it is stands before it.
  private static let notMine: Set<String> = ["can't", "cannot", "won't", "have", "need", "got"]
  private static let saying: Set<String> = ["say", "says", "said", "saying", "tell", "told", "a", "the"]
  /// What may stand behind a word that stands alone.
  private static let endings: Set<String> = [
    "lol", "haha", "then", "again", "sorry", "though", "x", "xx", "tho", "please", "that", "so", "not",
  ]

  /// Takes back what a phrase alone suggests and the words around it don't.
  private static func removeFalseFriends(_ acts: inout Set<Act>, _ words: [Word]) {
    let said = Set(words.map(\.lower))
    // Phones die too.
    let isThing = !said.isDisjoint(with: lifeless)
    if isThing,
      said.isDisjoint(with: ["funeral", "mum", "mom", "dad", "grandmother", "grandfather", "friend"])
    {
      if acts.contains(.grief) { acts.insert(.badNews) }
      acts.remove(.grief)
    }
    if said.contains("laughing") { acts.remove(.grief) }
    // Somebody who is well again isn't mourned.
    if !acts.isDisjoint(with: [.relief, .goodNews]) {
      acts.subtract([.illness, .medical, .badNews, .petTrouble])
    }
    if acts.contains(.wow) { acts.remove(.refuse) }
    if acts.contains(.offersJoke) { acts.subtract([.joke, .proposal]) }
    if acts.contains(.guilt) { acts.subtract([.low, .badNews, .apology]) }
    // Who is called names isn't always who reads it.
    if acts.contains(.insult), !said.contains(where: { $0.hasPrefix("you") }), words.count > 3,
      !said.isDisjoint(with: [
        "my", "he", "she", "they", "he's", "she's", "they're", "is", "i", "i'm", "his", "her",
      ])
    {
      acts.remove(.insult)
      acts.insert(.angry)
    }
    if acts.contains(.dislikes) { acts.remove(.tired) }
    if let first = words.first?.lower, words.count < 4, ["morning", "evening", "afternoon"].contains(first) {
      acts.insert(.greeting)
    }
  }

  private static let lifeless: Set<String> = [
    "phone", "battery", "laptop", "computer", "car", "engine", "wifi", "internet", "plant", "plants", "basil",
    "cactus", "tomatoes", "printer", "tablet", "watch", "boiler", "bike", "kettle", "tree", "bulb", "flowers",
    "charger", "line", "chat", "party", "show", "joke", "series", "book", "film", "movie", "character",
    "screen",
  ]

  private static func clause(in utterance: Utterance, _ frames: PhraseTable<Phrasebook.Frame>) -> (
    String, String
  )? {
    for match in frames.matches(in: utterance.words) {
      let start = match.value.keepsLast ? match.range.upperBound - 1 : match.range.upperBound
      let isCut = match.range.contains { $0 + 1 < match.range.upperBound && utterance.words[$0].endsClause }
      if isCut || utterance.words[match.range.upperBound - 1].endsClause && !match.value.keepsLast {
        continue
      }
      let words = utterance.clause(from: start).prefix { word in
        !clauseTimes.contains(word.lower) && !(match.value.takesThing && endsThing.contains(word.lower))
      }
      guard !words.isEmpty, words.count < 9 else { continue }
      if match.value.keepsLast, idle.contains(words.first?.lower ?? "") { continue }
      if words.count == 1, ["go", "leave", "run", "dash", "stop"].contains(words.first?.lower ?? "") {
        continue
      }
      if match.value.takesThing, !thingOpenings.contains(words.first?.lower ?? ""),
        words.first?.isCapitalized != true
      {
        continue
      }
      // A clause that goes on behind what could be said back isn't one.
      let trimmed = words.reversed().drop { trailing.contains($0.lower) }.reversed()
      guard let last = trimmed.last, !dangling.contains(last.lower), let text = Perspective.turned(trimmed)
      else { continue }
      return (text, match.value.category)
    }
    return nil
  }

  /// `tea or coffee?`
  private static func choice(in utterance: Utterance) -> (first: String, second: String)? {
    let words = utterance.words
    guard let index = words.firstIndex(where: { $0.lower == "or" }), index > 0, index + 1 < words.count,
      utterance.hasQuestionMark
    else { return nil }
    let second = words[(index + 1)...].prefix(3)
    let stop = second.firstIndex { $0.endsClause }.map { $0 + 1 } ?? second.endIndex
    let right = words[(index + 1)..<stop].prefix { !clauseTimes.contains($0.lower) }
    guard stop - index - 1 <= 3, words.indices.contains(stop - 1), words[stop - 1].mark == "?" else {
      return nil
    }
    let left = words[max(0, index - right.count)..<index]
    guard !left.contains(where: { $0.endsSentence }), let first = Perspective.turned(left),
      let other = Perspective.turned(right),
      !["not", "no", "what", "something"].contains(right.first?.lower ?? "")
    else { return nil }
    return (first, other)
  }

  /// The first two words of the last question.
  private static func lastQuestion(_ words: [Word]) -> (opening: String, next: String)? {
    let sentence = words.lastIndex { $0.mark == "?" }.map { words[$0].sentence }
    let asked = words.filter { sentence == nil || $0.sentence == sentence }
      .drop { fillers.contains($0.lower) }
    guard let first = asked.first else { return nil }
    return (first.lower, asked.dropFirst().first?.lower ?? "")
  }

  private static let fillers: Set<String> = [
    "so", "and", "but", "oh", "ok", "okay", "well", "hey", "hi", "hello", "hmm", "um", "also", "btw", "wait",
    "anyway", "now", "yo", "ah", "right", "lol", "haha", "aw", "please", "ooh", "sorry", "thanks",
  ]
  private static let whWords: Set<String> = [
    "what", "what's", "where", "where's", "when", "when's", "who", "who's", "why", "how", "how's", "which",
    "whose",
  ]
  private static let auxiliaries: Set<String> = [
    "do", "does", "did", "are", "is", "was", "were", "can", "could", "will", "would", "should", "shall",
    "have", "has",
    "had", "may", "don't", "doesn't", "didn't", "aren't", "isn't", "can't", "won't", "wouldn't", "am", "any",
  ]
  private static let past: Set<String> = ["yesterday", "ago", "was", "were", "went", "did", "last"]
  private static let thingOpenings: Set<String> = [
    "a", "an", "the", "my", "our", "some", "this", "that", "his", "her", "their", "two", "three", "new",
  ]
  /// Where a clause ends because a time begins.
  private static let clauseTimes: Set<String> = [
    "on", "at", "by", "today", "tonight", "tomorrow", "yesterday", "this", "next", "last", "before", "until",
    "monday",
    "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "from", "all", "every", "again",
    "already",
  ]
  private static let endsThing: Set<String> = [
    "with", "in", "for", "after", "while", "to", "is", "was", "are", "were", "has", "had", "who", "that",
    "it",
  ]
  /// Doings that nobody asks about.
  private static let idle: Set<String> = [
    "sitting", "feeling", "thinking", "going", "getting", "being", "having", "doing", "trying", "looking",
    "waiting",
    "coming", "running", "leaving", "dying", "kidding", "freaking", "losing", "hoping", "wondering",
    "planning",
    "saying", "asking", "talking", "moving", "turning", "freezing", "starving", "falling", "missing",
    "bringing", "struggling", "suffering", "hurting", "fighting", "arguing", "worrying", "crying", "bleeding",
    "forgetting", "expecting", "dreading", "shaking", "failing", "joking",
    "something", "nothing", "anything", "everything", "taking", "making", "telling", "using",
  ]
  private static let trailing: Set<String> = [
    "today", "tonight", "tomorrow", "now", "lately", "again", "too", "though", "yesterday", "soon", "please",
    "already", "finally", "anymore", "lol", "haha",
  ]
  private static let dangling: Set<String> = [
    "to", "at", "in", "on", "for", "with", "the", "a", "an", "of", "my", "your", "from", "about", "is", "are",
    "it", "that", "this", "and", "very", "really", "so", "not", "be", "i", "we",
  ]
}
