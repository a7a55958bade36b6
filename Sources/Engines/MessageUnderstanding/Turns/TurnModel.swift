import Embeddings
import Foundation
import LanguageData
import TextAnalysis

/// A model that says of the words and times of a turn what they are to the plans of its conversation.
///
/// Two networks over hashed features and word vectors, one for each word and time, one for the turn as a
/// whole, and a table that says what is worth offering at it. A value that can be shared and used from any thread. English only.
public struct TurnModel: Sendable {
  let units: TurnNetwork
  let sweep: SweepNetwork
  let turn: TurnNetwork
  /// What is worth offering at a turn: its features' rows alone, added up. A hidden layer learns nothing of what
  /// is as rare.
  let offers: TurnNetwork
  /// The model that chooses a plan; nil while it is being made.
  package internal(set) var plan: PlanModel?

  /// The model without what chooses plans.
  package var withoutPlan: TurnModel {
    var model = self
    model.plan = nil
    return model
  }

  /// `projected` × `WordVectors.dimensions`: from word vectors to dense inputs.
  let projection: [Float]
  let vectors: WordVectors?

  /// The numbers that a word vector becomes.
  package static let projected = 24
  /// The words beside a word whose vectors count, by their distance, the mean of its sentence, and what the
  /// turns before spoke of.
  package static let offsets = [0, -1, 1, -2, 2]
  package static let unitInputs = unitTopic + projected
  package static let turnInputs = turnTopic + projected
  /// The first of the inputs that hold what the turns before spoke of.
  package static let unitTopic = (offsets.count + 1) * projected
  package static let turnTopic = 2 * projected
  /// The rows of the networks' tables.
  package static let unitRows = 48_000
  package static let turnRows = 32_000
  package static let unitHidden = 64
  package static let turnHidden = 40
  /// The roles of times, the tags of words, and whether a clock shows the morning or what comes after noon.
  package static let unitOutputs = TimeRole.allCases.count + WordTag.count + 2
  package static let tagOutputs = TimeRole.allCases.count..<unitOutputs - 2
  package static let halfOutputs = unitOutputs - 2..<unitOutputs
  package static let turnOutputs = TurnMove.allCases.count

  /// Reads a turn by itself.
  package func sums(of scan: TurnScan, in document: Document) -> TurnSums {
    sums(of: scan, vectors: projectedVectors(of: scan, in: document))
  }

  /// The projected word vectors of the units, one after the other; empty without vectors.
  private func projectedVectors(of scan: TurnScan, in document: Document) -> [Float] {
    guard let vectors else { return [] }
    var result = [Float](repeating: 0, count: scan.units.count * TurnModel.projected)
    var vector = [Float](repeating: 0, count: WordVectors.dimensions)
    for (index, unit) in scan.units.enumerated() where unit.form == .word {
      vectors.vector(of: unit.tokens, in: document, into: &vector)
      vector.withUnsafeBufferPointer { project($0, to: &result, at: index) }
    }
    return result
  }

  private func project(_ vector: UnsafeBufferPointer<Float>, to result: inout [Float], at unit: Int) {
    let size = TurnModel.projected
    projection.withUnsafeBufferPointer { projection in
      for row in 0..<size {
        let weights = UnsafeBufferPointer(
          rebasing: projection[row * WordVectors.dimensions..<(row + 1) * WordVectors.dimensions])
        result[unit * size + row] = WordVectors.similarity(weights, vector)
      }
    }
  }

  /// The sums of a turn from the word vectors of its units, as training has them.
  package func sums(of scan: TurnScan, wordVectors: [Float]) -> TurnSums {
    guard !wordVectors.isEmpty else { return sums(of: scan, vectors: []) }
    var result = [Float](repeating: 0, count: scan.units.count * TurnModel.projected)
    wordVectors.withUnsafeBufferPointer { all in
      for (index, unit) in scan.units.enumerated() where unit.form == .word {
        project(
          UnsafeBufferPointer(
            rebasing: all[index * WordVectors.dimensions..<(index + 1) * WordVectors.dimensions]),
          to: &result, at: index)
      }
    }
    return sums(of: scan, vectors: result)
  }

