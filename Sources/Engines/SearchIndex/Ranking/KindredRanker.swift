import Embeddings
import Foundation
import Storage

/// A ranker that ranks items by how much of a question they answer where related words count as well:
/// "concert" is answered by "gig", somewhat. Words are related by their vectors, or stand in one group of
/// `KindredGroups`.
///
/// The score of an item is the share of the question's words, weighted by their rarity, that it holds; a
/// related word counts as much as it is near.
struct KindredRanker {
  /// How much a related word counts, by its closeness, and the most.
  private static let share: Float = 1.2
  private static let mostShare: Float = 0.95
  private static let otherForm: Float = 0.95
  private static let longerWord: Float = 0.6
  /// The most occurrences that are read.
  private static let budget = 20_000

  let table: RankTable
  let allowed: [Bool]?
  let related: RelatedWords
  let vectors: WordVectors

  private struct Form {
    var term: String
    var weight: Float
    var items: Int
  }

  /// The answer of the ranker.
  struct Ranking {
    /// The scores of the slots that hold a word of the question or a related one: above 0, at most 1.
    var scores: [Int: Float] = [:]
    /// The words that were looked for, each with the term of the question that it stands for.
    var terms: [String: Int] = [:]
  }

  func rank(_ question: Question, on connection: borrowing Connection) throws -> Ranking {
    var terms: [String: Int] = [:]
    var sums: [Int: Float] = [:]
    var total: Float = 0
    var spent = 0
    for (index, term) in question.terms.enumerated() {
      let rarity = rarity(of: term.items)
      total += rarity
      var best: [Int: Float] = [:]
      for form in try forms(of: term, rarity: rarity, on: connection) {
        spent += form.items
        guard spent <= Self.budget else { break }
        if terms[form.term] == nil { terms[form.term] = index }
        var slot = 0
        try connection.forEachRow("SELECT doc FROM occurrence WHERE term = ?", arguments: [form.term]) {
          row in
          guard let found = table.slot(of: try row.value(0), from: slot) else { return }
          slot = found
          guard allowed?[slot] ?? true else { return }
          best[slot] = max(best[slot] ?? 0, form.weight)
        }
      }
      for (slot, weight) in best { sums[slot, default: 0] += weight * rarity }
    }
    return total > 0 ? Ranking(scores: sums.mapValues { $0 / total }, terms: terms) : Ranking()
  }

  /// The words of the index that stand for a word of the question, those that count most first.
  private func forms(
    of term: Question.Term, rarity: Float, on connection: borrowing Connection
  ) throws -> [Form] {
    var forms = term.forms.map { form in
      Form(
        term: form.term,
        weight: form.term == term.word
          ? 1 : EnglishStemmer.stem(of: form.term) == term.stem ? Self.otherForm : Self.longerWord,
        items: form.items)
    }
    var known = Set(forms.map(\.term))
    // A frequent word says less than the rare one that was asked for.
    func add(_ word: String, items: Int, closeness: Float) {
      guard items > 0, known.insert(word).inserted else { return }
      let weight = Self.share * closeness * min(1, self.rarity(of: items) / rarity).squareRoot()
      forms.append(Form(term: word, weight: min(weight, Self.mostShare), items: items))
    }
    for stem in KindredGroups.english.kin(ofStem: term.stem) {
      for (word, items) in try Question.forms(ofStem: stem, on: connection) {
        add(word, items: items, closeness: KindredGroups.closeness)
      }
    }
    for kin in related.related(to: term.word, by: vectors) where !known.contains(kin.term) {
      let items = try connection.firstValue(
        "SELECT items FROM term WHERE term = ?", kin.term, as: Int.self)
      add(kin.term, items: items ?? 0, closeness: kin.closeness)
    }
    return forms.sorted { ($1.weight, $0.term) < ($0.weight, $1.term) }
  }

  private func rarity(of items: Int) -> Float {
    let total = Float(table.count)
    let frequency = min(Float(items), total)
    return log(1 + (total - frequency + 0.5) / (frequency + 0.5))
  }
}
