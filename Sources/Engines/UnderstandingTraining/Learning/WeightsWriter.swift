import Foundation
import MessageUnderstanding

/// Learned numbers on their way into a file.
struct WeightsWriter {
  private var parameters = [Float](
    repeating: 0, count: WeightsFormat.Parameter.allCases.count * Head.outputCount)
  private var rows = [UInt8](
    repeating: 0, count: (FeatureSpace.rows + FeatureSpace.vectorLength) * WeightsFormat.rowStride)

  subscript(parameter: WeightsFormat.Parameter, output: Int) -> Float {
    get { parameters[parameter.rawValue * Head.outputCount + output] }
    set { parameters[parameter.rawValue * Head.outputCount + output] = newValue }
  }

  /// Writes a model of the n-grams, its weights in steps of 1/127 of the greatest of their block and output.
  ///
  /// - Parameter rowWeights: of `FeatureSpace.rows`.
  mutating func write(sparse model: LinearModel, of head: Head, rowWeights: [UInt8]) {
    for (row, weight) in rowWeights.enumerated() {
      rows[row * WeightsFormat.rowStride + WeightsFormat.rowWeight] = weight
    }
    for (index, output) in head.outputs.enumerated() {
      self[.bias, output] = Float(model.bias[index])
      for block in FeatureSpace.Block.allCases {
        let scale = quantize(
          block.rows.map { model.weights[$0 * model.outputs + index] }, into: output,
          from: block.rows.lowerBound)
        let parameter: WeightsFormat.Parameter =
          switch block {
          case .words: .wordScale
          case .characters: .characterScale
          case .cues: .cueScale
          }
        self[parameter, output] = scale
      }
    }
  }

  /// Writes a model of the vectors.
  mutating func write(dense model: LinearModel, of head: Head) {
    for (index, output) in head.outputs.enumerated() {
      self[.vectorBias, output] = Float(model.bias[index])
      self[.vectorScale, output] = quantize(
        (0..<FeatureSpace.vectorLength).map { model.weights[$0 * model.outputs + index] }, into: output,
        from: FeatureSpace.rows)
    }
  }

  private mutating func quantize(_ values: [Double], into output: Int, from row: Int) -> Float {
    let greatest = values.reduce(0) { max($0, abs($1)) }
    guard greatest > 0 else { return 0 }
    for (index, value) in values.enumerated() {
      let step = Int8((value / greatest * 127).rounded())
      rows[(row + index) * WeightsFormat.rowStride + output] = UInt8(bitPattern: step)
    }
    return Float(greatest / 127)
  }

  /// The whole file.
  func bytes(record: [TrainingSetRecord]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let record = Array(try encoder.encode(record))
    var bytes = WeightsFormat.magic
    func append(_ value: UInt32, to bytes: inout [UInt8]) {
      withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }
    for value in [
      Int(WeightsFormat.version), Head.outputCount, FeatureSpace.wordRows, FeatureSpace.characterRows,
      FeatureSpace.cueRows, FeatureSpace.vectorLength, record.count, 0,
    ] { append(UInt32(value), to: &bytes) }
    var content: [UInt8] = []
    for parameter in parameters { append(parameter.bitPattern, to: &content) }
    while WeightsFormat.headerLength + content.count < WeightsFormat.rowsOffset { content.append(0) }
    content += rows
    content += record
    let sum = content.withUnsafeBytes { WeightsFormat.checksum($0) }
    withUnsafeBytes(of: sum.littleEndian) { bytes += $0 }
    return bytes + content
  }
}
