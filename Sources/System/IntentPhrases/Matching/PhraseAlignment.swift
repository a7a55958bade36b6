/// The cheapest way to read a text as a phrase.
struct PhraseAlignment {
  /// The cost of the differences.
  let cost: Double
  /// The words of the text that belong to each part of the phrase.
  let words: [PhrasePattern.Role: Range<Int>]

  /// A Boolean value that indicates whether every word of the phrase is there and none besides.
  var isWithoutDifferences: Bool { cost == 0 }

  /// Reads a text as a phrase, or gives nil when it is another.
  ///
  /// The text has the words of the phrase in their order, see `PhraseCost`. Quadratic in words, of which both
  /// have few.
  init?(of query: PhraseQuery, with pattern: PhrasePattern) {
    var table = AlignmentTable(rows: query.words.count + 1, columns: pattern.words.count + 1)
    for (row, cost) in query.beginnings.enumerated() { table.begin(row, cost: cost) }
    for row in 0...query.words.count {
      for column in 0...pattern.words.count {
        Self.extend(&table, row, column, query, pattern)
      }
    }
    guard let end = table.end(pattern.words.count, costs: query.endings) else { return nil }
    cost = end.cost
    guard cost <= PhraseCost.limit(words: pattern.required) else { return nil }

    var parts: [PhrasePattern.Role: Range<Int>] = [:]
    for step in table.path(to: end.row, pattern.words.count) where step.rows > 0 {
      let role: PhrasePattern.Role
      if step.columns > 0 {
        role = pattern.words[step.column].role
      } else {
        // A gap takes further words after it was passed; elsewhere the word says nothing.
        guard step.column > 0, case .gap = pattern.words[step.column - 1].role else { continue }
        role = pattern.words[step.column - 1].role
      }
      let range = step.row..<step.row + step.rows
      let known = parts[role] ?? range
      parts[role] = min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
    }
    // Of each value something must have been said.
    for word in pattern.words where parts[word.role] == nil {
      switch word.role {
      case .option, .gap, .application: return nil
      case .literal: continue
      }
    }
    words = parts
  }

  private static func extend(
    _ table: inout AlignmentTable, _ row: Int, _ column: Int, _ query: PhraseQuery, _ pattern: PhrasePattern
  ) {
    guard table.cost(row, column) < .infinity else { return }
    let said = row < query.words.count ? query.words[row] : nil
    let meant = column < pattern.words.count ? pattern.words[column] : nil

    if let meant, let omission = meant.omission { table.step(row, column, 0, 1, omission) }
    guard let said else { return }
    if let skipping = said.skipping { table.step(row, column, 1, 0, skipping) }
    if column > 0, case .gap = pattern.words[column - 1].role {
      table.step(row, column, 1, 0, PhraseCost.gapWord)
    }
    guard let meant else { return }
    if case .gap = meant.role {
      table.step(row, column, 1, 1, PhraseCost.gapWord)
      return
    }
    for candidate in said.candidates {
      if candidate.word == meant.word { table.step(row, column, 1, 1, candidate.difference.cost) }
      if candidate.word == meant.joined {
        table.step(row, column, 1, 2, PhraseCost.join + candidate.difference.cost)
      }
    }
    if said.joined == meant.word { table.step(row, column, 2, 1, PhraseCost.join) }
    if said.isArticle, meant.isArticle { table.step(row, column, 1, 1, PhraseCost.article) }
    if said.isConnective, meant.isConnective { table.step(row, column, 1, 1, PhraseCost.otherConnective) }
  }
}

/// The table of the costs of reading the first words of a text as the first words of a phrase, with the
/// steps that led there.
private struct AlignmentTable {
  struct Step {
    let row: Int
    let column: Int
    /// The number of words that the step takes, of the text and of the phrase.
    let rows: Int
    let columns: Int
  }

  private let columns: Int
  private let rows: Int
  private var costs: [Double]
  /// The step that leads to a place: words of the text, times four, and words of the phrase; 0 for a
  /// beginning.
  private var steps: [UInt8]

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    costs = Array(repeating: .infinity, count: rows * columns)
    steps = Array(repeating: 0, count: rows * columns)
  }

  func cost(_ row: Int, _ column: Int) -> Double { costs[row * columns + column] }

  mutating func begin(_ row: Int, cost: Double?) {
    if let cost { costs[row * columns] = cost }
  }

  mutating func step(_ row: Int, _ column: Int, _ addedRows: Int, _ addedColumns: Int, _ added: Double) {
    let place = (row + addedRows) * columns + column + addedColumns
    let cost = cost(row, column) + added
    if cost < costs[place] {
      costs[place] = cost
      steps[place] = UInt8(addedRows * 4 + addedColumns)
    }
  }

  /// The cheapest place at which the phrase is through.
  func end(_ column: Int, costs endings: [Double?]) -> (row: Int, cost: Double)? {
    var best: (row: Int, cost: Double)?
    for (row, ending) in endings.enumerated() {
      guard let ending else { continue }
      let cost = cost(row, column) + ending
      if cost < best?.cost ?? .infinity { best = (row, cost) }
    }
    return best
  }

  /// The steps that led to a place, the last first.
  func path(to row: Int, _ column: Int) -> [Step] {
    var path: [Step] = []
    var (row, column) = (row, column)
    while steps[row * columns + column] != 0 {
      let step = steps[row * columns + column]
      row -= Int(step / 4)
      column -= Int(step % 4)
      path.append(Step(row: row, column: column, rows: Int(step / 4), columns: Int(step % 4)))
    }
    return path
  }
}
