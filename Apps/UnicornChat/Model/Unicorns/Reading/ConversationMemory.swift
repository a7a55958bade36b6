import Foundation

/// The memory of what the person told in a conversation, found in its last messages.
struct ConversationMemory: Sendable {
  /// `Biscuit`, and what Biscuit is: `dog`.
  private(set) var pet: String?
  private(set) var petKind: String?
  /// The names of those who were told of, by what they are to the person: `Anna`, `sister`.
  private(set) var names: [String: String] = [:]
  /// What the person likes, as they said it: `climbing`.
  private(set) var like: String?
  /// What the person told of themselves, the newest last told.
  private(set) var facts: [Fact: String] = [:]
  /// What the person told that they can't have, in the order in which they told it.
  private(set) var avoided: [String] = []
  /// Favourites by their kind: `food`, `ramen`.
  private(set) var favourites: [String: String] = [:]
  /// What was agreed: the time that one named and the other took.
  private(set) var plan: MentionedTime?
  private(set) var planActivity: String?
  private(set) var planPlace: String?
  /// The time that was named last, put together from what was said of it.
  private(set) var named: MentionedTime?
  /// What the person said last that is sensitive, with the number of messages they wrote since.
  private(set) var sensitive: (act: Act, messagesSince: Int)?
  /// How many messages they wrote since one that something weighs on them; nil where nothing does any more.
  private(set) var heavyAgo: Int?

  /// - Parameter messages: the last ones, the newest at the end; each is read only in its first part.
  /// - Parameter kin: words for persons and pets, whose names are noted.
  /// - Parameter today: what was planned for a day before it is over.
  init(
    _ messages: [(isMine: Bool, reading: MessageReading)], kin: Set<String> = [], today: Date = .distantPast
  ) {
    var proposed: Proposal?
    var askedFavourite: String?
    for (index, entry) in messages.enumerated() {
      let reading = entry.reading
      // What was proposed long ago isn't what an hour alone is about.
      if let last = proposed, index - last.index > Self.proposalLasts { proposed = nil }
      if !entry.isMine { continueAsking(&askedFavourite, reading) }
      if entry.isMine {
        facts.merge(reading.facts) { $1 }
        if let avoids = reading.facts[.avoids], !avoided.contains(avoids) { avoided.append(avoids) }
        if let kind = reading.favouriteKind, let value = reading.facts[.favourite] {
          favourites[kind] = value
        }
        // "What's your favourite food?" ... "mine is ramen"
        if let kind = reading.favouriteKind, reading.asks {
          askedFavourite = kind
        } else if let kind = askedFavourite, let value = Self.mine(reading.utterance.words) {
          favourites[kind] = value
        }
        readNames(reading.utterance.words, kin.union(Self.pets))
        readLike(reading.utterance.words)
        if let act = Act.sensitive.first(where: { reading.acts.contains($0) }) {
          sensitive = (act, 0)
        } else if let (act, since) = sensitive {
          // Who tells good news after sad ones speaks of something else; despair isn't over with that.
          let isOver = reading.acts.contains(.goodNews) && !Act.grave.contains(act)
          sensitive = isOver ? nil : (act, since + 1)
        }
        if !reading.acts.isDisjoint(with: Act.heavy) {
          heavyAgo = 0
        } else if !reading.acts.isDisjoint(with: [.goodNews, .relief, .laugh, .joke]) {
          heavyAgo = nil
        } else {
          heavyAgo = heavyAgo.map { $0 + 1 }
        }
      }
      if reading.acts.contains(.cancel) && entry.isMine {
        plan = nil
        proposed = nil
      }
      guard let time = reading.time else {
        if reading.acts.contains(.agree), let proposed, proposed.isMine != entry.isMine {
          agree(on: proposed)
        }
        if entry.isMine, plan != nil, planActivity == nil, let activity = reading.activity {
          planActivity = activity.name
        }
        continue
      }
      var next = Proposal(
        time: time, activity: reading.activity?.name ?? proposed?.activity,
        place: reading.place ?? proposed?.place, isMine: entry.isMine, index: index)
      guard let last = proposed else {
        if reading.acts.contains(.proposal) || reading.asks { proposed = next }
        named = proposed?.time
        continue
      }
      if time.day == nil, time.label == nil {
        (next.time.day, next.time.label) = (last.time.day, last.time.label)
      }
      next.time.clock = time.clock ?? last.time.clock
      // Whoever names the time again, or another without asking, agrees.
      let isSame = next.time == last.time
      if last.isMine != entry.isMine, isSame || !reading.asks && !reading.acts.contains(.proposal) {
        agree(on: next)
      }
      proposed = next
      named = next.time
    }
    if proposed == nil { named = nil }
    if let day = plan?.day, day < today { plan = nil }
  }

