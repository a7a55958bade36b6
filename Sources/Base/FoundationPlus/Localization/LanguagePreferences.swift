import Foundation

/// The languages in which text is shown.
package enum LanguagePreferences {
  /// The languages of the person currently served, by descending preference, or nil for those of the process.
  ///
  /// A surface that serves several people sets it while it works for one of them. Tasks inherit it.
  @TaskLocal package static var languages: [String]?

  /// The languages of the person who started the program: the default `AppleLanguages`, which an argument
  /// `-AppleLanguages '(de)'` also sets, else those of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG`.
  ///
  /// Foundation itself ignores the environment here: `Locale.current` is always English.
  static let ofProcess: [String] = {
    if let set = UserDefaults.standard.stringArray(forKey: "AppleLanguages"), !set.isEmpty { return set }
    return environment(ProcessInfo.processInfo.environment) ?? Locale.preferredLanguages
  }()

  /// The languages in which text is currently shown, by descending preference.
  package static var current: [String] { languages ?? ofProcess }

  /// Returns the languages of POSIX variables, or nil if they specify none.
  static func environment(_ variables: [String: String]) -> [String]? {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    guard let first = name.flatMap(language) else { return nil }
    let more = (variables["LANGUAGE"] ?? "").split(separator: ":").compactMap { language(String($0)) }
    return more.contains(first) ? more : more + [first]
  }

  /// Converts `de_CH.UTF-8@euro` to `de-CH`; returns nil for the POSIX language `C`.
  private static func language(_ name: String) -> String? {
    let language = String(name.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
    return ["", "C", "POSIX"].contains(language) ? nil : language
  }

  /// Returns the languages to search for a text with a locale.
  static func wishes(_ locale: Locale) -> [String] {
    let general = current
    return locale.isCurrent ? general : [locale.identifier(.bcp47)] + general
  }

  /// Returns the locale in which values of a text with a locale are formatted.
  static func writing(_ locale: Locale) -> Locale {
    guard locale.isCurrent, let language = languages?.first ?? ofProcess.first else { return locale }
    return Locale.preferredLanguages.contains(language) ? locale : Locale(identifier: language)
  }
}

extension Locale {
  /// A Boolean value that indicates whether this is the current locale, as opposed to one that was chosen.
  var isCurrent: Bool { self == .current || self == .autoupdatingCurrent }
}
