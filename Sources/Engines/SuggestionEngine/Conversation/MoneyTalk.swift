import Foundation
import LanguageData
import TextAnalysis

/// The money that people talk about: how much, for what, and who said so.
struct OpenMoney {
  var money: MoneyValue?
  var purpose: String?
  /// Whether the reader named the amount, as theirs to ask for.
  var isReaders = false
  /// The place of its last message in the conversation.
  var index: Int
}

/// Payments that form over turns: "who paid for the taxi?" says what a later amount is for; "send me a request"
/// asks for the amount that the reader named.
struct MoneyTalk {
  let digest: MessageDigest
  let index: Int

  private var input: RuleInput { digest.input }
  private static let memory = 3

  func propose(_ open: inout OpenMoney?, into proposals: inout Proposals) {
    if let known = open, index - known.index > MoneyTalk.memory { open = nil }
    let purpose = MoneyPurpose(input: input).inMessage
    if !digest.isOwn, let words = askingForRequest { request(words, open, into: &proposals) }
    for place in proposals.actions.indices {
      let values = proposals.actions[place].values
      guard var payment = values.of(PayValues.self)?.payment ?? values.of(RequestMoneyValues.self)?.payment
      else { continue }
      payment.purpose = payment.purpose ?? purpose ?? open?.purpose
      proposals.actions[place].values = values.kind == .pay ? .pay(payment) : .requestMoney(payment)
      open = OpenMoney(
        money: payment.money, purpose: payment.purpose, isReaders: values.kind == .requestMoney, index: index)
      return
    }
    let amount = digest.isOwn ? self.amount : nil
    guard purpose != nil || amount != nil else { return }
    open = OpenMoney(
      money: amount ?? open?.money, purpose: purpose ?? open?.purpose,
      isReaders: amount != nil || open?.isReaders ?? false, index: index)
  }

  /// "Send me a request": for what the reader named, or the writer says that they owe.
  private func request(_ words: Range<Int>, _ open: OpenMoney?, into proposals: inout Proposals) {
    guard !proposals.actions.contains(where: { $0.kind == .requestMoney }) else { return }
    proposals.actions.removeAll { $0.kind == .pay }
    guard let open, open.isReaders, var money = open.money else { return }
    let isHalf = (words.upperBound..<min(words.upperBound + 4, input.reading.tokens.count)).contains {
      MoneyTalk.half.contains(input.reading.tokens[$0].hash)
    }
    if isHalf { money.amount /= 2 }
    var action = input.action(
      .requestMoney(PaymentValues(money: money, person: input.otherName, purpose: open.purpose)), 0.84,
      rule: EngineRule.answerAmount.rawValue, words: [words])
    action.isRestated = true
    proposals.actions.append(action)
  }

  private var askingForRequest: Range<Int>? {
    for index in input.reading.tokens.indices.prefix(200) {
      if let match = input.phrases.offer.moneyRequest.match(input.reading.tokens, at: index),
        input.reading.mask(index..<index + match.count, honouring: Requests.masks) == nil
      {
        return index..<index + match.count
      }
    }
    return nil
  }

  /// The last amount of money that the message names.
  private var amount: MoneyValue? {
    input.spans(of: .money).lazy.reversed().compactMap { MoneyRule.amount(input.reading.spans[$0], input) }
      .first
  }

  private static let half = Set(PhrasePattern.hashes(of: "half"))
}
