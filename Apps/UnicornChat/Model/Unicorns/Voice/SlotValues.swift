import Foundation

/// The values that the slots of lines stand for in one answer.
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
  let wording: TimeWording

  func values(using generator: inout SeededGenerator) -> [Slot: String] {
    // Who gave another name is called by that.
    let called = memory.facts[.name].map { $0.split(separator: " ").first.map(String.init) ?? $0 }
    var values: [Slot: String] = [.you: called ?? addressee.firstName, .speaker: unicorn.firstName]
    values[.called] = memory.facts[.name]
    values[.home] = memory.facts[.home]
    values[.job] = memory.facts[.job]
    values[.avoided] = memory.avoided.isEmpty ? nil : memory.avoided.joined(separator: ", ")
    values[.diet] = memory.facts[.diet]
    values[.favourite] = reading.favouriteKind.flatMap { memory.favourites[$0] }
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
    values[.plan] = memory.planText(wording, in: reading.tongue)
    values[.activity] =
      reading.activity?.name ?? (reading.acts.contains(.proposal) ? memory.planActivity : nil)
    if let time = reading.time {
      values[.when] = wording.noun(time)
      values[.at] = wording.adverb(time)
    } else if let time = memory.plan {
      values[.when] = wording.noun(time)
      values[.at] = wording.adverb(time)
    }
    if let choice = reading.choice { values[.choice] = generator.chance(0.5) ? choice.first : choice.second }
    let other = otherTime(using: &generator)
    values[.otherWhen] = wording.noun(other)
    values[.otherAt] = wording.adverb(other)
    values[.excuse] = busyDay.flatMap { unicorn.busy[$0] }
    values[.today] = asksTomorrow ? wording.weekday(now.addingTimeInterval(86_400)) : wording.weekday(now)
    values[.time] = clock(now)
    values[.file] = reading.attachments.first.flatMap(Self.title)
    return values
  }

  private var asksTomorrow: Bool {
    reading.acts.contains(.dayOfWeek)
      && reading.time?.day == calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now))
  }

  /// The name of the weekday that was named, as the data has it, where the unicorn has no time then.
  var busyDay: String? {
    guard let day = reading.time?.day else { return nil }
    let named = key(of: day)
    return unicorn.busy[named] == nil ? nil : named
  }

  /// Another day, at the same time, or at the hour that such a thing is done.
  private func otherTime(using generator: inout SeededGenerator) -> MentionedTime {
    let asked = reading.time
    var other = MentionedTime(day: nil, clock: asked?.clock ?? (reading.activity?.hour ?? 15) * 60)
    let today = calendar.startOfDay(for: now)
    if let day = asked?.day, busyDay == nil, asked?.clock == nil {
      other.day = day
      return other
    }
    // "This weekend" is met with one of its days.
    let isWeekend = asked?.label?.lowercased().contains("weekend") ?? false
    let first = busyDay.flatMap { _ in asked?.day }.map {
      calendar.dateComponents([.day], from: today, to: $0).day ?? 0
    }
    let start = first.map { $0 + 1 } ?? Int.random(in: 1...3, using: &generator)
    for ahead in start..<start + 8 {
      guard let day = calendar.date(byAdding: .day, value: ahead, to: today) else { continue }
      let isFree = unicorn.busy[key(of: day)] == nil
      if isFree, !isWeekend || calendar.isDateInWeekend(day) {
        other.day = day
        break
      }
    }
    return other
  }

  private func key(of day: Date) -> String {
    MentionedTime.weekdays[(calendar.component(.weekday, from: day) - 1) % 7]
  }

  /// What the clock shows, as the language writes it.
  private func clock(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    if reading.tongue != .english { return wording.clockName(hour * 60 + minute) }
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
