extension AnswerPlanner {
  /// What an answer says, the first things first: news and feelings before questions, questions before small talk.
  func bodies() -> [Body] {
    let acts = reading.acts
    var bodies = news()
    if acts.contains(.runningLate) { bodies.append(Body(category: "late")) }
    if acts.contains(.cancel) { bodies.append(Body(category: "cancel")) }
    if acts.contains(.owesMe) { bodies.append(Body(category: "owes.me", instead: ["request"])) }
    if acts.contains(.owes) {
      bodies.append(Body(category: reading.asks ? "owes.how" : "owes", instead: ["owes"]))
    }
    let excused: Set<Act> = [.cancel, .runningLate, .badNews, .mishap]
    // "Sorry, can we move the lunch?" asks for something.
    let asksFor: Set<Act> = [.proposal, .request, .permission, .recommend, .help]
    let isOpening = reading.asks && (reading.time != nil || !acts.isDisjoint(with: asksFor))
    if acts.contains(.apology), acts.isDisjoint(with: excused), !isOpening {
      bodies.append(
        Body(category: "apology", reaction: .tapback(.love), reactionWillDo: reading.wordCount < 5))
    }
    if acts.contains(.insult) { bodies.append(Body(category: "insult")) }
    if acts.contains(.compliment) {
      bodies.append(Body(category: "compliment", reaction: .tapback(.love), reactionWillDo: true))
    }
    // "Hello?" only wants to know whether somebody is there.
    let isNight = hasGreeted && acts.contains(.goodnight)
    if bodies.isEmpty, acts.contains(.greeting), reading.wordCount < 3, !isNight { return [] }
    if bodies.isEmpty { bodies += aboutTheTalk() }
    if bodies.isEmpty, let named = aboutKnown() { bodies.append(named) }
    if bodies.isEmpty, acts.contains(.areYouThere), reading.time == nil, reading.activity == nil {
      bodies.append(Body(category: "here"))
    }
    if bodies.isEmpty, acts.contains(.whoComes) { bodies.append(Body(category: "plan.who")) }
    // "ok no worries if not" agrees to nothing.
    if bodies.isEmpty, acts.contains(.neverMind), !reading.asks, reading.wordCount < 8 {
      bodies.append(Body(category: "never_mind", reaction: .tapback(.like)))
    }
    if bodies.isEmpty, acts.isSuperset(of: [.thanks, .well]) { bodies.append(Body(category: "well")) }
    bodies += aboutSelf() + recalled()
    if bodies.isEmpty, !reading.asks { bodies += toldOfSelf() }
    if let sum = reading.sum, !sum.isEmpty { bodies.append(Body(category: "sum")) }
    for (act, category) in [
      (Act.clock, "clock"), (.dayOfWeek, "day_of_week"), (.joke, "joke"), (.story, "story"),
    ]
    where acts.contains(act) {
      bodies.append(Body(category: category))
    }
    if bodies.isEmpty, reading.choice != nil { bodies.append(Body(category: "choice")) }
    let leavesRoom: Set<Act> = [.goodNews, .relief, .badNews, .mishap, .howAreYou, .excited, .compliment]
    if bodies.isEmpty || !acts.isDisjoint(with: leavesRoom), let body = proposal() { bodies.append(body) }
    if bodies.isEmpty { bodies += courtesies() }
    if bodies.isEmpty { bodies += reading.asks ? questions() : statements() }
    return bodies
  }

