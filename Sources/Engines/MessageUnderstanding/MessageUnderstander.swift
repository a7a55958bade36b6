import Embeddings
import Foundation
import LanguageData
import TextAnalysis

/// A classifier of what a message asks, promises and proposes: for each sentence the dialogue act, who is to
/// act, the topic, and whether a reply is waited for; for the message, sensitive topics.
///
/// Linear models over n-grams, cue phrases and, where they are installed, static word vectors; without those
/// it works with its n-grams alone. English only: other languages get probabilities that mean little, so ask
/// `LanguageIdentifier` first. A value that can be shared and used from any thread; weights are mapped once.
public struct MessageUnderstander: Sendable {
  /// The number of sentences that are scored; those behind them get no entry.
  public static let sentenceLimit = 64
  /// The number of a message's tokens that are scored sentence by sentence.
  public static let tokenLimit = 2_000
  /// The number of a sentence's tokens that are scored.
  public static let sentenceTokenLimit = FeatureExtractor.longestSentence
  /// The number of tokens that are scored for the message as a whole.
  public static let wholeTokenLimit = 512

  private let weights: Weights
  private let extractor: FeatureExtractor
  private let abbreviations: Lexicon
  private let vectors: WordVectors?

  /// The probability from which on a reply is said to be waited for; chosen for the best F1 on held-out
  /// sentences.
  public let needsReplyThreshold: Double
  /// The probabilities from which on a message is said to be about a sensitive topic.
  public let sensitiveThresholds: Distribution<SensitiveTopic>

  /// The weights and word vectors that come with the package.
  /// - Throws: `WeightsError`, or what the language data or the word vectors throw, where one is damaged.
  public init() throws {
    try self.init(weights: MessageUnderstander.bundled.get(), vectors: try WordVectors.bundled())
  }

  /// The weights that come with the package, which all understanders of a program read in the same place.
  private static let bundled = Result { try Weights(contentsOf: bundledWeights()) }

  /// Creates an understander over a file of weights.
  ///
  /// - Parameters:
  ///   - weights: a file that `beckon train` made.
  ///   - vectors: nil to work with n-grams alone.
  /// - Throws: `WeightsError` where the file is missing, damaged or of another version.
  public init(weights: URL, vectors: WordVectors?) throws {
    try self.init(weights: try Weights(contentsOf: weights), vectors: vectors)
  }

  package init(weights: Weights, vectors: WordVectors?) throws {
    self.weights = weights
    self.vectors = vectors
    let english = try LanguageImage.english()
    extractor = try FeatureExtractor(english)
    abbreviations = try english.required("actionAbbreviation")
    let threshold: WeightsFormat.Parameter = vectors == nil ? .threshold : .joinedThreshold
    needsReplyThreshold = Double(weights.parameter(threshold, Head.needsReply.outputs.lowerBound))
    sensitiveThresholds = Distribution(Head.sensitive.outputs.map { weights.parameter(threshold, $0) })
  }

  /// Returns the address of the weights that come with the package.
  /// - Throws: `WeightsError` where they are missing.
  public static func bundledWeights() throws -> URL {
    guard let url = Bundle.module.url(forResource: "understanding-en", withExtension: "weights") else {
      throw WeightsError(
        .unreadable,
        "no understanding-en.weights beside the program (expected in \(Bundle.module.bundlePath))")
    }
    return url
  }

  /// Returns the sets of sentences that the weights were learned from.
  /// - Throws: `WeightsError`.
  public func trainingSets() throws -> [TrainingSetRecord] { try weights.sets() }

  /// The size of the weights in bytes.
  public var weightsByteCount: Int { weights.byteCount }

  /// Returns what a text asks, promises and proposes. Linear in the text; beyond the limits above nothing is
  /// scored.
  public func understand(_ text: String) -> Understanding {
    let document = Document(text)
    let sentences = SentenceBoundaries.sentences(
      in: document.tokens, keeping: [], abbreviations: abbreviations)
    return understand(document, sentences: sentences)
  }

  /// Returns what a document asks, promises and proposes.
  /// - Parameter sentences: ranges of tokens in order of position; empty ones are passed over.
  package func understand(_ document: Document, sentences: [Range<Int>]) -> Understanding {
    var session = Session(self)
    var understood: [SentenceUnderstanding] = []
    var sensitive = [Float](repeating: 0, count: SensitiveTopic.allCases.count)
    var needsReply: Float = 0
    var tokens = 0
    func join(_ probabilities: [Float]) {
      for (topic, output) in Head.sensitive.outputs.enumerated() {
        sensitive[topic] = max(sensitive[topic], probabilities[output])
      }
      needsReply = max(needsReply, probabilities[Head.needsReply.outputs.lowerBound])
    }
    for sentence in sentences {
      let sentence = sentence.clamped(to: 0..<document.tokens.count)
      guard !sentence.isEmpty else { continue }
      guard understood.count < Self.sentenceLimit, tokens < Self.tokenLimit else { break }
      tokens += min(sentence.count, Self.sentenceTokenLimit)
      session.score(document, sentence, limit: Self.sentenceTokenLimit)
      join(session.probabilities)
      understood.append(
        SentenceUnderstanding(
          range: document.scalarRange(MessageUnderstander.bytes(of: sentence, document)),
          acts: Distribution(session.probabilities(of: .act)),
          actors: Distribution(session.probabilities(of: .actor)),
          topics: Distribution(session.probabilities(of: .topic)),
          needsReply: Double(session.probabilities[Head.needsReply.outputs.lowerBound])))
    }
    if understood.count > 1 {
      session.score(document, 0..<document.tokens.count, limit: Self.wholeTokenLimit)
      join(session.probabilities)
    }
    return Understanding(
      sentences: understood, sensitive: Distribution(sensitive), needsReply: Double(needsReply))
  }

  static func bytes(of tokens: Range<Int>, _ document: Document) -> Range<Int> {
    Int(document.tokens[tokens.lowerBound].start)..<Int(document.tokens[tokens.upperBound - 1].end)
  }

  /// The buffers of one call.
  private struct Session {
    private let understander: MessageUnderstander
    private var features = SentenceFeatures()
    private var scorer: Scorer
    private var vector: [Float]

    init(_ understander: MessageUnderstander) {
      self.understander = understander
      scorer = Scorer(understander.weights)
      vector = understander.vectors == nil ? [] : Array(repeating: 0, count: FeatureSpace.vectorLength)
    }

    var probabilities: [Float] { scorer.probabilities }

    func probabilities(of head: Head) -> [Float] { Array(scorer.probabilities[head.outputs]) }

    mutating func score(_ document: Document, _ range: Range<Int>, limit: Int) {
      understander.extractor.extract(document, range, limit: limit, into: &features)
      understander.vectors?.vector(of: range.prefix(limit), in: document, into: &vector)
      scorer.score(features, vector: vector)
    }
  }
}

extension WordVectors {
  /// The vector of a range of tokens.
  package func vector(of tokens: Range<Int>, in document: Document, into vector: inout [Float]) {
    guard !tokens.isEmpty else {
      for index in vector.indices { vector[index] = 0 }
      return
    }
    let bytes = MessageUnderstander.bytes(of: tokens, document)
    document.bytes.withUnsafeBytes { all in
      _ = vector.withUnsafeMutableBufferPointer {
        self.vector(ofUTF8: UnsafeRawBufferPointer(rebasing: all[bytes]), into: $0)
      }
    }
  }
}
