import Foundation
import Storage

/// A ranker that ranks items by the words of a question: BM25 over the three columns as one, a word in a
/// weighty column counting several times (S. Robertson, H. Zaragoza, M. Taylor, "Simple BM25 extension to
/// multiple weighted fields", CIKM 2004), with pseudo-relevance feedback for questions in natural language
/// (RM3: N. Abdul-Jaleel et al., "UMass at TREC 2004: Novelty and HARD").
///
/// The ranker reads the occurrences of the rarest words first and no more than `budget` of them.
struct LexicalRanker {
  /// The usual constants (Robertson and Zaragoza, "The probabilistic relevance framework", 2009).
  private static let saturation: Float = 1.2
  private static let lengthWeight: Float = 0.75
  /// The weights of another form of the word than the one that was asked for, and of a longer word.
  private static let otherForm: Float = 0.9
  private static let longerWord: Float = 0.6
  /// The most occurrences that are read: some milliseconds.
  private static let budget = 20_000
  /// The newest items that are looked at where words are too frequent for the budget.
  private static let mostNewest = 500
  /// Feedback: the best items, the words taken from them, and what the question itself counts.
  private static let feedbackItems = 10
  private static let feedbackTerms = 20
  private static let questionWeight: Float = 0.6
  /// A word that more of the items hold than this says nothing about the best of them.
  private static let mostCommon = 0.1

  private let table: RankTable
  private let allowed: [Bool]?
  private var scores: [Float]
  private var held: [UInt8]
  private var touched: [Int32] = []
  private var frequencies: [Float]
  private var spent = 0

  init(_ table: RankTable, allowed: [Bool]?) {
    self.table = table
    self.allowed = allowed
    scores = [Float](repeating: 0, count: table.count)
    held = [UInt8](repeating: 0, count: table.count)
    frequencies = [Float](repeating: 0, count: table.count)
  }

  /// The slots that answer with their scores, greater for better; in no order.
  mutating func rank(_ question: Question, on connection: borrowing Connection) throws -> [(
    slot: Int, score: Float
  )] {
    let terms = question.terms.sorted { $0.items < $1.items }
    guard !terms.isEmpty, table.count > 0 else { return [] }
    if question.needsAll, terms.contains(where: { $0.forms.isEmpty }) { return [] }
    var read = 0
    for term in terms where try add(term, weight: 1, on: connection) { read += 1 }
    var newest: Set<Int32>?
    if question.needsAll ? read < terms.count || terms.contains(where: \.hasMoreForms) : read == 0 {
      newest = try self.newest(question.match(terms), on: connection)
    }
    if !question.needsAll, read > 0 {
      try addFeedback(terms, on: connection)
    }
    var found: [(slot: Int, score: Float)] = []
    for slot in touched {
      let isNewest = newest?.contains(slot) ?? false
      if isNewest || !question.needsAll || Int(held[Int(slot)]) == terms.count {
        found.append((Int(slot), scores[Int(slot)]))
      }
    }
    if let newest {
      let known = Set(touched)
      for slot in newest where !known.contains(slot) { found.append((Int(slot), 0.01)) }
    }
    return found
  }

  /// Adds what a term contributes; false where it is held too often to be read.
  private mutating func add(
    _ term: Question.Term, weight: Float, on connection: borrowing Connection
  ) throws -> Bool {
    let items = term.items
    guard items > 0 else { return true }
    guard spent + items <= Self.budget else { return false }
    spent += items
    var reached: [Int32] = []
    for form in term.forms {
      let factor: Float =
        form.term == term.word
        ? 1
        : EnglishStemmer.stem(of: form.term) == term.stem ? Self.otherForm : Self.longerWord
      var slot = 0
      try connection.forEachRow("SELECT doc, col FROM occurrence WHERE term = ?", arguments: [form.term]) {
        row in
        guard let found = table.slot(of: try row.value(0), from: slot) else { return }
        slot = found
        guard allowed?[slot] ?? true else { return }
        let column = try row.value(1, as: String.self)
        if frequencies[slot] == 0 { reached.append(Int32(slot)) }
        frequencies[slot] += factor * (column == "body" ? 1 : column == "notes" ? 2 : 4)
      }
    }
    let total = Float(table.count)
    let frequency = min(Float(items), total)
    let rarity = weight * log(1 + (total - frequency + 0.5) / (frequency + 0.5))
    let average = table.averageLength
    for slot in reached {
      let index = Int(slot)
      let count = frequencies[index]
      frequencies[index] = 0
      let length = 1 - Self.lengthWeight + Self.lengthWeight * table.lengths[index] / average
      if scores[index] == 0, held[index] == 0 { touched.append(slot) }
      scores[index] += rarity * count * (Self.saturation + 1) / (count + Self.saturation * length)
      if held[index] < 255 { held[index] += 1 }
    }
    return true
  }

  /// Looks for the words that set the best items apart as well.
  private mutating func addFeedback(_ terms: [Question.Term], on connection: borrowing Connection) throws {
    let best = touched.sorted {
      (scores[Int($1)], $0) < (scores[Int($0)], $1)
    }.prefix(Self.feedbackItems)
    let total = best.reduce(0) { $0 + scores[Int($1)] }
    guard best.count > 2, total > 0 else { return }
    var weights: [String: Float] = [:]
    for slot in best {
      let words = try words(of: table.keys[Int(slot)], on: connection)
      let share = scores[Int(slot)] / total / Float(max(1, words.count))
      for word in words { weights[EnglishStemmer.stem(of: word), default: 0] += share }
    }
    var chosen: [(term: Question.Term, weight: Float)] = []
    let asked = Set(terms.map(\.stem))
    let mostItems = max(10, Int(Self.mostCommon * Double(table.count)))
    for (stem, weight) in weights.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
      .prefix(3 * Self.feedbackTerms)
    where chosen.count < Self.feedbackTerms {
      var term = Question.Term(word: stem, isUnfinished: false, stem: stem)
      term.forms = try Question.forms(ofStem: stem, on: connection)
      if term.items <= mostItems || asked.contains(stem) { chosen.append((term, weight)) }
    }
    let sum = chosen.reduce(0) { $0 + $1.weight }
    guard sum > 0 else { return }
    // Both halves are means over their words.
    let own = Self.questionWeight / Float(terms.count)
    for slot in touched { scores[Int(slot)] *= own }
    for (term, weight) in chosen {
      _ = try add(term, weight: (1 - Self.questionWeight) * weight / sum, on: connection)
    }
  }

  /// The words of an item that say what it is about.
  private func words(of key: Int64, on connection: borrowing Connection) throws -> [String] {
    let texts = try connection.firstRow("SELECT heading, notes, body FROM texts WHERE key = ?", key) {
      [try $0.value(0, as: String.self), try $0.value(1), try $0.value(2)]
    }
    return (texts ?? []).flatMap { WordScanner.firstWords(of: $0, limit: 500) }
      .filter { $0.utf8.count > 1 && !FunctionWords.contains($0) }
  }

  /// The slots of the newest items that a query of the inverted index finds.
  private func newest(_ match: String, on connection: borrowing Connection) throws -> Set<Int32> {
    let keys = try connection.rows(
      "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT \(Self.mostNewest)", match
    ) { try $0.value(0, as: Int64.self) }
    var slots: Set<Int32> = []
    for key in keys {
      if let slot = table.slot(of: key, from: 0), allowed?[slot] ?? true { slots.insert(Int32(slot)) }
    }
    return slots
  }
}
