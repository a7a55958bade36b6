import Foundation

/// A composer that makes an answer from a plan: picks lines, fills them and gives them the character's look.
struct AnswerComposer {
  let unicorn: Unicorn
  /// The language of the answer.
  let tongue: Tongue
  /// What everybody says in that language.
  let lines: LineTable
  let plan: AnswerPlan
  let values: [Slot: String]
  /// What was said in the last messages, as `Line.letters(of:)` gives it.
  let recent: [String]
  let lastTone: Line.Tone?
  /// Whether what it wrote last asks something.
  let hasAsked: Bool

  private var own: LineTable { unicorn.lines(in: tongue) }
  private var style: VoiceStyle { unicorn.style }
  /// Words on their own before an answer, in the language of the answer.
  private var openers: [String] {
    tongue == .english ? style.openers : own["opener"].compactMap { $0.filled([:]) }
  }
  /// Whether nothing is to be loud or funny.
  private var isCalm: Bool { plan.isSolemn || plan.isGentle }

  func answer(using generator: inout SeededGenerator) -> UnicornAnswer {
    if plan.reactionWillDo, let reaction = plan.reaction, generator.chance(style.reacts) {
      return reactionAlone(reaction)
    }
    var chosen: [Line] = []
    var sentences: [String] = []
    for categories in plan.sentences {
      guard
        let (line, text) = pick(from: categories, besides: chosen, using: &generator)
          ?? pick(from: plan.fallback, besides: chosen, using: &generator)
      else { continue }
      chosen.append(line)
      sentences.append(text)
    }
    if sentences.count == 1, !isCalm, chosen[0].tone != .curious, generator.chance(style.talkative),
      let category = plan.sentences.last?.first, Self.goesOn(after: category),
      let (line, text) = pick(from: ["more"], besides: chosen, using: &generator)
    {
      chosen.append(line)
      sentences.append(text)
    }
    guard !sentences.isEmpty else { return reactionAlone(plan.reaction ?? .tapback(.like)) }
    return written(sentences, using: &generator)
  }

  /// Whether a word can follow that fits anything: after an opinion or a promise, and not after an answer.
  private static func goesOn(after category: String) -> Bool {
    ["topic.", "opinion.", "recommend.", "plan.agree", "good_news", "agreed"].contains {
      category.hasPrefix($0)
    }
  }

  private func written(_ sentences: [String], using generator: inout SeededGenerator) -> UnicornAnswer {
    let look = StyledText(style: style, isSolemn: plan.isSolemn)
    var parts = sentences.map(look.styled)
    if !isCalm, generator.chance(style.openerRate), (15..<90).contains(parts[0].utf8.count),
      let opener = openers.randomElement(using: &generator), !recentlyOpened(with: opener)
    {
      parts[0] = look.styled(opener) + " " + parts[0]
    }
    var texts = parts.count > 1 && generator.chance(style.splits) ? parts : [StyledText.joined(parts)]
    texts = texts.map(look.ended)
    if !isCalm, !style.emoji.isEmpty, generator.chance(style.emojiRate),
      let emoji = style.emoji.randomElement(using: &generator)
    {
      texts[texts.count - 1] += " " + emoji
    }
    let withReaction = !isCalm && generator.chance(style.reacts / 2)
    return UnicornAnswer(
      author: unicorn.id, texts: texts, reaction: withReaction ? plan.reaction : nil,
      effect: style.exclaims && generator.chance(0.3) ? plan.effect : nil, reading: 1,
      typing: Self.typing(texts, lettersPerSecond: style.typing))
  }

  /// How long each text takes: at least a second, all together six and a half.
  static func typing(_ texts: [String], lettersPerSecond: Double) -> [Double] {
    let raw = texts.map { 1.2 + Double($0.count) / max(lettersPerSecond, 5) }
    let sum = raw.reduce(0, +)
    return sum > 6.5 ? raw.map { $0 / sum * 6.5 } : raw
  }

