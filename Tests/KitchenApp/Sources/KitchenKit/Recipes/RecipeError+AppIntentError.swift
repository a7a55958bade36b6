import AppIntents

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
