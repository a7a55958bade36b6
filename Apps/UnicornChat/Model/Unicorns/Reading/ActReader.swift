/// A reader that finds what a message does, by its phrases and, where they tell little, by known sentences.
struct ActReader {
  let words: [Word]

  /// The acts whose phrases stand where they mean what they say.
  func acts(by phrases: PhraseTable<Act>) -> Set<Act> {
    Set(phrases.matches(in: words).filter { !isPassing($0) }.map(\.value))
  }

  /// Adds the act of the most similar known sentence, where phrases alone tell little.
  func generalize(
    _ acts: inout Set<Act>, of text: String, asks: Bool, by examples: ExampleTable
  ) {
    guard (3...24).contains(words.count), acts.isSubset(of: Self.slight) else { return }
    guard let act = examples.act(of: text) else { return }
    let isQuestion = Self.questions.contains(act)
    if asks == isQuestion || act == .proposal || act == .request { acts.insert(act) }
  }

  /// Takes back what a phrase alone suggests and the words around it don't.
  func removeFalseFriends(_ acts: inout Set<Act>) {
    let said = Set(words.map(\.lower))
    // Phones die too.
    let isThing = !said.isDisjoint(with: Self.lifeless)
    if isThing,
      said.isDisjoint(with: ["funeral", "mum", "mom", "dad", "grandmother", "grandfather", "friend"])
    {
      if acts.contains(.grief) { acts.insert(.badNews) }
      acts.remove(.grief)
    }
    if said.contains("laughing") { acts.remove(.grief) }
    // Somebody who is well again isn't mourned.
    if !acts.isDisjoint(with: [.relief, .goodNews]) {
      acts.subtract([.illness, .medical, .badNews, .petTrouble])
    }
    if acts.contains(.wow) { acts.remove(.refuse) }
    if acts.contains(.compliment) { acts.subtract([.joke, .apology]) }
    if acts.contains(.owesMe) { acts.remove(.owes) }
    if acts.contains(.offersJoke) { acts.subtract([.joke, .proposal]) }
    if acts.contains(.guilt) { acts.subtract([.low, .badNews, .apology]) }
    // Who is called names isn't always who reads it.
    if acts.contains(.insult), !said.contains(where: { $0.hasPrefix("you") }), words.count > 3,
      !said.isDisjoint(with: [
        "my", "he", "she", "they", "he's", "she's", "they're", "is", "i", "i'm", "his", "her",
      ])
    {
      acts.remove(.insult)
      acts.insert(.angry)
    }
    if acts.contains(.dislikes) { acts.remove(.tired) }
    if let first = words.first?.lower, words.count < 4, ["morning", "evening", "afternoon"].contains(first) {
      acts.insert(.greeting)
    }
  }

  /// Whether it asks or says what kind of being reads it: `you're just a bot, right?`, `am I talking to a human?`.
  func asksWhoReads() -> Bool {
    words.indices.contains { index in
      guard Self.beings.contains(words[index].lower) else { return false }
      let isAll = words[index].endsClause || index + 1 == words.count
      guard isAll || Self.behindBeings.contains(words[index + 1].lower) else { return false }
      let before = words[..<index].reversed().prefix { !$0.endsClause }.map(\.lower)
        .drop { Self.besideBeings.contains($0) }
      guard let first = before.first else { return false }
      let second = before.dropFirst().first ?? ""
      if ["you're", "youre", "ur"].contains(first) { return true }
      if first == "you" { return ["are", "r", "aren't"].contains(second) || before.count == 1 }
      if ["are", "r", "aren't"].contains(first) { return second == "you" || second == "u" }
      if first == "this" { return second == "is" }
      return first == "to" && second == "talking" || first == "with" && second == "chatting"
    }
  }

  private static let beings: Set<String> = [
    "bot", "chatbot", "robot", "ai", "machine", "computer", "program", "algorithm", "human", "person", "real",
    "llm", "gpt", "chatgpt", "script",
  ]
  /// Words between who is spoken to and what they are said to be.
  private static let besideBeings: Set<String> = [
    "a", "an", "the", "just", "only", "really", "actually", "even", "not", "some", "kind", "sort", "of",
    "real",
    "secretly", "basically", "probably", "computer", "chat", "still", "like", "all", "living", "any",
  ]
  private static let behindBeings: Set<String> = [
    "or", "right", "then", "too", "yes", "no", "isn't", "aren't",
  ]

  /// Whether a phrase that means something by itself alone stands in the middle of something else: `she's ok now`,
  /// `Juniper says hi`.
  private func isPassing(_ match: PhraseTable<Act>.Match) -> Bool {
    let start = match.range.lowerBound
    let begins = start == 0 || words[start - 1].endsClause || words[start - 1].isFiller
    switch match.value {
    case .agree, .refuse:
      return match.range.count == 1 && !begins && words[start].lower != "works"
    case .goodnight where match.range.count == 1:
      let isAll = start + 1 == words.count || words[start].endsClause
      return !(begins && isAll)
    // "I want to" proposes nothing.
    case .proposal where words[start].lower == "want" && start > 0:
      return Self.wanting.contains(words[start - 1].lower)
    case .cancel where Self.notMine.contains(words[start].lower):
      return !begins && !["i", "we"].contains(words[start - 1].lower)
    case .greeting:
      return !begins && (start > 1 || Self.saying.contains(words[start - 1].lower))
    case let act where Act.standingAlone.contains(act):
      if !begins { return true }
      let end = match.range.upperBound - 1
      return match.range.count < 3 && end + 1 < words.count && !words[end].endsClause
        && !Self.endings.contains(words[end + 1].lower)
    default:
      return false
    }
  }

  /// Acts beside which there may be a weightier one.
  private static let slight: Set<Act> = [
    .greeting, .wow, .pondering, .well, .agree, .refuse, .laugh, .excited,
  ]
  /// Acts that are questions.
  private static let questions: Set<Act> = [
    .howAreYou, .whatAreYouDoing, .plans, .yourDay, .whoAreYou, .areYouReal, .favorites, .recommend, .advice,
    .opinion,
    .recallHome, .recallOwnName, .recallJob, .recallFavourite, .recallPlan, .help, .asksWhere,
    .asksWhatToBring,
  ]
  /// How what somebody can't do begins: whose it is stands before it.
  private static let notMine: Set<String> = ["can't", "cannot", "won't", "have", "need", "got"]
  /// Before `want to`: who wants, or doesn't.
  private static let wanting: Set<String> = [
    "i", "we", "they", "he", "she", "don't", "didn't", "really", "just", "who", "also", "not",
  ]
  private static let saying: Set<String> = ["say", "says", "said", "saying", "tell", "told", "a", "the"]
  /// What may stand behind a word that stands alone.
  private static let endings: Set<String> = [
    "lol", "haha", "then", "again", "sorry", "though", "x", "xx", "tho", "please", "that", "so", "not",
  ]
  private static let lifeless: Set<String> = [
    "phone", "battery", "laptop", "computer", "car", "engine", "wifi", "internet", "plant", "plants", "basil",
    "cactus", "tomatoes", "printer", "tablet", "watch", "boiler", "bike", "kettle", "tree", "bulb", "flowers",
    "charger", "line", "chat", "party", "show", "joke", "series", "book", "film", "movie", "character",
    "screen",
  ]
}
