/// What the system takes over from an app while a focus is on.
public struct FocusFilterAppContext: @unchecked Sendable {
  // Unchecked for the predicate, which is not changed after it was made.

  /// Which notifications of the app are shown, by their `filterCriteria`; nil stands for all.
  public let notificationFilterPredicate: NSPredicate?

  /// How the identifiers begin of the content that the app shows; nil stands for any.
  public let targetContentIdentifierPrefix: String?

  /// Makes a context by which the system chooses notifications.
  public init(notificationFilterPredicate: NSPredicate? = nil) {
    self.init(notificationFilterPredicate: notificationFilterPredicate, targetContentIdentifierPrefix: nil)
  }

  /// Makes a context by which the system chooses notifications and content.
  @_disfavoredOverload
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// The circumstances in which suggestions for the settings of a focus are asked for.
public struct FocusFilterSuggestionContext: Sendable {
  package init() {}
}

/// Why the settings of the current focus can't be had.
public enum SetFocusFilterIntentError: LocalizedError, Hashable {
  /// No focus with settings for the app is on.
  case notFound
  /// A parameter of the intent has no value, no default, and is not optional.
  case missingParameterValue

  public var errorDescription: String? {
    switch self {
    case .notFound: "No Focus is on that has settings for this app."
    case .missingParameterValue: "The settings for this Focus lack a value that they need."
    }
  }
}
