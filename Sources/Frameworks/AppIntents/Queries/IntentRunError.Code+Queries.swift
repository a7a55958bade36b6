extension IntentRunError.Code {
  /// An entity or a query has no property with that name.
  public static let unknownProperty = IntentRunError.Code(name: "unknownProperty")
  /// A property doesn't support that comparison.
  public static let unknownComparison = IntentRunError.Code(name: "unknownComparison")
  /// A text refers to no entity, or to one that no longer exists.
  public static let unknownEntity = IntentRunError.Code(name: "unknownEntity")
  /// Several entities match a text, and nobody can be asked to choose.
  package static let ambiguous = IntentRunError.Code(name: "ambiguous")
  /// A URL can't be created, or does not belong to the type.
  public static let badURL = IntentRunError.Code(name: "badURL")
}
