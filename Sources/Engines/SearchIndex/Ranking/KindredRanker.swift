import Embeddings
import Foundation
import Storage

/// Ranks items by how much of a question they answer where related words count as well: "concert" is answered
/// by "gig", somewhat.
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

  /// The scores of the slots that hold a word of the question or a related one: above 0, at most 1.
  func rank(_ question: Question, on connection: borrowing Connection) throws -> [Int: Float] {
    var sums: [Int: Float] = [:]
    var total: Float = 0
    var spent = 0
    for term in question.terms {
      let rarity = rarity(of: term.items)
      total += rarity
      var best: [Int: Float] = [:]
      for form in try forms(of: term, rarity: rarity, on: connection) {
        spent += form.items
        guard spent <= Self.budget else { break }
        var slot = 0
        try connection.forEachRow("SELECT doc FROM occurrence WHERE term = ?", arguments: [form.term]) { row in
          guard let found = table.slot(of: try row.value(0), from: slot) else { return }
          slot = found
          guard allowed?[slot] ?? true else { return }
          best[slot] = max(best[slot] ?? 0, form.weight)
        }
      }
      for (slot, weight) in best { sums[slot, default: 0] += weight * rarity }
    }
    return total > 0 ? sums.mapValues { $0 / total } : [:]
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
    let known = Set(forms.map(\.term))
    for kin in related.related(to: term.word, by: vectors) where !known.contains(kin.term) {
      guard
        let items = try connection.firstValue(
          "SELECT items FROM term WHERE term = ?", kin.term, as: Int.self), items > 0
      else { continue }
      // A frequent word says less than the rare one that was asked for.
      let weight = Self.share * kin.closeness * min(1, self.rarity(of: items) / rarity)
      forms.append(Form(term: kin.term, weight: min(weight, Self.mostShare), items: items))
    }
    return forms.sorted { ($1.weight, $0.term) < ($0.weight, $1.term) }
  }

  private func rarity(of items: Int) -> Float {
    let total = Float(table.count)
    let frequency = min(Float(items), total)
    return log(1 + (total - frequency + 0.5) / (frequency + 0.5))
  }
}
