/// What a message asks, promises and proposes, sentence by sentence.
public struct Understanding: Sendable, Hashable {
  /// In order of position.
  public var sentences: [SentenceUnderstanding]
  /// How likely the message as a whole is about each sensitive topic, from 0 to 1.
  public var sensitive: Distribution<SensitiveTopic>
  /// How likely its sender waits for a reply or an action, from 0 to 1.
  public var needsReply: Double

  public init(
    sentences: [SentenceUnderstanding], sensitive: Distribution<SensitiveTopic>, needsReply: Double
  ) {
    self.sentences = sentences
    self.sensitive = sensitive
    self.needsReply = needsReply
  }
}

/// What one sentence does, who is to act, and what it is about. Probabilities are calibrated: of the
/// sentences with a probability of 0.8, about four in five are what it says.
public struct SentenceUnderstanding: Sendable, Hashable {
  /// Where it stands, in Unicode code points of the text.
  public var range: Range<Int>
  /// Sums to 1.
  public var acts: Distribution<DialogueAct>
  /// Sums to 1.
  public var actors: Distribution<ActingParty>
  /// Sums to 1.
  public var topics: Distribution<Topic>
  /// How likely the writer waits for the reader's answer or action, from 0 to 1.
  public var needsReply: Double

  public init(
    range: Range<Int>, acts: Distribution<DialogueAct>, actors: Distribution<ActingParty>,
    topics: Distribution<Topic>, needsReply: Double
  ) {
    self.range = range
    self.acts = acts
    self.actors = actors
    self.topics = topics
    self.needsReply = needsReply
  }
}

/// A probability for each case of an enumeration.
public struct Distribution<Label: CaseIterable & Hashable & Sendable>: Sendable, Hashable
where Label.AllCases == [Label] {
  /// In the order of `allCases`.
  @usableFromInline var values: [Float]

  /// - Parameter values: one for each case, in the order of `allCases`.
  public init(_ values: [Float]) {
    precondition(values.count == Label.allCases.count, "a distribution has one value for each case")
    self.values = values
  }

  @inlinable public subscript(label: Label) -> Double {
    Label.allCases.firstIndex(of: label).map { Double(values[$0]) } ?? 0
  }

  /// The likeliest case; the first of equals.
  @inlinable public var top: (label: Label, probability: Double) {
    var best = 0
    for index in values.indices where values[index] > values[best] { best = index }
    return (Label.allCases[best], Double(values[best]))
  }
}
