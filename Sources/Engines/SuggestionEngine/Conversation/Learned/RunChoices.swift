import LanguageData
import MessageUnderstanding
import TextAnalysis

/// The wording of an event that was told: hashes of the words for what it is called and for where it is;
/// empty for none.
struct PlanWording: Sendable {
  var name: Set<UInt64> = []
  var place: Set<UInt64> = []
}

extension PlanWording {
  /// Of an event that rules told.
  init(of event: EventValues) {
    func words(_ text: String?) -> Set<UInt64> {
      Set(Document(text ?? "").tokens.filter { $0.kind == .word }.map(\.hash))
    }
    self.init(name: event.isGeneric ? [] : words(event.title), place: words(event.place))
  }
}

/// The names, or the places, that a plan may have at a turn: the runs of words of all turns that may name it,
/// as features for `RunNetwork`, behind those of "none".
struct RunChoices {
  enum Part { case name, place }

  /// A run of words of a turn that may name the part.
  struct Candidate {
    var turn: Int
    var naming: TurnMarks.Naming
    /// Its words, without articles and the like.
    var words: Set<UInt64>
  }

  /// The mentions of the day and of the time of the plan.
  struct Moment {
    var days: [PlanChoices.Sighting]
    var clocks: [PlanChoices.Sighting]
  }

  private(set) var candidates: [Candidate] = []
  /// The features of none, then of each candidate.
  private(set) var features: [[Float]] = []

  private let turns: [TrackedTurn]
  private let part: Part
  private let moment: Moment
  /// The words of the part of the event that was told last; nil where none was.
  private let told: Set<UInt64>?
  private var last: Int { turns.count - 1 }
  private static let most = 40

  init(_ part: Part, of turns: [TrackedTurn], moment: Moment, told: Set<UInt64>?) {
    self.turns = turns
    self.part = part
    self.moment = moment
    self.told = told
    for (index, turn) in turns.enumerated() {
      for naming in part == .name ? turn.names : turn.places
      where part == .place || turn.digest.input.saysSomething(naming.tokens) {
        candidates.append(
          Candidate(turn: index, naming: naming, words: RunChoices.words(naming.tokens, turn.digest.input)))
      }
    }
    if candidates.count > RunChoices.most { candidates.removeFirst(candidates.count - RunChoices.most) }
    features = [none] + candidates.indices.map(features(of:))
  }

  func text(_ candidate: Candidate) -> String {
    turns[candidate.turn].digest.input.reading.text(candidate.naming.tokens)
  }

  private static func words(_ tokens: Range<Int>, _ input: RuleInput) -> Set<UInt64> {
    let content = tokens.filter { input.isContentWord($0) }
    return Set((content.isEmpty ? Array(tokens) : content).map { input.reading.tokens[$0].hash })
  }

  private func flag(_ condition: Bool) -> Float { condition ? 1 : 0 }

  private var ruled: [Set<UInt64>] { part == .name ? turns[last].ruledNames : turns[last].ruledPlaces }

  /// The features of a choice that has none of a run's.
  private var none: [Float] {
    let turn = turns[last]
    var features = [Float](repeating: 0, count: RunNetwork.inputs)
    features[0] = 1
    features[1] = candidates.map(\.naming.likelihood).max() ?? 0
    features[2] = flag(candidates.isEmpty)
    features[3] = flag(ruled.contains { !$0.isEmpty })
    features[4] = turn[.ask]
    features[5] = turn[.confirm]
    features[6] = flag(told.map { !$0.isEmpty } ?? false)
    features[7] = flag(told?.isEmpty ?? false)
    return features
  }

