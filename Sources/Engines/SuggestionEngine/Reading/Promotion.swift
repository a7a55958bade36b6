import TextAnalysis

/// A reading of whether a message sells something to many: what such a message names to call, open or copy is of
/// use to the sender.
///
/// A word of sales alone says little ("the sale of the house", "is there a discount?"), so that two different
/// ones are needed, or one and what such messages end with: terms, a way to unsubscribe.
struct Promotion {
  let input: RuleInput

  /// The kinds of actions that a promotion offers for the sake of the sale.
  static let kinds: Set<ActionKind> = [
    .call, .openMap, .copyCode, .addContact, .sendMail, .sendMessage, .createReminder,
  ]
  private static let longest = 400

  var isOne: Bool {
    guard !input.isOwn else { return false }
    let reading = input.reading
    var offers: Set<UInt64> = []
    var hasFooter = false
    for index in reading.tokens.indices.prefix(Promotion.longest) {
      if input.phrases.offer.sale.match(reading.tokens, at: index) != nil {
        offers.insert(reading.tokens[index].hash)
      }
      if input.phrases.offer.saleFooter.match(reading.tokens, at: index) != nil { hasFooter = true }
    }
    return offers.count >= 2 || hasFooter && !offers.isEmpty
  }
}

extension Proposals {
  /// Takes out what isn't for the reader: what a promotion offers, and what somebody else is asked to do.
  mutating func dropWhatIsForOthers(_ input: RuleInput) {
    if actions.contains(where: { Promotion.kinds.contains($0.kind) }), Promotion(input: input).isOne {
      drop(.promotion) { Promotion.kinds.contains($0.kind) }
    }
    if input.asksSomebodyElse { drop(.notForReader) { $0.kind != .createEvent } }
  }

  private mutating func drop(_ cause: Suggestions.Silence, where isDropped: (ProposedAction) -> Bool) {
    suppressed += actions.filter(isDropped).map {
      Suggestions.Suppressed($0.kind, $0.range, $0.reason, cause, $0.confidence)
    }
    actions.removeAll(where: isDropped)
  }
}
