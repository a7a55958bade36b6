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
