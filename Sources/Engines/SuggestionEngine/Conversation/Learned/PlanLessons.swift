import MessageUnderstanding
import PlainText
import TextAnalysis

extension SuggestionEngine {
  /// An event that is worth offering at a turn, as training tells it.
  package struct ExpectedEvent: Sendable {
    package var start: PlanStart
    package var place: String?
    /// Words that each good name has, and such that none has.
    package var nameHas: [String]
    package var nameLacks: [String]
    /// The words that are marked as what is planned, and as where, in any of the messages.
    package var names: [String]
    package var places: [String]

    package init(
      start: PlanStart, place: String?, nameHas: [String], nameLacks: [String], names: [String],
      places: [String]
    ) {
      self.start = start
      self.place = place
      self.nameHas = nameHas
      self.nameLacks = nameLacks
      (self.names, self.places) = ([], [])
      self.names = names.filter { isName($0) ?? false }
      self.places = places.filter { isPlace($0) ?? false }
    }
  }

  /// A choice among runs of words, and which of them are right.
  package struct RunLesson: Sendable {
    package var choices: [[Float]]
    package var isRight: [Bool]
  }

  /// A turn of a conversation as the plan model learns from it.
  package struct PlanLesson: Sendable {
    package var input: PlanNetwork.Input
    /// Whether nothing is right, then whether each pair is.
    package var isRight: [Bool]
    /// The lessons on the plan's name and on its place; nil where nothing is told or nothing can be learned.
    package var name: RunLesson?
    package var place: RunLesson?
  }

  /// Returns what the plan model is asked at each message of a conversation, and what it should say.
  ///
  /// - Parameters:
  ///   - model: what reads the turns.
  ///   - expected: the events that are worth offering at each message.
  package func planLessons(
    of digests: [MessageDigest], by model: TurnModel, expected: [[ExpectedEvent]]
  ) -> [PlanLesson] {
    var state = ConversationState(dropsRepeats: true, turns: model.withoutPlan)
    return zip(digests, expected).compactMap { digest, expected in
      guard !digest.input.reading.tokens.isEmpty else { return nil }
      var digest = digest
      digest.sums = model.sums(of: scan(of: digest), in: digest.input.reading.document)
      _ = state.read(digest, ranking: ranking)
      let choices = state.tracker.choices
      let isRight = choices.pairs.indices.map { pair in expected.contains { $0.start == choices.start(pair) }
      }
      var wording = PlanWording()
      var lesson = PlanLesson(input: choices.input, isRight: [expected.isEmpty] + isRight)
      if expected.count == 1, let pair = isRight.firstIndex(of: true) {
        let names = state.tracker.names(of: choices, pair: pair)
        let places = state.tracker.places(of: choices, pair: pair)
        if !expected[0].nameHas.isEmpty {
          lesson.name = RunLesson(
            names, isRight: expected[0].isName, marked: expected[0].names, otherwiseNone: true)
        }
        lesson.place = RunLesson(places, isRight: expected[0].isPlace, marked: expected[0].places)
        wording = PlanWording(
          name: names.words(where: expected[0].isName), place: places.words(where: expected[0].isPlace))
      }
      if let first = expected.first, !digest.isWithheld {
        state.note(told: first.start, wording: wording)
      }
      return lesson
    }
  }

  /// Returns the event that is told at each message of a conversation.
  package func plans(of digests: [MessageDigest], by model: TurnModel) -> [EventValues?] {
    var state = ConversationState(dropsRepeats: true, turns: model)
    return digests.map { digest in
      var digest = digest
      if !digest.input.reading.tokens.isEmpty {
        digest.sums = model.sums(of: scan(of: digest), in: digest.input.reading.document)
      }
      let event = state.read(digest, ranking: ranking).actions.first { $0.kind == .createEvent }
      return event?.values.of(EventValues.self)
    }
  }
}

extension MessageDigest {
  /// Whether what its turn should tell counts as untold in training: what was missed once has to be told at the
  /// next turn all the same. A third of all turns, by their words.
  fileprivate var isWithheld: Bool {
    let words = input.reading.tokens.reduce(UInt64(input.reading.tokens.count)) { ($0 &* 31) ^ $1.hash }
    return (words >> 17) % 100 < 35
  }
}

extension RunChoices {
  /// The words of the shortest candidate that is right; empty where none is.
  fileprivate func words(where isRight: (String) -> Bool?) -> Set<UInt64> {
    candidates.filter { isRight(text($0)) ?? false }
      .min { $0.naming.tokens.count < $1.naming.tokens.count }?.words ?? []
  }
}

extension SuggestionEngine.RunLesson {
  private static func words(_ text: String) -> Set<Substring> {
    SuggestionEngine.ExpectedEvent.content(of: text)
  }

  /// Nil where a value is expected that no run has, unless none is right then: rules may know a better one.
  ///
  /// - Parameter marked: the words that are marked as right: of runs within each other the one that is most like
  ///   them is right, the shortest for want of any.
  init?(
    _ choices: RunChoices, isRight: (String) -> Bool?, marked: [String], otherwiseNone: Bool = false
  ) {
    let marks = marked.map(Self.words)
    /// How far the words of a run are from those that are marked, then how many they are.
    func distance(_ candidate: RunChoices.Candidate) -> (Int, Int) {
      let words = Self.words(choices.text(candidate))
      return (marks.map { $0.symmetricDifference(words).count }.min() ?? 0, candidate.naming.tokens.count)
    }
    var fits = choices.candidates.map { isRight(choices.text($0)) ?? false }
    let all = fits
    for (place, candidate) in choices.candidates.enumerated() where all[place] {
      fits[place] = !choices.candidates.indices.contains { other in
        all[other] && choices.candidates[other].turn == candidate.turn
          && candidate.naming.tokens.overlaps(choices.candidates[other].naming.tokens)
          && distance(choices.candidates[other]) < distance(candidate)
      }
    }
    let isMissing = isRight("") != nil && !fits.contains(true)
    guard !isMissing || otherwiseNone else { return nil }
    self.init(choices: choices.features, isRight: [!fits.contains(true)] + fits)
  }
}

extension SuggestionEngine.ExpectedEvent {
  private static func words(_ text: String) -> [Substring] {
    text.foldedForMatching().split { !$0.isLetter && !$0.isNumber }
  }

  /// Whether a text is a good name; nil where none is expected.
  package func isName(_ text: String) -> Bool? {
    guard !nameHas.isEmpty else { return nil }
    let folded = text.foldedForMatching()
    let words = Set(ExpectedEvent.words(text))
    return nameHas.allSatisfy { folded.contains($0.foldedForMatching()) }
      && !nameLacks.contains { words.isSuperset(of: ExpectedEvent.words($0)) }
  }

  private typealias ExpectedEvent = SuggestionEngine.ExpectedEvent
  private static let articles: Set<Substring> = ["the", "a", "an", "our", "your", "my"]

  /// The words of a text without articles.
  fileprivate static func content(of text: String) -> Set<Substring> {
    Set(ExpectedEvent.words(text)).subtracting(articles)
  }

  /// Whether a text names the place; nil where none is expected.
  package func isPlace(_ text: String) -> Bool? {
    guard let place else { return nil }
    let wanted = ExpectedEvent.words(place).filter { !ExpectedEvent.articles.contains($0) }
    let found = Set(ExpectedEvent.words(text))
    return !found.isEmpty && wanted.allSatisfy(found.contains)
  }
}
