import Foundation

extension UnicornVoice {
  /// What a unicorn writes by itself at this hour; nil at night, for one-way senders, and where it has said all that
  /// lately.
  func opening(of unicorn: Unicorn, earlier: [Message], at now: Date) -> String? {
    guard unicorn.role == .friend, let part = Self.part(of: now, calendar) else { return nil }
    var generator = SeededGenerator(
      seed: seed, [unicorn.contact.handle, part, String(earlier.count), earlier.last?.text ?? ""])
    var tongue = reader.tongue
    let readings = earlier.suffix(Self.remembered).map { message in
      let reading = read(message.text, in: tongue, at: message.date)
      if message.author == cast.me.id, !message.text.isEmpty { tongue = reading.tongue }
      return (message.author == cast.me.id, reading)
    }
    let memory = ConversationMemory(readings, today: calendar.startOfDay(for: now))
    // Nobody chats about the weather after bad news.
    if memory.sensitive != nil { return nil }
    let values = SlotValues(
      reading: read("", in: tongue, at: now), memory: memory, addressee: cast.me, unicorn: unicorn, now: now,
      calendar: calendar, wording: wording(in: tongue, at: now))
    let answer = AnswerComposer(
      unicorn: unicorn, tongue: tongue, lines: lines(in: tongue),
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
