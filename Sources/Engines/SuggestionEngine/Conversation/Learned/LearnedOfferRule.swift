import LanguageData
import MessageUnderstanding
import TextAnalysis

/// What the model of turns finds worth offering beside events and reminders.
///
/// Rules propose where they know the words; the model says how likely an offer is whatever the words. What it
/// holds for most unlikely is left out, what it is sure of and no rule proposes is made of the words and spans
/// that it needs, and values that a rule left open are filled in.
struct LearnedOfferRule {
  let digest: MessageDigest
  let turn: LearnedTurn

  private var input: RuleInput { digest.input }
  /// The likelihood below which what a rule proposes is left out.
  private static let leastOfRules: Float = 0
  /// The likelihood from which an offer is made without a rule.
  private static let least: Float = 0.5
  /// What a person offers themselves by their own message.
  private static let ownOffers: Set<TurnOffer> = [
    .requestMoney, .getRide, .trackParcel, .trackFlight, .shareLocation,
  ]

  func propose(into proposals: inout Proposals) {
    let values = OfferValues(input: input, turn: turn)
    doubt(&proposals)
    for place in proposals.actions.indices { values.complete(&proposals.actions[place].values) }
    guard !input.isForSomebodyElse else { return }
    for offer in TurnOffer.allCases where turn.marks[offer] >= LearnedOfferRule.least {
      guard !input.isOwn || LearnedOfferRule.ownOffers.contains(offer),
        !proposals.actions.contains(where: { $0.kind == offer.kind }),
        let found = values.values(of: offer)
      else { continue }
      proposals.actions.append(
        input.action(
          found.values, min(0.6 + 0.35 * Double(turn.marks[offer]), 0.95),
          rule: EngineRule.offerLearned.rawValue, words: found.words))
    }
  }

  private func doubt(_ proposals: inout Proposals) {
    proposals.actions.removeAll { action in
      guard let offer = TurnOffer(action.kind), turn.marks[offer] < LearnedOfferRule.leastOfRules else {
        return false
      }
      proposals.suppressed.append(
        Suggestions.Suppressed(action.kind, action.range, action.reason, .lowConfidence, action.confidence))
      return true
    }
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
