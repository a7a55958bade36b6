import Foundation

/// What unicorns answer, from data alone: the same seed, time and conversation give the same answer. Text is only
/// read for what it says: nothing in a message changes how it is read. Some ms, whatever the length.
package struct UnicornVoice: Sendable {
  /// How many of the last messages are remembered; none of the last twenty is said again.
  package static let remembered = 60
  static let unrepeated = 20

  let cast: Cast
  let seed: UInt64
  let calendar: Calendar
  private let names: Set<String>

  package init(cast: Cast, context: ChatContext) {
    self.cast = cast
    seed = context.seed
    calendar = context.calendar
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

  /// What a unicorn answers to messages that came one after another, as one; nil where it keeps quiet.
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
    var reading = read(text, attachments: messages.flatMap(\.attachments))
    var generator = SeededGenerator(
      seed: seed,
      [unicorn.contact.handle, conversation.title, String(text.prefix(Utterance.limit)), String(past.count)]
        + past.suffix(4).map { String($0.text.prefix(200)) })
    let addressee = self.contact(last.author, in: conversation)
    let readings = past.map { (isMine: $0.author == cast.me.id, reading: read($0.text)) }
    let memory = ConversationMemory(
      readings + [(last.author == cast.me.id, reading)], kin: cast.phrasebook.people)
    // "What about Friday?" is about the hour that was named before.
    if reading.acts.contains(.proposal), reading.time != nil, reading.time?.clock == nil {
      reading.time?.clock = memory.named?.clock
    }
    if !reading.acts.isDisjoint(with: [.leaveToYou, .whatTime]), reading.time == nil, memory.plan == nil,
      let named = memory.named, named.day != nil
    {
      reading.time = MentionedTime(day: named.day, clock: nil, position: 0)
    }
    let own = past.last { $0.author == unicorn.id && !$0.text.isEmpty }
    let line = own.flatMap { self.line(of: $0.text, by: unicorn) }
    let recalls = reading.acts.contains(.recallTold) || reading.asksOfOwnAffairs
    let told = recalls ? ToldBefore(reading).sentence(in: readings) : nil
    let values = SlotValues(
      reading: reading, memory: memory, addressee: addressee, unicorn: unicorn,
      told: told, said: own.map { String($0.text.prefix(200)) }, now: now, calendar: calendar)
    let planner = AnswerPlanner(
      reading: reading, memory: memory, lastOwn: own.map { read($0.text) }, lastCategory: line?.category,
      hasGreeted: past.suffix(6).contains {
        $0.author == unicorn.id && now.timeIntervalSince($0.date) < 3 * 3600
      },
      repeats: repeats(of: text, in: past), knowsOfAffairs: told != nil, isBusy: values.busyDay != nil,
      isGroup: conversation.isGroup,
      isAmongUnicorns: last.author != cast.me.id)
    let plan = planner.plan()
    var answer = AnswerComposer(
      unicorn: unicorn, phrasebook: cast.phrasebook, plan: plan, values: values.values(using: &generator),
      recent: recent(Array(past)),
      lastTone: own.map { line?.line.tone ?? Line.tone(of: $0.text) },
      hasAsked: past.reversed().drop { $0.author != unicorn.id }.prefix { $0.author == unicorn.id }
        .contains { $0.text.contains("?") }
    ).answer(using: &generator)
    if answer.texts.isEmpty && answer.reaction == nil { return nil }
    answer.reading = min(0.8 + Double(min(text.utf8.count, 4_000)) / 90, 2.4)
    return answer
  }

  func read(_ text: String, attachments: [Attachment] = []) -> MessageReading {
    MessageReading(text, attachments: attachments, phrasebook: cast.phrasebook, names: names)
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
    for table in [unicorn.lines, cast.phrasebook.lines] {
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
