import Foundation

/// A text in several languages, of which the person's preferred one is used.
public final class CSLocalizedString: NSObject, Sendable {
  private let texts: [String: String]

  /// Creates a text.
  ///
  /// - Parameter localizedStrings: Texts by language (`en`, `pt-BR`); entries of other types are ignored.
  public init(localizedStrings: [AnyHashable: Any]) {
    var texts: [String: String] = [:]
    for (language, text) in localizedStrings {
      if let language = language as? String, let text = text as? String { texts[language] = text }
    }
    self.texts = texts
  }

  /// Returns the text in the person's most preferred available language, else in English, else in any; empty
  /// if there is none.
  public func localizedString() -> String {
    localizedString(preferring: Locale.preferredLanguages)
  }

  /// Returns the text in the first available of several languages: `pt-BR` also matches `pt`, and `pt`
  /// matches any Portuguese.
  package func localizedString(preferring languages: [String]) -> String {
    let available = texts.keys.sorted()
    for language in languages + ["en"] {
      var subtags = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
      while !subtags.isEmpty {
        if let text = texts[subtags.joined(separator: "-")] { return text }
        if subtags.count == 1, let kin = available.first(where: { $0.hasPrefix("\(subtags[0])-") }) {
          return texts[kin] ?? ""
        }
        subtags.removeLast()
      }
    }
    return available.first.flatMap { texts[$0] } ?? ""
  }

  public override var description: String { localizedString() }

  /// Returns a Boolean value that indicates whether all texts are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CSLocalizedString)?.texts == texts
  }

  /// The hash value of the texts.
  public override var hash: Int { texts.hashValue }
}
