import Testing

@testable import MessageUnderstanding
@testable import UnderstandingTraining

/// The layer that brings the units of a turn what is said far from them.
struct SweepTests {
  private let count = 5
  private let inputs = SweepNetwork.inputs
  private let outputs = SweepNetwork.outputs

  private func numbers(_ count: Int, _ generator: inout SplitMix64) -> [Float] {
    (0..<count).map { _ in generator.unit() - 0.5 }
  }

  @Test func theGradientIsThatOfTheScores() {
    var generator = SplitMix64(seed: 7)
    let learner = SweepLearner(generator: &generator)
    let active = numbers(count * inputs, &generator)
    let weight = numbers(count * outputs, &generator)
    func sum(_ active: [Float]) -> Double {
      var scores = [Float](repeating: 0, count: count * outputs)
      learner.forward(active, count: count, to: &scores)
      return zip(scores, weight).reduce(0) { $0 + Double($1.0) * Double($1.1) }
    }
    let places = stride(from: 3, to: count * inputs, by: 41)
    let measured = places.map { place in
      var (more, less) = (active, active)
      more[place] += 0.02
      less[place] -= 0.02
      return (sum(more) - sum(less)) / 0.04
    }
    _ = sum(active)
    let told = learner.step(active, weight, count: count, rate: 0, decay: 0)
    for (place, gradient) in zip(places, measured) {
      #expect(abs(Double(told[place]) - gradient) < 0.01, "at \(place)")
    }
  }

  /// The first unit says what the last one is, and the other way round.
  @Test(arguments: [true, false]) func whatStandsFarAwayIsLearned(isForward: Bool) {
    var generator = SplitMix64(seed: 3)
    let learner = SweepLearner(generator: &generator)
    let (from, to) = isForward ? (0, count - 1) : (count - 1, 0)
    func scores(_ sign: Float) -> (active: [Float], scores: [Float]) {
      var active = [Float](repeating: 0, count: count * inputs)
      for unit in 0..<count { active[unit * inputs + 2] = 1 }
      active[from * inputs] = 1 + sign
      active[from * inputs + 1] = 1 - sign
      var scores = [Float](repeating: 0, count: count * outputs)
      learner.forward(active, count: count, to: &scores)
      return (active, scores)
    }
    for step in 0..<3_000 {
      let sign: Float = step % 2 == 0 ? 1 : -1
      let (active, scores) = scores(sign)
      var gradient = [Float](repeating: 0, count: scores.count)
      gradient[to * outputs] = scores[to * outputs] - sign
      _ = learner.step(active, gradient, count: count, rate: 0.3, decay: 0)
    }
    #expect(scores(1).scores[to * outputs] > 0.7)
    #expect(scores(-1).scores[to * outputs] < -0.7)
  }

  @Test func theNetworkSaysWhatItsLearnerSays() {
    var generator = SplitMix64(seed: 11)
    let learner = SweepLearner(generator: &generator)
    let active = numbers(count * inputs, &generator)
    var (one, other) = (
      [Float](repeating: 0, count: count * outputs), [Float](repeating: 0, count: count * outputs)
    )
    learner.forward(active, count: count, to: &one)
    learner.network.add(active, count: count, to: &other)
    #expect(one == other)
    // Nothing to sweep over.
    learner.network.add([], count: 0, to: &other)
  }
}

/// The features that have rows.
struct FeatureRowsTests {
  /// Features spread over all bits, as hashes are.
  private let features = (1...400).map {
    TurnFeature(truncatingIfNeeded: (UInt64($0) &* 0x9E37_79B9_7F4A_7C15) >> 17)
  }

  @Test func featuresHaveRowsOfTheirOwn() throws {
    let rows = FeatureRows(
      count: 40_000, of: Dictionary(uniqueKeysWithValues: features.map { ($0, 5) }), from: 3)
    let found = features.compactMap(rows.row(of:))
    #expect(found.count > 390)
    #expect(Set(found).count > 390)
    #expect(found.allSatisfy { (0..<40_000).contains($0) })
  }

  @Test func rareFeaturesAndStrangersHaveNone() {
    let rows = FeatureRows(
      count: 40_000, of: Dictionary(uniqueKeysWithValues: features.map { ($0, 2) }), from: 3)
    #expect(features.allSatisfy { rows.row(of: $0) == nil })
  }

  @Test func theMostFrequentHasTheRow() throws {
    let counts = Dictionary(uniqueKeysWithValues: features.enumerated().map { ($1, 3 + $0) })
    let rows = FeatureRows(count: 7, of: counts, from: 3)
    #expect(rows.row(of: try #require(features.last)) != nil)
    #expect(rows.count == 7)
  }
}
