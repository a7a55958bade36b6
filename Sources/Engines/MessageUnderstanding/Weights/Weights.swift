import BinaryFiles
import Foundation

/// Learned weights, mapped from one file and read in place.
package final class Weights: Sendable {
  private let mapped: MappedBytes
  private let recordLength: Int

  var bytes: UnsafeRawBufferPointer { mapped.bytes }

  package var byteCount: Int { bytes.count }

  /// Maps a file, and checks that its bytes are those that were written.
  /// - Throws: `WeightsError`.
  package convenience init(contentsOf url: URL) throws {
    do {
      try self.init(MappedBytes(contentsOf: url), name: url.path)
    } catch let failure as MappedBytes.Failure {
      throw WeightsError(.unreadable, "weights \(url.path): \(failure)")
    }
  }

  /// Weights in memory, as training makes them.
  package convenience init(_ content: [UInt8]) throws {
    try self.init(MappedBytes(copying: content), name: "in memory")
  }

  private init(_ mapped: MappedBytes, name: String) throws {
    recordLength = try Weights.checkedRecordLength(mapped.bytes, name: name)
    self.mapped = mapped
  }

  /// The length of the record at the end, where all that stands before it is in order.
  private static func checkedRecordLength(_ bytes: UnsafeRawBufferPointer, name: String) throws -> Int {
    func fault(_ code: WeightsError.Code, _ what: String) -> WeightsError {
      WeightsError(code, "weights \(name): \(what)")
    }
    func word(_ offset: Int) -> UInt32 {
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    guard bytes.count >= WeightsFormat.headerLength else {
      throw fault(
        .damaged,
        "ends at byte \(bytes.count) within its header, expected \(WeightsFormat.recordOffset) or more")
    }
    guard bytes.prefix(8).elementsEqual(WeightsFormat.magic) else {
      throw fault(.damaged, "begins with other bytes than BECKONUW; it is no file of weights")
    }
    guard word(8) == WeightsFormat.version else {
      throw fault(
        .wrongVersion, "is of version \(word(8)), expected \(WeightsFormat.version); run beckon train")
    }
    let expected: [(String, Int)] = [
      ("outputs", Head.outputCount), ("rows of words", FeatureSpace.wordRows),
      ("rows of characters", FeatureSpace.characterRows), ("rows of cues", FeatureSpace.cueRows),
      ("numbers in a vector", FeatureSpace.vectorLength),
    ]
    for (index, (what, count)) in expected.enumerated() where word(12 + 4 * index) != UInt32(count) {
      throw fault(
        .wrongVersion,
        "has \(word(12 + 4 * index)) \(what) at byte \(12 + 4 * index), expected \(count); run beckon train")
    }
    let length = WeightsFormat.recordOffset + Int(word(32))
    guard bytes.count == length else {
      throw fault(.damaged, "has \(bytes.count) bytes, expected \(length)")
    }
    let sum = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 40, as: UInt64.self))
    let content = UnsafeRawBufferPointer(rebasing: bytes[WeightsFormat.headerLength...])
    guard WeightsFormat.checksum(content) == sum else {
      throw fault(
        .damaged,
        "the checksum at byte 40 isn't that of the bytes from \(WeightsFormat.headerLength) on; the file was changed"
      )
    }
    for offset in stride(from: WeightsFormat.headerLength, to: WeightsFormat.rowsOffset, by: 4)
    where !Float(bitPattern: word(offset)).isFinite {
      throw fault(.damaged, "the number at byte \(offset) isn't finite")
    }
    return Int(word(32))
  }

  /// Returns the sets of sentences that the weights were learned from.
  /// - Throws: `WeightsError` where the record isn't what it should be.
  package func sets() throws -> [TrainingSetRecord] {
    let record = Data(bytes[WeightsFormat.recordOffset..<WeightsFormat.recordOffset + recordLength])
    do { return try JSONDecoder().decode([TrainingSetRecord].self, from: record) } catch {
      throw WeightsError(.damaged, "weights: the record at byte \(WeightsFormat.recordOffset): \(error)")
    }
  }

  @inline(__always)
  func parameter(_ parameter: WeightsFormat.Parameter, _ output: Int) -> Float {
    precondition(output >= 0 && output < Head.outputCount, "no such output")
    return Float(
      bitPattern: UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: parameter.offset(of: output), as: UInt32.self)))
  }
}