  /// What happened to the person, or to somebody of theirs.
  private func news() -> [Body] {
    let acts = reading.acts
    var bodies: [Body] = []
    if acts.contains(.birthday), reading.concern == nil, !reading.asks {
      bodies.append(Body(category: "birthday", reaction: .tapback(.love), effect: .balloons))
    }
    if case .pet = reading.concern, !acts.isDisjoint(with: [.petTrouble, .sick, .worried, .mishap, .badNews])
    {
      return bodies + [Body(category: "pet.trouble", isGentle: true)]
    }
    if case .person = reading.concern,
      !acts.isDisjoint(with: [.sick, .worried, .badNews, .mishap, .petTrouble])
    {
      return bodies + [Body(category: "other.trouble", isGentle: true)]
    }
    if acts.contains(.goodNews) {
      if case .person = reading.concern {
        bodies.append(Body(category: "other.good_news", reaction: .tapback(.love)))
      } else {
        bodies.append(Body(category: "good_news", reaction: .tapback(.love), effect: .confetti))
      }
    } else if acts.contains(.relief), !reading.asks {
      bodies.append(Body(category: "relief", reaction: .tapback(.love)))
    }
    if acts.contains(.badNews) { bodies.append(Body(category: "bad_news", isGentle: true)) }
    if acts.contains(.guilt) { bodies.append(Body(category: "feeling.guilt", isGentle: true)) }
    if acts.contains(.low), !acts.contains(.badNews) {
      bodies.append(Body(category: "feeling.low", isGentle: true))
    }
    if acts.contains(.mishap), bodies.isEmpty, !reading.asks || acts.contains(.apology) {
      bodies.append(Body(category: "mishap", isGentle: true))
    }
    return bodies
  }

  /// What is said of the talk itself: that it should go on, be said again, or be about something else.
  private func aboutTheTalk() -> [Body] {
    let acts = reading.acts
    if acts.contains(.complaint) { return [Body(category: "complaint")] }
    if acts.contains(.whatDidYouSay) { return [Body(category: "said.again", instead: ["said.nothing"])] }
    if acts.contains(.whatDoYouMean), lastOwn != nil { return [Body(category: "meant")] }
    if acts.contains(.tellMore) { return [Body(category: "story", instead: ["said.more"])] }
    if acts.contains(.really), reading.wordCount < 5 { return [Body(category: "really")] }
    if acts.contains(.why), reading.wordCount < 6 { return [Body(category: "why")] }
    return []
  }

  /// Wishes, thanks and words on the way out.
  private func courtesies() -> [Body] {
    let acts = reading.acts
    if acts.contains(.goodnight) { return [Body(category: "goodnight", reaction: .tapback(.love))] }
    if acts.contains(.thanks), reading.wordCount < 10 || reading.mood == nil {
      return [Body(category: "thanks", reaction: .tapback(.love), reactionWillDo: reading.wordCount < 6)]
    }
    if acts.contains(.wishLuck) { return [Body(category: "luck")] }
    if acts.contains(.farewellWish) {
      return [Body(category: "farewell_wish", reaction: .tapback(.love), reactionWillDo: true)]
    }
    return []
  }

  private func aboutSelf() -> [Body] {
    let acts = reading.acts
    guard reading.asks || !acts.isDisjoint(with: [.howAreYou, .whatAreYouDoing, .areYouReal]) else {
      return []
    }
    let known: [(Act, String)] = [
      (.plans, "self.plans"), (.howAreYou, "self.how"), (.whatAreYouDoing, "self.doing"),
      (.areYouReal, "self.real"),
      (.whoAreYou, "self.who"), (.age, "self.age"), (.home, "self.where"), (.work, "self.job"),
      (.yourDay, "self.day"),
    ]
    var found = known.filter { acts.contains($0.0) }.map { Body(category: $0.1) }
    let asksWhich = acts.contains(.doYouLike) && !reading.asksYesOrNo
    if acts.contains(.favorites) || asksWhich, reading.asks {
      let topic = reading.topics.first.map { ["self.\($0)"] } ?? []
      found.append(
        Body(category: topic.first ?? "self.favorite", instead: topic.dropFirst() + ["self.favorite"]))
    }
    return Array(found.prefix(1))
  }

  /// What is said of somebody or something that this unicorn knows: its dog, another unicorn.
  private func aboutKnown() -> Body? {
    guard !isGroup, reading.acts.isDisjoint(with: [.proposal, .recallPlan, .regards]) else { return nil }
    for word in reading.utterance.words {
      let name = word.withoutPossessive.lower
      if !own["own." + name].isEmpty { return Body(category: "own." + name, instead: ["own"]) }
    }
    guard reading.asks, asksAfterSomebody, let name = reading.name?.lowercased() else { return nil }
    return Body(category: "about." + name, instead: ["about.name"])
  }

