extension AnswerPlanner {
  /// What an answer says, where the person told before what they can't have or eat: before anything encourages them to
  /// eat something, they are reminded of it.
  func heedingFacts(_ bodies: [Body]) -> [Body] {
    guard !memory.avoided.isEmpty || memory.facts[.diet] != nil, isOfEating, isOfWriter else { return bodies }
    let heed = Body(category: "heed", isGentle: true)
    if let index = bodies.firstIndex(where: { $0.isOne(of: Self.encouraging) }) {
      return Array(bodies[..<index]) + [heed]
    }
    // What is named as good is kept, and what to look out for comes with it.
    return bodies.contains { $0.isOne(of: Self.naming) } ? Array(bodies.prefix(1)) + [heed] : bodies
  }

  /// Whether the message is about something to eat or drink.
  private var isOfEating: Bool {
    !Set(reading.topics).isDisjoint(with: ["food", "baking", "drinks"])
      || reading.utterance.words.contains { Self.eating.contains($0.folded.lower) }
  }

  /// Whether it is about what the person eats, and not only about what the unicorn does.
  private var isOfWriter: Bool {
    !reading.asksAboutMe
      || reading.utterance.words.contains { ["i", "i'd", "me", "we", "us"].contains($0.lower) }
  }

  /// Categories whose lines may say yes, or go ahead.
  private static let encouraging = [
    "permission", "yes_no", "advice.should", "advice", "question.whether", "question.food", "question.baking",
  ]
  /// Categories whose lines name something to eat, or promise to get it.
  private static let naming = ["recommend", "howto", "choice", "request", "favour"]
  private static let eating: Set<String> = [
    "eat", "eating", "taste", "bite", "snack", "snacks", "drink", "cookie", "cookies", "essen", "esse",
    "probieren", "trinken", "naschen", "manger", "gouter", "boire", "comer", "probar", "beber",
  ]
}

extension AnswerPlanner.Body {
  /// Whether its lines are of one of some categories, or of a part of one.
  fileprivate func isOne(of categories: [String]) -> Bool {
    categories.contains { category == $0 || category.hasPrefix($0 + ".") }
  }
}
