/// A language of natural text, by its BCP 47 code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The BCP 47 code: `en`, `zh-Hans`.
  public var rawValue: String

  /// Creates a language from its code.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a language from its code.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Arabic.
  public static let arabic = NLLanguage("ar")
  /// Czech.
  public static let czech = NLLanguage("cs")
  /// Danish.
  public static let danish = NLLanguage("da")
  /// Dutch.
  public static let dutch = NLLanguage("nl")
  /// English.
  public static let english = NLLanguage("en")
  /// Finnish.
  public static let finnish = NLLanguage("fi")
  /// French.
  public static let french = NLLanguage("fr")
  /// German.
  public static let german = NLLanguage("de")
  /// Greek.
  public static let greek = NLLanguage("el")
  /// Hebrew.
  public static let hebrew = NLLanguage("he")
  /// Hindi.
  public static let hindi = NLLanguage("hi")
  /// Hungarian.
  public static let hungarian = NLLanguage("hu")
  /// Indonesian.
  public static let indonesian = NLLanguage("id")
  /// Italian.
  public static let italian = NLLanguage("it")
  /// Japanese.
  public static let japanese = NLLanguage("ja")
  /// Korean.
  public static let korean = NLLanguage("ko")
  /// Norwegian.
  public static let norwegian = NLLanguage("nb")
  /// Polish.
  public static let polish = NLLanguage("pl")
  /// Portuguese.
  public static let portuguese = NLLanguage("pt")
  /// Romanian.
  public static let romanian = NLLanguage("ro")
  /// Russian.
  public static let russian = NLLanguage("ru")
  /// Spanish.
  public static let spanish = NLLanguage("es")
  /// Swedish.
  public static let swedish = NLLanguage("sv")
  /// Thai.
  public static let thai = NLLanguage("th")
  /// Turkish.
  public static let turkish = NLLanguage("tr")
  /// Ukrainian.
  public static let ukrainian = NLLanguage("uk")
  /// Vietnamese.
  public static let vietnamese = NLLanguage("vi")
  /// The language of a text that can't be told.
  public static let undetermined = NLLanguage("und")
}
