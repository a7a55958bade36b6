import Foundation

/// `history/NAME.json`: one conversation, as it was written down.
struct ConversationScript: Decodable {
  struct Day: Decodable {
    /// How many days before today; on day 0 times are minutes before now: `-35`.
    let ago: Int
    let lines: [ScriptLine]
  }

  struct ScriptDraft: Decodable {
    let text: String
  }

  struct Scheduled: Decodable {
    let inDays: Int
    let at: String
    let text: String
  }

  let with: [String]
  let name: String?
  let pinned: Bool?
  let muted: Bool?
  /// How many of the last messages of others weren't read.
  let unread: Int?
  let days: [Day]
  let draft: ScriptDraft?
  let scheduled: Scheduled?
}

/// A message: `18:04 bubbles: hello`, and what goes with it.
struct ScriptLine: Decodable {
  let time: String
  let author: String
  let text: String
  var id: String?
  /// The `id` of the line it answers.
  var answers: String?
  var reactions: [String: String] = [:]
  /// How many minutes later it was changed, or taken back.
  var edited: Int?
  var unsent: Int?
  var files: [String] = []
  var place: Place?
  var effect: Message.Effect?
  var subject: String?
  var delivery: Message.Delivery?

  private enum CodingKeys: String, CodingKey {
    case say, id, answers, reactions, edited, unsent, files, place, effect, subject, delivery
  }

  init(from decoder: any Decoder) throws {
    var said = ""
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      said = text
    } else {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      said = try container.decode(String.self, forKey: .say)
      id = try container.decodeIfPresent(String.self, forKey: .id)
      answers = try container.decodeIfPresent(String.self, forKey: .answers)
      reactions = try container.decodeIfPresent([String: String].self, forKey: .reactions) ?? [:]
      edited = try container.decodeIfPresent(Int.self, forKey: .edited)
      unsent = try container.decodeIfPresent(Int.self, forKey: .unsent)
      files = try container.decodeIfPresent([String].self, forKey: .files) ?? []
      place = try container.decodeIfPresent(Place.self, forKey: .place)
      effect = try container.decodeIfPresent(Message.Effect.self, forKey: .effect)
      subject = try container.decodeIfPresent(String.self, forKey: .subject)
      delivery = try container.decodeIfPresent(Message.Delivery.self, forKey: .delivery)
    }
    let parts = said.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].hasSuffix(":") else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "“\(said.prefix(40))” isn't of the form “18:04 name: text”"))
    }
    time = String(parts[0])
    author = String(parts[1].dropLast())
    text = String(parts[2])
  }
}
