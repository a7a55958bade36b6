extension AnswerPlanner {
  /// The answer to what is told and doesn't ask.
  func statements() -> [Body] {
    let acts = reading.acts
    let short = reading.wordCount < 5
    if let feeling = feeling() { return [feeling] }
    if acts.contains(.keepSecret) { return [Body(category: "secret")] }
    if acts.contains(.offersJoke) { return [Body(category: "joke.offered")] }
    if acts.contains(.guess) { return [Body(category: "guess")] }
    if acts.contains(.deviceWish) { return [Body(category: "device")] }
    if acts.contains(.howTo) {
      return [
        Body(
          category: reading.topics.first.map { "howto.\($0)" } ?? "how_to", instead: ["how_to", "question"])
      ]
    }
    if acts.contains(.request) { return [Body(category: "request.thing", instead: ["request"])] }
    if acts.contains(.neverMind) { return [Body(category: "never_mind", reaction: .tapback(.like))] }
    if acts.contains(.away) {
      return [Body(category: "away", reaction: .tapback(.like), reactionWillDo: true)]
    }
    if acts.contains(.arrived), reading.clause == nil { return [Body(category: "arrived")] }
    if acts.contains(.meetThere) {
      return [Body(category: "meet", reaction: .tapback(.like), reactionWillDo: true)]
    }
    if acts.contains(.fact) { return [Body(category: "fact")] }
    if acts.contains(.dislikes) {
      return [Body(category: "dislikes", instead: ["statement.thing", "statement"])]
    }
    if acts.contains(.recommend) {
      return [
        Body(category: reading.topics.first.map { "recommend.\($0)" } ?? "recommend", instead: ["recommend"])
      ]
    }
    if acts.contains(.help) { return [Body(category: "help")] }
    if acts.contains(.regards) { return [Body(category: "regards")] }
    if acts.contains(.knowledge) { return [Body(category: "question")] }
    if acts.contains(.goodbye), reading.wordCount < 7, reading.clause == nil {
      return [Body(category: "goodbye", reaction: .tapback(.like), reactionWillDo: true)]
    }
    if acts.contains(.well), reading.wordCount < 9, reading.topics.isEmpty { return [Body(category: "well")] }
    let isOfHealth = reading.topics.first == "health"
    if reading.form == .intends, !isOfHealth {
      return [Body(category: "told.intends", instead: ["statement"], reaction: .tapback(.like))]
    }
    if reading.form == .someday { return [Body(category: "told.someday", instead: ["agreed"])] }
    if let turn = shortTurn(short) { return [turn] }
    if acts.contains(.greeting) { return [] }
    if let since = memory.heavyAgo, since < 3, reading.mood != .good {
      return [Body(category: "feeling.stay", instead: ["told.bad"], isGentle: true)]
    }
    if reading.mood == .bad || isOfHealth && reading.mood == nil {
      return [Body(category: "told.bad", instead: ["statement"], isGentle: true)]
    }
    if let told = told(short) { return [told] }
    if reading.mood == .good {
      return [Body(category: "told.good", instead: ["statement"], reaction: .tapback(.love))]
    }
    if lastOwn?.asks == true, short { return [Body(category: "answered", reaction: .tapback(.like))] }
    if reading.form == .detail { return [Body(category: "told.detail", instead: ["statement"])] }
    return [Body(category: "statement", instead: ["statement.thing"])]
  }

  private func feeling() -> Body? {
    let acts = reading.acts
    let found = [
      (Act.worried, "feeling.worried"), (.angry, "feeling.angry"), (.lonely, "feeling.lonely"),
      (.sick, "feeling.sick"), (.tired, "feeling.tired"), (.hungry, "feeling.hungry"),
      (.bored, "feeling.bored"), (.excited, "feeling.excited"),
    ].first { acts.contains($0.0) }
    return found.map {
      Body(category: $0.1, isGentle: [.worried, .lonely, .sick].contains($0.0))
    }
  }

  /// What the message tells of: somebody, a doing, a topic.
  private func told(_ short: Bool) -> Body? {
    let topic = reading.topics.first
    // What somebody's body needs is nobody else's to say.
    let isOfHealth = topic == "health"
    if let category = reading.clause?.category, !isOfHealth, !short || reading.topics.isEmpty {
      return Body(
        category: category,
        instead: reading.topics.prefix(1).map { "topic.\($0)" } + ["statement.thing", "statement"])
    }
    let isOfPeople = topic == nil || topic == "family" || topic == "friends"
    if isOfPeople, case .person = reading.concern {
      return Body(category: "other.told", instead: ["statement.thing", "statement"])
    }
    if let topic { return Body(category: "topic.\(topic)", instead: ["statement.thing", "statement"]) }
    return nil
  }

  /// What a word or two say by themselves.
  private func shortTurn(_ short: Bool) -> Body? {
    let acts = reading.acts
    // A yes or a no to what was asked isn't one to a plan.
    let answers = lastOwn?.asks == true && lastOwn?.time == nil
    if acts.contains(.goodbye) {
      return Body(category: "goodbye", reaction: .tapback(.like), reactionWillDo: true)
    }
    if acts.contains(.laugh) {
      return Body(category: "laugh", reaction: .tapback(.laugh), reactionWillDo: true)
    }
    if acts.contains(.wow) { return Body(category: "wow", reaction: .tapback(.emphasize)) }
    if acts.contains(.agree), short {
      return Body(
        category: answers ? "answered.yes" : "agreed", instead: ["agreed"], reaction: .tapback(.like),
        reactionWillDo: !answers)
    }
    if acts.contains(.refuse), short {
      return Body(category: answers ? "answered.no" : "refused", instead: ["refused"])
    }
    if acts.contains(.pondering), short { return Body(category: "pondering") }
    if acts.contains(.likes) { return Body(category: "likes", instead: ["statement.thing", "statement"]) }
    if reading.utterance.hasLink { return Body(category: "link") }
    return nil
  }

  /// The person's joke, step by step; nil where none is told.
  func jokeTurn() -> AnswerPlan? {
    let acts = reading.acts
    if acts.contains(.knockKnock) { return AnswerPlan(sentences: [["knock.who"]]) }
    let asksWho = lastOwn?.asks == true && lastOwn?.utterance.words.last?.lower == "who"
    switch asksWho ? "knock.name" : lastCategory {
    case "knock.who" where reading.wordCount < 6 && !reading.asks:
      return AnswerPlan(sentences: [["knock.name"]])
    case "knock.name", "joke.give_up":
      return AnswerPlan(sentences: [["joke.groan"]], reaction: .tapback(.laugh), reactionWillDo: true)
    case "joke.offered" where reading.asks:
      return AnswerPlan(sentences: [["joke.give_up"]])
    case "joke.offered" where reading.wordCount > 5:
      return AnswerPlan(sentences: [["joke.groan"]], reaction: .tapback(.laugh), reactionWillDo: true)
    default: return nil
    }
  }
}
