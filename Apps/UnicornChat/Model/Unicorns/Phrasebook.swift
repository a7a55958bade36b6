/// A book of what tells acts and topics in a message, and what everybody says to them.
package struct Phrasebook: Sendable {
  let acts: PhraseTable<Act>
  let topics: PhraseTable<String>
  let frames: PhraseTable<Frame>
  /// The hour of the day at which one does such a thing.
  let activities: PhraseTable<Activity>
  /// Things that are places after "at", "in" or "to": `lake`.
  let places: Set<String>
  /// Words for persons and for animals that live with one: `sister`, `dog`.
  let people: Set<String>
  let pets: Set<String>
  let lines: LineTable
  /// What each language needs beside that, which is for English.
  let tongues: [Tongue: TongueBook]
  /// Sentences whose likes mean the same act.
  let examples: ExampleTable

  struct Activity: Hashable, Sendable {
    /// With the word that goes before it: `a walk`.
    let name: String
    let hour: Int
    /// Whether it is held at a time that others have set: a concert.
    let isEvent: Bool
  }

  /// The beginning of a clause that a question can be asked about, and the category of such questions.
  struct Frame: Hashable, Sendable {
    let category: String
    /// Whether the last word of the pattern belongs to the clause: `learning`.
    let keepsLast: Bool
    /// Whether what follows has to begin like something one can touch: `a new bike`.
    let takesThing: Bool
  }

  static func load() throws -> Phrasebook {
    let file = try ModelResource.decode(PhraseFile.self, from: "phrases.json")
    let lines = try ModelResource.decode(LineTable.self, from: "lines.json")
    let acts = PhraseTable(try Self.acts(file.acts, "phrases.json"))
    let activities = PhraseTable(
      file.activities.map {
        ($0.key, Activity(name: $0.value.said, hour: $0.value.hour, isEvent: $0.value.isEvent ?? false))
      })
    var tongues: [Tongue: TongueBook] = [:]
    for tongue in Tongue.allCases { tongues[tongue] = try TongueBook.load(tongue) }
    tongues[.english]?.acts = acts
    tongues[.english]?.activities = activities
    tongues[.english]?.lines = lines
    let examples = try ModelResource.decode([String: [String]].self, from: "examples.json")
    return Phrasebook(
      acts: acts,
      topics: PhraseTable(file.topics.flatMap { topic, phrases in phrases.map { ($0, topic) } }),
      frames: PhraseTable(
        file.frames.flatMap { frame in
          frame.says.map {
            let value = Frame(
              category: frame.category, keepsLast: $0.hasSuffix("*ing"), takesThing: frame.thing ?? false)
            return ($0, value)
          }
        }),
      activities: activities,
      places: Set(file.places), people: Set(file.people), pets: Set(file.pets), lines: lines,
      tongues: tongues, examples: ExampleTable(try Self.acts(examples, "examples.json")))
  }

  /// Phrases with their acts.
  /// - Throws: `CastError` where a name is none of an act.
  static func acts(_ named: [String: [String]], _ path: String) throws -> [(String, Act)] {
    try named.flatMap { name, phrases in
      guard let act = Act(rawValue: name) else {
        throw CastError(.malformed, "\(path): acts has \(name), which is none of the acts there are")
      }
      return phrases.map { ($0.folded, act) }
    }
  }
}

/// `phrases.json`.
private struct PhraseFile: Decodable {
  struct FrameEntry: Decodable {
    let category: String
    let says: [String]
    let thing: Bool?
  }

  let acts: [String: [String]]
  let topics: [String: [String]]
  let frames: [FrameEntry]
  struct ActivityEntry: Decodable {
    let hour: Int
    let said: String
    let isEvent: Bool?
  }

  let activities: [String: ActivityEntry]
  let places: [String]
  let people: [String]
  let pets: [String]
}
