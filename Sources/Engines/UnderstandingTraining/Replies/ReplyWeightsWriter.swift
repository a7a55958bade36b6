import Foundation
import MessageUnderstanding
import ReplyEngine

/// A writer of files of reply weights.
enum ReplyWeightsWriter {
  /// The bytes of a file; weights are in steps of 1/127 of the greatest of their block and situation.
  static func bytes(
    _ model: LinearModel, ranker: RankerWeights, record: ReplyWeightsFormat.Record
  ) throws -> [UInt8] {
    let count = record.situations.count
    var parameters = model.bias.map { Float($0) }
    var rows = [UInt8](repeating: 0, count: ReplyWeightsFormat.rows * count)
    for block in ReplyWeightsFormat.Block.allCases {
      for situation in 0..<count {
        var greatest = 0.0
        for row in block.rows { greatest = max(greatest, abs(model.weights[row * count + situation])) }
        parameters.append(Float(greatest / 127))
        guard greatest > 0 else { continue }
        for row in block.rows {
          let step = Int8((model.weights[row * count + situation] / greatest * 127).rounded())
          rows[row * count + situation] = UInt8(bitPattern: step)
        }
      }
    }
    var content: [UInt8] = []
    func append(_ value: UInt32, to bytes: inout [UInt8]) {
      withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }
    for parameter in parameters { append(parameter.bitPattern, to: &content) }
    content += rows
    while content.count % 4 != 0 { content.append(0) }
    for value in ranker.values { append(value.bitPattern, to: &content) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = Array(try encoder.encode(record))
    content += json
    var bytes = ReplyWeightsFormat.magic
    for value in [ReplyWeightsFormat.version, UInt32(count), UInt32(json.count), 0] {
      append(value, to: &bytes)
    }
    let sum = content.withUnsafeBytes { WeightsFormat.checksum($0) }
    withUnsafeBytes(of: sum.littleEndian) { bytes += $0 }
    return bytes + content
  }
}
