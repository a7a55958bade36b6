/// A planner that decides what an answer consists of.
struct AnswerPlanner {
  let reading: MessageReading
  let memory: ConversationMemory
  /// What this unicorn wrote last in the conversation, and the category of the line it was made from.
  let lastOwn: MessageReading?
  let lastCategory: String?
  /// Whether both greeted in the last messages.
  let hasGreeted: Bool
  /// How often the person wrote the same words a short while ago.
  let repeats: Int
  /// Whether the person told before what they ask for now.
  let knowsOfAffairs: Bool
  /// Whether the time that was named doesn't suit.
  let isBusy: Bool
  let isGroup: Bool
  /// Whether who is answered is a unicorn too.
  let isAmongUnicorns: Bool
  /// Whether something was planned before this message.
  var hadPlan = false
  /// Whether a time was under discussion before it.
  var hadTime = false
  /// What this unicorn has words of its own for.
  var own = LineTable()

  func plan() -> AnswerPlan {
    let acts = reading.acts
    if let act = Act.sensitive.first(where: { acts.contains($0) }) { return solemn(act) }
    if let (act, since) = memory.sensitive, since <= Self.mourning(after: act),
      acts.isDisjoint(with: [.goodNews, .relief])
    {
      return staying(act)
    }
    // Who mourns and feels a little better isn't cheered at.
    if let (act, since) = memory.sensitive, since <= Self.mourning(after: act), acts.contains(.relief),
      act != .illness, act != .medical
    {
      return AnswerPlan(sentences: [["calm.lighter"]], isSolemn: true)
    }
    return livelyPlan()
  }

  /// For how many messages of the person calm words are said after something sensitive.
  private static func mourning(after act: Act) -> Int {
    switch act {
    case .medical: 1
    case .illness: 4
    default: 6
    }
  }

  /// An answer when nothing weighs on the conversation.
  func livelyPlan() -> AnswerPlan {
    let acts = reading.acts
    let isAside = isAmongUnicorns && !reading.asks && !acts.contains(.proposal)
    if let turn = jokeTurn() { return turn }
    if repeats > 0, reading.wordCount > 0 {
      return AnswerPlan(
        sentences: [acts.contains(.greeting) ? ["greeting.again", "repeated"] : ["repeated"]],
        reaction: .tapback(.question), reactionWillDo: repeats == 1)
    }
    // What unicorns say to each other isn't a new topic.
    if isAside { return AnswerPlan(sentences: [["aside"]], reaction: .tapback(.like), reactionWillDo: true) }
    if !reading.attachments.isEmpty { return attachments() }
    if let wordless = wordless() { return wordless }
    let bodies = heedingFacts(self.bodies())
    var plan = AnswerPlan(sentences: [])
    if acts.contains(.greeting), !hasGreeted { plan.sentences.append(["greeting.short"]) }
    if bodies.isEmpty, acts.contains(.greeting) {
      return AnswerPlan(sentences: [[hasGreeted ? "greeting.again" : "greeting", "greeting"]])
    }
    plan.sentences += bodies.prefix(2).map { [$0.category] + $0.instead }
    plan.isGentle = bodies.contains(where: \.isGentle)
    plan.reaction = bodies.lazy.compactMap(\.reaction).first
    plan.effect = bodies.lazy.compactMap(\.effect).first
    plan.reactionWillDo = bodies.count == 1 && bodies[0].reactionWillDo && !reading.asks
    return plan
  }

  /// The answer to what has no words that can be read.
  private func wordless() -> AnswerPlan? {
    let utterance = reading.utterance
    if utterance.isForeignScript, reading.acts.isEmpty { return AnswerPlan(sentences: [["foreign"]]) }
    if isGibberish {
      return AnswerPlan(sentences: [["gibberish"]], reaction: .tapback(.question), reactionWillDo: true)
    }
    guard utterance.words.isEmpty else { return nil }
    if utterance.hasLink { return AnswerPlan(sentences: [["link"]]) }
    if utterance.pictures.contains(where: Self.isHeart) {
      return AnswerPlan(
        sentences: [["emoji.heart", "emoji"]], reaction: .tapback(.love), reactionWillDo: true)
    }
    if utterance.emojiCount > 0 {
      return AnswerPlan(sentences: [["emoji"]], reaction: .tapback(.laugh), reactionWillDo: true)
    }
    if utterance.marks.contains("?") { return AnswerPlan(sentences: [["question.mark", "wordless"]]) }
    return AnswerPlan(sentences: [["wordless"]], reaction: .tapback(.laugh), reactionWillDo: true)
  }

