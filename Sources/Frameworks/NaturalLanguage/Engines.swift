import Embeddings
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// The engines that answer for this framework, each opened once in a process; what is damaged or missing is told
/// once on the first use.
enum Engines {
  static let analyzer = Result { try TextAnalyzer() }
  static let identifier = Result { try LanguageIdentifier() }
  static let abbreviations = Result { try LanguageImage.english().required("actionAbbreviation") }
  static let vectors = Result { try WordVectors.bundled() }
  static let messageActs = Result { try MessageUnderstander() }
}
