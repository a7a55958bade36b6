/// The dialogue acts and topics of a message, sentence by sentence.
public struct Understanding: Sendable, Hashable {
  /// The understanding of each sentence, in order of position.
  public var sentences: [SentenceUnderstanding]
  /// The probability of each sensitive topic for the message as a whole, from 0 to 1.
  public var sensitive: Distribution<SensitiveTopic>
  /// The probability that its sender waits for a reply or an action, from 0 to 1.
  public var needsReply: Double

  /// Creates the understanding of a message.
  public init(
    sentences: [SentenceUnderstanding], sensitive: Distribution<SensitiveTopic>, needsReply: Double
  ) {
    self.sentences = sentences
    self.sensitive = sensitive
    self.needsReply = needsReply
  }
}

/// The dialogue act, the acting party and the topic of one sentence. Probabilities are calibrated: of the
/// sentences with a probability of 0.8, about four in five are what it says.
public struct SentenceUnderstanding: Sendable, Hashable {
  /// The range of the sentence, in Unicode code points of the text.
  public var range: Range<Int>
  /// The probabilities of the dialogue acts; they sum to 1.
  public var acts: Distribution<DialogueAct>
  /// The probabilities of the acting parties; they sum to 1.
  public var actors: Distribution<ActingParty>
  /// The probabilities of the topics; they sum to 1.
  public var topics: Distribution<Topic>
  /// The probability that the writer waits for the reader's answer or action, from 0 to 1.
  public var needsReply: Double

  /// Creates the understanding of a sentence.
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

  /// Creates a distribution.
  ///
  /// - Parameter values: one for each case, in the order of `allCases`.
  public init(_ values: [Float]) {
    precondition(values.count == Label.allCases.count, "a distribution has one value for each case")
    self.values = values
  }

  /// The probability of a case, from 0 to 1.
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
