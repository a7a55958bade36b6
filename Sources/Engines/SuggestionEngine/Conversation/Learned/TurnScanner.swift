import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A scanner that reads a message for the model of turns: its units, and what rules and other models say of
/// them.
struct TurnScanner: Sendable {
  private let reader: TurnUnitReader

  init(_ english: LanguageImage) throws {
    reader = try TurnUnitReader(english)
  }

  func scan(_ input: RuleInput, _ proposals: Proposals, _ turn: TurnReading) -> TurnScan {
    let reading = input.reading
    let units = reader.units(
      of: reading.document, spans: reading.spans, sentences: reading.sentences,
      names: Set(input.names.firstNames.keys.compactMap { Document($0).tokens.first?.hash }),
      reference: input.reference.date.dayNumber)
    return TurnFeatures.scan(
      units, in: reading.document, sentences: reading.sentences,
      hints: TurnHintReader(input: input, proposals: proposals, turn: turn).read(), isOwn: input.isOwn,
      isMail: input.message.subject != nil)
  }
}

/// A reader that gathers what rules and the model of sentences say of a message.
struct TurnHintReader {
  let input: RuleInput
  let proposals: Proposals
  let turn: TurnReading

  /// Namespaces of hints.
  private enum Hint: UInt64 {
    case mask = 1
    case masks, standing, bid, role, roleBefore, roleBehind, act, actor, topic, cue, cueRule, cause
    case moment, place, task, action, silence, agreement, thanks, logistics, cancellation, question, refusal
    case same, vague, reply

    func callAsFunction(_ value: Int = 0) -> UInt64 {
      TurnHash.of(0xD00 + rawValue, UInt64(truncatingIfNeeded: value))
    }
  }

  func read() -> TurnHints {
    var hints = TurnHints()
    masks(&hints)
    bids(&hints)
    phrases(&hints)
    understanding(&hints)
    drafts(&hints)
    acts(&hints)
    return hints
  }

  private func add(_ hint: UInt64, to tokens: Range<Int>, _ hints: inout TurnHints) {
    for token in tokens.prefix(48) { hints.tokens[token, default: []].append(hint) }
  }

  private func masks(_ hints: inout TurnHints) {
    for token in input.reading.tokens.indices.prefix(TurnUnitReader.limit) {
      let bits = input.reading.maskBits(at: token)
      guard bits != 0 else { continue }
      hints.tokens[token, default: []].append(Hint.masks(Int(bits)))
      for bit in 0..<9 where bits & 1 << bit != 0 { hints.tokens[token, default: []].append(Hint.mask(bit)) }
    }
  }

  private func bids(_ hints: inout TurnHints) {
    for bid in turn.bids {
      let standing: Int =
        switch bid.standing {
        case .stated: 0
        case .asked: 1
        case .refused: 2
        case .aside: 3
        }
      let flags = [
        bid.isBare, bid.isLed, bid.isOption, bid.isChange, bid.isDecisive, bid.isOfOthers, bid.namesEvent,
        bid.isDayAlone, bid.moment.isDayPart, bid.namesDay, bid.time != nil, bid.moment.rule != nil,
        bid.moment.isBefore(input.reference),
      ]
      for words in bid.words {
        add(Hint.standing(standing), to: words, &hints)
        add(Hint.standing(100 + min(bid.strangers, 7)), to: words, &hints)
        for (place, flag) in flags.enumerated() where flag { add(Hint.bid(place), to: words, &hints) }
      }
      hints.turn.append(Hint.standing(standing))
      hints.echo.append(Hint.standing(standing))
    }
  }

  private func phrases(_ hints: inout TurnHints) {
    for role in PhraseRole.allCases {
      // By its name: the place among all roles changes with each new one.
      let number = Int(truncatingIfNeeded: TurnHash.of(role.rawValue))
      for match in input.matches(role).prefix(12) {
        add(Hint.role(number), to: match.tokens, &hints)
        let sentence = input.reading.sentence(of: match.tokens.lowerBound)
        hints.sentences[sentence, default: []].append(Hint.role(number))
        let clause = input.reading.clause(of: match.tokens.lowerBound)
        add(
          Hint.roleBehind(number), to: clause.lowerBound..<max(clause.lowerBound, match.tokens.lowerBound),
          &hints)
        add(
          Hint.roleBefore(number),
          to: match.tokens.upperBound..<max(clause.upperBound, match.tokens.upperBound), &hints)
      }
      if !input.matches(role).isEmpty { hints.turn.append(Hint.role(number)) }
    }
  }

