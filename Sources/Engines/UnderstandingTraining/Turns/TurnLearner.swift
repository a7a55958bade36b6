import Embeddings
import Foundation
import MessageUnderstanding

/// Numbers that are learned, with the sums of squared gradients by which their steps shrink (AdaGrad: Duchi,
/// Hazan, Singer 2011).
final class LearnedNumbers {
  let values: UnsafeMutableBufferPointer<Float>
  let squares: UnsafeMutableBufferPointer<Float>

  /// - Parameter spread: numbers begin evenly spread on both sides of 0 up to this.
  init(count: Int, spread: Float, generator: inout SplitMix64) {
    values = .allocate(capacity: count)
    squares = .allocate(capacity: count)
    for index in 0..<count {
      values[index] = spread == 0 ? 0 : (generator.unit() * 2 - 1) * spread
      squares[index] = TurnLearner.squares
    }
  }

  deinit {
    values.deallocate()
    squares.deallocate()
  }

  @inline(__always)
  func step(_ index: Int, _ gradient: Float, _ rate: Float, _ decay: Float) {
    squares[index] += gradient * gradient
    values[index] -= rate * gradient / squares[index].squareRoot() + rate * decay * values[index]
  }

  var array: [Float] { Array(values) }
}

extension SplitMix64 {
  /// A number from 0 up to 1.
  mutating func unit() -> Float { Float(next() >> 40) / Float(1 << 24) }
}

/// A learner of one network.
final class NetworkLearner {
  let features: FeatureRows
  let hidden: Int
  let inputs: Int
  let outputs: Int
  private let table: LearnedNumbers
  private let dense: LearnedNumbers
  private let bias: LearnedNumbers
  private let out: LearnedNumbers
  private let outBias: LearnedNumbers
  private var sums: [Float]
  /// The gradient of the dense inputs, after a step.
  var inputGradient: [Float]
  private var hiddenGradient: [Float]

  init(
    features: FeatureRows, hidden: Int, inputs: Int, outputs: Int, generator: inout SplitMix64
  ) {
    self.features = features
    (self.hidden, self.inputs, self.outputs) = (hidden, inputs, outputs)
    table = LearnedNumbers(count: features.count * hidden, spread: 0.05, generator: &generator)
    dense = LearnedNumbers(count: inputs * hidden, spread: 0.1, generator: &generator)
    bias = LearnedNumbers(count: hidden, spread: 0.05, generator: &generator)
    out = LearnedNumbers(count: hidden * outputs, spread: 0.15, generator: &generator)
    outBias = LearnedNumbers(count: outputs, spread: 0, generator: &generator)
    sums = Array(repeating: 0, count: hidden)
    hiddenGradient = sums
    inputGradient = Array(repeating: 0, count: inputs)
  }

  /// The values of a forward pass, for the step that follows it.
  struct Pass {
    fileprivate var rows: [Int] = []
    fileprivate var scale: Float
    /// The hidden units, and the scores.
    var active: [Float]
    var scores: [Float]
  }

  /// Computes the scores; a share of the features is left out by chance.
  func forward(
    _ parts: [ArraySlice<TurnFeature>], _ values: UnsafeBufferPointer<Float>, dropping: Float,
    _ generator: inout SplitMix64
  ) -> Pass {
    var rows: [Int] = []
    rows.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts {
      for feature in part {
        if let row = features.row(of: feature), generator.unit() >= dropping { rows.append(row) }
      }
    }
    let scale = 1 / (1 - dropping)
    sums.withUnsafeMutableBufferPointer { sums in
      for index in 0..<hidden { sums[index] = 0 }
      for row in rows {
        let base = row * hidden
        for index in 0..<hidden { sums[index] += table.values[base + index] }
      }
      for index in 0..<hidden { sums[index] = sums[index] * scale + bias.values[index] }
      for (input, value) in values.enumerated() where value != 0 {
        let base = input * hidden
        for index in 0..<hidden { sums[index] += value * dense.values[base + index] }
      }
    }
    // Units are left out too.
    let active = sums.map { sum in
      generator.unit() < TurnLearner.droppingHidden ? 0 : max(0, sum) / (1 - TurnLearner.droppingHidden)
    }
    var scores = outBias.array
    for index in 0..<hidden where active[index] > 0 {
      let base = index * outputs
      for output in 0..<outputs { scores[output] += active[index] * out.values[base + output] }
    }
    return Pass(rows: rows, scale: scale, active: active, scores: scores)
  }