  private func reactionAlone(_ reaction: Reaction.Kind) -> UnicornAnswer {
    UnicornAnswer(author: unicorn.id, texts: [], reaction: reaction, reading: 1, typing: [1.2])
  }

  /// A line of the first category that has one which can be filled and wasn't said lately; one that doesn't ask
  /// right after a question, as long as there is one. Where words are needed, they are said again.
  private func pick(
    from categories: [String], besides chosen: [Line], using generator: inout SeededGenerator
  ) -> (Line, String)? {
    // A plan needs its question: which day, what time.
    let isPlan = categories.first?.hasPrefix("plan.") ?? false
    let asked = hasAsked || chosen.contains(where: \.asks)
    if asked, !isPlan,
      let found = pick(from: categories, besides: chosen, isQuiet: true, using: &generator)
    {
      return found
    }
    return pick(from: categories, besides: chosen, isQuiet: false, using: &generator)
      ?? (plan.isSolemn || categories.first == "heed" ? saidLongestAgo(categories) : nil)
  }

  /// - Parameter isQuiet: whether lines that ask are left out.
  private func pick(
    from categories: [String], besides chosen: [Line], isQuiet: Bool, using generator: inout SeededGenerator
  ) -> (Line, String)? {
    for category in categories {
      var own = plan.isShared ? [] : candidates(self.own[category], besides: chosen)
      var shared = candidates(lines[category].filter { !isNeverSaid($0) }, besides: chosen)
      if isQuiet {
        own.removeAll { $0.0.asks }
        shared.removeAll { $0.0.asks }
      }
      // What is its own is said three times in four, as long as there is something of it.
      let first = generator.chance(0.75) ? own : own + shared
      for pool in [first, own + shared] {
        if let found = suited(pool, after: chosen.last?.tone ?? lastTone).randomElement(using: &generator) {
          return found
        }
      }
    }
    return nil
  }

  private func candidates(_ lines: [Line], besides chosen: [Line]) -> [(Line, String)] {
    fitting(lines).filter { line, text in
      !chosen.contains(line) && lastSaid(line, as: text) == nil
    }
  }

  /// The lines that can be filled; without the loud and the funny ones where there are to be none.
  private func fitting(_ lines: [Line]) -> [(Line, String)] {
    lines.compactMap { line in
      if isCalm && (line.tone == .playful || line.tone == .lively) { return nil }
      return line.filled(values).map { (line, $0) }
    }
  }

  /// Where in the recent messages a line was said last.
  private func lastSaid(_ line: Line, as text: String) -> Int? {
    let letters = Line.letters(of: text)
    return recent.lastIndex { said in
      line.trace.utf8.count > 6 && said.contains(line.trace) || said.contains(letters)
    }
  }

  /// Help is named again rather than not at all.
  private func saidLongestAgo(_ categories: [String]) -> (Line, String)? {
    for category in categories {
      let lines = fitting(own[category] + lines[category])
      if let found = lines.min(by: { (lastSaid($0.0, as: $0.1) ?? -1) < (lastSaid($1.0, as: $1.1) ?? -1) }) {
        return found
      }
    }
    return nil
  }

  /// Leaves out those in the tone that was heard last, unless that is all there is.
  private func suited(_ pool: [(Line, String)], after tone: Line.Tone?) -> [(Line, String)] {
    guard let tone else { return pool }
    let different = pool.filter { $0.0.tone != tone }
    return different.isEmpty ? pool : different
  }

  private func isNeverSaid(_ line: Line) -> Bool {
    line.parts.contains { part in
      guard case .text(let text) = part else { return false }
      let lower = text.lowercased()
      return style.never.contains { lower.contains($0) }
    }
  }

  private func recentlyOpened(with opener: String) -> Bool {
    let letters = Line.letters(of: opener)
    return recent.suffix(3).contains { $0.hasPrefix(letters) }
  }
}