  private func features(of place: Int) -> [Float] {
    let candidate = candidates[place]
    let (said, input) = (turns[candidate.turn], turns[candidate.turn].digest.input)
    let tokens = candidate.naming.tokens
    let distance = last - candidate.turn
    let greatest = candidates.map(\.naming.likelihood).max() ?? 1
    let likelihood = candidate.naming.likelihood
    var features: [Float] = [0, 0, 0, 0, 0, 0]
    features += [
      likelihood, candidate.naming.rival, likelihood / max(greatest, 1e-6), flag(likelihood == greatest),
      flag(distance == 0), flag(distance == 1), flag(distance == 2), flag((3...4).contains(distance)),
      flag(distance > 4), flag(said.isOwn), flag(said.sender == turns[last].sender),
    ]
    features += shape(of: tokens, input, said)
    features += others(place)
    for move in [TurnMove.propose, .accept, .refuse, .change, .cancel, .confirm, .ask, .past, .other] {
      features.append(said[move])
    }
    let since = turns[(candidate.turn + 1)...]
    let answers = since.filter { $0.sender != said.sender }
    features += [
      answers.map { $0[.accept] }.max() ?? 0, answers.map { $0[.refuse] }.max() ?? 0,
      since.map { $0[.change] }.max() ?? 0, since.map { $0[.cancel] }.max() ?? 0,
    ]
    features += beside(candidate)
    features.append(flag(ruled.contains { !$0.isDisjoint(with: candidate.words) }))
    let earlier = turns.dropLast().flatMap { part == .name ? $0.ruledNames : $0.ruledPlaces }
    features.append(flag(earlier.contains { !$0.isDisjoint(with: candidate.words) }))
    let isTold = told.map { !$0.isDisjoint(with: candidate.words) } ?? false
    features += [flag(isTold), flag(told.map { !$0.isEmpty && !isTold } ?? false)]
    assert(features.count <= RunNetwork.inputs)
    return features + Array(repeating: 0, count: RunNetwork.inputs - features.count)
  }

  /// What the words look like and stand beside.
  private func shape(of tokens: Range<Int>, _ input: RuleInput, _ said: TrackedTurn) -> [Float] {
    let reading = input.reading
    let words = tokens.count { reading.tokens[$0].kind == .word }
    let clause = reading.clause(of: tokens.lowerBound)
    let before = tokens.lowerBound > 0 ? reading.tokens[tokens.lowerBound - 1] : nil
    let isKnown =
      part == .name
      ? tokens.contains { input.phrases.event(reading.tokens, at: $0) != nil }
      : tokens.contains { reading.isInSpan($0, of: [.place, .address, .url]) }
    return [
      flag(words <= 1), flag(words == 2), flag(words == 3), flag(words > 3),
      flag(tokens.contains { reading.tokens[$0].capitalised && !reading.startsClause($0) }),
      flag(tokens.contains { reading.tokens[$0].kind == .number }), flag(said.endsInQuestion), flag(isKnown),
      flag(before.map { EventPlace.prepositions.contains($0.hash) } ?? false),
      flag(tokens.lowerBound == clause.lowerBound), flag(tokens.upperBound >= clause.upperBound),
      flag(tokens.contains { input.isContentWord($0) }), flag(said.words <= 6),
      flag(reading.mask(clause, honouring: .thirdParty) != nil),
    ]
  }

  /// The other candidates: those with its words, those that came before and after it.
  private func others(_ place: Int) -> [Float] {
    let candidate = candidates[place]
    var (same, count, before, after, beside): (Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0)
    for (index, other) in candidates.enumerated() where index != place {
      if !other.words.isDisjoint(with: candidate.words) {
        same = max(same, other.naming.likelihood)
        count += 1
      } else if other.turn == candidate.turn {
        beside = max(beside, other.naming.likelihood)
      } else if index < place {
        before = max(before, other.naming.likelihood)
      } else {
        after = max(after, other.naming.likelihood)
      }
    }
    return [
      same, min(count, 3) / 3, before, after, beside, flag(place == 0), flag(place == candidates.count - 1),
    ]
  }

  /// Where the day and the time stand, and what else its sentence mentions.
  private func beside(_ candidate: Candidate) -> [Float] {
    let days = moment.days.map(\.turn)
    let clocks = moment.clocks.map(\.turn)
    let sentence = turns[candidate.turn].digest.input.reading.sentence(of: candidate.naming.tokens.lowerBound)
    let mentions = turns[candidate.turn].mentions.filter { $0.sentence == sentence }
    func most(_ role: TimeRole) -> Float { mentions.map { $0.roles[role.rawValue] }.max() ?? 0 }
    return [
      flag(days.contains(candidate.turn)), flag(clocks.contains(candidate.turn)),
      flag(days.first.map { candidate.turn < $0 } ?? false),
      flag(clocks.last.map { candidate.turn > $0 } ?? false), most(.plan), most(.refused), most(.aside),
    ]
  }
}

extension RuleInput {
  /// Whether words hold one beside pronouns, answers and the like: "you" and "see you" name nothing.
  func saysSomething(_ tokens: Range<Int>) -> Bool {
    tokens.contains { index in
      let token = reading.tokens[index]
      return token.kind != .sign && phrases.functionWord.value(of: token) == nil
        && phrases.answerWord.value(of: token) == nil && phrases.titleStop.value(of: token) == nil
        && phrases.topicStop.value(of: token) == nil && !isArticle(index)
    }
  }
}
