extension IntentRunError.Code {
  /// An entity or a query has no property with that name.
  public static let unknownProperty = IntentRunError.Code(rawValue: "unknownProperty")
  /// A property doesn't support that comparison.
  public static let unknownComparison = IntentRunError.Code(rawValue: "unknownComparison")
  /// A text refers to no entity, or to one that no longer exists.
  public static let unknownEntity = IntentRunError.Code(rawValue: "unknownEntity")
  /// Several entities match a text, and nobody can be asked to choose.
  package static let ambiguous = IntentRunError.Code(rawValue: "ambiguous")
  /// A URL can't be created, or does not belong to the type.
  public static let badURL = IntentRunError.Code(rawValue: "badURL")
}
