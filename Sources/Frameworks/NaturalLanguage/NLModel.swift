import Embeddings
import Foundation
import MessageUnderstanding

/// A model that gives labels to texts.
public final class NLModel: Sendable {
  private let understander: MessageUnderstander

  /// Opens a file of weights that `beckon train` made.
  /// - Throws: an error where the file is missing, damaged or of another version.
  public convenience init(contentsOf url: URL) throws {
    self.init(try MessageUnderstander(weights: url, vectors: try Engines.vectors.get()))
  }

  private init(_ understander: MessageUnderstander) { self.understander = understander }

  /// The model of what an English message does that comes with the package: its labels are `request`, `question`,
  /// `offer`, `invitation`, `time_proposal`, `acceptance`, `refusal`, `promise`, `report`, `thanks`, `greeting` and
  /// `small_talk`. Nil where it is not installed. An addition of this package to the platform's API.
  public static let messageActs: NLModel? = (try? Engines.messageActs.get()).map { NLModel($0) }

  /// Returns the likeliest label of a text; nil where it has no words.
  public func predictedLabel(for string: String) -> String? {
    predictedLabelHypotheses(for: string, maximumCount: 1).first?.key
  }

  /// Returns the likeliest labels of a text with their probabilities. Of a text of several sentences each label has
  /// the highest that it has in one of them.
  public func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] {
    var highest: [String: Double] = [:]
    for sentence in understander.understand(string).sentences {
      for act in DialogueAct.allCases {
        highest[act.rawValue] = max(highest[act.rawValue] ?? 0, sentence.acts[act])
      }
    }
    let ranked = highest.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(max(0, maximumCount))
    return Dictionary(uniqueKeysWithValues: ranked.map { ($0.key, $0.value) })
  }
}
