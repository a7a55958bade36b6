import Foundation
import SuggestionEngine

/// The store of what the person who runs the command keeps: switches and answers.
enum KeptSuggestions {
  /// The name under which the command's own messages are kept and can be switched off.
  static let app = "beckon"

  /// The person's switches, as they are now. What is wrong with their file is said on standard error.
  static func settings() -> SuggestionSettings { SuggestionSettings(notice: note) }

  /// The answers of an app, for looking after them; it makes none.
  static func answers(of app: String) throws -> AnswerStore {
    struct NoAnalysis: Error {}
    return try AnswerStore(app: app, settings: settings(), notice: note) { _, _, _ in throw NoAnalysis() }
  }

  @Sendable private static func note(_ text: String) {
    FileHandle.standardError.write(Data("beckon: \(text)\n".utf8))
  }
}
