extension AnswerPlanner {
  /// The answer to a question.
  func questions() -> [Body] {
    let acts = reading.acts
    let topic = reading.topics.first
    if reading.choice != nil { return [Body(category: "choice")] }
    if isGroup, let body = groupQuestion() { return [body] }
    if acts.contains(.bigQuestion) { return [Body(category: "big_question")] }
    if acts.contains(.keepSecret) { return [Body(category: "secret")] }
    if acts.contains(.offersJoke) { return [Body(category: "joke.offered")] }
    if acts.contains(.guess) { return [Body(category: "guess")] }
    if acts.contains(.fact) { return [Body(category: "fact")] }
    if reading.utterance.hasLink { return [Body(category: "link.opinion")] }
    if acts.contains(.request), reading.form == .favour {
      return [Body(category: "request.thing", instead: ["request"])]
    }
    if let body = byForm() { return [body] }
    if let named = aboutSomebody() { return [named] }
    if acts.contains(.recommend) || topic != nil && acts.contains(.advice) {
      return [Body(category: topic.map { "recommend.\($0)" } ?? "recommend", instead: ["recommend"])]
    }
    // "How do you spell it?" asks for a fact.
    if acts.isSuperset(of: [.howTo, .knowledge]) { return [Body(category: "question")] }
    if acts.contains(.howTo) {
      return [Body(category: topic.map { "howto.\($0)" } ?? "how_to", instead: ["how_to", "question"])]
    }
    if acts.contains(.permission), !isWhQuestion { return [Body(category: "permission")] }
    if acts.contains(.request) { return [Body(category: "request.thing", instead: ["request"])] }
    if acts.contains(.haveYou) {
      let ofTopic = topic.map { ["have.\($0)"] } ?? []
      return [Body(category: ofTopic.first ?? "have", instead: ["have", "yes_no"])]
    }
    if acts.contains(.advice) { return [Body(category: "advice")] }
    if acts.contains(.help) { return [Body(category: "help")] }
    if acts.contains(.knowOf) {
      let known = topic.map { ["recommend.\($0)"] } ?? []
      return [Body(category: (known + ["know"])[0], instead: Array((known + ["know"]).dropFirst()))]
    }
    if acts.contains(.doYouLike) {
      let known = topic.map { ["opinion.\($0)", "self.\($0)"] } ?? []
      return [Body(category: known.first ?? "like.it", instead: known.dropFirst() + ["like.it", "yes_no"])]
    }
    if reading.form == .whetherIt, acts.contains(.opinion), topic == nil {
      return [Body(category: "question.whether", instead: ["opinion"])]
    }
    if acts.contains(.opinion) {
      return [
        Body(
          category: topic.map { "opinion.\($0)" } ?? "opinion.thing", instead: ["opinion.thing", "opinion"])
      ]
    }
    if reading.form == .ofIt, lastOwn != nil {
      return [Body(category: "question.of_it", instead: ["question"])]
    }
    if reading.form == .whetherIt, !acts.contains(.knowledge) {
      let ofTopic = topic.map { ["question.\($0)"] } ?? []
      return [
        Body(
          category: (ofTopic + ["question.whether"])[0],
          instead: ["question.whether", "yes_no.other", "yes_no"])
      ]
    }
    if reading.form == .whetherYou { return [Body(category: "yes_no", instead: ["question"])] }
    if reading.form == .ofYou, !acts.contains(.knowledge), acts.isDisjoint(with: [.plans, .clock]) {
      return [Body(category: "question.of_you", instead: ["question"])]
    }
    if reading.asksYesOrNo { return [yesOrNo(topic)] }
    if acts.contains(.knowledge) { return [Body(category: "question")] }
    if let topic { return [Body(category: "question.\(topic)", instead: ["question.thing", "question"])] }
    return [Body(category: "question.thing", instead: ["question"])]
  }

  /// The answer to what is asked in a form that tells what is wanted, whatever it is about.
  private func byForm() -> Body? {
    switch reading.form {
    case .favour: return Body(category: "favour", instead: ["request"])
    case .shouldI: return Body(category: "advice.should", instead: ["advice"])
    case .haveYouSeen: return Body(category: "have_seen", instead: ["yes_no"])
    case .ofYouTwo: return Body(category: "about.us", instead: ["yes_no"])
    case .ofYou where reading.acts.contains(.howTo) && saysYour:
      return Body(category: "question.of_you", instead: ["question"])
    case .ofYou where reading.acts.contains(.why): return Body(category: "why")
    case .whetherIt where reading.name != nil && !isGroup && reading.tongue == .english:
      return Body(category: "about.ask", instead: ["question.whether"])
    default: return nil
    }
  }

  private var saysYour: Bool { reading.utterance.words.contains { $0.lower == "your" } }

  private func yesOrNo(_ topic: String?) -> Body {
    var categories: [String]
    if let kind = reading.questionKind {
      categories = topic.map { ["self.\($0)"] } ?? []
      // What one has of one's own says what one does, and not what one did or will do.
      if kind != .habit { categories = [] }
      categories += ["yes_no.\(kind)", "yes_no"]
    } else {
      categories = (topic.map { ["question.\($0)"] } ?? []) + ["yes_no.other", "yes_no"]
    }
    return Body(category: categories[0], instead: Array(categories.dropFirst()))
  }

  private var isWhQuestion: Bool {
    let first = reading.utterance.words.first?.lower ?? ""
    return ["what", "where", "when", "who", "why", "how", "which", "what's", "how's", "where's"].contains(
      first)
  }

  /// What is asked of another unicorn: each speaks for itself.
  private func aboutSomebody() -> Body? {
    guard reading.name != nil, !isGroup, !reading.acts.contains(.proposal) else { return nil }
    return Body(category: "about.name")
  }

  /// What is asked of everybody: who does something, and whether all have.
  private func groupQuestion() -> Body? {
    let said = Set(reading.utterance.words.map(\.lower))
    if said.contains("who") || said.contains("who's") { return Body(category: "group.who") }
    let asksAll = !said.isDisjoint(with: ["everyone", "everybody", "anyone", "anybody", "all"])
    return asksAll && reading.asksYesOrNo ? Body(category: "group.done") : nil
  }
}
