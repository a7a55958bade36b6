/// The figures for how well some answers fit the truth.
package struct Scores: Sendable {
  /// Of each label: sentences that have it and were told it, were told it, have it.
  private var found: [Int]
  private var told: [Int]
  private var present: [Int]
  private var right = 0
  package private(set) var count = 0
  /// In ten bins by the probability of the answer: sentences, sum of probabilities, right ones.
  private var bins = [(count: Int, probability: Double, right: Int)](repeating: (0, 0, 0), count: 10)
  /// Sentences by truth and answer, for labels that exclude each other.
  package private(set) var confusion: [[Int]]
  package let labels: [String]

  package init(labels: [String]) {
    self.labels = labels
    found = Array(repeating: 0, count: labels.count)
    told = found
    present = found
    confusion = Array(repeating: found, count: labels.count)
  }

  /// One answer of several that exclude each other.
  package mutating func add(answer: Int, truth: Int, probability: Double) {
    count += 1
    told[answer] += 1
    present[truth] += 1
    confusion[truth][answer] += 1
    if answer == truth {
      found[truth] += 1
      right += 1
    }
    addToBin(probability, isRight: answer == truth)
  }

  /// One yes or no for one label.
  package mutating func add(_ label: Int, answer: Bool, truth: Bool, probability: Double) {
    count += 1
    if answer { told[label] += 1 }
    if truth { present[label] += 1 }
    if answer, truth { found[label] += 1 }
    if answer == truth { right += 1 }
    addToBin(probability, isRight: truth)
  }

  private mutating func addToBin(_ probability: Double, isRight: Bool) {
    let bin = min(max(Int(probability * 10), 0), 9)
    bins[bin].count += 1
    bins[bin].probability += probability
    if isRight { bins[bin].right += 1 }
  }

  /// The share of right answers.
  package var accuracy: Double { count == 0 ? 0 : Double(right) / Double(count) }

  /// The mean of the labels' F1, of those that occur.
  package var macroF1: Double {
    let scores = labels.indices.filter { present[$0] > 0 }.map(f1)
    return scores.isEmpty ? 0 : scores.reduce(0, +) / Double(scores.count)
  }

  package func f1(_ label: Int) -> Double {
    let sum = told[label] + present[label]
    return sum == 0 ? 0 : 2 * Double(found[label]) / Double(sum)
  }

  package func precision(_ label: Int) -> Double {
    told[label] == 0 ? 1 : Double(found[label]) / Double(told[label])
  }

  package func recall(_ label: Int) -> Double {
    present[label] == 0 ? 1 : Double(found[label]) / Double(present[label])
  }

  package func present(_ label: Int) -> Int { present[label] }

  /// The expected calibration error in ten bins: how far probabilities are from shares, on average.
  package var calibrationError: Double {
    guard count > 0 else { return 0 }
    return bins.reduce(0) { $0 + abs($1.probability - Double($1.right)) } / Double(count)
  }
}
