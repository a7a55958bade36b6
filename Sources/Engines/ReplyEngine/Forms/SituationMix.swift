/// The readings of a message by which replies are chosen: situations of the model and the form that it asks in.
///
/// A form knows less than a situation and is right more often: what the model sees that can't be asked in that
/// form counts for the form, and a reply of the form fits the situations that can, less well than their own.
struct SituationMix: Sendable {
  /// By situation of the bank; those of forms last.
  var probabilities: [Float]
  /// The form's place in the bank, and the situations that may be asked in it.
  private(set) var form: (place: Int, agreeing: Set<Int>)?

  /// How well a reply of a form fits a situation that can be asked in it.
  static let crossFit: Float = 0.6
  /// What a situation's probability is believed of what is asked in a form.
  private static let belief: Float = 0.85

  init(_ probabilities: [Float], bank: ReplyBank, form: QuestionForm?) {
    let blank = [Float](repeating: 0, count: bank.situations.count - probabilities.count)
    self.probabilities = probabilities + blank
    guard let form, let place = bank.place(of: form) else { return }
    let agreeing = bank.agreeing(with: form)
    var sum: Float = 0
    for index in probabilities.indices {
      self.probabilities[index] = agreeing.contains(index) ? probabilities[index] * SituationMix.belief : 0
      sum += self.probabilities[index]
    }
    self.probabilities[place] = 1 - sum
    self.form = (place, agreeing)
  }
}
