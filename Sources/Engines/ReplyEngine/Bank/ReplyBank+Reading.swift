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
    guard values.isChoice, let place = situations.firstIndex(where: { $0.name == ReplyBank.choice }) else {
      return SituationMix(probabilities, bank: self, form: form)
    }
    let share: Float = 0.8
    var adjusted = probabilities.map { $0 * (1 - share) }
    adjusted[place] += share
    return SituationMix(adjusted, bank: self, form: nil)
  }
}
