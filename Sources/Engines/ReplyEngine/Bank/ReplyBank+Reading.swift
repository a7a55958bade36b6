extension ReplyBank {
  /// The situations that are shown with an answer.
  private static let shown = 5

  /// The likeliest situations, the likeliest first.
  func likeliest(_ probabilities: [Float]) -> [SuggestedReplies.Situation] {
    probabilities.indices.sorted { probabilities[$0] > probabilities[$1] }.prefix(ReplyBank.shown).map {
      SuggestedReplies.Situation(name: situations[$0].name, probability: Double(probabilities[$0]))
    }
  }

  /// Whether the likeliest situation calls for an answer.
  func isAsking(_ probabilities: [Float]) -> Bool {
    guard let top = probabilities.indices.max(by: { probabilities[$0] < probabilities[$1] }) else {
      return false
    }
    return situations[top].call == .answer
  }

  /// The situations whose answer is more of the same.
  private static let courtesies: Set<String> = [
    "n.goodnight", "n.morning", "n.hi", "n.thanks", "n.wish", "n.holiday", "n.welcome", "n.congrats",
    "plan.see",
  ]

  /// The likeliest situation that has replies, where it is one of courtesies; nil where it is another.
  func courtesy(_ probabilities: [Float]) -> String? {
    let open = probabilities.indices.filter { !situations[$0].senses.isEmpty }
    guard let top = open.max(by: { probabilities[$0] < probabilities[$1] }) else { return nil }
    return ReplyBank.courtesies.contains(situations[top].name) ? situations[top].name : nil
  }

  /// The name of the situation in which money is asked for, and the likelihood from which on it may be that one.
  private static let money = (name: "req.lend", likelihood: Float(0.1))

  /// Whether a message may ask for money.
  func asksForMoney(_ probabilities: [Float]) -> Bool {
    situations.firstIndex { $0.name == ReplyBank.money.name }
      .map { probabilities[$0] >= ReplyBank.money.likelihood } ?? false
  }

  /// The name of the situation in which one of two things is to be chosen.
  private static let choice = "plan.choice"

  /// Probabilities as the values of the thread have them: a question that leaves a choice is one.
  func mix(_ probabilities: [Float], for values: ThreadValues, form: QuestionForm?) -> SituationMix {
    guard let place = situations.firstIndex(where: { $0.name == ReplyBank.choice }) else {
      return SituationMix(probabilities, bank: self, form: form)
    }
    guard values.isChoice else {
      // "Either is fine" answers nothing where no things are named.
      var others = probabilities
      others[place] = 0
      return SituationMix(others, bank: self, form: form)
    }
    // What is said back whole is a reply of its own, and none of a list of things.
    if let form, [.pick, .own, .fact].contains(form), let own = self.place(of: form) {
      var only = [Float](repeating: 0, count: situations.count)
      only[own] = 1
      return SituationMix(only, bank: self, form: nil)
    }
    let share: Float = 0.8
    var adjusted = probabilities.map { $0 * (1 - share) }
    adjusted[place] += share
    return SituationMix(adjusted, bank: self, form: nil)
  }
}
