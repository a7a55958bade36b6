import Foundation

/// The voice of unicorns: what they answer, from data alone: the same seed, time and conversation give the
/// same answer. Text is only read for what it says: nothing in a message changes how it is read. Some ms,
/// whatever the length.
package struct UnicornVoice: Sendable {
  /// The number of last messages that are remembered; none of the last hundred answers is said again.
  package static let remembered = 220
  static let unrepeated = 100

  let cast: Cast
  let seed: UInt64
  /// The settings of where and how the person reads.
  package var reader: ReaderSettings
  private let cache = ReadingCache()
  var calendar: Calendar { reader.calendar }
  private let names: Set<String>

  package init(cast: Cast, context: ChatContext) {
    self.cast = cast
    seed = context.seed
    reader = ReaderSettings(calendar: context.calendar, locale: context.locale)
    names = Set(cast.characters.flatMap { $0.contact.name.split(separator: " ").map { $0.lowercased() } })
  }

  /// The answer of the unicorn that a conversation is with; nil where it keeps quiet, and in groups.
  package func answer(to message: Message, in conversation: Conversation, earlier: [Message], at now: Date)
    -> UnicornAnswer?
  {
    guard !conversation.isGroup,
      let unicorn = conversation.members.lazy.compactMap({ cast.unicorn($0.id) }).first
    else { return nil }
    return answer(of: unicorn, to: [message], in: conversation, earlier: earlier, at: now)
  }

  /// Returns what a unicorn answers to messages that came one after another, as one; nil where it keeps
  /// quiet.
  /// - Parameter earlier: the messages before them, the newest last.
  package func answer(
    of unicorn: Unicorn, to messages: [Message], in conversation: Conversation, earlier: [Message],
    at now: Date
  ) -> UnicornAnswer? {
    let messages = messages.filter { $0.unsent == nil }
    guard let last = messages.last else { return nil }
    let past = earlier.suffix(Self.remembered).filter { $0.unsent == nil }
    if unicorn.role == .service { return notice(of: unicorn, to: last, past: past) }
    let text = messages.map(\.text).joined(separator: "\n")
    var talk = reader.tongue
    var hour = UsualHour()
    let readings = past.map { message in
      let reading = read(message.text, in: talk, at: message.date, usualHour: hour.next)
      hour.note(reading)
      if message.author == cast.me.id, !message.text.isEmpty { talk = reading.tongue }
      return (isMine: message.author == cast.me.id, reading: reading)
    }
    var reading = read(
      text, in: talk, at: last.date, attachments: messages.flatMap(\.attachments), usualHour: hour.next)
    let tongue = reading.tongue
    var generator = SeededGenerator(
      seed: seed,
      [unicorn.contact.handle, conversation.title, String(text.prefix(Utterance.limit)), String(past.count)]
        + past.suffix(4).map { String($0.text.prefix(200)) })
    let addressee = self.contact(last.author, in: conversation)
    let before = ConversationMemory(
      readings, kin: cast.phrasebook.people, today: calendar.startOfDay(for: now))
    reading.callOff(before.plan)
    let memory = ConversationMemory(
      readings + [(last.author == cast.me.id, reading)], kin: cast.phrasebook.people,
      today: calendar.startOfDay(for: now))
    // "What about Friday?" is about the hour that was named before.
    if reading.acts.contains(.proposal), reading.time != nil, reading.time?.clock == nil {
      reading.time?.clock = memory.named?.clock
    }
    // "Or maybe 7" is about the day that was named before.
    if let time = reading.time, time.day == nil, time.label == nil, let named = memory.named,
      time.clock == named.clock
    {
      reading.time = named
    }
    if !reading.acts.isDisjoint(with: [.leaveToYou, .whatTime]), reading.time == nil, memory.plan == nil,
      let named = memory.named, named.day != nil
    {
      let isAsked = reading.acts.contains(.whatTime)
      reading.time = MentionedTime(day: named.day, clock: isAsked ? named.clock : nil)
    }
    let own = past.last { $0.author == unicorn.id && !$0.text.isEmpty }
    let line = own.flatMap { self.line(of: $0.text, by: unicorn) }
    let recalls = reading.acts.contains(.recallTold) || reading.asksOfOwnAffairs
    let told =
      recalls
      ? ToldBefore(reading, tongue == .english ? nil : cast.phrasebook.tongues[tongue]?.forms).sentence(
        in: readings) : nil
    let values = SlotValues(
      reading: reading, memory: memory, addressee: addressee, unicorn: unicorn,
      told: told, said: own.map { String($0.text.prefix(200)) }, now: now, calendar: calendar,
      wording: wording(in: tongue, at: now))
    let planner = AnswerPlanner(
      reading: reading, memory: memory, lastOwn: own.map { read($0.text, in: tongue, at: $0.date) },
      lastCategory: line?.category,
      hasGreeted: past.suffix(6).contains {
        $0.author == unicorn.id && now.timeIntervalSince($0.date) < 3 * 3600
      },
      repeats: repeats(of: text, in: past), knowsOfAffairs: told != nil, isBusy: values.busyDay != nil,
      isGroup: conversation.isGroup,
      isAmongUnicorns: last.author != cast.me.id, hadPlan: before.plan != nil, hadTime: before.named != nil,
      own: unicorn.lines(in: tongue))
    var plan = planner.plan()
    if tongue != .english, !plan.isSolemn {
      // What a language has no words for yet is met as what it is in any case.
      plan.fallback = reading.asks ? ["question", "statement"] : ["statement"]
    }
    var answer = AnswerComposer(
      unicorn: unicorn, tongue: tongue, lines: lines(in: tongue), plan: plan,
      values: values.values(using: &generator),
      recent: recent(Array(past)),
      lastTone: own.map { line?.line.tone ?? Line.tone(of: $0.text) },
      hasAsked: past.reversed().drop { $0.author != unicorn.id }.prefix { $0.author == unicorn.id }
        .contains { $0.text.contains("?") }
    ).answer(using: &generator)
    if answer.texts.isEmpty && answer.reaction == nil { return nil }
    answer.reading = min(0.8 + Double(min(text.utf8.count, 4_000)) / 90, 2.4)
    return answer
  }

  /// Reads a message of a talk in a language, written at an instant.
  ///
  /// - Parameter usualHour: The hour at which what the talk is about is mostly done.
  func read(
    _ text: String, in talk: Tongue? = nil, at date: Date, attachments: [Attachment] = [],
    usualHour: Int? = nil
  ) -> MessageReading {
    let talk = talk ?? reader.tongue
    func fresh() -> MessageReading {
      MessageReading(
        text, attachments: attachments, phrasebook: cast.phrasebook, names: names, talk: talk,
        usualHour: usualHour, now: date, calendar: calendar)
    }
    if !attachments.isEmpty { return fresh() }
    let key = ReadingCache.Key(
      text: text, talk: talk, date: date, zone: calendar.timeZone.identifier, usualHour: usualHour)
    return cache.reading(key, fresh)
  }

  func wording(in tongue: Tongue, at now: Date) -> TimeWording {
    guard let book = cast.phrasebook.tongues[tongue] ?? cast.phrasebook.tongues[.english] else {
      preconditionFailure("the phrasebook has no English")
    }
    return TimeWording(words: book.times, now: now, calendar: calendar)
  }

  /// What everybody says in a language.
  func lines(in tongue: Tongue) -> LineTable {
    cast.phrasebook.tongues[tongue]?.lines ?? cast.phrasebook.lines
  }

  /// What was said in the last messages, so that it isn't said again.
  func recent(_ messages: [Message]) -> [String] {
    messages.filter { $0.author != cast.me.id }.suffix(Self.unrepeated)
      .map { Line.letters(of: String($0.text.prefix(600))) }
  }

  /// Where nobody reads, that is said once.
  private func notice(of service: Unicorn, to message: Message, past: [Message]) -> UnicornAnswer? {
    let lines = service.lines["notice"].compactMap { $0.filled([.speaker: service.contact.name]) }
    let said = Set(past.filter { $0.author == service.id }.map { Line.letters(of: $0.text) })
    guard let text = lines.first, said.isDisjoint(with: lines.map { Line.letters(of: $0) }) else {
      return nil
    }
    return UnicornAnswer(author: service.id, texts: [text], reading: 1, typing: [1])
  }

  private func contact(_ id: Contact.ID, in conversation: Conversation) -> Contact {
    conversation.members.first { $0.id == id } ?? cast.unicorn(id)?.contact ?? cast.me
  }

  /// How often the person wrote the same a short while ago.
  private func repeats(of text: String, in past: [Message]) -> Int {
    let letters = Line.letters(of: String(text.prefix(400)))
    guard !letters.isEmpty else { return 0 }
    return past.suffix(8).count {
      $0.author == cast.me.id && Line.letters(of: String($0.text.prefix(400))) == letters
    }
  }

  /// The line that a message was made from, and what it answers; nil where none is found.
  func line(of text: String, by unicorn: Unicorn) -> (category: String, line: Line)? {
    let letters = Line.letters(of: String(text.prefix(600)))
    var best: (category: String, line: Line)?
    for table in [unicorn.lines] + unicorn.tongues.values + cast.phrasebook.tongues.values.map(\.lines) {
      for (category, lines) in table.lines {
        for line in lines where line.trace.utf8.count > 5 && letters.contains(line.trace) {
          guard let known = best else {
            best = (category, line)
            continue
          }
          // Of two that are as long it is always the same one, in whatever order they are kept.
          let (length, other) = (line.trace.utf8.count, known.line.trace.utf8.count)
          if length > other || length == other && category < known.category { best = (category, line) }
        }
      }
    }
    return best
  }
}
