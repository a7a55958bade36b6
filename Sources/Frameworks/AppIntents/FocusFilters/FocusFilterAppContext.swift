/// The parts of an app's behaviour that the system controls while a Focus is on.
public struct FocusFilterAppContext: @unchecked Sendable {
  // Unchecked because of the predicate, which is never changed after it was created.

  /// The predicate that notifications of the app have to match by their `filterCriteria`; nil allows all.
  public let notificationFilterPredicate: NSPredicate?

  /// The prefix of the identifiers of the content that the app shows; nil allows any.
  public let targetContentIdentifierPrefix: String?

  /// Creates a context by which the system filters notifications.
  public init(notificationFilterPredicate: NSPredicate? = nil) {
    self.init(notificationFilterPredicate: notificationFilterPredicate, targetContentIdentifierPrefix: nil)
  }

  /// Creates a context by which the system filters notifications and content.
  @_disfavoredOverload
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// The circumstances in which the system requests suggested focus filters.
public struct FocusFilterSuggestionContext: Sendable {
  package init() {}
}

/// An error of reading the settings for the current Focus.
public enum SetFocusFilterIntentError: LocalizedError, Hashable {
  /// No Focus with settings for the app is on.
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