  /// Whether somebody is asked after: `how's Thistle doing, haven't heard from her in ages`.
  private var asksAfterSomebody: Bool {
    if reading.tongue != .english { return true }
    guard let first = reading.utterance.words.first(where: { !$0.isFiller })?.lower else { return false }
    return ["how", "how's", "what's", "where's", "where", "any", "is", "seen", "heard", "what"].contains(
      first)
  }

  /// What is told of who writes, to be kept: their name, where they are from.
  private func toldOfSelf() -> [Body] {
    let told = [
      (Fact.avoids, "told.avoids"), (.diet, "told.diet"), (.name, "told.name"), (.home, "told.home"),
      (.job, "told.job"), (.favourite, "told.favourite"),
    ]
    .filter { reading.facts[$0.0] != nil }
    guard !told.isEmpty, reading.acts.isDisjoint(with: [.proposal, .arrived, .sick, .tired, .hungry]) else {
      return []
    }
    if told.count > 1, told[0].0 == .name, told[1].0 == .home {
      return [Body(category: "told.name.home", instead: ["told.name"])]
    }
    return [Body(category: told[0].1)]
  }

  /// Whether what is asked for of who asks was told as a fact.
  private func isKnown(_ act: Act) -> Bool {
    act == .recallHome && memory.facts[.home] != nil || act == .recallOwnName && memory.facts[.name] != nil
  }

  private func recalled() -> [Body] {
    let acts = reading.acts
    let facts: [(Act, String)] = [
      (.recallHome, "recall.home"), (.recallOwnName, "recall.called"), (.recallJob, "recall.job"),
      (.recallFavourite, "recall.favourite"),
    ]
    // What was told of something else goes before a fact that wasn't.
    let isTold = reading.asksOfOwnAffairs && knowsOfAffairs
    if reading.askedKin == nil, let (act, category) = facts.first(where: { acts.contains($0.0) }),
      !isTold || !reading.acts.contains(.recallTold) && isKnown(act)
    {
      return [Body(category: category, instead: ["recall.nothing"])]
    }
    if acts.contains(.asksWhen), reading.time?.clock == nil {
      return [Body(category: memory.plan == nil ? "plan.choose" : "recall.plan", instead: ["plan.choose"])]
    }
    if hadPlan, acts.contains(.asksWhere), reading.time?.clock == nil {
      return [Body(category: "plan.where")]
    }
    if acts.contains(.asksWhatToBring) { return [Body(category: "plan.bring")] }
    if acts.contains(.recallAbout) {
      return [Body(category: "recall.about", instead: ["recall.like", "recall.nothing"])]
    }
    if acts.contains(.recallName), reading.askedKin != nil, reading.asks {
      let isPet = acts.contains(.recallPet) || memory.petKind == reading.askedKin
      return [
        Body(category: isPet ? "recall.pet" : "recall.name", instead: ["recall.name", "recall.nothing"])
      ]
    }
    if acts.contains(.recallPet), reading.asks {
      return [Body(category: "recall.pet", instead: ["recall.nothing"])]
    }
    if acts.contains(.recallLike), reading.asks {
      return [Body(category: "recall.like", instead: ["recall.nothing"])]
    }
    if acts.contains(.recallPlan), reading.time?.clock == nil {
      return [Body(category: "recall.plan", instead: ["recall.nothing"])]
    }
    if acts.contains(.whatTime), reading.wordCount < 5 {
      if memory.plan != nil { return [Body(category: "recall.plan")] }
      if let time = reading.time {
        return [Body(category: time.clock == nil ? "plan.choose" : "plan.confirm")]
      }
    }
    if acts.contains(.recallTold) { return [Body(category: "recall.told", instead: ["recall.nothing"])] }
    if reading.asksOfOwnAffairs, knowsOfAffairs { return [Body(category: "recall.asked")] }
    return []
  }