  private static func isHeart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x2764 || (0x1F493...0x1F49F).contains(scalar.value)
      || [0x1F5A4, 0x1F90D, 0x1F90E, 0x1F9E1, 0x1F970, 0x1F60D, 0x1F618].contains(scalar.value)
  }

  /// The subject of a sentence of the answer.
  struct Body {
    var category: String
    var instead: [String] = []
    var reaction: Reaction.Kind?
    var reactionWillDo = false
    var effect: Message.Effect?
    var isGentle = false
  }

  private func attachments() -> AnswerPlan {
    let kinds = Set(reading.attachments.map(\.kind))
    let kind =
      kinds.contains(.picture)
      ? "picture" : kinds.contains(.video) ? "video" : kinds.contains(.audio) ? "audio" : "file"
    let many = reading.attachments.count > 1 ? ["attached.several"] : []
    var plan = AnswerPlan(
      sentences: [many + ["attached.\(kind).named", "attached.\(kind)"]], reaction: .tapback(.love),
      reactionWillDo: reading.wordCount == 0)
    // What is asked beside it is answered too.
    if reading.acts.contains(.opinion) {
      plan.sentences = [["attached.\(kind).opinion", "attached.opinion"]]
    } else if reading.asks || reading.acts.contains(.request), let body = bodies().first {
      plan.sentences.append([body.category] + body.instead)
    }
    return plan
  }

  // MARK: What weighs on somebody

  private func solemn(_ act: Act) -> AnswerPlan {
    switch act {
    case .selfHarm: AnswerPlan(sentences: [["calm.self_harm"], ["calm.self_harm.help"]], isSolemn: true)
    case .urgent: AnswerPlan(sentences: [["calm.urgent"]], isSolemn: true)
    case .abuse: AnswerPlan(sentences: [["calm.abuse"], ["calm.abuse.help"]], isSolemn: true)
    case .grief: AnswerPlan(sentences: [["calm.grief"], ["calm.grief.more"]], isSolemn: true)
    case .medical: AnswerPlan(sentences: [["calm.medical"]], isSolemn: true)
    default: AnswerPlan(sentences: [["calm.illness"], ["calm.illness.more"]], isSolemn: true)
    }
  }

  /// What is said while something sensitive weighs on the conversation. A plan or a fact that is asked for gets
  /// its answer, in the same calm tone.
  private func staying(_ act: Act) -> AnswerPlan {
    let acts = reading.acts
    let grave = Act.grave.contains(act)
    let stay = grave ? "calm.stay.grave" : "calm.stay"
    // A riddle is a wish to think of something else.
    if !grave, let turn = jokeTurn() ?? riddle() {
      return AnswerPlan(sentences: turn.sentences.map { $0 + ["calm.joke"] }, isSolemn: true)
    }
    if settlesSomething || !grave && wantsSomethingElse {
      var plan = livelyPlan()
      plan.isSolemn = true
      plan.isShared = true
      plan.sentences = plan.sentences.map { $0 + [stay] }
      plan.reaction = nil
      plan.reactionWillDo = false
      plan.effect = nil
      return plan
    }
    if acts.contains(.thanks) { return AnswerPlan(sentences: [["calm.thanks"]], isSolemn: true) }
    if acts.contains(.goodnight) {
      return AnswerPlan(sentences: [["calm.goodnight", "calm.goodbye"]], isSolemn: true)
    }
    if acts.contains(.goodbye) { return AnswerPlan(sentences: [["calm.goodbye"]], isSolemn: true) }
    if reading.form == .favour, !grave {
      return AnswerPlan(sentences: [["calm.favour", stay]], isSolemn: true)
    }
    if acts.contains(.worried), !grave {
      return AnswerPlan(sentences: [["calm.worried", stay]], isSolemn: true)
    }
    if acts.contains(.joke), !grave { return AnswerPlan(sentences: [["calm.joke", stay]], isSolemn: true) }
    return AnswerPlan(sentences: [[stay]], isSolemn: true)
  }

  private func riddle() -> AnswerPlan? {
    guard reading.acts.contains(.offersJoke) else { return nil }
    return AnswerPlan(sentences: [[reading.asks ? "joke.give_up" : "joke.offered", "joke.give_up"]])
  }

  /// Whether the message asks for advice or a fact that has nothing to do with what weighs.
  private var wantsSomethingElse: Bool {
    reading.asks && !reading.acts.isDisjoint(with: [.recommend, .howTo, .knowledge])
  }

  /// Whether the message is about a time, a fact or a file rather than about how somebody feels.
  private var settlesSomething: Bool {
    let settling: Set<Act> = [
      .proposal, .runningLate, .cancel, .clock, .dayOfWeek, .sum, .recallPet, .recallPlan, .recallLike,
      .recallName, .recallTold,
    ]
    if !reading.acts.isDisjoint(with: settling) || !reading.attachments.isEmpty { return true }
    let answersTime = reading.time != nil || !reading.acts.isDisjoint(with: [.agree, .refuse])
    return lastOwn?.time != nil && answersTime && reading.wordCount < 7
  }

  /// Whether somebody fell on the keys: few words, all without the vowels that words have.
  private var isGibberish: Bool {
    let words = reading.utterance.words
    guard !words.isEmpty, words.count < 4, reading.acts.isEmpty else { return false }
    return words.allSatisfy { word in
      var run = 0
      var longest = 0
      for letter in word.lower.unicodeScalars {
        let isConsonant = ("a"..."z").contains(letter) && !"aeiouy".unicodeScalars.contains(letter)
        run = isConsonant ? run + 1 : 0
        longest = max(longest, run)
      }
      return longest > 4 || word.lower.unicodeScalars.count > 28
    }
  }
}
