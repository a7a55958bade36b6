import LanguageData
import MessageUnderstanding

/// The layout of the file of reply weights; everything is little-endian:
///
///     0   magic "BECKONRW"
///     8   u32 version, situations, length of the record, 0
///     24  u64 checksum of what follows
///     32  f32 of each situation: the bias, the scales of words, characters, cues, vector and acts
///         rows of words, characters, cues, vector and acts: a signed byte for each situation
///         f32 of the ranker: its weights, and for each hash of a word and of a run of characters how telling
///         it is
///         the record: JSON
package enum ReplyWeightsFormat {
  package static let magic = Array("BECKONRW".utf8)
  package static let version: UInt32 = 1
  package static let headerLength = 32

  /// The blocks of features, each with a scale of its own.
  package enum Block: Int, CaseIterable, Sendable {
    case words, characters, cues, vector, acts

    /// The rows of the block.
    package var rows: Range<Int> {
      switch self {
      case .words: 0..<16_384
      case .characters: 16_384..<24_576
      case .cues: 24_576..<24_576 + FeatureSpace.cueRows
      case .vector:
        Block.cues.rows.upperBound..<Block.cues.rows.upperBound + FeatureSpace.vectorLength
      case .acts: Block.vector.rows.upperBound..<Block.vector.rows.upperBound + Head.outputCount
      }
    }
  }

  package static let rows = Block.acts.rows.upperBound

  /// The figures that decide between a reply and silence; they belong to the weights, whose likelihoods they
  /// are of.
  package struct Thresholds: Codable, Sendable, Hashable {
    /// The likelihood from which on nothing is asked.
    package var quiet: Float
    /// The likelihood from which on a message is about what replies are out of place for.
    package var grave: Float
    /// The same for a sentence by itself.
    package var graveSentence: Float
    /// The likelihood of something grave at which a sensitive topic is believed that dialogue acts tell.
    package var gravity: Float
    /// The share of the sentence that calls for an answer most, beside the whole message.
    package var sentenceShare: Float
    /// The least likelihood of the best reply.
    package var reply: Float

    package init(
      quiet: Float, grave: Float, graveSentence: Float, gravity: Float, sentenceShare: Float, reply: Float
    ) {
      self.quiet = quiet
      self.grave = grave
      self.graveSentence = graveSentence
      self.gravity = gravity
      self.sentenceShare = sentenceShare
      self.reply = reply
    }
  }

  /// The record at the end of a file.
  package struct Record: Codable, Sendable {
    /// The names of the situations, in the order of the outputs.
    package var situations: [String]
    /// The sets that the weights were learned from.
    package var sets: [TrainingSetRecord]
    /// The figures that the engine decides by.
    package var thresholds: Thresholds

    package init(situations: [String], sets: [TrainingSetRecord], thresholds: Thresholds) {
      self.situations = situations
      self.thresholds = thresholds
      self.sets = sets
    }
  }

  static func rowsOffset(_ situations: Int) -> Int {
    headerLength + situations * (1 + Block.allCases.count) * 4
  }
  static func rankerOffset(_ situations: Int) -> Int {
    (rowsOffset(situations) + rows * situations + 3) / 4 * 4
  }
  static func recordOffset(_ situations: Int) -> Int {
    rankerOffset(situations) + RankerWeights.count * 4
  }
}
