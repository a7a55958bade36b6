import Foundation

/// A text in several languages, of which a person reads the one of theirs.
public final class CSLocalizedString: NSObject, Sendable {
  private let texts: [String: String]

  /// Makes a text.
  ///
  /// - Parameter localizedStrings: Texts by language (`en`, `pt-BR`); entries of other kinds are left out.
  public init(localizedStrings: [AnyHashable: Any]) {
    var texts: [String: String] = [:]
    for (language, text) in localizedStrings {
      if let language = language as? String, let text = text as? String { texts[language] = text }
    }
    self.texts = texts
  }

  /// The text in the person's first language that there is one for, else in English, else in any; empty where
  /// there is none.
  public func localizedString() -> String {
    localizedString(preferring: Locale.preferredLanguages)
  }

  /// The text in the first of these languages that there is one for: `pt-BR` takes `pt` too, and `pt` takes any
  /// kind of Portuguese.
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

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CSLocalizedString)?.texts == texts
  }

  public override var hash: Int { texts.hashValue }
}
