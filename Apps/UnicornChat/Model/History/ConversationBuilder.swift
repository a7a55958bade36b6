import Foundation

/// A builder that makes a conversation from its script.
struct ConversationBuilder {
  let name: String
  let script: ConversationScript
  let cast: Cast
  let context: ChatContext
  let days: HistoryDays
  private(set) var files: [Attachment.ID: Data] = [:]

  init(name: String, script: ConversationScript, cast: Cast, context: ChatContext, days: HistoryDays) {
    self.name = name
    self.script = script
    self.cast = cast
    self.context = context
    self.days = days
  }

  mutating func conversation() throws -> SeedConversation {
    let id = context.makeID()
    let members = try script.with.map { try contact($0) }
    var messages = try spoken(in: id)
    var unread = script.unread ?? 0
    for index in messages.indices.reversed() where unread > 0 && messages[index].author != cast.me.id {
      messages[index].isRead = false
      unread -= 1
    }
    let last = messages.last
    if let scheduled = script.scheduled { messages.append(try waiting(scheduled, in: id)) }
    let draft = try script.draft.map { Draft(text: try filled($0.text, on: days.now, in: "draft")) }
    let conversation = Conversation(
      id: id, name: script.name, members: members, isGroup: members.count > 1,
      isPinned: script.pinned ?? false,
      isMuted: script.muted ?? false, lastActive: last?.date ?? days.now,
      unreadCount: messages.count { !$0.isRead }, lastMessage: last, draft: draft)
    return SeedConversation(conversation: conversation, messages: messages)
  }

  private mutating func spoken(in id: Conversation.ID) throws -> [Message] {
    var generator = SeededGenerator(seed: context.seed, [name])
    var known: [String: Message.ID] = [:]
    var messages: [Message] = []
    for day in script.days {
      for line in day.lines {
        let place = "days, \(day.ago) ago, \(line.time)"
        var date = try self.date(of: line, on: day, in: place)
        // Nobody writes on the full minute.
        date.addTimeInterval(Double(Int.random(in: 0..<50, using: &generator)))
        if let before = messages.last?.date, date <= before { date = before.addingTimeInterval(7) }
        guard date < days.now else { throw malformed(place, "comes after now") }
        let message = try self.message(line, at: date, in: id, known: known, place: place)
        if let key = line.id { known[key] = message.id }
        messages.append(message)
      }
    }
    return messages
  }

  private mutating func message(
    _ line: ScriptLine, at date: Date, in id: Conversation.ID, known: [String: Message.ID], place: String
  ) throws -> Message {
    let author = try contact(line.author)
    let isMine = author.id == cast.me.id
    var repliesTo: Message.ID?
    if let key = line.answers {
      guard let answered = known[key] else {
        throw malformed(place, "answers \(key), which no line before is")
      }
      repliesTo = answered
    }
    let text = try filled(line.text, on: date, in: place)
    let reactions = try line.reactions.sorted { $0.key < $1.key }.enumerated().map { index, entry in
      Reaction(
        author: try contact(entry.key).id, kind: Self.kind(entry.value),
        date: min(date.addingTimeInterval(40 + Double(index) * 25), days.now))
    }
    let attachments = try line.files.map { try attachment($0) }
    let later = { (minutes: Int) in min(date.addingTimeInterval(Double(minutes) * 60), days.now) }
    let isUnsent = line.unsent != nil
    return Message(
      id: context.makeID(), conversation: id, author: author.id, text: isUnsent ? "" : text,
      subject: line.subject, date: date, delivery: isMine ? line.delivery ?? .read : .delivered, isRead: true,
      edited: line.edited.map(later), unsent: line.unsent.map(later), repliesTo: repliesTo,
      effect: line.effect,
      reactions: reactions, attachments: attachments, places: [line.place].compactMap { $0 },
      links: isUnsent ? [] : Self.links(in: text))
  }

  private func waiting(_ scheduled: ConversationScript.Scheduled, in id: Conversation.ID) throws -> Message {
    let day = days.day(ago: -scheduled.inDays)
    guard let date = days.time(scheduled.at, on: day), date > days.now else {
      throw malformed("scheduled", "is to be a time HH:mm after now")
    }
    return Message(
      id: context.makeID(), conversation: id, author: cast.me.id,
      text: try filled(scheduled.text, on: date, in: "scheduled"), date: date, delivery: .scheduled,
      isRead: true)
  }

  private func date(of line: ScriptLine, on day: ConversationScript.Day, in place: String) throws -> Date {
    if day.ago == 0 {
      guard let minutes = Int(line.time), minutes <= -1 else {
        throw malformed(place, "today's times are minutes before now, such as -35")
      }
      return days.now.addingTimeInterval(Double(minutes) * 60)
    }
    guard day.ago > 0, let date = days.time(line.time, on: days.day(ago: day.ago)) else {
      throw malformed(place, "“\(line.time)” isn't a time HH:mm")
    }
    return date
  }

  private mutating func attachment(_ file: String) throws -> Attachment {
    let data = try ModelResource.data("files/\(file)")
    let attachment = SeedFile(name: file, data: data).attachment(id: context.makeID())
    files[attachment.id] = data
    return attachment
  }

  private func filled(_ text: String, on date: Date, in place: String) throws -> String {
    do {
      return try days.filled(text, on: date)
    } catch {
      throw malformed(place, error.reason)
    }
  }

  private func contact(_ key: String) throws -> Contact {
    guard let contact = cast.contact(named: key) else { throw malformed("names", "nobody is called \(key)") }
    return contact
  }

  private func malformed(_ place: String, _ reason: String) -> CastError {
    CastError(.malformed, "history/\(name).json, \(place): \(reason)")
  }

  private static func kind(_ name: String) -> Reaction.Kind {
    Reaction.Tapback(rawValue: name).map { .tapback($0) } ?? .emoji(name)
  }

  private static func links(in text: String) -> [URL] {
    text.split(whereSeparator: { $0.isWhitespace }).filter { $0.hasPrefix("https://") }
      .compactMap { word in
        URL(string: String(word.reversed().drop { ".,!?)".contains($0) }.reversed()))
      }
  }
}
