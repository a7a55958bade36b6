import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A rule that proposes what the model of turns finds worth offering beside events and reminders.
///
/// Rules propose where they know the words; the model says how likely an offer is whatever the words. What no
/// rule proposes is made of the words and spans that it needs, and values that a rule left open are filled
/// in.
struct LearnedOfferRule {
  let digest: MessageDigest
  let turn: LearnedTurn

  private var input: RuleInput { digest.input }
  /// The likelihood from which an offer is made without a rule.
  private static let least: Float = 0.6
  /// What a person offers themselves by their own message.
  private static let ownOffers: Set<TurnOffer> = [
    .requestMoney, .getRide, .trackParcel, .trackFlight, .shareLocation,
  ]

  func propose(into proposals: inout Proposals) {
    let values = OfferValues(input: input, turn: turn)
    for place in proposals.actions.indices { values.complete(&proposals.actions[place].values) }
    guard !input.isForSomebodyElse else { return }
    for offer in TurnOffer.allCases where turn.marks[offer] >= LearnedOfferRule.least {
      guard !input.isOwn || LearnedOfferRule.ownOffers.contains(offer),
        !proposals.actions.contains(where: { $0.kind == offer.kind || isContrary($0.kind, to: offer) }),
        !isReceived(offer),
        let found = values.values(of: offer), !isReported(offer, found.words)
      else { continue }
      proposals.actions.append(
        input.action(
          found.values, min(0.6 + 0.35 * Double(turn.marks[offer]), 0.95),
          rule: EngineRule.offerLearned.rawValue, words: found.words))
    }
  }

  /// Whether the words make the money go the other way.
  private func isContrary(_ kind: ActionKind, to offer: TurnOffer) -> Bool {
    kind == .pay && offer == .requestMoney || kind == .requestMoney && offer == .pay
  }

  /// "You paid £4.15 by card. Your balance is £612.09": whose sentence reports an amount, and asks nobody for it.
  private func isReported(_ offer: TurnOffer, _ words: [Range<Int>]) -> Bool {
    guard offer == .pay || offer == .requestMoney, let amount = words.first,
      let sentences = input.understanding?.sentences
    else { return false }
    // "Please find your invoice below": what the reader is asked to pay stands in other sentences.
    if sentences.contains(where: { $0.acts[.request] >= 0.5 && $0.actors[.addressee] >= 0.5 }) {
      return false
    }
    guard let understood = input.understanding(ofSentence: input.reading.sentence(of: amount.lowerBound))
    else {
      return false
    }
    return understood.acts[.report] >= LearnedOfferRule.surelyReported
      && understood.actors[.addressee] < LearnedOfferRule.hardlyAddressed
      || input.reading.mask(amount, honouring: [.past]) != nil
  }

  private static let surelyReported = 0.7
  private static let hardlyAddressed = 0.3

  /// Who says thanks for a picture has it.
  private func isReceived(_ offer: TurnOffer) -> Bool {
    digest.turn.act.isThanks && [.sendPhoto, .sendFile].contains(offer)
  }
}

extension TurnOffer {
  /// Nil for a kind of action that the model of turns says nothing of.
  init?(_ kind: ActionKind) {
    guard let offer = TurnOffer.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = offer
  }

  var kind: ActionKind {
    switch self {
    case .pay: .pay
    case .requestMoney: .requestMoney
    case .addContact: .addContact
    case .call: .call
    case .sendPhoto: .sendPhoto
    case .sendFile: .sendFile
    case .getRide: .getRide
    case .openMap: .openMap
    case .shareLocation: .shareLocation
    case .sendMessage: .sendMessage
    case .sendMail: .sendMail
    case .openLink: .openLink
    case .copyCode: .copyCode
    case .trackParcel: .trackParcel
    case .trackFlight: .trackFlight
    }
  }
}
