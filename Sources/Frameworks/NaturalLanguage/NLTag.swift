/// A tag of a token: its class, or what it names.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The name of the tag.
  public var rawValue: String
  /// Creates a tag from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a tag from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A word or a number.
  public static let word = NLTag("Word")
  /// A mark.
  public static let punctuation = NLTag("Punctuation")
  /// Something else, such as an emoji.
  public static let other = NLTag("Other")
  /// The name of a place.
  public static let placeName = NLTag("PlaceName")
  /// A word that names nothing the tagger knows.
  public static let otherWord = NLTag("OtherWord")
}

/// A scheme of tags.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The name of the scheme.
  public var rawValue: String
  /// Creates a scheme from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a scheme from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Words, marks and others.
  public static let tokenType = NLTagScheme("TokenType")
  /// The names of places; those of persons and organizations aren't told.
  public static let nameType = NLTagScheme("NameType")
  /// The language of the text, by its code.
  public static let language = NLTagScheme("Language")
}
