import FoundationPlus
import SuggestedActions

/// The texts of the pages in one language, from `Resources/Pages.xcstrings`.
typealias PageTexts = InterfaceTexts<PageTextKey>

private let catalog = Result {
  try InterfaceCatalog<PageTextKey>("Pages", in: .module, subdirectory: "Resources")
}

extension InterfaceTexts<PageTextKey> {
  /// The texts in the first of some languages that there is, else in English.
  ///
  /// - Throws: `PersonalPagesError` with `damagedResources`, where the program's own files are damaged.
  static func preferred(_ languages: [String]) throws -> PageTexts {
    do {
      return try catalog.get().preferred(languages)
    } catch {
      throw PersonalPagesError(.damagedResources, error.localizedDescription, underlying: error)
    }
  }

  /// The name of a kind of actions.
  func kind(_ kind: SuggestedActionsKind) -> String { kind.name(in: language) }

  /// The reason for no suggestion as a sentence, in English where the catalog doesn't know it.
  func reason(_ reason: SuggestedActionsExplanation.Reason) -> String {
    text("reason.\(reason.name)") ?? reason.description(in: language)
  }
}