  /// For how many messages a proposal stays open.
  private static let proposalLasts = 12

  private struct Proposal {
    var time: MentionedTime
    let activity: String?
    let place: String?
    let isMine: Bool
    let index: Int
  }

  private mutating func agree(on proposal: Proposal) {
    plan = proposal.time
    planActivity = proposal.activity
    planPlace = proposal.place
  }

  /// `dinner on Friday at 7`.
  func planText(_ wording: TimeWording, in tongue: Tongue) -> String? {
    guard let plan else { return nil }
    let place = tongue == .english ? planPlace.map { "at \($0)" } : nil
    return [planActivity, wording.adverb(plan), place].compactMap { $0 }.joined(separator: " ")
  }

  private func continueAsking(_ kind: inout String?, _ reading: MessageReading) {
    // "Porridge. What's yours?" keeps the question open.
    if reading.favouriteKind != nil { kind = reading.favouriteKind }
  }

  /// `ramen`, of "mine is ramen".
  private static func mine(_ words: [Word]) -> String? {
    guard words.count > 2, ["mine", "mine's", "meins", "moi", "mio"].contains(words[0].folded.lower) else {
      return nil
    }
    let value = words.dropFirst().drop {
      ["is", "are", "would", "be", "ist", "est", "es"].contains($0.lower)
    }.prefix(4)
    return value.isEmpty ? nil : value.map(\.text).joined(separator: " ")
  }

  private mutating func readNames(_ words: [Word], _ kin: Set<String>) {
    for index in words.indices where kin.contains(words[index].lower) && index > 0 {
      guard ["my", "our"].contains(words[index - 1].lower) else { continue }
      var next = index + 1
      while next < words.count, ["is", "called", "named", "name", "name's"].contains(words[next].lower) {
        next += 1
      }
      guard next < words.count, next - index < 4, words[next].isCapitalized, words[next].lower != "i",
        !words[index].endsClause || next == index + 1
      else { continue }
      note(words[next].withoutPossessive.text, of: words[index].lower)
    }
    // "my dog's name is Biscuit"
    for index in words.indices where index > 0 && words[index].lower.hasSuffix("'s") {
      let kind = String(words[index].lower.dropLast(2))
      guard kin.contains(kind), index + 3 < words.count, words[index + 1].lower == "name",
        words[index + 3].isCapitalized
      else { continue }
      note(words[index + 3].withoutPossessive.text, of: kind)
    }
  }

  private mutating func note(_ name: String, of kind: String) {
    names[kind] = name
    guard Self.pets.contains(kind) else { return }
    pet = name
    petKind = kind
  }

  /// Of whom the name is asked: `sister`; nil where nobody is meant whose name could be known.
  static func kin(askedForIn words: [Word], _ kin: Set<String>) -> String? {
    words.indices.dropFirst().first { index in
      kin.contains(words[index].withoutPossessive.lower) && ["my", "our"].contains(words[index - 1].lower)
    }.map { words[$0].withoutPossessive.lower }
  }

  private mutating func readLike(_ words: [Word]) {
    for index in words.indices.dropLast() where words[index].lower == "i" {
      var verb = index + 1
      while verb < words.count, ["really", "just", "absolutely", "also"].contains(words[verb].lower) {
        verb += 1
      }
      guard verb + 1 < words.count, ["love", "like", "enjoy", "adore"].contains(words[verb].lower),
        !["it", "that", "this", "you", "to", "how", "when", "what", "the", "him", "her", "them"].contains(
          words[verb + 1].lower)
      else { continue }
      var end = verb + 1
      while end < words.count, end - verb < 4, !Self.likeStops.contains(words[end].lower) {
        end += 1
        if words[end - 1].endsClause { break }
      }
      if end > verb + 1, let text = Perspective.turned(words[(verb + 1)..<end]) { like = text }
    }
  }

  private static let pets: Set<String> = [
    "dog", "cat", "puppy", "kitten", "rabbit", "hamster", "parrot", "tortoise", "horse", "pony",
  ]
  private static let likeStops: Set<String> = [
    "and", "but", "because", "so", "when", "in", "on", "at", "with", "more", "too", "that", "which", "even",
    "as", "the",
  ]
}
