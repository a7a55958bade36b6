import Foundation

/// A book of what a language needs to be read and written: its phrases, its words for times, the ways facts
/// are told in it, and what everybody says in it.
struct TongueBook: Sendable {
  let tongue: Tongue
  var acts: PhraseTable<Act>
  var activities: PhraseTable<Phrasebook.Activity>
  let times: TimeWords
  /// The beginnings of clauses that tell a fact of who writes: `my name is`.
  let facts: PhraseTable<Fact>
  /// The ways to speak of one's own name, which a question asks for.
  let ownName: PhraseTable<Bool>
  /// Words that stand between others and change nothing: `doch`.
  let asides: Set<String>
  let askers: Set<String>
  /// Its words that tell a mood, and how a message is built.
  let moods: PhraseTable<Mood>
  let forms: FormWords
  var lines: LineTable

  static func load(_ tongue: Tongue) throws -> TongueBook {
    let file = try ModelResource.decode(TongueFile.self, from: "tongues/\(tongue.rawValue).json")
    let lines =
      tongue == .english
      ? LineTable() : try ModelResource.decode(LineTable.self, from: "tongues/lines.\(tongue.rawValue).json")
    return TongueBook(
      tongue: tongue,
      acts: PhraseTable(try Phrasebook.acts(file.acts ?? [:], "tongues/\(tongue.rawValue).json")),
      activities: PhraseTable(
        (file.activities ?? [:]).map {
          ($0.key.folded, Phrasebook.Activity(name: $0.value.said, hour: $0.value.hour, isEvent: false))
        }),
      times: file.times,
      facts: PhraseTable(file.facts.flatMap { fact, phrases in phrases.map { ($0.folded, fact) } }),
      ownName: PhraseTable(file.ownName.map { ($0.folded, true) }),
      asides: Set(file.asides.map(\.folded)), askers: Set((file.askers ?? []).map(\.folded)),
      moods: file.moods.table, forms: file.forms, lines: lines)
  }
}

/// A fact that somebody tells of themselves and asks for later.
enum Fact: String, Codable, CodingKeyRepresentable, Hashable, Sendable {
  case name, home, job, likes, favourite
  /// What they don't eat or can't have: `nuts`; and by what they eat: `vegan`.
  case avoids, diet
}

/// A language's words for days and hours, and how it says them.
struct TimeWords: Decodable, Sendable {
  /// Words for days from now, by how many: `tomorrow`.
  let days: [String: Int]
  /// The days of the week, Sunday first, each with its ways to be written.
  let weekdays: [[String]]
  /// Words before an hour, and behind one.
  let before: [String]
  let after: [String]
  /// Words that tell the earlier half of a day.
  let early: [String]
  /// Words that tell the later half of a day.
  let late: [String]
  /// How times are said, with `{clock}` and `{day}` in them.
  let at: String
  let on: String
  let next: String
  let today: String
  let tomorrow: String
  /// A clock of full hours and one with minutes, with `{h}` and `{m}`; nil where the half day is counted.
  let hour: String?
  let minute: String?
  /// The locale of longer dates.
  let locale: String
}

/// `tongues/LANGUAGE.json`.
private struct TongueFile: Decodable {
  struct Activity: Decodable {
    let hour: Int
    let said: String
  }
  let acts: [String: [String]]?
  let activities: [String: Activity]?
  let times: TimeWords
  let facts: [Fact: [String]]
  let ownName: [String]
  let asides: [String]
  let askers: [String]?
  let moods: MoodWords
  let forms: FormWords
}

extension String {
  /// In small letters without accents, as words are compared.
  var folded: String {
    lowercased().folding(options: .diacriticInsensitive, locale: nil)
  }
}
