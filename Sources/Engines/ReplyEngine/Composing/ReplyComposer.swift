/// A chooser of at most three replies of different stances among those of the situations that a message may
/// be.
///
/// A text counts for all situations that have it, so that where it can't be told which of several it is,
/// replies that fit each of them come first.
struct ReplyComposer {
  let bank: ReplyBank
  let values: ThreadValues
  let tone: WriterTone
  /// Whether the message asks for money: nothing is agreed to then.
  let asksForMoney: Bool
  /// What the person chooses.
  var habits = ReplyHabits()
  /// What the person wrote last, by its letters: it isn't said twice.
  var said: Set<String> = []

  /// The most replies of an answer.
  static let limit = 3
  /// The situations that are looked at.
  private static let situations = 5
  /// What a situation's probability must be of that of the likeliest.
  private static let share: Float = 0.3
  /// The same where one stance is wanted, which the likeliest may not have.
  private static let wantedShare: Float = 0.03

  /// What a text's worth is set against to tell the chance that it fits where its situation is right.
  private static let doubt: Float = 0.43
  /// The share of a situation that one reply which fits it settles; the rest is for other stances.
  private static let cover: Float = 0.6

  /// The share of the likeliest situation at which one that calls for comfort keeps back what is glad.
  private static let caution: Float = 0.2

  /// A text with what speaks for it.
  private struct Candidate {
    var text: String
    var key: String
    var mass: Float
    var situation: Int
    var greatest: Float
    /// The chance that it fits, by situation.
    var fits: [Int: Float]
  }

  private struct Sense {
    var name: String
    var stance: ReplyStance
    var mass: Float
    var candidates: [Candidate]
  }

  /// Returns the replies, the best first.
  /// - Parameters:
  ///   - probabilities: of the bank's situations.
  ///   - asked: the one stance that is wanted; nil for different ones.
  func replies(_ mix: SituationMix, stance asked: ReplyStance? = nil) -> [SuggestedReply] {
    let probabilities = mix.probabilities
    var senses: [Sense] = []
    let likely = likely(probabilities, share: asked == nil ? ReplyComposer.share : ReplyComposer.wantedShare)
    for situation in likely {
      var probability = probabilities[situation]
      // What is asked in the form is answered by its replies too, though not as well.
      var others: [Int] = []
      if let form = mix.form, form.place == situation {
        others = likely.filter(form.agreeing.contains)
        probability += SituationMix.crossFit * others.reduce(0) { $0 + probabilities[$1] }
      }
      for (order, sense) in bank.situations[situation].senses.enumerated() where isApt(sense.condition) {
        add(
          sense, of: situation, mass: probability * (1 - 0.04 * Float(order)), alsoFor: others, to: &senses)
      }
    }
    senses = senses.filter {
      !$0.candidates.isEmpty && (asked == nil || $0.stance == asked)
        && !(asksForMoney && [.accept, .done, .offer].contains($0.stance))
    }
    for index in senses.indices { senses[index].candidates.sort { $0.mass > $1.mass } }
    senses.sort { $0.mass > $1.mass }
    // "I got fired": where somebody may have lost something, nothing glad is said.
    let sad = bank.situations.indices.lazy.filter { situation in
      bank.situations[situation].senses.contains { $0.stance == .comfort }
    }.map { probabilities[$0] }.max()
    if let sad, let first = likely.first, sad >= ReplyComposer.caution * probabilities[first] {
      senses.removeAll { ReplyStance.comfort.isAtOdds(with: $0.stance) }
    }
    return (asked == nil ? different(senses, probabilities) : variants(senses)).map(reply)
  }

  private func likely(_ probabilities: [Float], share: Float) -> [Int] {
    let open = bank.situations.indices.filter { !bank.situations[$0].senses.isEmpty }
      .sorted { probabilities[$0] > probabilities[$1] }
    guard let first = open.first else { return [] }
    return open.prefix(ReplyComposer.situations).filter {
      probabilities[$0] >= share * probabilities[first]
    }
  }

