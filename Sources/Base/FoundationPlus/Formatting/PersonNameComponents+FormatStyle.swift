import Foundation

extension PersonNameComponents {
  /// A style for names of people.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The parts of a name to include.
    public enum Style: String, Hashable, Codable, Sendable {
      /// The informal name: the nickname, else the given name.
      case short
      /// The given name and family name.
      case medium
      /// The full name with prefix and suffix.
      case long
      /// The initials.
      case abbreviated
    }

    /// The parts of the name to include.
    public var style: Style
    /// The locale, which determines the order of the parts.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the text of a name. In Chinese, Japanese and Korean script, and in Hungarian and Vietnamese,
    /// the family name comes first.
    public func format(_ name: PersonNameComponents) -> String {
      let given = name.givenName.trimmed
      let family = name.familyName.trimmed
      let isEastAsian = ((given ?? "") + (family ?? "")).isEastAsian
      let isFamilyFirst = isEastAsian || ["hu", "vi"].contains(locale.language.languageCode?.identifier)
      let separator = isEastAsian ? "" : " "
      var parts: [String?]
      switch style {
      case .short: parts = [name.nickname.trimmed ?? given ?? family]
      case .medium: parts = isFamilyFirst ? [family, given] : [given, family]
      case .long:
        parts =
          isFamilyFirst
          ? [name.namePrefix.trimmed, family, given, name.middleName.trimmed]
          : [name.namePrefix.trimmed, given, name.middleName.trimmed, family]
        parts.append(name.nameSuffix.trimmed)
      case .abbreviated:
        if isEastAsian { return family ?? given ?? "" }
        let ends = isFamilyFirst ? [family, given] : [given, family]
        return ends.compactMap { $0?.first.map { String($0).uppercased(with: locale) } }.joined()
      }
      let known = parts.compactMap(\.self)
      return known.isEmpty ? name.nickname.trimmed ?? "" : known.joined(separator: separator)
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// Returns the given and family name, in the order of the current language.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the name in a given style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style for names of people.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}

extension String? {
  fileprivate var trimmed: String? {
    let text = self?.trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == false ? text : nil
  }
}

extension String {
  /// A Boolean value that indicates whether the text is written in Han, Hangul or Kana.
  fileprivate var isEastAsian: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x323AF: true
        default: false
        }
      }
  }
}
