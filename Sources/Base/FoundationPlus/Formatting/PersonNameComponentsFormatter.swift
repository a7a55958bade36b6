import Foundation

/// A formatter and parser for names of people.
open class PersonNameComponentsFormatter: Formatter {
  /// The parts of a name to include.
  public enum Style: Int, Sendable {
    case `default`
    case short
    case medium
    case long
    case abbreviated
  }

  /// Options for formatting names.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The pronunciation instead of the name.
    public static let phonetic = Self(rawValue: 1 << 1)
  }

  /// The parts of a name to include.
  open var style = Style.default
  /// A Boolean value that indicates whether the pronunciation is used instead of the name.
  open var isPhonetic = false
  /// The locale, which determines the order of the parts; nil stands for the current one.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter for the current locale.
  public override init() { super.init() }
  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a name.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    let style: PersonNameComponents.FormatStyle.Style =
      switch self.style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return PersonNameComponents.FormatStyle(style: style, locale: locale ?? .autoupdatingCurrent).format(name)
  }

  /// Returns the text of name components, or nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  /// Returns the text of a name in the current locale, with a style and options.
  public class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the components of a name in Latin script, recognised by position, comma and common titles, or
  /// nil if there is no word.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let halves = string.split(separator: ",", maxSplits: 1).map { $0.split(whereSeparator: \.isWhitespace) }
    guard var words = halves.first?.map(String.init), !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    var rest = halves.count > 1 ? halves[1].map(String.init) : []
    if let last = rest.last, Self.suffixes.contains(last.bare) {
      name.nameSuffix = last
      rest.removeLast()
    }
    if !rest.isEmpty { words = rest + [words.joined(separator: " ")] }
    if words.count > 1, Self.prefixes.contains(words[0].bare) { name.namePrefix = words.removeFirst() }
    if words.count > 2, rest.isEmpty, Self.suffixes.contains(words[words.count - 1].bare) {
      name.nameSuffix = words.removeLast()
    }
    if words.count > 1 {
      var family = [words.removeLast()]
      while words.count > 1, Self.particles.contains(words[words.count - 1]) {
        family.insert(words.removeLast(), at: 0)
      }
      name.familyName = family.joined(separator: " ")
    }
    name.givenName = words.removeFirst()
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  private static let prefixes: Set = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "rev", "herr", "frau", "m", "mme", "sr", "sra",
  ]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
  private static let particles: Set = [
    "von", "van", "der", "den", "de", "di", "da", "del", "della", "la", "le", "zu", "ter",
  ]
}

extension String {
  fileprivate var bare: String { replacing(".", with: "").lowercased() }
}
