import Foundation
import Synchronization

/// A language of a table, with the parts that its name usually omits: `zh-TW` is written in traditional
/// script.
struct LanguageMatch: Sendable, Hashable {
  /// The name in the table.
  let name: String
  private let language: String
  private let script: String
  private let region: String?
  /// A Boolean value that indicates whether the name itself has a region.
  private let namesRegion: Bool

  init(_ name: String) {
    self.name = name
    let given = Locale.Language(identifier: name.replacing("_", with: "-"))
    let full = Locale.Language(identifier: given.maximalIdentifier)
    let code = full.languageCode?.identifier ?? name
    // Macrolanguages and obsolete codes under which tables are still filed.
    language = ["no": "nb", "iw": "he", "in": "id", "tl": "fil"][code] ?? code
    script = full.script?.identifier ?? ""
    region = full.region?.identifier
    namesRegion = given.region != nil
  }

  /// A cache of matches by name: a person has few languages, and each text needs them.
  private static let known = Mutex<[String: LanguageMatch]>([:])

  /// Returns the match for a language's name, which is cached.
  static func named(_ name: String) -> LanguageMatch {
    if let match = known.withLock({ $0[name] }) { return match }
    let match = LanguageMatch(name)
    known.withLock { known in
      // Names may come from outside, so the cache is bounded.
      if known.count >= 500 { known = [:] }
      known[name] = match
    }
    return match
  }

  /// Returns the distance between this language and a preferred one, or nil if they are different languages.
  func distance(from wish: LanguageMatch) -> Int? {
    guard language == wish.language, script == wish.script else { return nil }
    if name.lowercased() == wish.name.lowercased() { return 0 }
    if !namesRegion { return wish.namesRegion ? 2 : 1 }
    return region == wish.region ? 1 : 3
  }

  /// Returns the languages to search, in order: those that match the first preference with any match, nearest
  /// first, then `development`, in which the program is complete.
  static func order(of available: [LanguageMatch], wishes: [String], development: String?) -> [String] {
    var order: [String] = []
    for wish in wishes.map(named) {
      let near = available.compactMap { match in match.distance(from: wish).map { ($0, match.name) } }
      order = near.sorted { $0 < $1 }.map(\.1)
      if !order.isEmpty { break }
    }
    let names = available.map(\.name)
    for last in [development, "Base"].compactMap(\.self) {
      let name = names.first { $0.lowercased() == last.lowercased() }
      if let name, !order.contains(name) { order.append(name) }
    }
    return order
  }
}
