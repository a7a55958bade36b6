import AppIntents

/// What can go wrong, in words that a person is told.
public enum RecipeError: Error, CustomLocalizedStringResourceConvertible {
  case nothingFits
  case unreadable(String)

  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .nothingFits: "Nothing fits. Give it more time?"
    case .unreadable(let name): "\(name) isn’t a recipe."
    }
  }
}

/// What the system is told, so that it can say it in its own way.
extension RecipeError: CustomAppIntentErrorConvertible {
  public var appIntentError: AppIntentError {
    switch self {
    case .nothingFits:
      AppIntentError(
        predefinedError: AppIntentError.Unrecoverable.entityNotFound, description: localizedStringResource)
    case .unreadable:
      AppIntentError(
        predefinedError: AppIntentError.Unrecoverable.unknown, description: localizedStringResource)
    }
  }
}
