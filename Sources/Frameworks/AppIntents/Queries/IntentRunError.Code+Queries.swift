extension IntentRunError.Code {
  /// An entity or a query has no property of that name.
  public static let unknownProperty = IntentRunError.Code(rawValue: "unknownProperty")
  /// A property can't be compared that way.
  public static let unknownComparison = IntentRunError.Code(rawValue: "unknownComparison")
  /// A text names no entity, or none that is still there.
  public static let unknownEntity = IntentRunError.Code(rawValue: "unknownEntity")
  /// Several entities fit a text, and nobody can be asked which is meant.
  package static let ambiguous = IntentRunError.Code(rawValue: "ambiguous")
  /// A URL can't be made, or is none of this type.
  public static let badURL = IntentRunError.Code(rawValue: "badURL")
}
