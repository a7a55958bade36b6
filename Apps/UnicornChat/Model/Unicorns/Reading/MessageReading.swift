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
  /// How it is built, where that tells something.
  let form: MessageForm?
  let mood: Mood?
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
    var acts = ActReader(words: said).acts(by: book?.acts ?? phrasebook.acts)
    let topics = TopicReader(words: words).topics(by: phrasebook.topics)
    self.topics = topics
    var activity = (book?.activities ?? phrasebook.activities).matches(in: said).first?.value
    let reader = book.map {
      TimeReader(book: $0, now: now, calendar: calendar, usualHour: activity?.hour ?? usualHour)
    }
    // "Ich kann Samstag doch nicht": the day stands between the words of the phrase.
    if let book, let bare = reader?.withoutDays(said), bare.count < said.count {
      acts.formUnion(ActReader(words: bare).acts(by: book.acts).intersection([.cancel, .refuse]))
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
    // Who is called by name is asked what follows: "hey Bramble, how's your day going".
    let addressed = Array(
      words.drop {
        $0.isFiller || book?.forms.vocatives.contains($0.lower) == true
          || $0.endsClause && names.contains($0.lower)
      })
    let questions = QuestionReader(words: addressed.isEmpty ? words : addressed)
    asksOfOwnAffairs =
      questions.asksOfOwnAffairs()
      || !isEnglish && book.map { QuestionReader(words: said).asksOfOwnAffairs(by: $0) } ?? false
    clause = ClauseReader(utterance: utterance).clause(by: phrasebook.frames)
    choice = QuestionReader(words: utterance.words).choice()
    let opening = addressed.first?.lower ?? ""
    // "What a day" asks nothing.
    let exclaims =
      opening == "what" && ["a", "an"].contains(addressed.dropFirst().first?.lower)
      && !utterance.hasQuestionMark
    let startsLikeQuestion =
      QuestionReader.asksForFact(opening) || QuestionReader.asksYesOrNo(opening)
      || !isEnglish && book?.askers.contains(said.first?.lower ?? "") == true
    let asks = utterance.hasQuestionMark || startsLikeQuestion && utterance.words.count > 2 && !exclaims
    self.asks = asks
    let question = questions.last()
    asksYesOrNo = asks && question.map { QuestionReader.asksYesOrNo($0.opening) } ?? false
    questionKind =
      asks ? question.flatMap { QuestionKind(opening: $0.opening, next: $0.next, third: $0.third) } : nil
    let forForm = isEnglish && !addressed.isEmpty ? addressed : said
    form = book.flatMap { FormReader(words: forForm, tongue: tongue, asks: asks, book: $0.forms).form() }
    mood = book.flatMap {
      MoodReader(words: said, pictures: utterance.pictures, text: String(text.prefix(Utterance.limit)))
        .mood(by: $0.moods)
    }
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
      activity != nil || !isOfFacts, form != .favour, questionKind != .doing
    {
      // What doesn't begin as a question for facts does propose: "gym on Thursday at 6pm?"
      let isOpen =
        isEnglish && !QuestionReader.asksForFact(opening) && !QuestionReader.asksYesOrNo(opening)
      if !isEnglish || isOpen || words.count < 5 || activity != nil || questions.addressesSomebody() {
        acts.insert(.proposal)
        if activity == nil, isOpen { activity = ActivityReader(words: words).activity() }
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
    let english = ActReader(words: words)
    if isEnglish { english.generalize(&acts, of: text, asks: asks, by: phrasebook.examples) }
    english.removeFalseFriends(&acts)
    if isEnglish, english.asksWhoReads() {
      acts.insert(.areYouReal)
      acts.subtract([.insult, .whoAreYou, .knowledge])
    }
    if sum != nil { acts.insert(.sum) }
    // What somebody doesn't eat is a fact, and nothing to be sorry for.
    if self.facts[.avoids] != nil || self.facts[.diet] != nil, utterance.words.count < Self.shortFact {
      acts.subtract(Act.heavy.union([.sick, .dislikes]))
    }
    self.acts = acts
  }

  /// Takes a refusal of the day that something is planned for as calling that off: `no puedo el martes`.
  mutating func callOff(_ plan: MentionedTime?) {
    guard let day = plan?.day, time?.day == day, acts.contains(.refuse), !asks else { return }
    acts.remove(.refuse)
    acts.insert(.cancel)
  }

  private static let shortFact = 10
  private static let past: Set<String> = ["yesterday", "ago", "was", "were", "went", "did", "last"]
}
