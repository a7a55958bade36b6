import Foundation

/// The languages that texts are shown in.
package enum LanguagePreferences {
  /// The languages of whoever is served at the moment, the most wanted first; nil stands for the process's.
  ///
  /// A surface that serves several people sets it around the work for one of them. Tasks inherit it.
  @TaskLocal package static var languages: [String]?

  /// The languages of the person who started the program: the default `AppleLanguages`, which an argument
  /// `-AppleLanguages '(de)'` sets too, else what `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG` say.
  ///
  /// Foundation itself knows no environment here: `Locale.current` is always English.
  static let ofProcess: [String] = {
    if let set = UserDefaults.standard.stringArray(forKey: "AppleLanguages"), !set.isEmpty { return set }
    return environment(ProcessInfo.processInfo.environment) ?? Locale.preferredLanguages
  }()

  /// The languages that texts are shown in now, the most wanted first.
  package static var current: [String] { languages ?? ofProcess }

  /// The languages that POSIX variables name, or nil if they leave it open.
  static func environment(_ variables: [String: String]) -> [String]? {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    guard let first = name.flatMap(language) else { return nil }
    let more = (variables["LANGUAGE"] ?? "").split(separator: ":").compactMap { language(String($0)) }
    return more.contains(first) ? more : more + [first]
  }

  /// `de_CH.UTF-8@euro` as `de-CH`; nil for the language of the machine, `C`.
  private static func language(_ name: String) -> String? {
    let language = String(name.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
    return ["", "C", "POSIX"].contains(language) ? nil : language
  }

  /// The languages to look for, for a text with a locale.
  static func wishes(_ locale: Locale) -> [String] {
    let general = current
    return locale.isCurrent ? general : [locale.identifier(.bcp47)] + general
  }

  /// The locale by which values are written, for a text with a locale.
  static func writing(_ locale: Locale) -> Locale {
    guard locale.isCurrent, let language = languages?.first ?? ofProcess.first else { return locale }
    return Locale.preferredLanguages.contains(language) ? locale : Locale(identifier: language)
  }
}

extension Locale {
  /// Whether nobody has chosen a locale: the process's own stands in its place.
  var isCurrent: Bool { self == .current || self == .autoupdatingCurrent }
}