  /// Makes a step against the gradient of the scores of a forward pass, and of its hidden units where something
  /// else reads them too.
  func step(
    _ pass: Pass, _ gradient: ArraySlice<Float>, active further: ArraySlice<Float>? = nil,
    _ values: UnsafeBufferPointer<Float>, rate: Float, decay: Float
  ) {
    let (active, rows, scale) = (pass.active, pass.rows, pass.scale)
    let gradient = Array(gradient)
    for index in 0..<hidden {
      var sum: Float = 0
      if active[index] > 0 {
        if let further { sum = further[further.startIndex + index] }
        let base = index * outputs
        for output in 0..<outputs where gradient[output] != 0 {
          sum += gradient[output] * out.values[base + output]
          out.step(base + output, gradient[output] * active[index], rate, decay)
        }
      }
      hiddenGradient[index] = sum
    }
    for output in 0..<outputs where gradient[output] != 0 { outBias.step(output, gradient[output], rate, 0) }
    for index in 0..<hidden where hiddenGradient[index] != 0 {
      bias.step(index, hiddenGradient[index], rate, 0)
    }
    hiddenGradient.withUnsafeBufferPointer { gradient in
      for row in rows {
        let base = row * hidden
        for index in 0..<hidden {
          let value = gradient[index] * scale
          table.squares[base + index] += value * value
          table.values[base + index] -=
            rate * value / table.squares[base + index].squareRoot()
            + rate * decay * table.values[base + index]
        }
      }
      for (input, value) in values.enumerated() {
        guard value != 0 else {
          inputGradient[input] = 0
          continue
        }
        let base = input * hidden
        var sum: Float = 0
        for index in 0..<hidden {
          sum += gradient[index] * dense.values[base + index]
          let step = gradient[index] * value
          dense.squares[base + index] += step * step
          dense.values[base + index] -= rate * step / dense.squares[base + index].squareRoot()
        }
        inputGradient[input] = sum
      }
    }
  }

  var network: TurnModelFile.Network {
    TurnModelFile.Network(
      features: features, table: table.array, dense: dense.array, bias: bias.array, out: out.array,
      outBias: outBias.array)
  }
}

/// A learner of a turn model. Single-threaded, in a fixed order: the same conversations give the same bytes
/// on the same machine.
struct TurnLearner {
  static let epochs = 24
  private static let rate: Float = 0.15
  private static let decay: Float = 2e-5
  /// The share of features, and of hidden units, that are left out of a step.
  private static let dropping: Float = 0.35
  static let droppingHidden: Float = 0.25
  /// What the sums of squared gradients begin at.
  static let squares: Float = 1
  /// The share of turns that are learned from without word vectors, so that the model does without.
  private static let without: Float = 0.12

  private let units: NetworkLearner
  private let sweep: SweepLearner
  private let turn: NetworkLearner
  private let projection: LearnedNumbers
  private let offers: OfferLearner
  private var generator: SplitMix64

