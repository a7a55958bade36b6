import LanguageData

/// The sentences that long replies are made of: the table `replyLong` of the language data.
struct LongReplyTemplates: Sendable {
  /// The part of a mail that a sentence is for.
  enum Part: String, Sendable, Hashable {
    case greeting, opening, elaboration, question, request, closing
    case signOff = "sign_off"
  }

  private struct Row: Sendable {
    var part: Part
    /// Nil for every stance.
    var stance: ReplyStance?
    var tone: ReplyTone
    var text: String
  }

  private let rows: [Row]

  /// - Throws: `LanguageDataError` where a row names what no code knows.
  init(_ image: LanguageImage) throws {
    rows = try image.required(table: "replyLong").rows.enumerated().map { index, row in
      guard let part = Part(rawValue: row[0]), let tone = ReplyTone(rawValue: row[2]),
        row[1].isEmpty || ReplyStance(rawValue: row[1]) != nil
      else {
        throw LanguageDataError(
          .damaged,
          "table replyLong, row \(index + 1): \(row[0]), \(row[1]), \(row[2]) are no part, stance and tone")
      }
      return Row(part: part, stance: ReplyStance(rawValue: row[1]), tone: tone, text: row[3])
    }
  }

  /// The sentence of a part for a stance and a tone; that of any stance where there is none of its own.
  func text(_ part: Part, _ stance: ReplyStance? = nil, _ tone: ReplyTone) -> String? {
    (rows.first { $0.part == part && $0.tone == tone && $0.stance != nil && $0.stance == stance }
      ?? rows.first { $0.part == part && $0.tone == tone && $0.stance == nil })?.text
  }
}
