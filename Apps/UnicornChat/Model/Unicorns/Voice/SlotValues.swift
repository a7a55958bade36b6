import Foundation

/// What the slots of lines stand for in one answer.
struct SlotValues {
  let reading: MessageReading
  let memory: ConversationMemory
  let addressee: Contact
  let unicorn: Unicorn
  /// What they said before of what they come back to, and what this unicorn said last.
  var told: String?
  var said: String?
  let now: Date
  let calendar: Calendar

  func values(using generator: inout SeededGenerator) -> [Slot: String] {
    var values: [Slot: String] = [.you: addressee.firstName, .speaker: unicorn.firstName]
    values[.thing] = reading.thing
    values[.subject] = reading.subject
    values[.whom] = reading.concern?.name
    values[.known] = reading.askedKin.flatMap { memory.names[$0] }
    values[.told] = told
    values[.said] = said
    if reading.wordCount < 6 { values[.saidName] = Perspective.plain(reading.utterance.words) }
    values[.clause] = reading.clause?.text
    values[.place] = reading.place
    values[.name] = reading.name
    values[.sum] = reading.sum
    values[.pet] = reading.askedKin.map { memory.names[$0] } ?? memory.pet
    values[.like] = memory.like
    values[.plan] = memory.planText
    values[.activity] = reading.activity?.name
    if let time = reading.time {
      values[.when] = time.noun
      values[.at] = time.adverb
    } else if let time = memory.plan {
      values[.when] = time.noun
      values[.at] = time.adverb
    }
    if let choice = reading.choice { values[.choice] = generator.chance(0.5) ? choice.first : choice.second }
    let other = otherTime(using: &generator)
    values[.otherWhen] = other.noun
    values[.otherAt] = other.adverb
    values[.excuse] = busyDay.flatMap { unicorn.busy[$0.lowercased()] }
    values[.today] = weekday(now)
    values[.time] = clock(now)
    values[.file] = reading.attachments.first.flatMap(Self.title)
    return values
  }

  /// The weekday that was named, where the unicorn has no time then.
  var busyDay: String? {
    guard let day = reading.time?.day?.lowercased() else { return nil }
    let named: String
    if let weekday = MentionedTime.weekdays.first(where: { day.contains($0) }) {
      named = weekday
    } else if day == "tomorrow" {
      named = weekday(now.addingTimeInterval(86_400)).lowercased()
    } else if ["today", "tonight", "this evening", "this afternoon"].contains(day) {
      named = weekday(now).lowercased()
    } else {
      return nil
    }
    return unicorn.busy[named] == nil ? nil : named
  }

  /// Another day, at the same time, or at the hour that such a thing is done.
  private func otherTime(using generator: inout SeededGenerator) -> MentionedTime {
    var clock = reading.time?.clock
    if clock == nil {
      let hour = reading.activity?.hour ?? 15
      clock = String(hour > 12 ? hour - 12 : hour)
    }
    var day = reading.time?.day
    if day != nil, busyDay == nil, reading.time?.clock == nil {
      return MentionedTime(day: day, clock: clock, position: 0)
    }
    let from = busyDay.flatMap { name in
      (0..<7).first { weekday(now.addingTimeInterval(Double($0) * 86_400)).lowercased() == name }
    }
    let start = from.map { $0 + 1 } ?? Int.random(in: 1...3, using: &generator)
    for ahead in start..<start + 7 {
      let name = weekday(now.addingTimeInterval(Double(ahead) * 86_400))
      if unicorn.busy[name.lowercased()] != nil { continue }
      day = ahead == 1 ? "tomorrow" : name
      break
    }
    return MentionedTime(day: day, clock: clock, position: 0)
  }

  private func weekday(_ date: Date) -> String {
    let name = MentionedTime.weekdays[(calendar.component(.weekday, from: date) - 1) % 7]
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// `ten past four`, as one says it.
  private func clock(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let hour = parts.hour ?? 0
    let minute = parts.minute ?? 0
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(minute < 10 ? "0" : "")\(minute)\(hour < 12 ? " am" : " pm")"
  }

  /// A file's name in words, where somebody chose it; nil for names that a camera gave.
  static func title(of attachment: Attachment) -> String? {
    let stem = attachment.name.split(separator: ".").first.map(String.init) ?? ""
    let words = stem.split { $0 == "-" || $0 == "_" || $0 == " " }.map(String.init)
    guard !words.isEmpty, words.count < 5, stem.count < 40,
      words.allSatisfy({ $0.count > 1 && $0.allSatisfy { $0.isLetter } }),
      ![
        "img", "dsc", "photo", "image", "picture", "screenshot", "recording", "audio", "untitled", "file",
        "video",
      ]
      .contains(words[0].lowercased())
    else { return nil }
    return words.joined(separator: " ").lowercased()
  }
}