  private func add(
    _ sense: ReplyBank.Sense, of situation: Int, mass: Float, alsoFor others: [Int], to senses: inout [Sense]
  ) {
    let place: Int
    if let found = senses.firstIndex(where: { $0.name == sense.name }) {
      place = found
    } else {
      place = senses.count
      senses.append(Sense(name: sense.name, stance: sense.stance, mass: 0, candidates: []))
    }
    var best: Float = 0
    for (order, entry) in sense.entries.enumerated() {
      guard let text = filled(entry) else { continue }
      // A text that names what the thread says is worth more; else the first of a list is the usual one.
      let fit = tone.fit(entry.tone) * (entry.slots.isEmpty ? 1 - 0.03 * Float(order) : 1.25)
      let key = entry.slots.isEmpty ? entry.key : ReplyBank.key(of: text)
      let mass = mass * fit * habits.weight(ofKey: key)
      guard mass > 0 else { continue }
      best = max(best, mass)
      let chance = fit / (fit + ReplyComposer.doubt)
      if let same = senses[place].candidates.firstIndex(where: { $0.key == key }) {
        senses[place].candidates[same].mass += mass
        senses[place].candidates[same].fits[situation] = chance
        if mass > senses[place].candidates[same].greatest {
          senses[place].candidates[same].greatest = mass
          senses[place].candidates[same].situation = situation
          senses[place].candidates[same].text = text
        }
      } else {
        senses[place].candidates.append(
          Candidate(
            text: text, key: key, mass: mass, situation: situation, greatest: mass, fits: [situation: chance])
        )
      }
      guard !others.isEmpty, let found = senses[place].candidates.firstIndex(where: { $0.key == key }) else {
        continue
      }
      for other in others {
        let known = senses[place].candidates[found].fits[other] ?? 0
        senses[place].candidates[found].fits[other] = max(known, chance * SituationMix.crossFit)
      }
    }
    if best > 0 { senses[place].mass += mass }
  }

  private func isApt(_ condition: ReplyBank.Condition?) -> Bool {
    switch condition {
    case nil: true
    case .ahead: values.canWait
    case .self: !values.isOfOthers
    case .other: values.isOfOthers
    }
  }

  /// The text of an entry with the thread's values; nil where one is missing, or where the person doesn't write
  /// so.
  private func filled(_ entry: ReplyBank.Entry) -> String? {
    guard entry.asked.isDisjoint(with: values.told), !said.contains(entry.key) else { return nil }
    guard tone.hasSymbols || !entry.text.unicodeScalars.contains(where: { $0.value >= 0x2190 }) else {
      return nil
    }
    guard !entry.slots.isEmpty else { return entry.text }
    var text = entry.text
    for slot in entry.slots {
      guard let value = values.text(for: slot) else { return nil }
      text = text.replacing("{\(slot.rawValue)}", with: value)
        .replacing("{\(slot.rawValue.capitalized)}", with: value.prefix(1).uppercased() + value.dropFirst())
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The best of the senses, no two of one stance but for answers, which differ in what they tell.
  ///
  /// Each is the one that adds most to the chance that one of them fits: behind a reply to one reading of the
  /// message another one of it counts less, and one to the next reading relatively more.
  private func different(_ senses: [Sense], _ probabilities: [Float]) -> [(Sense, Candidate)] {
    var chosen: [(Sense, Candidate)] = []
    var open: [Int: Float] = [:]
    for isStrict in [true, false] {
      while chosen.count < ReplyComposer.limit {
        var best: (sense: Sense, candidate: Candidate, gain: Float)?
        for sense in senses {
          guard !chosen.contains(where: { $0.0.name == sense.name }),
            !isStrict || sense.stance == .answer || !chosen.contains(where: { $0.0.stance == sense.stance }),
            !chosen.contains(where: { sense.stance.isAtOdds(with: $0.0.stance) }),
            let candidate = sense.candidates.first(where: { candidate in
              !chosen.contains { $0.1.key == candidate.key }
            })
          else { continue }
          var rest: Float = 0
          var whole: Float = 0
          for (situation, fit) in candidate.fits.sorted(by: { $0.key < $1.key }) {
            whole += probabilities[situation] * fit
            rest += probabilities[situation] * fit * (open[situation] ?? 1)
          }
          let gain = whole > 0 ? sense.mass * habits.weight(ofKey: candidate.key) * rest / whole : 0
          if gain > best?.gain ?? 0 { best = (sense, candidate, gain) }
        }
        guard let best else { break }
        chosen.append((best.sense, best.candidate))
        for (situation, fit) in best.candidate.fits {
          open[situation] = (open[situation] ?? 1) * (1 - ReplyComposer.cover * fit)
        }
      }
    }
    return chosen
  }

  /// The best texts of one stance.
  private func variants(_ senses: [Sense]) -> [(Sense, Candidate)] {
    var chosen: [(Sense, Candidate)] = []
    for (sense, candidate) in senses.flatMap({ sense in sense.candidates.map { (sense, $0) } })
      .sorted(by: { $0.1.mass > $1.1.mass })
    where chosen.count < ReplyComposer.limit && !chosen.contains(where: { $0.1.key == candidate.key }) {
      chosen.append((sense, candidate))
    }
    return chosen
  }

  private func reply(_ sense: Sense, _ candidate: Candidate) -> SuggestedReply {
    SuggestedReply(
      text: tone.written(candidate.text), stance: sense.stance,
      confidence: Double(min(1, max(0, sense.mass))), situation: bank.situations[candidate.situation].name)
  }
}