  init(_ examples: [TurnExample], epochs: Int = TurnLearner.epochs, progress: (String) throws -> Void)
    rethrows
  {
    generator = SplitMix64(seed: 0x7A55)
    let turnFeatures = TurnLearner.features(of: examples, count: TurnModel.turnRows) {
      $0.scan.turnFeatures + $0.turnContext
    }
    units = NetworkLearner(
      features: TurnLearner.features(of: examples, count: TurnModel.unitRows) { example in
        // What stood before counts for each unit.
        example.scan.unitFeatures + example.scan.units.flatMap { _ in example.unitContext }
      },
      hidden: TurnModel.unitHidden, inputs: TurnModel.unitInputs, outputs: TurnModel.unitOutputs,
      generator: &generator)
    turn = NetworkLearner(
      features: turnFeatures, hidden: TurnModel.turnHidden, inputs: TurnModel.turnInputs,
      outputs: TurnModel.turnOutputs,
      generator: &generator)
    projection = LearnedNumbers(
      count: TurnModel.projected * WordVectors.dimensions, spread: 0.2, generator: &generator)
    sweep = SweepLearner(generator: &generator)
    offers = OfferLearner(examples, features: turnFeatures)
    for epoch in 0..<epochs {
      try progress("round \(epoch + 1) of \(epochs)")
      let rate = TurnLearner.rate * (1 - 0.9 * Float(epoch) / Float(epochs))
      for index in generator.permutation(of: examples.count) { learn(examples[index], rate: rate) }
    }
  }

  /// How often a feature must have been seen to be learned from.
  private static let least = 3

  private static func features(
    of examples: [TurnExample], count: Int, _ found: (TurnExample) -> [TurnFeature]
  ) -> FeatureRows {
    var counts: [TurnFeature: Int] = [:]
    for example in examples {
      for feature in found(example) { counts[feature, default: 0] += 1 }
    }
    return FeatureRows(count: count, of: counts, from: least)
  }

  private func projected(_ example: TurnExample) -> [Float] {
    guard !example.vectors.isEmpty else { return [] }
    let size = WordVectors.dimensions
    var result = [Float](repeating: 0, count: example.scan.units.count * TurnModel.projected)
    example.vectors.withUnsafeBufferPointer { vectors in
      for unit in example.scan.units.indices where example.scan.units[unit].form == .word {
        project(
          UnsafeBufferPointer(rebasing: vectors[unit * size..<(unit + 1) * size]), to: &result, at: unit)
      }
    }
    return result
  }

  private func projectedTopic(_ example: TurnExample) -> [Float] {
    guard !example.topic.isEmpty else { return [] }
    var result = [Float](repeating: 0, count: TurnModel.projected)
    example.topic.withUnsafeBufferPointer { project($0, to: &result, at: 0) }
    return result
  }

  private func project(_ vector: UnsafeBufferPointer<Float>, to result: inout [Float], at unit: Int) {
    let size = WordVectors.dimensions
    for row in 0..<TurnModel.projected {
      result[unit * TurnModel.projected + row] = WordVectors.similarity(
        vector,
        UnsafeBufferPointer(
          UnsafeMutableBufferPointer(rebasing: projection.values[row * size..<(row + 1) * size])))
    }
  }

