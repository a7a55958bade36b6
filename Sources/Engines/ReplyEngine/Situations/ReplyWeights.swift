import BinaryFiles
import Foundation
import MessageUnderstanding

/// The learned weights of replies, mapped from one file and read in place.
package final class ReplyWeights: Sendable {
  private let mapped: MappedBytes
  /// The record of what the weights are of and were learned from.
  package let record: ReplyWeightsFormat.Record

  var bytes: UnsafeRawBufferPointer { mapped.bytes }

  /// The number of situations.
  package var count: Int { record.situations.count }

  /// Maps a file, and checks that its bytes are those that were written.
  /// - Throws: `ReplyEngineError`.
  package convenience init(contentsOf url: URL) throws {
    do {
      try self.init(MappedBytes(contentsOf: url), name: url.path)
    } catch let failure as MappedBytes.Failure {
      throw ReplyEngineError(.unreadable, "weights \(url.path): \(failure)")
    }
  }

  /// Weights in memory, as training makes them.
  package convenience init(_ content: [UInt8]) throws {
    try self.init(MappedBytes(copying: content), name: "in memory")
  }

  private init(_ mapped: MappedBytes, name: String) throws {
    record = try ReplyWeights.checkedRecord(mapped.bytes, name: name)
    self.mapped = mapped
  }

  private static func checkedRecord(
    _ bytes: UnsafeRawBufferPointer, name: String
  ) throws -> ReplyWeightsFormat.Record {
    func fault(_ code: ReplyEngineError.Code, _ what: String) -> ReplyEngineError {
      ReplyEngineError(code, "weights \(name): \(what)")
    }
    func word(_ offset: Int) -> UInt32 {
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    guard bytes.count >= ReplyWeightsFormat.headerLength else {
      throw fault(
        .damaged,
        "ends at byte \(bytes.count), within its header of \(ReplyWeightsFormat.headerLength) bytes")
    }
    guard bytes.prefix(8).elementsEqual(ReplyWeightsFormat.magic) else {
      throw fault(.damaged, "begins with other bytes than BECKONRW; it is no file of reply weights")
    }
    guard word(8) == ReplyWeightsFormat.version else {
      throw fault(
        .wrongVersion,
        "is of version \(word(8)), expected \(ReplyWeightsFormat.version); run beckon train-replies")
    }
    let situations = Int(word(12))
    let offset = ReplyWeightsFormat.recordOffset(situations)
    guard bytes.count == offset + Int(word(16)) else {
      throw fault(.damaged, "has \(bytes.count) bytes, expected \(offset + Int(word(16)))")
    }
    let sum = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self))
    let content = UnsafeRawBufferPointer(rebasing: bytes[ReplyWeightsFormat.headerLength...])
    guard WeightsFormat.checksum(content) == sum else {
      throw fault(.damaged, "the checksum at byte 24 isn't that of what follows; the file was changed")
    }
    do {
      let record = try JSONDecoder().decode(
        ReplyWeightsFormat.Record.self, from: Data(bytes[offset..<bytes.count]))
      guard record.situations.count == situations else {
        throw fault(.damaged, "names \(record.situations.count) situations, expected \(situations)")
      }
      return record
    } catch let error as DecodingError {
      throw fault(.damaged, "the record at byte \(offset): \(error)")
    }
  }

  /// A number of a situation: its bias, or the scale of a block.
  @inline(__always)
  func parameter(_ block: ReplyWeightsFormat.Block?, _ situation: Int) -> Float {
    let place = (block.map { $0.rawValue + 1 } ?? 0) * count + situation
    return number(at: ReplyWeightsFormat.headerLength + place * 4)
  }

  func number(at offset: Int) -> Float {
    Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// The weights of a row, one for each situation.
  @inline(__always)
  func row(_ row: Int) -> UnsafePointer<Int8>? {
    precondition(row >= 0 && row < ReplyWeightsFormat.rows, "no such row")
    return bytes.baseAddress.map {
      ($0 + ReplyWeightsFormat.rowsOffset(count) + row * count).assumingMemoryBound(to: Int8.self)
    }
  }

  /// The weights of what ranks replies.
  package func ranker() -> RankerWeights {
    let offset = ReplyWeightsFormat.rankerOffset(count)
    return RankerWeights((0..<RankerWeights.count).map { number(at: offset + $0 * 4) })
  }
}
