import Foundation

/// A turn with the sums of its features: what doesn't depend on the turns before it.
package struct TurnSums: Sendable {
  package var scan: TurnScan
  /// What it speaks of, as projected word vectors.
  var topic: [Float]
  var units: [Float]
  var turn: [Float]
  var offers: [Float]
}

/// The marks of a turn: what it says of plans and tasks, as the model reads it.
package struct TurnMarks: Sendable {
  /// A run of words with a role.
  package struct Run: Sendable {
    package var role: WordRole
    package var tokens: Range<Int>
    package var confidence: Float
  }

  /// A run of words that may name what is planned, or where.
  package struct Naming: Sendable {
    package var tokens: Range<Int>
    /// The likelihood that its words name what is planned, or where; `rival` is that of another activity or
    /// place.
    package var likelihood: Float
    package var rival: Float
  }

  package private(set) var runs: [Run] = []
  /// By the first token of a day or a time: the probabilities of its roles.
  package private(set) var times: [Int: [Float]] = [:]
  /// By the first token of a time: the probability that its clock shows what comes after noon.
  package let halves: [Int: Float]
  /// The likeliest run of each role that isn't sure enough to be told from nothing, for want of a better one.
  private(set) var guesses: [WordRole: Run] = [:]
  private let moves: [Float]
  private let offers: [Float]
  private let units: [Range<Int>]
  /// `WordTag.count` probabilities for each unit.
  private let tags: [Float]

  package subscript(move: TurnMove) -> Float { moves[move.rawValue] }
  package subscript(offer: TurnOffer) -> Float { offers[offer.rawValue] }

  /// The likeliest role of the day or time that begins at a token; nil where none does.
  package func timeRole(at token: Int) -> TimeRole? {
    times[token].flatMap { probabilities in
      probabilities.indices.max { probabilities[$0] < probabilities[$1] }.flatMap(TimeRole.init)
    }
  }

  /// The runs of a role that are sure enough, in order of position.
  package func runs(_ role: WordRole, from confidence: Float = 0.4) -> [Run] {
    runs.filter { $0.role == role && $0.confidence >= confidence }
  }

  init(
    units: [TurnUnit], times: [[Float]], halves: [Int: Float], tags: [Float], moves: [Float], offers: [Float]
  ) {
    self.moves = moves
    self.offers = offers
    self.halves = halves
    for (index, unit) in units.enumerated() where !times[index].isEmpty {
      self.times[unit.tokens.lowerBound] = times[index]
    }
    runs = TurnMarks.runs(units, TurnMarks.best(tags, count: units.count), tags)
    for role in [WordRole.what, .place, .task, .purpose, .thing, .destination, .person] {
      guesses[role] = TurnMarks.guess(role, units, tags)
    }
    self.units = units.map(\.tokens)
    self.tags = tags
  }

  /// The words that may name the plan or its place: those with the role or the other one, and the likeliest.
  package func runs(_ role: WordRole, or other: WordRole) -> [Range<Int>] {
    var found = runs.filter { $0.role == role || $0.role == other }.map(\.tokens)
    if let guess = guesses[role], !found.contains(where: { $0.overlaps(guess.tokens) }) {
      found.append(guess.tokens)
    }
    return found
  }

  /// The likelihood that words name the plan or its place, and that they name another activity or place.
  package func naming(_ tokens: Range<Int>, _ role: WordRole, or other: WordRole) -> Naming {
    let within = units.indices.filter { units[$0].overlaps(tokens) }
    func mean(_ role: WordRole) -> Float {
      within.reduce(0) {
        $0 + tags[$1 * WordTag.count + WordTag.first(role)] + tags[$1 * WordTag.count + WordTag.later(role)]
      } / Float(max(within.count, 1))
    }
    return Naming(tokens: tokens, likelihood: mean(role), rival: mean(other))
  }

  /// The likeliest run of a role; nil where it isn't sure enough.
  package func guess(_ role: WordRole, from confidence: Float) -> Run? {
    guesses[role].flatMap { $0.confidence >= confidence ? $0 : nil }
  }

  /// The words around the likeliest one of a role that are hardly less likely.
  private static func guess(_ role: WordRole, _ units: [TurnUnit], _ tags: [Float]) -> Run? {
    func probability(_ index: Int) -> Float {
      tags[index * WordTag.count + WordTag.first(role)] + tags[index * WordTag.count + WordTag.later(role)]
    }
    guard let best = units.indices.max(by: { probability($0) < probability($1) }) else { return nil }
    let least = probability(best) * 0.45
    var range = best..<best + 1
    while range.lowerBound > 0, units[range.lowerBound - 1].form != .sign,
      probability(range.lowerBound - 1) >= least
    {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < units.count, units[range.upperBound].form != .sign,
      probability(range.upperBound) >= least
    {
      range = range.lowerBound..<range.upperBound + 1
    }
    return Run(
      role: role,
      tokens: units[range.lowerBound].tokens.lowerBound..<units[range.upperBound - 1].tokens.upperBound,
      confidence: probability(best))
  }

  /// The likeliest sequence of tags in which each can follow the one before it (Viterbi).
  package static func best(_ tags: [Float], count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let size = WordTag.count
    var scores = (0..<size).map { tag in
      WordTag.canFollow(tag, WordTag.none) ? log(max(tags[tag], 1e-7)) : -Float.infinity
    }
    var back: [[Int]] = []
    for index in 1..<max(count, 1) {
      var next = [Float](repeating: -.infinity, count: size)
      var from = [Int](repeating: 0, count: size)
      for tag in 0..<size {
        for previous in 0..<size where WordTag.canFollow(tag, previous) && scores[previous] > next[tag] {
          next[tag] = scores[previous]
          from[tag] = previous
        }
        next[tag] += log(max(tags[index * size + tag], 1e-7))
      }
      scores = next
      back.append(from)
    }
    var tag = scores.indices.max { scores[$0] < scores[$1] } ?? 0
    var path = [tag]
    for from in back.reversed() {
      tag = from[tag]
      path.append(tag)
    }
    return path.reversed()
  }

  private static func runs(_ units: [TurnUnit], _ path: [Int], _ tags: [Float]) -> [Run] {
    var runs: [Run] = []
    var index = 0
    while index < path.count {
      guard let role = WordTag.role(path[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < path.count, path[end] == WordTag.later(role) { end += 1 }
      let confidence = (index..<end).reduce(Float(0)) { $0 + tags[$1 * WordTag.count + path[$1]] }
      runs.append(
        Run(
          role: role, tokens: units[index].tokens.lowerBound..<units[end - 1].tokens.upperBound,
          confidence: confidence / Float(end - index)))
      index = end
    }
    return runs
  }
}