  private func sums(of scan: TurnScan, vectors: [Float]) -> TurnSums {
    var sums = TurnSums(
      scan: scan, topic: TurnModel.topic(of: scan, vectors: vectors, size: TurnModel.projected),
      units: Array(repeating: 0, count: scan.units.count * units.hidden), turn: turn.bias,
      offers: offers.bias)
    sums.offers.withUnsafeMutableBufferPointer { offers.add(scan.turnFeatures[...], to: $0) }
    let inputs = TurnModel.denseInputs(of: scan, vectors: vectors)
    sums.units.withUnsafeMutableBufferPointer { all in
      for index in scan.units.indices {
        let part = UnsafeMutableBufferPointer(
          rebasing: all[index * units.hidden..<(index + 1) * units.hidden])
        for (place, value) in units.bias.enumerated() { part[place] = value }
        units.add(
          scan.unitFeatures[Int(scan.unitStarts[index])..<Int(scan.unitStarts[index + 1])], to: part)
        if !vectors.isEmpty {
          inputs.units.withUnsafeBufferPointer { values in
            units.add(
              UnsafeBufferPointer(
                rebasing: values[index * TurnModel.unitInputs..<(index + 1) * TurnModel.unitInputs]),
              at: 0, to: part)
          }
        }
      }
    }
    sums.turn.withUnsafeMutableBufferPointer { part in
      turn.add(scan.turnFeatures[...], to: part)
      if !vectors.isEmpty { inputs.turn.withUnsafeBufferPointer { turn.add($0, at: 0, to: part) } }
    }
    return sums
  }

  /// The topic of a turn: the sum of the vectors of its words that mean something, over the square root of
  /// their number; empty without vectors.
  ///
  /// - Parameter size: the numbers of each vector.
  package static func topic(of scan: TurnScan, vectors: [Float], size: Int) -> [Float] {
    guard !vectors.isEmpty else { return [] }
    var topic = [Float](repeating: 0, count: size)
    var count: Float = 0
    for (index, unit) in scan.units.enumerated()
    where unit.form == .word && unit.facts & TurnUnit.Fact.isFunction == 0 {
      count += 1
      for place in 0..<size { topic[place] += vectors[index * size + place] }
    }
    if count > 0 { for place in 0..<size { topic[place] /= count.squareRoot() } }
    return topic
  }

  /// The dense inputs of the units and of the turn, from projected vectors of the units and of what the turns
  /// before spoke of.
  package static func denseInputs(
    of scan: TurnScan, vectors: [Float], topic: [Float] = []
  ) -> (units: [Float], turn: [Float]) {
    guard !vectors.isEmpty else { return ([], []) }
    var unitValues = [Float](repeating: 0, count: scan.units.count * unitInputs)
    var turnValues = [Float](repeating: 0, count: turnInputs)
    var means = [Float](repeating: 0, count: max(scan.sentenceCount, 1) * projected)
    var counts = [Float](repeating: 0, count: max(scan.sentenceCount, 1))
    var total: Float = 0
    for (index, unit) in scan.units.enumerated() where unit.form == .word {
      let sentence = scan.sentence[index]
      counts[sentence] += 1
      total += 1
      for row in 0..<projected {
        means[sentence * projected + row] += vectors[index * projected + row]
        turnValues[row] += vectors[index * projected + row]
      }
    }
    for sentence in counts.indices where counts[sentence] > 0 {
      for row in 0..<projected { means[sentence * projected + row] /= counts[sentence].squareRoot() }
    }
    if total > 0 { for row in 0..<projected { turnValues[row] /= total.squareRoot() } }
    let last = scan.sentence.last ?? 0
    for row in 0..<projected { turnValues[projected + row] = means[last * projected + row] }
    for index in scan.units.indices {
      let base = index * unitInputs
      for (block, offset) in offsets.enumerated() where scan.units.indices.contains(index + offset) {
        for row in 0..<projected {
          unitValues[base + block * projected + row] = vectors[(index + offset) * projected + row]
        }
      }
      let sentence = scan.sentence[index]
      for row in 0..<projected {
        unitValues[base + offsets.count * projected + row] = means[sentence * projected + row]
      }
      for row in topic.indices { unitValues[base + unitTopic + row] = topic[row] }
    }
    for row in topic.indices { turnValues[turnTopic + row] = topic[row] }
    return (unitValues, turnValues)
  }