  private mutating func learn(_ example: TurnExample, rate: Float) {
    let scan = example.scan
    let isWithout = example.vectors.isEmpty || generator.unit() < TurnLearner.without
    let vectors = isWithout ? [] : projected(example)
    let topic = isWithout ? [] : projectedTopic(example)
    let inputs = TurnModel.denseInputs(of: scan, vectors: vectors, topic: topic)
    var topicGradient = [Float](repeating: 0, count: topic.count)
    var vectorGradient = [Float](repeating: 0, count: vectors.count)
    let roles = TimeRole.allCases.count
    let (hidden, outputs, count) = (TurnModel.unitHidden, TurnModel.unitOutputs, scan.units.count)
    inputs.units.withUnsafeBufferPointer { values in
      func part(_ unit: Int) -> UnsafeBufferPointer<Float> {
        isWithout
          ? UnsafeBufferPointer(start: nil, count: 0)
          : UnsafeBufferPointer(
            rebasing: values[unit * TurnModel.unitInputs..<(unit + 1) * TurnModel.unitInputs])
      }
      let passes = scan.units.indices.map { unit in
        units.forward(
          [
            scan.unitFeatures[Int(scan.unitStarts[unit])..<Int(scan.unitStarts[unit + 1])],
            example.unitContext[...],
          ],
          part(unit), dropping: TurnLearner.dropping, &generator)
      }
      let active = passes.flatMap(\.active)
      var scores = passes.flatMap(\.scores)
      sweep.forward(active, count: count, to: &scores)
      var gradient = [Float](repeating: 0, count: scores.count)
      for unit in scan.units.indices {
        let base = unit * outputs
        if example.times[unit] >= 0 {
          let range = base..<base + roles
          Link.apply(true, to: &scores, range)
          for role in 0..<roles {
            gradient[base + role] = scores[base + role] - (role == example.times[unit] ? 1 : 0)
          }
        }
        let tags = base + TurnModel.tagOutputs.lowerBound..<base + TurnModel.tagOutputs.upperBound
        Link.apply(true, to: &scores, tags)
        for (tag, place) in tags.enumerated() {
          gradient[place] = scores[place] - (tag == example.tags[unit] ? 1 : 0)
        }
        if example.halves[unit] >= 0 {
          let halves = base + TurnModel.halfOutputs.lowerBound..<base + TurnModel.halfOutputs.upperBound
          Link.apply(true, to: &scores, halves)
          for (half, place) in halves.enumerated() {
            gradient[place] = scores[place] - (half == example.halves[unit] ? 1 : 0)
          }
        }
      }
      let further = sweep.step(active, gradient, count: count, rate: rate, decay: TurnLearner.decay)
      for unit in scan.units.indices {
        units.step(
          passes[unit], gradient[unit * outputs..<(unit + 1) * outputs],
          active: further[unit * hidden..<(unit + 1) * hidden], part(unit), rate: rate,
          decay: TurnLearner.decay)
        guard !isWithout else { continue }
        for row in topicGradient.indices {
          topicGradient[row] += units.inputGradient[TurnModel.unitTopic + row]
        }
        for (block, offset) in TurnModel.offsets.enumerated() where scan.units.indices.contains(unit + offset)
        {
          for row in 0..<TurnModel.projected {
            vectorGradient[(unit + offset) * TurnModel.projected + row] +=
              units.inputGradient[block * TurnModel.projected + row]
          }
        }
      }
    }
    inputs.turn.withUnsafeBufferPointer { values in
      let pass = turn.forward(
        [scan.turnFeatures[...], example.turnContext[...]], values, dropping: TurnLearner.dropping, &generator
      )
      var scores = pass.scores
      Link.apply(false, to: &scores, 0..<scores.count)
      for output in scores.indices { scores[output] -= example.moves[output] }
      turn.step(pass, scores[...], values, rate: rate, decay: TurnLearner.decay)
    }
    guard !isWithout else { return }
    let size = WordVectors.dimensions
    for unit in scan.units.indices where scan.units[unit].form == .word {
      learn(
        example.vectors[unit * size..<(unit + 1) * size],
        vectorGradient[unit * TurnModel.projected..<(unit + 1) * TurnModel.projected], rate)
    }
    learn(example.topic[...], topicGradient[...], rate)
  }

  /// Makes a step of the projection against the gradient of what a vector became.
  private func learn(_ vector: ArraySlice<Float>, _ gradients: ArraySlice<Float>, _ rate: Float) {
    let size = WordVectors.dimensions
    for (row, gradient) in gradients.enumerated() where gradient != 0 {
      for (place, number) in vector.enumerated() {
        let step = gradient * number
        projection.squares[row * size + place] += step * step
        projection.values[row * size + place] -=
          rate * step / projection.squares[row * size + place].squareRoot()
      }
    }
  }

  /// The bytes of the model's file.
  func bytes(plan: PlanModel?, record: [TrainingSetRecord]) throws -> [UInt8] {
    try TurnModelFile.bytes(
      projection: projection.array, units: units.network, sweep: sweep.network, turn: turn.network,
      offers: offers.network, plan: plan, record: record)
  }
}
