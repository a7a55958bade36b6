/// The choice of who of a group answers a message.
package struct GroupTurn: Sendable {
  /// How many messages unicorns write in a group until the person has to say something again.
  static let limit = 5

  let voice: UnicornVoice

  package init(voice: UnicornVoice) { self.voice = voice }

  /// Those who answer, in this order: who is addressed by name, else one or two whom the topic interests.
  package func speakers(to messages: [Message], in conversation: Conversation, earlier: [Message])
    -> [Unicorn]
  {
    guard let last = messages.last else { return [] }
    let members = conversation.members.compactMap { voice.cast.unicorn($0.id) }
      .filter { $0.id != last.author }
    guard conversation.isGroup else { return Array(members.prefix(1)) }
    return groupSpeakers(among: members.filter { $0.role == .friend }, to: last, of: messages, earlier)
  }

  private func groupSpeakers(
    among members: [Unicorn], to last: Message, of messages: [Message], _ earlier: [Message]
  ) -> [Unicorn] {
    let text = messages.map(\.text).joined(separator: "\n")
    let utterance = Utterance(text)
    let said = Set(utterance.words.map(\.lower))
    let addressed = members.filter { member in
      member.contact.name.split(separator: " ").contains { said.contains($0.lowercased()) }
    }
    if !addressed.isEmpty { return Array(addressed.prefix(3)) }
    if let answered = last.repliesTo, let author = earlier.last(where: { $0.id == answered })?.author,
      let unicorn = members.first(where: { $0.id == author })
    {
      return [unicorn]
    }
    var generator = SeededGenerator(seed: voice.seed, [String(text.prefix(400)), String(earlier.count)])
    let reading = voice.read(text, at: last.date)
    let everybody = !said.isDisjoint(with: [
      "everyone", "everybody", "all", "anyone", "anybody", "guys", "folks",
    ])
    let recalls: Set<Act> = [.recallPlan, .recallPet, .recallLike, .clock, .dayOfWeek, .sum]
    let asksForOne =
      reading.asks && !said.isDisjoint(with: ["who", "who's"]) || !reading.acts.isDisjoint(with: recalls)
    let count =
      asksForOne ? 1 : everybody || reading.acts.contains(.proposal) ? 3 : generator.chance(0.45) ? 2 : 1
    let topics = Set(reading.topics)
    let recency = earlier.suffix(12).map(\.author)
    let ranked = members.map { member in
      let interest = Double(topics.intersection(member.style.interests).count)
      let spoke = recency.lastIndex(of: member.id).map { Double($0) / 12 } ?? 0
      return (member, interest * 2 - spoke + Double.random(in: 0..<0.8, using: &generator))
    }.sorted { $0.1 > $1.1 }
    return ranked.prefix(count).map(\.0)
  }

  /// Returns who goes on after a unicorn wrote: somebody it named, sometimes somebody whom it interests;
  /// nobody once the unicorns wrote `limit` messages without the person.
  package func follower(of message: Message, in conversation: Conversation, earlier: [Message]) -> Unicorn? {
    guard conversation.isGroup, message.author != voice.cast.me.id else { return nil }
    let run = earlier.reversed().prefix { $0.author != voice.cast.me.id }.count + 1
    guard run < Self.limit else { return nil }
    let words = Set(Utterance(message.text).words.map(\.lower))
    let members = conversation.members.compactMap { voice.cast.unicorn($0.id) }
      .filter { $0.role == .friend && $0.id != message.author }
    let named = members.first { member in
      member.contact.name.split(separator: " ").contains { words.contains($0.lowercased()) }
    }
    if let named { return named }
    var generator = SeededGenerator(seed: voice.seed, [String(message.text.prefix(400)), "follow"])
    let recent = Set(earlier.suffix(run).map(\.author))
    guard generator.chance(0.25 / Double(run)) else { return nil }
    return members.filter { !recent.contains($0.id) }.randomElement(using: &generator)
  }
}
