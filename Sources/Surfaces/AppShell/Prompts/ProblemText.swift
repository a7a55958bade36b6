import AppIntents

/// The text for a person on a value that was not taken: in the shell's own words where it knows what would
/// be right.
struct ProblemText {
  let texts: ShellTexts

  init(_ texts: ShellTexts) { self.texts = texts }

  @MainActor func text(of error: IntentRunError, form: ShellPrompt.Form) -> String {
    switch error.code {
    case .unknownEntity: return texts[.neededAnother]
    case .ambiguous: return texts[.neededClearer]
    case .missingValue: return texts[.neededValue]
    default: break
    }
    guard case .field(let field) = form else { return texts[.neededChoice] }
    return field.kind.expectation(texts, field.context) ?? texts[.neededOther]
  }
}
