import Foundation

/// Writes and reads the names of people.
open class PersonNameComponentsFormatter: Formatter {
  public enum Style: Int, Sendable {
    case `default`
    case short
    case medium
    case long
    case abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Self(rawValue: 1 << 1)
  }

  open var style = Style.default
  /// Whether the name's pronunciation is written in place of the name.
  open var isPhonetic = false
  /// The reader's language; nil stands for the current one.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  public class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// The parts of a name in Latin script, by position, comma and the usual titles; nil if there is no word.
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
