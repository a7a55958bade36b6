import LanguageData
import TextAnalysis

/// The verbs of a message that ask somebody to act: "can you please SEND", "would you mind SENDING", "let's
/// TAKE", "I need to CALL", "SEND" at the beginning of a clause.
struct Requests {
  enum Kind {
    /// The writer asks the other side.
    case asked
    /// The writer proposes it for both.
    case together
    /// The writer wants to do it, or says so.
    case wanted
  }

  struct Request {
    var kind: Kind
    /// The words that make it one; none where the verb alone does.
    var words: [Range<Int>]
  }

  private let input: RuleInput
  private var byVerb: [Int: Request] = [:]

  init(_ input: RuleInput) {
    self.input = input
    let roles: [(PhraseRole, Kind)] = [
      (.want, .wanted), (.joint, .together), (.ask, .asked),
    ]
    for (role, kind) in roles {
      // The first of those that lead to one verb reaches farthest back: "I need you to please".
      var seen: Set<Int> = []
      for match in input.matches(role) where seen.insert(match.tokens.upperBound).inserted {
        byVerb[match.tokens.upperBound] = Request(kind: kind, words: match.match.evidence)
      }
    }
  }

  /// Returns the request that a verb at a token makes, or nil where it asks nobody to act.
  func request(at verb: Int) -> Request? {
    if let request = byVerb[verb] { return request }
    let reading = input.reading
    guard reading.tokens.indices.contains(verb) else { return nil }
    let clause = reading.clause(of: verb)
    var start = verb
    while start > clause.lowerBound, verb - start < Requests.longestOpening,
      input.phrases.opener.value(of: reading.tokens[start - 1]) != nil
    {
      start -= 1
    }
    // "Mija send me the picture": whom it is said to stands before the verb.
    let isVocative =
      start == clause.lowerBound + 1 && reading.tokens[start - 1].capitalised
      && (input.isNameWord(start - 1) || input.phrases.personNoun.match(reading.tokens, at: start - 1) != nil)
      && verb + 1 < clause.upperBound && input.phrases.objectWord.value(of: reading.tokens[verb + 1]) != nil
    return start == clause.lowerBound || isVocative ? Request(kind: .asked, words: []) : nil
  }

  /// Whether a verb goes on with what is asked before it in its clause: "take a picture and SEND".
  func isContinued(at verb: Int) -> Bool {
    let reading = input.reading
    guard verb > 0, reading.has(Requests.andWord, at: verb - 1, before: verb) else { return false }
    let clause = reading.clause(of: verb)
    for index in max(clause.lowerBound, verb - Requests.longestStep)..<verb - 1 where byVerb[index] != nil {
      return byVerb[index]?.kind == .asked
    }
    var first = clause.lowerBound
    while first < verb, input.phrases.opener.value(of: reading.tokens[first]) != nil { first += 1 }
    return verb - first <= Requests.longestStep
      && input.phrases.preparingVerb.value(of: reading.tokens[first]) != nil
  }

  private static let longestStep = 12
  private static let andWord = PhrasePattern.hashes(of: "and")

  /// The masks under which a request doesn't count. The past isn't among them: that the thing asked for is
  /// over says nothing about the request.
  static let masks: Mask = [.quoted, .negated, .hypothetical]

  private static let longestOpening = 4
}

extension MessageReading {
  /// Whether nothing of a clause follows before a token: its sentence ends, or a sign or another clause
  /// begins.
  func endsClause(before token: Int) -> Bool {
    guard tokens.indices.contains(token), !tokens[token].startsLine else { return true }
    guard token == 0 || sentence(of: token) == sentence(of: token - 1) else { return true }
    if startsClause(token) { return true }
    let next = tokens[token]
    return next.kind == .sign && !isSign(token, "-") && !isSign(token, "'") && !isSign(token, "/")
      && !isSign(token, "\"")
  }
}
