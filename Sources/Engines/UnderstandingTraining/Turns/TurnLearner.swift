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
  let hidden: Int
  let inputs: Int
  let outputs: Int
  private let table: LearnedNumbers
  private let dense: LearnedNumbers
  private let bias: LearnedNumbers
  private let out: LearnedNumbers
  private let outBias: LearnedNumbers
  /// Of the last forward pass.
  private var rows: [UInt16] = []
  private var scale: Float = 1
  private var sums: [Float]
  private var active: [Float]
  var scores: [Float]
  /// The gradient of the dense inputs, after a step.
  var inputGradient: [Float]
  private var hiddenGradient: [Float]

  init(hidden: Int, inputs: Int, outputs: Int, generator: inout SplitMix64) {
    (self.hidden, self.inputs, self.outputs) = (hidden, inputs, outputs)
    table = LearnedNumbers(count: TurnFeatures.rows * hidden, spread: 0.05, generator: &generator)
    dense = LearnedNumbers(count: inputs * hidden, spread: 0.1, generator: &generator)
    bias = LearnedNumbers(count: hidden, spread: 0.05, generator: &generator)
    out = LearnedNumbers(count: hidden * outputs, spread: 0.15, generator: &generator)
    outBias = LearnedNumbers(count: outputs, spread: 0, generator: &generator)
    sums = Array(repeating: 0, count: hidden)
    active = sums
    hiddenGradient = sums
    scores = Array(repeating: 0, count: outputs)
    inputGradient = Array(repeating: 0, count: inputs)
  }

  /// Computes the scores; features are left out by chance where a generator is given.
  func forward(
    _ parts: [ArraySlice<UInt16>], _ values: UnsafeBufferPointer<Float>, dropping: Float = 0,
    _ generator: inout SplitMix64
  ) {
    rows.removeAll(keepingCapacity: true)
    for part in parts {
      for row in part where dropping == 0 || generator.unit() >= dropping { rows.append(row) }
    }
    scale = dropping == 0 ? 1 : 1 / (1 - dropping)
    sums.withUnsafeMutableBufferPointer { sums in
      for index in 0..<hidden { sums[index] = 0 }
      for row in rows {
        let base = Int(row) * hidden
        for index in 0..<hidden { sums[index] += table.values[base + index] }
      }
      for index in 0..<hidden { sums[index] = sums[index] * scale + bias.values[index] }
      for (input, value) in values.enumerated() where value != 0 {
        let base = input * hidden
        for index in 0..<hidden { sums[index] += value * dense.values[base + index] }
      }
    }
    for index in 0..<hidden {
      active[index] = max(0, sums[index])
      // Units are left out too where features are.
      if dropping > 0 {
        active[index] =
          generator.unit() < TurnLearner.droppingHidden ? 0 : active[index] / (1 - TurnLearner.droppingHidden)
      }
    }
    for output in 0..<outputs { scores[output] = outBias.values[output] }
    for index in 0..<hidden where active[index] > 0 {
      let base = index * outputs
      for output in 0..<outputs { scores[output] += active[index] * out.values[base + output] }
    }
  }

  /// Makes a step against the gradient of the scores of the last forward pass.
  func step(
    _ gradient: [Float], _ values: UnsafeBufferPointer<Float>, rate: Float, decay: Float
  ) {
    for index in 0..<hidden {
      var sum: Float = 0
      if active[index] > 0 {
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
        let base = Int(row) * hidden
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
      table: table.array, dense: dense.array, bias: bias.array, out: out.array, outBias: outBias.array)
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
  private let turn: NetworkLearner
  private let projection: LearnedNumbers
  private let offers: OfferLearner
  private var generator: SplitMix64

  init(_ examples: [TurnExample], epochs: Int = TurnLearner.epochs, progress: (String) throws -> Void)
    rethrows
  {
    generator = SplitMix64(seed: 0x7A55)
    units = NetworkLearner(
      hidden: TurnModel.unitHidden, inputs: TurnModel.unitInputs, outputs: TurnModel.unitOutputs,
      generator: &generator)
    turn = NetworkLearner(
      hidden: TurnModel.turnHidden, inputs: TurnModel.turnInputs, outputs: TurnModel.turnOutputs,
      generator: &generator)
    projection = LearnedNumbers(
      count: TurnModel.projected * WordVectors.dimensions, spread: 0.2, generator: &generator)
    offers = OfferLearner(examples)
    for epoch in 0..<epochs {
      try progress("round \(epoch + 1) of \(epochs)")
      let rate = TurnLearner.rate * (1 - 0.9 * Float(epoch) / Float(epochs))
      for index in generator.permutation(of: examples.count) { learn(examples[index], rate: rate) }
    }
  }

  private func projected(_ example: TurnExample) -> [Float] {
    guard !example.vectors.isEmpty else { return [] }
    let size = WordVectors.dimensions
    var result = [Float](repeating: 0, count: example.scan.units.count * TurnModel.projected)
    example.vectors.withUnsafeBufferPointer { vectors in
      for unit in example.scan.units.indices where example.scan.units[unit].form == .word {
        for row in 0..<TurnModel.projected {
          result[unit * TurnModel.projected + row] = WordVectors.similarity(
            UnsafeBufferPointer(rebasing: vectors[unit * size..<(unit + 1) * size]),
            UnsafeBufferPointer(
              UnsafeMutableBufferPointer(rebasing: projection.values[row * size..<(row + 1) * size])))
        }
      }
    }
    return result
  }

  private mutating func learn(_ example: TurnExample, rate: Float) {
    let scan = example.scan
    let isWithout = example.vectors.isEmpty || generator.unit() < TurnLearner.without
    let vectors = isWithout ? [] : projected(example)
    let inputs = TurnModel.denseInputs(of: scan, vectors: vectors)
    var vectorGradient = [Float](repeating: 0, count: vectors.count)
    let roles = TimeRole.allCases.count
    var gradient = [Float](repeating: 0, count: TurnModel.unitOutputs)
    inputs.units.withUnsafeBufferPointer { values in
      for unit in scan.units.indices {
        let part =
          isWithout
          ? UnsafeBufferPointer<Float>(start: nil, count: 0)
          : UnsafeBufferPointer(
            rebasing: values[unit * TurnModel.unitInputs..<(unit + 1) * TurnModel.unitInputs])
        units.forward(
          [
            scan.unitRows[Int(scan.unitStarts[unit])..<Int(scan.unitStarts[unit + 1])],
            example.unitContext[...],
          ],
          part, dropping: TurnLearner.dropping, &generator)
        for output in gradient.indices { gradient[output] = 0 }
        if example.times[unit] >= 0 {
          var scores = units.scores
          Link.apply(true, to: &scores, 0..<roles)
          for role in 0..<roles { gradient[role] = scores[role] - (role == example.times[unit] ? 1 : 0) }
        }
        var scores = units.scores
        Link.apply(true, to: &scores, TurnModel.tagOutputs)
        for tag in 0..<WordTag.count {
          gradient[roles + tag] = scores[roles + tag] - (tag == example.tags[unit] ? 1 : 0)
        }
        if example.halves[unit] >= 0 {
          Link.apply(true, to: &scores, TurnModel.halfOutputs)
          for half in 0..<2 {
            let output = TurnModel.halfOutputs.lowerBound + half
            gradient[output] = scores[output] - (half == example.halves[unit] ? 1 : 0)
          }
        }
        units.step(gradient, part, rate: rate, decay: TurnLearner.decay)
        guard !isWithout else { continue }
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
      turn.forward(
        [scan.turnRows[...], example.turnContext[...]], values, dropping: TurnLearner.dropping, &generator)
      var scores = turn.scores
      Link.apply(false, to: &scores, 0..<scores.count)
      for output in scores.indices { scores[output] -= example.moves[output] }
      turn.step(scores, values, rate: rate, decay: TurnLearner.decay)
    }
    guard !isWithout else { return }
    let size = WordVectors.dimensions
    for unit in scan.units.indices where scan.units[unit].form == .word {
      for row in 0..<TurnModel.projected {
        let gradient = vectorGradient[unit * TurnModel.projected + row]
        guard gradient != 0 else { continue }
        for place in 0..<size {
          let step = gradient * example.vectors[unit * size + place]
          projection.squares[row * size + place] += step * step
          projection.values[row * size + place] -=
            rate * step / projection.squares[row * size + place].squareRoot()
        }
      }
    }
  }

  /// The bytes of the model's file.
  func bytes(plan: PlanModel?, record: [TrainingSetRecord]) throws -> [UInt8] {
    try TurnModelFile.bytes(
      projection: projection.array, units: units.network, turn: turn.network, offers: offers.network,
      plan: plan,
      record: record)
  }
}
