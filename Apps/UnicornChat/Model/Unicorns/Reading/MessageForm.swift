/// The form of a message: how it is built, where no phrase tells what somebody does by it.
enum MessageForm: String, Hashable, Sendable {
  // Questions.
  /// `could you lend me your ladder?`: something that who answers is to do for who asks.
  case favour
  /// `should I invite her too?`
  case shouldI
  /// `did you get my email?`
  case haveYouSeen
  /// `how do you take your tea?`: a fact of who answers.
  case ofYou
  /// `sabes cocinar?`: something to say yes or no to of who answers, where no other kind of question tells more.
  case whetherYou
  /// `how much was it?`: a fact of something that was spoken of.
  case ofIt
  /// `is it hard to make?`: something to say yes or no to that isn't about either of the two.
  case whetherIt
  /// `what about a cooking class?`
  case idea
  /// `did you and Rumble make up?`
  case ofYouTwo
  // Statements.
  /// `I'll bring popcorn`
  case intends
  /// `we should sign up for the race`
  case someday
  /// `31 minutes`: a few words that go on with what was said before.
  case detail
}

/// A reader that finds the form of a message.
struct FormReader {
  /// The words as they are compared: in English as they are, in other languages without accents.
  let words: [Word]
  let tongue: Tongue
  let asks: Bool
  let book: FormWords

  func form() -> MessageForm? {
    let words = words.drop { $0.isFiller || book.vocatives.contains($0.lower) }
    guard let first = words.first?.lower else { return nil }
    if !asks { return statement(Array(words), first) }
    return tongue == .english ? englishQuestion() : question(Array(words))
  }

  // MARK: Statements

  private func statement(_ words: [Word], _ first: String) -> MessageForm? {
    func opens(_ phrases: [String]) -> Bool {
      phrases.contains { phrase in
        let parts = phrase.split(separator: " ").map(String.init)
        return parts.count <= words.count && zip(parts, words).allSatisfy { $0 == $1.lower }
      }
    }
    if opens(book.someday) { return .someday }
    if opens(book.intends) { return .intends }
    let isClause = words.contains { word in
      book.clauseWords.contains(word.lower) || word.lower.contains("'")
    }
    return words.count <= Self.longestDetail && !isClause ? .detail : nil
  }

  private static let longestDetail = 7

  // MARK: Questions

  private func question(_ words: [Word]) -> MessageForm? {
    let asksForFact = words.first.map { book.asking.contains($0.lower) } ?? false
    let isOfYou = words.contains { book.you.contains($0.lower) || $0.lower.hasSuffix("-tu") }
    if asksForFact { return isOfYou ? .ofYou : nil }
    return isOfYou ? .whetherYou : .whetherIt
  }

  private func englishQuestion() -> MessageForm? {
    let asked = asked()
    let said = asked.map(\.lower)
    guard let first = said.first else { return nil }
    let second = said.dropFirst().first ?? ""
    if ["what", "how"].contains(first), second == "about" { return .idea }
    if said.hasPair("should", "i") || said.hasPair("i", "should") || said.hasPair("shall", "i") {
      return QuestionReader.asksForFact(first) ? nil : .shouldI
    }
    if ["can", "could", "will", "would", "can't", "couldn't"].contains(first), second == "you" {
      let rest = said.dropFirst(2).drop { Self.softeners.contains($0) }
      let verb = rest.first ?? ""
      // "Could you tell Willow I said hi"; "could you tell me" asks for what is known.
      if verb == "tell", rest.dropFirst().first != "me" { return .favour }
      return Self.notFavours.contains(verb) || said.count < 4 ? nil : .favour
    }
    if ["do", "would"].contains(first), second == "you", said.dropFirst(2).first == "mind" { return .favour }
    if ["did", "have", "are", "were", "do"].contains(first), second == "you",
      said.dropFirst(2).first == "and"
    {
      return .ofYouTwo
    }
    if ["did", "have"].contains(first), second == "you",
      Self.perceiving.contains(said.dropFirst(2).first { $0 != "just" } ?? "")
    {
      return .haveYouSeen
    }
    if QuestionReader.asksForFact(first) { return fact(said) }
    if said.hasPair("know", "if") || said.hasPair("know", "whether") { return .whetherIt }
    let thinks = ["think", "reckon", "believe"].contains { said.hasPair("you", $0) }
    let isOfIt = Self.ofThird.contains(first) && second != "you" && second != "i" && second != "we"
    return isOfIt || thinks ? .whetherIt : nil
  }

  private func fact(_ said: [String]) -> MessageForm? {
    if said.contains("your") || said.contains("you"), !said.contains("think") { return .ofYou }
    let isAgain = said.contains("again") || said.contains("then")
    let isPast = !Set(said).isDisjoint(with: ["was", "were", "did", "wrote", "made", "won", "said"])
    let isOfIt = !Set(said).isDisjoint(with: ["it", "that", "they", "he", "she"])
    return isAgain || isPast && isOfIt ? .ofIt : nil
  }

  /// The words of the last question, without those that say nothing.
  private func asked() -> [Word] {
    let sentence = words.last { $0.mark == "?" }?.sentence
    let all = words.filter { sentence == nil || $0.sentence == sentence }
    // "My sister's allergic to nuts, would it be safe for her?"
    let comma = all.dropLast().lastIndex { $0.mark == "," }
    let last = comma.map { Array(all[($0 + 1)...]) } ?? []
    let opens = last.first.map {
      QuestionReader.asksYesOrNo($0.lower) || QuestionReader.asksForFact($0.lower)
    }
    return Array(
      (opens == true && last.count > 3 ? last : all)
        .drop { $0.isFiller || book.vocatives.contains($0.lower) })
  }

  private static let softeners: Set<String> = [
    "please", "maybe", "just", "possibly", "also", "then", "still",
  ]
  /// What one asks whether somebody can or would, rather than to do it.
  private static let notFavours: Set<String> = [
    "like", "ever", "prefer", "rather", "say", "imagine", "recommend", "swim", "drive", "cook", "dance",
    "sing",
    "play", "speak", "believe", "see", "hear", "want", "be", "come", "join", "make", "do", "meet", "still",
    "tell", "remember", "guess", "explain", "know", "have",
  ]
  private static let perceiving: Set<String> = [
    "get", "got", "receive", "received", "see", "seen", "hear", "heard", "read", "notice", "watch", "watched",
    "find", "found", "try", "tried",
  ]
  private static let ofThird: Set<String> = [
    "is", "are", "was", "were", "does", "did", "will", "would", "has", "have", "can", "could", "isn't",
    "aren't", "doesn't", "won't",
  ]
}

extension [String] {
  /// Whether two words stand next to each other.
  fileprivate func hasPair(_ first: String, _ second: String) -> Bool {
    zip(self, dropFirst()).contains { $0 == first && $1 == second }
  }
}

/// A language's words that tell how a message is built.
struct FormWords: Decodable, Sendable {
  /// Words that speak to whoever reads: `mate`.
  let vocatives: Set<String>
  /// How somebody begins who says what they will do, and what both should do one day.
  let intends: [String]
  let someday: [String]
  /// Words without which a few others are no clause: `is`, `she`.
  let clauseWords: Set<String>
  /// Words for who reads it, its verbs among them: `your`.
  let you: Set<String>
  /// Words that begin a question for a fact; English has its own.
  let asking: Set<String>
  /// Words for who writes, and verbs by which they ask what to do instead of what is: `ich`, `soll`. English has its
  /// own.
  let mine: Set<String>
  let should: Set<String>
}