  /// The seeds of the features of a context, for both networks.
  package static let unitContext: UInt64 = 0xC1
  package static let turnContext: UInt64 = 0xC2

  /// Returns what a turn says after others.
  package func marks(of sums: TurnSums, after context: TurnContext) -> TurnMarks {
    marks(
      of: sums, afterUnits: context.features(seed: TurnModel.unitContext),
      turn: context.features(seed: TurnModel.turnContext), topic: context.topic)
  }

  /// The same from the features of a context, and from the word vectors of what its turns spoke of, as training has
  /// them.
  package func marks(
    of sums: TurnSums, afterUnits unitFeatures: [TurnFeature], turn turnFeatures: [TurnFeature],
    wordVectors topic: [Float]
  ) -> TurnMarks {
    var projected = [Float](repeating: 0, count: topic.isEmpty ? 0 : TurnModel.projected)
    if !topic.isEmpty { topic.withUnsafeBufferPointer { project($0, to: &projected, at: 0) } }
    return marks(of: sums, afterUnits: unitFeatures, turn: turnFeatures, topic: projected)
  }

  private func marks(
    of sums: TurnSums, afterUnits unitFeatures: [TurnFeature], turn turnFeatures: [TurnFeature],
    topic: [Float]
  ) -> TurnMarks {
    func contextSums(
      _ network: TurnNetwork, _ features: [TurnFeature], topicAt input: Int? = nil
    ) -> [Float] {
      var result = [Float](repeating: 0, count: network.hidden)
      result.withUnsafeMutableBufferPointer { result in
        network.add(features[...], to: result)
        if let input { topic.withUnsafeBufferPointer { network.add($0, at: input, to: result) } }
      }
      return result
    }
    let unitContext = contextSums(units, unitFeatures, topicAt: TurnModel.unitTopic)
    let turnContext = contextSums(turn, turnFeatures, topicAt: TurnModel.turnTopic)
    var (active, scores) = units.outputs(of: sums.units, with: unitContext)
    sweep.add(active, count: sums.scan.units.count, to: &scores)
    var times = [[Float]](repeating: [], count: sums.scan.units.count)
    var halves: [Int: Float] = [:]
    var tags: [Float] = []
    tags.reserveCapacity(sums.scan.units.count * WordTag.count)
    for index in sums.scan.units.indices {
      func part(_ range: Range<Int>) -> Range<Int> {
        index * units.outputs + range.lowerBound..<index * units.outputs + range.upperBound
      }
      if sums.scan.units[index].isMoment {
        let roles = part(0..<TimeRole.allCases.count)
        Link.apply(true, to: &scores, roles)
        times[index] = Array(scores[roles])
        let both = part(TurnModel.halfOutputs)
        Link.apply(true, to: &scores, both)
        halves[sums.scan.units[index].tokens.lowerBound] = scores[both.upperBound - 1]
      }
      Link.apply(true, to: &scores, part(TurnModel.tagOutputs))
      tags += scores[part(TurnModel.tagOutputs)]
    }
    var moves = turn.outputs(of: sums.turn, with: turnContext).scores
    Link.apply(false, to: &moves, 0..<turn.outputs)
    var offered = zip(sums.offers, contextSums(offers, turnFeatures)).map { $0 + $1 }
    Link.apply(false, to: &offered, offered.indices)
    return TurnMarks(
      units: sums.scan.units, times: times, halves: halves, tags: tags, moves: moves, offers: offered)
  }
}
