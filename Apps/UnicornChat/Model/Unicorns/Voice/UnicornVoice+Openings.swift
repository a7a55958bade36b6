import Foundation

extension UnicornVoice {
  /// What a unicorn writes by itself at this hour; nil at night, for one-way senders, and where it has said all that
  /// lately.
  func opening(of unicorn: Unicorn, earlier: [Message], at now: Date) -> String? {
    guard unicorn.role == .friend, let part = Self.part(of: now, calendar) else { return nil }
    var generator = SeededGenerator(
      seed: seed, [unicorn.contact.handle, part, String(earlier.count), earlier.last?.text ?? ""])
    let memory = ConversationMemory(
      earlier.suffix(Self.remembered).map { ($0.author == cast.me.id, read($0.text)) })
    // Nobody chats about the weather after bad news.
    if memory.sensitive != nil { return nil }
    let values = SlotValues(
      reading: read(""), memory: memory, addressee: cast.me, unicorn: unicorn, now: now, calendar: calendar)
    let answer = AnswerComposer(
      unicorn: unicorn, phrasebook: cast.phrasebook,
      plan: AnswerPlan(sentences: [["begin." + part, "begin"]]),
      values: values.values(using: &generator), recent: recent(earlier), lastTone: nil,
      hasAsked: false
    ).answer(using: &generator)
    return answer.texts.isEmpty ? nil : answer.text
  }

  private static func part(of date: Date, _ calendar: Calendar) -> String? {
    switch calendar.component(.hour, from: date) {
    case 7..<11: "morning"
    case 11..<17: "day"
    case 17..<22: "evening"
    default: nil
    }
  }
}