  private func understanding(_ hints: inout TurnHints) {
    guard let understanding = input.understanding else { return }
    for (sentence, understood) in understanding.sentences.enumerated() {
      var found: [UInt64] = []
      for (number, act) in DialogueAct.allCases.enumerated() {
        let probability = understood.acts[act]
        if probability >= 0.25 { found.append(Hint.act(number)) }
        if probability >= 0.6 { found.append(Hint.act(100 + number)) }
      }
      found.append(Hint.actor(ActingParty.allCases.firstIndex(of: understood.actors.top.label) ?? 0))
      found.append(Hint.topic(Topic.allCases.firstIndex(of: understood.topics.top.label) ?? 0))
      hints.sentences[sentence, default: []] += found
      hints.turn += found
      if sentence == understanding.sentences.count - 1 { hints.echo += found }
    }
    hints.turn.append(Hint.reply(Int(understanding.needsReply * 4)))
  }

  private func drafts(_ hints: inout TurnHints) {
    for draft in proposals.drafts.prefix(16) {
      let cause = draft.cause.map { (Suggestions.Silence.allCases.firstIndex(of: $0) ?? 0) + 1 } ?? 0
      let kind = draft.cue.kind == nil ? 0 : 1
      for words in draft.cue.words {
        add(Hint.cue(kind), to: words, &hints)
        add(Hint.cause(cause), to: words, &hints)
      }
      for words in draft.moment?.words ?? [] {
        add(Hint.moment(kind), to: words, &hints)
        add(Hint.moment(100 + cause), to: words, &hints)
        add(Hint.moment(200 + (draft.cue.isProposed ? 1 : 0)), to: words, &hints)
      }
      if let place = draft.place { add(Hint.place(), to: place.tokens, &hints) }
      hints.sentences[draft.sentence, default: []].append(Hint.cueRule(cause))
      hints.turn.append(Hint.cueRule(cause * 8 + kind * 2 + (draft.cue.isProposed ? 1 : 0)))
    }
    for task in proposals.tasks.prefix(8) {
      for words in task.words { add(Hint.task(task.isRequest ? 1 : 0), to: words, &hints) }
      for words in task.due?.words ?? [] { add(Hint.task(2), to: words, &hints) }
      hints.sentences[task.sentence, default: []].append(Hint.task(3))
      hints.turn.append(Hint.task(task.due == nil ? 4 : 5))
    }
    for action in proposals.actions.prefix(8) {
      let kind = ActionKind.allCases.firstIndex(of: action.kind) ?? 0
      hints.turn.append(Hint.action(kind))
      hints.echo.append(Hint.action(kind))
    }
    // In the order of the cases: a set has another order in each run.
    let silences = Set(proposals.suppressed.prefix(8).map(\.cause))
    for (number, silence) in Suggestions.Silence.allCases.enumerated() where silences.contains(silence) {
      hints.turn.append(Hint.silence(number))
    }
  }

  private func acts(_ hints: inout TurnHints) {
    let act = turn.act
    var found: [UInt64] = []
    if let words = act.agreement {
      found.append(Hint.agreement())
      add(Hint.agreement(), to: words, &hints)
    }
    if act.isThanks { found.append(Hint.thanks()) }
    if act.logistics != nil { found.append(Hint.logistics()) }
    if act.cancellation != nil { found.append(Hint.cancellation()) }
    if act.isQuestion { found.append(Hint.question()) }
    if act.refuses { found.append(Hint.refusal()) }
    if act.same != 0 { found.append(Hint.same(act.same)) }
    if act.vagueDay != nil { found.append(Hint.vague()) }
    hints.turn += found
    hints.echo += found
  }
}