  private func proposal() -> Body? {
    let acts = reading.acts
    if acts.contains(.leaveToYou), !reading.asks {
      return Body(category: reading.time == nil ? "left_to_me" : "plan.choose", instead: ["left_to_me"])
    }
    // "Could you lend me 20 till Friday?" names a day and plans nothing.
    if reading.form == .favour,
      !reading.utterance.words.contains(where: { ["meet", "come"].contains($0.lower) })
    {
      return nil
    }
    if reading.form == .someday, reading.time?.clock == nil {
      return Body(category: "told.someday", instead: ["agreed"])
    }
    // "What about a cooking class?"
    if reading.form == .idea, reading.time == nil, reading.activity == nil {
      return Body(category: hadPlan ? "plan.detail" : "idea", instead: ["plan.detail"])
    }
    guard acts.contains(.proposal) else {
      // Another time than the one that is planned.
      if hadTime, let time = reading.time, time == memory.named, time.clock != nil, !acts.contains(.agree),
        reading.clause == nil,
        reading.wordCount < 10, acts.isDisjoint(with: [.knowledge, .worried, .wishLuck, .goodNews])
      {
        return Body(category: isBusy ? "plan.counter" : "plan.moved", instead: ["plan.confirm"])
      }
      // "Somewhere Italian maybe", once the time is settled.
      if hadPlan, lastOwn?.time != nil, !reading.asks, reading.time == nil,
        acts.isSubset(of: [.pondering, .likes]),
        (1...6).contains(reading.wordCount), reading.clause == nil
      {
        return Body(category: "plan.detail", reaction: .tapback(.like))
      }
      // "ok" or "8 then", after a time was named.
      let names = reading.time != nil && reading.wordCount < 7 && lastOwn?.time != nil
      if acts.contains(.agree) || names, !reading.asks, lastOwn?.time != nil || reading.time != nil {
        return Body(
          category: "plan.confirm", instead: ["agreed"], reaction: .tapback(.like),
          reactionWillDo: reading.time == nil)
      }
      if acts.contains(.refuse), lastOwn?.time != nil, !reading.asks { return Body(category: "plan.refused") }
      return nil
    }
    guard reading.time != nil else {
      // "Let's do a comedy", once something is planned.
      if hadTime, !reading.asks { return Body(category: "plan.detail", reaction: .tapback(.like)) }
      // "My place?", once the time is settled.
      if memory.plan != nil, lastOwn?.time != nil, reading.activity == nil {
        return Body(category: "plan.confirm", instead: ["agreed"], reaction: .tapback(.like))
      }
      return Body(category: "plan.open.activity", instead: ["plan.open"])
    }
    if isBusy && !isGroup && !isAmongUnicorns { return Body(category: "plan.counter") }
    // "Can we move the lunch to Wednesday?"
    if hadTime, reading.asks,
      reading.utterance.words.contains(where: { Self.moving.contains($0.folded.lower) })
    {
      return Body(category: "plan.moved", instead: ["plan.confirm"])
    }
    if reading.activity?.isEvent == true, !isGroup, reading.asks {
      return Body(category: "plan.event", instead: ["plan.agree"], reaction: .tapback(.like))
    }
    if reading.time?.clock == nil, !isAmongUnicorns, !isGroup {
      return Body(category: "plan.when.activity", instead: ["plan.when", "plan.agree"])
    }
    let category = isGroup ? "plan.group" : reading.activity != nil ? "plan.agree.activity" : "plan.agree"
    return Body(category: category, instead: ["plan.agree"], reaction: .tapback(.like))
  }

  /// Words by which what is planned gets another time.
  private static let moving: Set<String> = [
    "move", "shift", "postpone", "reschedule", "push", "verschieben", "verlegen", "decaler", "deplacer",
    "mover",
    "cambiar",
  ]
}
